import { type AwaitedInsight, INSIGHT_TYPES, type Insight } from '@lodestar/contract/insights'
import { findDepth } from './find-depth.ts'
import { findGoalProgress } from './find-goal-progress.ts'
import { findGrowth } from './find-growth.ts'
import { findMilestones } from './find-milestones.ts'
import { findPatterns } from './find-patterns.ts'
import { findSentiment } from './find-sentiment.ts'
import { findStrengths } from './find-strengths.ts'
import { type History, orderHistory, type Reader } from './history.ts'
import { type Finding, type InsightDraft, newestOf, sayEvidence, sinceOf } from './insight-draft.ts'
import { createSayer, type Sayer } from './wording.ts'

/** Everything a history comes to: its insights, and the types that have nothing to say yet. */
export interface Readings {
  readonly insights: Insight[]
  readonly awaited: AwaitedInsight[]
}

/**
 * Derives insights from what somebody has done. The same history at the same moment gives the same ones, whatever the
 * order of its rows.
 *
 * @param dismissed ids of insights that their owner has put away: they come inactive.
 * @returns insights by priority, at first one of each type, then newest evidence first; an id is the type, what it is
 * about and, for trends, the month, so that nothing is told twice and a dismissed one stays away.
 * @see docs/coaching/insights.md
 */
export function deriveInsights(
  history: History,
  { userId, timeZone, nowMs }: Reader,
  dismissed: ReadonlySet<string> = new Set(),
): Readings {
  const sayer = createSayer(timeZone, nowMs)
  const ordered = orderHistory(history)
  const findings: Finding[] = [
    findGoalProgress(ordered, sayer, nowMs),
    findPatterns(ordered, sayer),
    findSentiment(ordered, sayer),
    findGrowth(ordered, sayer),
    findStrengths(ordered),
    findDepth(ordered, sayer),
    findMilestones(ordered, sayer, nowMs),
  ]
  const insights = findings
    .flatMap(({ drafts }) => drafts.toSorted(byPriority))
    .map((draft) => {
      const id = `${draft.type}.${draft.subject}`
      return toInsight(draft, { id, userId, isActive: !dismissed.has(id), sayer })
    })
  return { insights: orderInsights(insights), awaited: listAwaited(findings) }
}

const byPriority = (one: InsightDraft, other: InsightDraft) =>
  one.priority - other.priority || newestOf(other) - newestOf(one) || (one.subject < other.subject ? -1 : 1)

function toInsight(
  draft: InsightDraft,
  { sayer, ...own }: Pick<Insight, 'id' | 'userId' | 'isActive'> & { sayer: Sayer },
): Insight {
  return {
    ...own,
    type: draft.type,
    title: draft.title,
    description: draft.description,
    metadata: {
      evidence: sayEvidence(draft, sayer),
      count: draft.pieces.length,
      since: new Date(sinceOf(draft)).toISOString(),
      subjects: draft.pieces.map(({ id }) => id).toSorted(),
      quote: draft.quote ?? null,
    },
    priority: draft.priority,
    createdAt: new Date(newestOf(draft)).toISOString(),
  }
}

/** Active ones first; within a priority a second insight of a type waits until every type has had its first. */
function orderInsights(insights: readonly Insight[]): Insight[] {
  const places = new Map<string, number>()
  const placed = insights.map((insight) => {
    const key = `${insight.isActive} ${insight.priority} ${insight.type}`
    const place = places.get(key) ?? 0
    places.set(key, place + 1)
    return { insight, place }
  })
  return placed
    .toSorted(
      ({ insight: one, place }, { insight: other, place: otherPlace }) =>
        Number(other.isActive) - Number(one.isActive) ||
        one.priority - other.priority ||
        place - otherPlace ||
        (one.createdAt < other.createdAt
          ? 1
          : one.createdAt > other.createdAt
            ? -1
            : one.id < other.id
              ? -1
              : 1),
    )
    .map(({ insight }) => insight)
}

/** In the contract's order of types. */
function listAwaited(findings: readonly Finding[]): AwaitedInsight[] {
  return INSIGHT_TYPES.flatMap((type) => {
    const silent = findings.find((finding) => finding.type === type && finding.drafts.length === 0)
    return silent ? [tellAwaited(silent)] : []
  })
}

function tellAwaited({ type, have, need, noun, nouns, quiet }: Finding): AwaitedInsight {
  const missing = need - have
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  const message =
    missing <= 0
      ? quiet
      : have === 0 && need === 1
        ? `Needs ${article} ${noun}.`
        : `Needs ${missing}${have > 0 ? ' more' : ''} ${missing === 1 ? noun : nouns}.`
  return { type, have, need, message }
}
