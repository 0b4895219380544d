import type { History, PastSession } from './history.ts'
import type { Finding, InsightDraft } from './insight-draft.ts'
import { ENOUGH_VALUES, findTrend, type Trend } from './trend.ts'
import { type Sayer, sayCount, sayMark, sayPercent } from './wording.ts'

/** Sessions looked at; older ones say nothing about how it is going now. */
const LOOKED_AT = 10
/** A level is worth telling from this many ratings on. */
const NEED_OF_LEVEL = 8

/**
 * How a session left its owner: the mean of its rating, with 1 star as 0 and 5 as 1, and of the share of hopeful
 * words among the feelings named in it, where they exist; null without either.
 */
function readSentiment({ rating, feelings, hopeful }: PastSession): number | null {
  const parts = [rating === null ? null : (rating - 1) / 4, feelings > 0 ? hopeful / feelings : null]
  const known = parts.filter((part) => part !== null)
  return known.length > 0 ? known.reduce((sum, part) => sum + part, 0) / known.length : null
}

/** Finds where mood and ratings are going, by a test that one good or bad session cannot decide. */
export function findSentiment({ sessions }: History, sayer: Sayer): Finding {
  const felt = sessions
    .filter((session) => readSentiment(session) !== null)
    .slice(0, LOOKED_AT)
    .toReversed()
  const trend = findTrend(felt.map((session) => readSentiment(session) ?? 0))
  const draft = trend ? tellTrend(felt, trend, sayer) : tellLevel(felt, sayer)
  return {
    type: 'sentiment_trend',
    drafts: draft ? [draft] : [],
    have: felt.length,
    need: ENOUGH_VALUES,
    noun: 'session that you have rated or named a feeling in',
    nouns: 'sessions that you have rated or named a feeling in',
    quiet: 'Your ratings and the feelings you name go up and down without a direction.',
  }
}

const toPieces = (sessions: readonly PastSession[]) =>
  sessions.map(({ id, startedAtMs }) => ({ id, atMs: startedAtMs }))

function tellTrend(felt: readonly PastSession[], { direction, from, to }: Trend, sayer: Sayer): InsightDraft {
  const change = `Ratings and the feelings you named, taken together, went from ${sayPercent(from)} to ${sayPercent(to)} over ${sayCount(felt.length, 'session')}`
  const month = sayer.month(felt.at(-1)?.startedAtMs ?? 0)
  const base = { type: 'sentiment_trend' as const, pieces: toPieces(felt), noun: 'session' }
  return direction === 'up'
    ? {
        ...base,
        subject: `up.${month}`,
        title: 'You leave sessions in better spirits',
        description: `${change}. Something you do differently is working. Name it while it is fresh, so that you can do it again in a bad week.`,
        priority: 2,
      }
    : {
        ...base,
        subject: `down.${month}`,
        title: 'Your sessions weigh more than they did',
        description: `${change}. The matters may have become heavier, or the sessions help less. Both are worth opening the next one with, and the first is worth telling somebody you trust.`,
        priority: 1,
      }
}

function tellLevel(felt: readonly PastSession[], sayer: Sayer): InsightDraft | null {
  const rated = felt.filter(({ rating }) => rating !== null)
  if (rated.length < NEED_OF_LEVEL) return null
  const mean = rated.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / rated.length
  return {
    type: 'sentiment_trend',
    subject: `level.${sayer.month(rated.at(-1)?.startedAtMs ?? 0)}`,
    title: `Steady at ${sayMark(mean)} of 5`,
    description: `Your last ${rated.length} ratings show no direction up or down. ${
      mean >= 4
        ? 'A level like this is a good base for the conversation you have kept for later.'
        : 'If you expect more from a session, say so in it: “I want to leave with one sentence I can say.”'
    }`,
    priority: 3,
    pieces: toPieces(rated),
    noun: 'rated session',
  }
}
