import type { History, PastAnalysis } from './history.ts'
import {
  isLately,
  type RecommendationDraft,
  type RecommendationMoment,
  type RecommendationRule,
  WRITE,
} from './recommendation-draft.ts'
import { DAY_MS, sayCount, sayPercent, shorten } from './wording.ts'

/** Analyses and sessions looked at, the fewest that say something, and scores below which there is work to do. */
const LOOKED_AT = 5
const NEED = 3
const WEAK_SCORE = 0.7
const HEDGED = 0.42
const DAYS_AHEAD = 3

function prepareMeeting(
  { meetings, assessment }: History,
  { sayer }: RecommendationMoment,
): RecommendationDraft | null {
  const next = meetings.at(-1)
  if (!next || !assessment) return null
  return {
    ...WRITE,
    key: `meeting.${next.id}`,
    title: `Prepare “${shorten(next.title)}”`,
    description: `It is on ${sayer.day(next.startsAtMs)} and you marked it as ${next.importance}. Settle the first sentence and the one thing you want to leave with.`,
    priority: 1,
    href: '/coaching',
    atMs: next.startsAtMs - DAYS_AHEAD * DAY_MS,
  }
}

const WEAKEST = {
  clarity: {
    title: 'Put the request into the first line',
    description: 'Clarity was the lowest of your scores',
  },
  tone: {
    title: 'Read your next message as the person who gets it',
    description: 'Tone was the lowest of your scores',
  },
  professionalism: {
    title: 'Give your next message a second reading before it goes',
    description: 'Professionalism was the lowest of your scores',
  },
} as const

function meanScore(analyses: readonly PastAnalysis[], score: keyof typeof WEAKEST): number {
  const known = analyses.flatMap((analysis) => analysis[score] ?? [])
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : 1
}

function workOnWeakest({ analyses }: History): RecommendationDraft | null {
  const latest = analyses.slice(0, LOOKED_AT)
  const [newest] = latest
  if (!newest || latest.length < NEED) return null
  const [weakest] = (['clarity', 'tone', 'professionalism'] as const)
    .map((score) => ({ score, mean: meanScore(latest, score) }))
    .toSorted((one, other) => one.mean - other.mean)
  if (!weakest || weakest.mean >= WEAK_SCORE) return null
  const { title, description } = WEAKEST[weakest.score]
  return {
    ...WRITE,
    key: `weakest.${weakest.score}`,
    title,
    description: `${description}: ${sayPercent(weakest.mean)} over your last ${sayCount(latest.length, 'message')}.`,
    priority: 2,
    href: '/communication',
    atMs: newest.atMs,
  }
}

function dropHedges({ sessions }: History): RecommendationDraft | null {
  const worded = sessions.filter(({ confidence }) => confidence !== null).slice(0, LOOKED_AT)
  const [newest] = worded
  if (!newest || worded.length < NEED) return null
  const mean = worded.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / worded.length
  if (mean >= HEDGED) return null
  return {
    ...WRITE,
    key: 'hedges',
    title: 'Say the next one without “maybe” and “I think”',
    description: `Hedges outweigh statements in your last ${sayCount(worded.length, 'session')}. Write the sentence twice, once with and once without, and say the one you would believe.`,
    priority: 2,
    href: '/communication',
    atMs: newest.startedAtMs,
  }
}

function checkMessage(
  { analyses, assessment }: History,
  { nowMs }: RecommendationMoment,
): RecommendationDraft | null {
  const newestMs = analyses.length > 0 ? Math.max(...analyses.map(({ atMs }) => atMs)) : null
  const isDone = isLately(newestMs, nowMs)
  if (!assessment || (newestMs !== null && !isDone)) return null
  return {
    ...WRITE,
    key: 'first-message',
    title: 'Have one message read before you send it',
    description:
      'Paste the e-mail you have rewritten three times. You see what the reader will hear, sentence by sentence.',
    priority: 3,
    isCompleted: isDone,
    href: '/communication',
    atMs: newestMs ?? assessment.completedAtMs,
  }
}

/** What to do about what one says and writes, in the order in which it is given within a priority. */
export const COMMUNICATION_RULES: readonly RecommendationRule[] = [
  prepareMeeting,
  workOnWeakest,
  dropHedges,
  checkMessage,
]
