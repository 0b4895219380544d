import { listCommitments } from './commitments.ts'
import { type History, MOST_SESSIONS, type PastSession } from './history.ts'
import type { Finding, InsightDraft } from './insight-draft.ts'
import { SITUATION_WORDS } from './situation-words.data.ts'
import { DAY_MS, type Sayer, sayList, sayNumber, shorten, startWith } from './wording.ts'

/** How many completed sessions, and how many steps done, are worth a look back. */
const SESSIONS = [3, 5, 10, 25, 50] as const
const STEPS = [3, 10, 25] as const
/** A milestone is news for so long. */
const NEWS_DAYS = 45

/** Finds round numbers reached lately, and says what they consist of. */
export function findMilestones({ sessions }: History, sayer: Sayer, nowMs: number): Finding {
  const completed = sessions
    .filter(({ completedAtMs }) => completedAtMs !== null)
    .toSorted((one, other) => (one.completedAtMs ?? 0) - (other.completedAtMs ?? 0))
  // Where older sessions are left out, nobody can count from the first.
  const isWhole = sessions.length < MOST_SESSIONS
  const drafts = isWhole ? [tellSessions(completed, sayer), tellSteps(sessions)] : []
  return {
    type: 'coaching_milestone',
    drafts: drafts
      .filter((draft) => draft !== null)
      .filter(({ pieces }) => nowMs - Math.max(...pieces.map(({ atMs }) => atMs)) < NEWS_DAYS * DAY_MS),
    have: completed.length,
    need: SESSIONS[0],
    noun: 'completed session',
    nouns: 'completed sessions',
    quiet: isWhole
      ? `The last one was a while ago. The next is at ${nextAfter(completed.length)} completed sessions.`
      : 'You have left the round numbers behind.',
  }
}

const reached = (steps: readonly number[], count: number) => steps.findLast((step) => step <= count)
const nextAfter = (count: number) =>
  SESSIONS.find((step) => step > count) ?? (Math.floor(count / 50) + 1) * 50

function tellSessions(completed: readonly PastSession[], sayer: Sayer): InsightDraft | null {
  const count = reached(SESSIONS, completed.length)
  const own = completed.slice(0, count)
  const [first] = own
  if (count === undefined || !first?.completedAtMs) return null
  const topics = [
    ...new Set(own.flatMap(({ situation }) => SITUATION_WORDS[situation ?? '']?.topic ?? [])),
  ].slice(0, 3)
  const about =
    topics.length > 0
      ? ` They were about ${sayList(topics)}${topics.length === 3 ? ', among others' : ''}.`
      : ''
  return {
    type: 'coaching_milestone',
    subject: `sessions-${count}`,
    title: `${startWith(sayNumber(count))} sessions, each with an ending`,
    description: `The first was “${shorten(first.title)}” on ${sayer.day(first.completedAtMs)}.${about} Read that first plan again: what in it would you do differently today?`,
    priority: 3,
    pieces: own.map(({ id, completedAtMs }) => ({ id, atMs: completedAtMs ?? 0 })),
    noun: 'completed session',
  }
}

function tellSteps(sessions: readonly PastSession[]): InsightDraft | null {
  const done = listCommitments(sessions)
    .filter(({ outcome }) => outcome === 'done')
    .toSorted((one, other) => (one.notedAtMs ?? 0) - (other.notedAtMs ?? 0))
  const count = reached(STEPS, done.length)
  const own = done.slice(0, count)
  const last = own.at(-1)
  if (count === undefined || !last) return null
  return {
    type: 'coaching_milestone',
    subject: `steps-${count}`,
    title: `${startWith(sayNumber(count))} steps done, outside this page`,
    description: `The latest of them: “${shorten(last.text)}”. A plan is worth what happens after it, and this is the part that nobody else could do for you.`,
    priority: 3,
    pieces: own.map(({ id, notedAtMs, atMs }) => ({ id, atMs: notedAtMs ?? atMs })),
    noun: 'step',
    quote: last.text,
  }
}
