import { expectSummary, type PreparedSummary } from '@lodestar/coach/coaching/texts/model-summary'
import type { Deps } from '../../deps.ts'
import type { LanguageModel } from '../../llm/language-model.ts'
import { findWriter } from '../../llm/leading.ts'
import { writeVerified } from '../../llm/write-verified.ts'
import { isAskedFor, keepModelText } from './sent.store.ts'

/** Whose session has ended. */
interface Ended {
  readonly user: { id: string; timeZone: string }
  readonly sessionId: string
}

/** Told whose session has ended. Never rejects. */
export type OnSummed = (user: Ended['user']) => Promise<void>

/** Nobody waits for it, and it is read soon. */
const WITHIN_MS = 30_000

/**
 * Lets the model that leads word what a session that has just ended came to. What is built in stands until then, and wherever the
 * model fails. Never rejects.
 */
export async function wordAfterwards(sum: PreparedSummary, ended: Ended, deps: Deps): Promise<void> {
  const model = findWriter(deps.coach)
  if (!model) return
  try {
    await wordSummary(sum, ended, model, deps)
  } catch (error) {
    deps.log.warn({ err: error }, 'What a session came to could not be given to the language model')
  }
}

async function wordSummary(
  { summary, steps, brief }: PreparedSummary,
  { user, sessionId }: Ended,
  model: LanguageModel,
  { turnsDb: db, clock }: Deps,
): Promise<void> {
  const key = { userId: user.id, task: 'summary', subject: sessionId } as const
  if (!brief || (await isAskedFor(db, key, summary))) return
  const { made, engine, sent } = await writeVerified(model, {
    task: 'summary',
    userId: user.id,
    withinMs: WITHIN_MS,
    brief,
    expect: (given) => expectSummary(given, steps),
    builtIn: { summary },
  })
  const written = engine === null ? null : made.summary
  if (sent)
    await keepModelText(db, { ...key, builtIn: summary, written, sent, createdAt: clock().toISOString() })
}
