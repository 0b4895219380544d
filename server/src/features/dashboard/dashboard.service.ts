import { readTalk } from '@lodestar/coach/coaching/talk-figures'
import type { Dashboard, DashboardStats } from '@lodestar/contract/dashboard'
import type { Db } from '../../db/connect.ts'
import { readTalkFacts, type TalkFacts } from './dashboard.store.ts'

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Definitions: docs/coaching/figures.md. */
function toStats({
  totalSessions,
  totalReflections,
  averageRating,
  recentMessages,
}: TalkFacts): DashboardStats {
  const talk = readTalk(recentMessages)
  const rating = averageRating === null ? null : (averageRating - 1) / 4
  const sentiment = [rating, talk.mood].filter((value) => value !== null)
  return {
    totalSessions,
    totalReflections,
    averageSentiment: round(mean(sentiment), 2),
    averageClarity: round(talk.clarity ?? 0, 1),
    averageConfidence: round(talk.confidence ?? 0, 2),
  }
}

/** A person's figures. Insights and recommendations stay empty until there is evidence to derive them from. */
export async function getDashboard(db: Db, userId: string): Promise<Dashboard> {
  return { stats: toStats(await readTalkFacts(db, userId)), insights: [], recommendations: [] }
}
