import { deriveInsights, type Readings } from '@lodestar/coach/insights/derive-insights'
import { wordInsights } from '@lodestar/coach/insights/word-insights'
import type { Insight } from '@lodestar/contract/insights'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { type Facts, keepDismissal, readFacts } from './insights.store.ts'

/** Whose insights, and what is needed to derive them. */
export interface Asker {
  db: Db
  user: { id: string; timeZone: string }
  clock: Deps['clock']
}

/** Derives a person's insights, and what the silent types wait for. */
export async function readInsights(asker: Asker): Promise<Readings> {
  return deriveFrom(await readFacts(asker.db, asker.user.id, asker.clock()), asker)
}

/** Derives insights from facts that have been read already, in the words a language model has found for them. */
export function deriveFrom({ history, dismissed, worded }: Facts, { user, clock }: Asker): Readings {
  const { insights, awaited } = deriveInsights(history, toReader({ user, clock }), new Set(dismissed))
  return { insights: wordInsights(insights, worded), awaited }
}

/** The person and the moment, as the coach knows them. */
export const toReader = ({ user, clock }: Pick<Asker, 'user' | 'clock'>) => ({
  userId: user.id,
  timeZone: user.timeZone,
  nowMs: clock().getTime(),
})

/**
 * Puts one of a person's insights away, or brings it back.
 *
 * @throws AppError `not_found` for what is no insight of theirs at this moment.
 */
export async function setInsight(asker: Asker, id: string, isActive: boolean): Promise<Insight> {
  const { insights } = await readInsights(asker)
  const insight = insights.find((each) => each.id === id)
  if (!insight) throw new AppError('not_found')
  const dismissedAt = isActive ? null : asker.clock().toISOString()
  await keepDismissal(asker.db, asker.user.id, { insightId: id, dismissedAt })
  return { ...insight, isActive }
}
