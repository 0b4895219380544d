import { briefInsight, expectInsight } from '@lodestar/coach/coaching/texts/model-insight'
import type { Deps } from '../../deps.ts'
import { findWriter } from '../../llm/leading.ts'
import { writeVerified } from '../../llm/write-verified.ts'
import { keepModelText } from '../coaching/sent.store.ts'
import { readInsights } from './insights.service.ts'

/** Nobody waits for it. */
const WITHIN_MS = 30_000
/** The first insights, which are those on the dashboard: the others keep the words that are built in. */
const MOST_INSIGHTS = 3

/**
 * Lets the model that leads word a person's first insights that it has not been asked for, one after the other. What is built in
 * stands until then, and wherever the model fails. Never rejects.
 */
export async function wordFirstInsights(user: { id: string; timeZone: string }, deps: Deps): Promise<void> {
  const model = findWriter(deps.coach)
  if (!model) return
  const { turnsDb: db, clock } = deps
  try {
    const { insights } = await readInsights({ db, user, clock })
    const first = insights.filter(({ isActive }) => isActive).slice(0, MOST_INSIGHTS)
    for (const insight of first.filter(({ writing }) => writing === undefined)) {
      const { id, description } = insight
      const { made, engine, sent } = await writeVerified(model, {
        task: 'insight',
        userId: user.id,
        withinMs: WITHIN_MS,
        brief: briefInsight(insight, { now: clock(), timeZone: user.timeZone }),
        expect: expectInsight,
        builtIn: { description },
      })
      if (!sent) continue
      const written = engine === null ? null : made.description
      const key = { userId: user.id, task: 'insight', subject: id } as const
      const createdAt = clock().toISOString()
      await keepModelText(db, { ...key, builtIn: description, written, sent, createdAt })
    }
  } catch (error) {
    deps.log.warn({ err: error }, 'Insights could not be given to the language model')
  }
}
