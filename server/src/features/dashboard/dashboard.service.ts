import type { TalkFigures } from '@lodestar/coach/coaching/talk-figures'
import type { Dashboard, DashboardStats } from '@lodestar/contract/dashboard'
import type { Db } from '../../db/connect.ts'
import type { CoachDeps } from '../../deps.ts'
import { readTalkFacts, type TalkFacts } from './dashboard.store.ts'

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const NOTHING_SAID: TalkFigures = { mood: null, clarity: null, confidence: null }

/** Definitions: docs/coaching/figures.md. */
function toStats(facts: TalkFacts, talk: TalkFigures): DashboardStats {
  const rating = facts.averageRating === null ? null : (facts.averageRating - 1) / 4
  const sentiment = [rating, talk.mood].filter((value) => value !== null)
  return {
    totalSessions: facts.totalSessions,
    totalReflections: facts.totalReflections,
    averageSentiment: round(mean(sentiment), 2),
    averageClarity: round(talk.clarity ?? 0, 1),
    averageConfidence: round(talk.confidence ?? 0, 2),
  }
}

/** A person's figures. Insights and recommendations stay empty until there is evidence to derive them from. */
export async function getDashboard(db: Db, userId: string, { engine }: CoachDeps): Promise<Dashboard> {
  const facts = await readTalkFacts(db, userId)
  // Whoever has said nothing yet does not wait for the coach to load.
  const talk =
    facts.recentMessages.length > 0 ? (await engine()).readTalk(facts.recentMessages) : NOTHING_SAID
  return { stats: toStats(facts, talk), insights: [], recommendations: [] }
}
