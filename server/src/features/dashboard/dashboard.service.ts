import { listWeeks } from '@lodestar/coach/analytics/derive-outlook'
import { readRecord } from '@lodestar/coach/analytics/read-record'
import { recommend } from '@lodestar/coach/insights/recommend'
import type { Dashboard, DashboardStats } from '@lodestar/contract/dashboard'
import { type Asker, deriveFrom, toReader } from '../insights/insights.service.ts'
import { type Facts, readFacts } from '../insights/insights.store.ts'

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** The mean of those that are known; 0 without any. */
function meanOfKnown(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
}

/** Definitions: docs/coaching/figures.md. */
function toStats({ totals, talk, writtenClarity }: Facts): DashboardStats {
  const rating = totals.rating === null ? null : (totals.rating - 1) / 4
  const mood = talk.feelings > 0 ? talk.hopeful / talk.feelings : null
  return {
    totalSessions: totals.sessions,
    totalReflections: totals.reflections,
    averageSentiment: round(meanOfKnown([rating, mood]), 2),
    averageClarity: round(
      meanOfKnown([talk.clarity, writtenClarity === null ? null : writtenClarity * 10]),
      1,
    ),
    averageConfidence: round(talk.confidence ?? 0, 2),
  }
}

/** The first of each; the screen shows two insights and three recommendations, and all insights have a screen. */
const MOST = 5

/** A person's figures, insights and recommendations: one read of the database, the rest is derived. */
export async function getDashboard(asker: Asker): Promise<Dashboard> {
  const now = asker.clock()
  const facts = await readFacts(asker.db, asker.user.id, now)
  const { weeks } = readRecord({ activities: facts.activities, now, timeZone: asker.user.timeZone })
  return {
    stats: toStats(facts),
    insights: deriveFrom(facts, asker)
      .insights.filter(({ isActive }) => isActive)
      .slice(0, MOST),
    recommendations: recommend(facts.history, toReader(asker)).slice(0, MOST),
    weeks: listWeeks(weeks),
  }
}
