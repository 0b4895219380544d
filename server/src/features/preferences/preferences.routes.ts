import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { getPreferences, samplePreferences, updatePreferences } from '@lodestar/contract/preferences'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import { throttle } from '../../http/throttle.ts'
import { whileAsked } from '../../http/while-asked.ts'
import * as preferences from './preferences.store.ts'

/** Names a feeling and somebody to talk to: most preferences change what is said to it. */
const SAMPLE =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I talk to him in ten minutes, and I am nervous.'

/** How a person wants to be coached, and what the coach would say then. */
export function mountPreferences(app: FastifyInstance, { clock, coach, limits }: Deps): void {
  mount(app, getPreferences, async ({ db, user }) => preferences.getPreferences(db, user.id))
  mount(app, updatePreferences, async ({ db, user, body }) =>
    preferences.savePreferences(db, user.id, body, clock().toISOString()),
  )
  mount(app, samplePreferences, async ({ db, user, body, reply }) => {
    const perMinute = { name: 'preferences-samples', of: [user.id], most: limits.analysesPerMinute }
    await throttle(db, [perMinute], 1, clock())
    const { turn } = await coach.builtIn.ask(
      'prepareTurn',
      {
        message: SAMPLE,
        sessionId: 'sample',
        sessionTitle: '',
        history: [],
        preferences: { ...body, userId: user.id },
        profile: null,
        surroundings: NO_SURROUNDINGS,
        previousCommitment: null,
        now: clock(),
        timeZone: user.timeZone,
        locale: user.locale,
      },
      { signal: whileAsked(reply) },
    )
    const full = turn.metadata.structuredResponse
    return {
      said: SAMPLE,
      content: turn.content,
      diagnosis: full?.diagnosis ?? '',
      approaches: full?.approaches.length ?? 0,
      steps: full?.actionPlan.length ?? 0,
      exercises: full?.practiceExercises.length ?? 0,
    }
  })
}
