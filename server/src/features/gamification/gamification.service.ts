import { deriveProgress, type LeaderProgress } from '@lodestar/coach/gamification/derive-progress'
import type { Achievement, LeaderboardEntry } from '@lodestar/contract/gamification'
import type { Db } from '../../db/connect.ts'
import { readHistories, readHistory } from '../../db/history.ts'
import * as seen from './achievements-seen.store.ts'
import * as standings from './standings.store.ts'

/** Whose progress it is, and where their days begin. */
interface Leader {
  id: string
  timeZone: string
}

/** Derives everything about one person from what they have done. */
export async function readProgress(db: Db, leader: Leader, now: Date): Promise<LeaderProgress> {
  const { activities, closed } = await readHistory(db, leader, now)
  return deriveProgress(activities, now, leader.timeZone, closed)
}

export async function listAchievements(db: Db, leader: Leader, now: Date): Promise<Achievement[]> {
  const [{ achievements }, displayed] = await Promise.all([
    readProgress(db, leader, now),
    seen.listSeen(db, leader.id),
  ])
  return achievements.map((one) => ({ ...one, isNew: one.unlocked && !displayed.has(one.id) }))
}

/** Remembers what has been displayed. What is locked, or not an achievement, cannot have been. */
export async function markAchievementsSeen(db: Db, leader: Leader, ids: string[], now: Date): Promise<void> {
  const { achievements } = await readProgress(db, leader, now)
  const shown = achievements.filter(({ id, unlocked }) => unlocked && ids.includes(id))
  await seen.addSeen(
    db,
    leader.id,
    shown.map(({ id }) => id),
    now.toISOString(),
  )
}

/** Up to this many people, everybody's row is as of now: what the next refresh would change is computed for the look. */
const SMALL_INSTALLATION = 500

/**
 * The people with most points and the caller among them; before the caller has joined (decision D86), the caller alone with
 * the rank they would have. The caller's own row is as of now; those of the others are as
 * of the last refresh where there are many people, but whoever leaves the leaderboard is gone at once.
 */
export async function getLeaderboard(db: Db, leader: Leader, now: Date): Promise<LeaderboardEntry[]> {
  const { isSmall, refreshedAt } = await standings.readState(db, SMALL_INSTALLATION)
  const due = isSmall ? await standings.listDue(db, dueAt(refreshedAt, now), '', SMALL_INSTALLATION) : []
  const others = due.filter(({ id }) => id !== leader.id)
  const computed = await computeStandings(db, [...others, leader], now)
  const board = await standings.readBoard(db, computed)
  const hasJoined = board.some(({ userId, onLeaderboard }) => userId === leader.id && onLeaderboard)
  const rows = board
    .filter(
      ({ userId, onLeaderboard, points }) =>
        userId === leader.id || (hasJoined && onLeaderboard && points > 0),
    )
    .map((row) => ({ ...row, isCurrentUser: row.userId === leader.id }))
    // Of equal ones the caller stands last.
    .sort(
      (one, other) => other.points - one.points || Number(one.isCurrentUser) - Number(other.isCurrentUser),
    )
    .filter(({ isCurrentUser }, place) => place < standings.MOST_LISTED || isCurrentUser)
  const self = rows.find(({ isCurrentUser }) => isCurrentUser)
  const isCounted = !hasJoined || rows.length > standings.MOST_LISTED
  const above = isCounted && self ? await standings.countAbove(db, computed, self) : 0
  return rows.map((row, place) => ({
    id: `place_${place + 1}`,
    rank: 1 + (row === self && isCounted ? above : rows.findIndex(({ points }) => points === row.points)),
    userName: shortenName(row),
    level: row.level,
    totalPoints: row.points,
    isCurrentUser: row.isCurrentUser,
  }))
}

/** First name and initial of the last name, as far as they are known. */
function shortenName({ firstName, lastName }: standings.ShownName): string {
  const [first, last] = [firstName?.trim() ?? '', lastName?.trim() ?? '']
  const initial = last ? `${[...last][0]}.` : ''
  return [first, initial].filter(Boolean).join(' ') || 'Leader'
}

/** People whose activities are in memory at the same time. */
const BATCH = 100
/** What was recorded shortly before a refresh may have been committed after it. */
const OVERLAP_MS = 60_000
/** How often those at the top are looked at again. */
const CHECK_TOP_MS = 60 * 60 * 1000

/**
 * Brings the standings of everybody up to date who has done something since the last refresh, and every hour of those at
 * the top, because what somebody takes back leaves no trace in time. Repeating it changes nothing; one that was interrupted is
 * made up for by the next. For the job worker, every few minutes.
 *
 * @returns how many people were computed.
 */
export async function refreshStandings(db: Db, now: Date): Promise<number> {
  const { refreshedAt } = await standings.readState(db, SMALL_INSTALLATION)
  const due = dueAt(refreshedAt, now)
  let computed = 0
  let after = ''
  for (;;) {
    const people = await standings.listDue(db, due, after, BATCH)
    await standings.saveStandings(db, await computeStandings(db, people, now), now.toISOString())
    computed += people.length
    after = people.at(-1)?.id ?? after
    if (people.length < BATCH) break
  }
  await standings.saveRefresh(db, now.toISOString())
  return computed
}

/** Who is due at a moment, by when the standings were refreshed last. */
const dueAt = (refreshedAt: string | null, now: Date): standings.Due => ({
  activeSince: refreshedAt === null ? null : instantBefore(refreshedAt, OVERLAP_MS),
  topCheckedBefore: instantBefore(now.toISOString(), CHECK_TOP_MS),
})

const instantBefore = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) - ms).toISOString()

async function computeStandings(
  db: Db,
  people: readonly standings.DuePerson[],
  now: Date,
): Promise<standings.Standing[]> {
  if (people.length === 0) return []
  const leaders = people.map(({ id, timeZone }) => ({ id, timeZone: timeZone ?? 'UTC' }))
  const histories = await readHistories(db, leaders, now)
  return leaders.map(({ id, timeZone }) => {
    const { activities = [], closed } = histories.get(id) ?? {}
    const { stats } = deriveProgress(activities, now, timeZone, closed)
    return { userId: id, points: stats.totalPoints, level: stats.currentLevel }
  })
}
