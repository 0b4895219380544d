import { listCommitments } from './commitments.ts'
import type { History, PastSession } from './history.ts'
import type { Finding, InsightDraft } from './insight-draft.ts'
import { ENOUGH_VALUES, findTrend } from './trend.ts'
import { type Sayer, sayCount, sayMark, sayPercent, shorten } from './wording.ts'

/** Steps with a known outcome before one can speak of a habit, and the share that makes it one. */
const NEED_SETTLED = 4
const HABIT = 0.75
/** Sessions looked at for a change in wording. */
const LOOKED_AT = 12
/** A change smaller than this does not show in a conversation. */
const VISIBLE = { clarity: 0.5, confidence: 0.08 }

/** Finds what has grown: how concretely and how firmly somebody speaks, and whether they do what they set out to do. */
export function findGrowth({ sessions }: History, sayer: Sayer): Finding {
  const worded = oldestFirst(
    sessions.filter(({ clarity, confidence }) => clarity !== null && confidence !== null),
  )
  const drafts = [findClarity(worded, sayer), findConfidence(worded, sayer), findKept(sessions)]
  return {
    type: 'growth_pattern',
    drafts: drafts.filter((draft) => draft !== null),
    have: worded.length,
    need: ENOUGH_VALUES,
    noun: 'session with a message of some length',
    nouns: 'sessions with a message of some length',
    quiet:
      'Your wording is much the same as before, and few steps have an outcome yet. Noting what became of them shows more.',
  }
}

const oldestFirst = (sessions: readonly PastSession[]) => sessions.slice(0, LOOKED_AT).toReversed()
const toPieces = (sessions: readonly PastSession[]) =>
  sessions.map(({ id, startedAtMs }) => ({ id, atMs: startedAtMs }))
/** A trend is told once a month. */
const monthOf = (sessions: readonly PastSession[], sayer: Sayer) =>
  sayer.month(sessions.at(-1)?.startedAtMs ?? 0)

function findClarity(worded: readonly PastSession[], sayer: Sayer): InsightDraft | null {
  const trend = findTrend(worded.map(({ clarity }) => clarity ?? 0))
  if (trend?.direction !== 'up' || trend.to - trend.from < VISIBLE.clarity) return null
  return {
    type: 'growth_pattern',
    subject: `clarity.${monthOf(worded, sayer)}`,
    title: 'You describe situations more concretely',
    description: `Over ${sayCount(worded.length, 'session')} the clarity of your messages has gone from ${sayMark(trend.from)} to ${sayMark(trend.to)} of 10: more names, days and quotes, fewer “things” and “issues”. Whoever listens to you at work gets the same benefit. Try the next difficult message that way: who, what, when, before why.`,
    priority: 2,
    pieces: toPieces(worded),
    noun: 'session',
  }
}

function findConfidence(worded: readonly PastSession[], sayer: Sayer): InsightDraft | null {
  const trend = findTrend(worded.map(({ confidence }) => confidence ?? 0))
  if (trend?.direction !== 'up' || trend.to - trend.from < VISIBLE.confidence) return null
  return {
    type: 'growth_pattern',
    subject: `confidence.${monthOf(worded, sayer)}`,
    title: 'You hedge less than you did',
    description: `Statements and promises made up ${sayPercent(trend.from)} of your wording when this began and ${sayPercent(trend.to)} lately; “maybe” and “I think” have made room. Keep a hedge where you really do not know. It means more when it is rare.`,
    priority: 2,
    pieces: toPieces(worded),
    noun: 'session',
  }
}

function findKept(sessions: readonly PastSession[]): InsightDraft | null {
  const settled = listCommitments(sessions).filter(({ outcome }) => outcome !== 'open')
  const kept = settled.filter(({ outcome }) => outcome === 'done')
  const [newest] = kept.toSorted((one, other) => (other.notedAtMs ?? 0) - (one.notedAtMs ?? 0))
  if (!newest || settled.length < NEED_SETTLED || kept.length < settled.length * HABIT) return null
  const share =
    kept.length === settled.length
      ? `All ${settled.length} steps whose outcome you noted are done`
      : `You did ${kept.length} of the ${settled.length} steps whose outcome you noted`
  return {
    type: 'growth_pattern',
    subject: 'steps-kept',
    title: 'What you set out to do gets done',
    description: `${share}, most recently “${shorten(newest.text)}”. That is the habit the rest stands on. The next step may be one size larger than feels comfortable.`,
    priority: 2,
    pieces: settled.map(({ id, notedAtMs, atMs }) => ({ id, atMs: notedAtMs ?? atMs })),
    noun: 'step',
    quote: newest.text,
  }
}
