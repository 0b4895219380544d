import { listSkillQuestions } from '@lodestar/coach/prompts/list-skill-questions'
import { expectPrompt, type PreparedPrompt } from '@lodestar/coach/prompts/prepare-prompt'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import * as contract from '@lodestar/contract/prompts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mountPublic } from '../../http/mount.ts'
import { networkOf, throttle } from '../../http/throttle.ts'
import { whileAsked } from '../../http/while-asked.ts'
import type { LanguageModel } from '../../llm/language-model.ts'
import { getPreferences } from '../preferences/preferences.store.ts'

const VISITOR = { userId: 'visitor', ...DEFAULT_PREFERENCES }

/** Long enough for some 250 words; the built-in coach's own stand ready. */
const WITHIN_MS = 20_000

/** A quick word of coaching and the questions on four skills; open to visitors, and nothing is stored. */
export function mountPrompts(app: FastifyInstance, { clock, coach, limits }: Deps): void {
  mountPublic(app, contract.getPrompt, async ({ db, user, body: { situation, context }, request, reply }) => {
    const perMinute = user
      ? { name: 'prompts', of: [user.id], most: limits.promptsPerMinute }
      : { name: 'visitor-prompts', of: [networkOf(request.ip)], most: limits.visitorPromptsPerMinute }
    await throttle(db, [perMinute], 1, clock())
    const input = {
      situation,
      details: context.hasDetails ? context.specificDetails : '',
      preferences: user ? await getPreferences(db, user.id) : VISITOR,
      now: clock(),
      timeZone: user?.timeZone ?? 'UTC',
    }
    const prepared = await coach.builtIn.ask('preparePrompt', input, { signal: whileAsked(reply) })
    // Whoever runs this server pays for each answer, so a model writes only for people with an account.
    return user && coach.languageModel
      ? letModelWrite({ ...prepared, userId: user.id }, coach.languageModel)
      : prepared.prompt
  })

  mountPublic(app, contract.getSkillQuestions, async ({ params, query }) => {
    const focusArea = contract.FOCUS_AREAS.find((area) => area === params.focusArea)
    if (!focusArea) throw new AppError('not_found')
    return { focusArea, questions: listSkillQuestions(focusArea, query.page ?? 0) }
  })
}

/** Lets the model put a word of coaching into its own words; the built-in coach's stand where it fails. */
async function letModelWrite(
  { prompt, brief, userId }: PreparedPrompt & { userId: string },
  model: LanguageModel,
): Promise<contract.CoachingPrompt> {
  if (!brief) return prompt
  const { form, read, accept } = expectPrompt(brief, prompt)
  let written = prompt
  await model.write({
    task: 'prompt',
    userId,
    withinMs: WITHIN_MS,
    instructions: brief.instructions,
    prompt: brief.messages,
    schema: form,
    read,
    check: (answer) => {
      const accepted = accept(answer, model.name)
      if ('refusal' in accepted) return accepted
      written = accepted
      return null
    },
  })
  return written
}
