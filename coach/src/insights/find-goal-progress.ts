import type { History, PastGoal } from './history.ts'
import type { Finding, InsightDraft } from './insight-draft.ts'
import { DAY_MS, type Sayer, sayCount, shorten } from './wording.ts'

/** A goal that has not moved for so long is stuck, or no longer wanted. */
const STILL_DAYS = 21
/** A date this near can still be met by planning, and a goal below this mark is not there yet. */
const SOON_DAYS = 14
const NEARLY = 80
const WHOLE = 100
/** A goal set so lately has had no time to move. */
const SETTLING_DAYS = 7
/** Progress counts as such after so many days and this part of the time, in percent: before, it is the setting up. */
const STARTING_DAYS = 3
const STARTING_SHARE = 5
const MOST = 3
/** Behind by this much of the way, in percent, is worth telling. */
const BEHIND = 20

/** Finds which goals need a decision and which go well. */
export function findGoalProgress({ goals }: History, sayer: Sayer, nowMs: number): Finding {
  const active = goals.filter(({ status }) => status === 'active')
  const settled = active.filter(
    ({ createdAtMs, steps }) => steps > 0 || nowMs - createdAtMs > SETTLING_DAYS * DAY_MS,
  )
  const drafts = settled
    .map((goal) => tellGoal(goal, sayer, nowMs))
    .filter((draft) => draft !== null)
    .toSorted((one, other) => one.priority - other.priority)
  return {
    type: 'goal_progress',
    drafts: drafts.slice(0, MOST),
    have: Math.min(settled.length, 1),
    need: 1,
    noun: 'active goal that has moved or is a week old',
    nouns: 'active goals that have moved or are a week old',
    quiet: 'Your goals are moving, and none has a date at risk.',
  }
}

/** Days from today to a goal's date, negative once it has passed; null without a date. */
function daysLeft({ targetDate }: PastGoal, sayer: Sayer, nowMs: number): number | null {
  if (targetDate === null) return null
  return Math.round((Date.parse(targetDate) - Date.parse(sayer.key(nowMs))) / DAY_MS)
}

/** Where the goal would stand by now if it moved evenly to its date, in percent. */
function expectedNow(goal: PastGoal, left: number, nowMs: number): number {
  const gone = (nowMs - goal.createdAtMs) / DAY_MS
  return gone + left <= 0 ? WHOLE : (gone / (gone + Math.max(0, left))) * WHOLE
}

/** A goal with everything its rules ask for. */
interface Standing {
  readonly goal: PastGoal
  readonly title: string
  /** Days to its date, or null without one; and where an even pace would have it by now. */
  readonly left: number | null
  readonly expected: number
  readonly stillDays: number
  readonly ageDays: number
  /** The day it moved last. */
  readonly movedOn: string
}
type Told = Pick<InsightDraft, 'title' | 'description' | 'priority'> & { kind: string }

/** The first rule that has something to say says it; the pressing ones come first. */
const RULES: readonly ((standing: Standing) => Told | null)[] = [
  ({ goal, title }) =>
    goal.progress < WHOLE
      ? null
      : {
          kind: 'whole',
          title: `“${title}” is at 100%`,
          description:
            'You moved it all the way and it is still open. Complete it if it is done. If something is missing, that something deserves a goal of its own.',
          priority: 2,
        },
  ({ goal, title, left }) =>
    left === null || left >= 0
      ? null
      : {
          kind: 'late',
          title: `“${title}” is past its date`,
          description: `Its day was ${sayCount(-left, 'day')} ago and it stands at ${goal.progress}%. There are three honest ways: a new date with a smaller goal, a pause, or one hour for it this week. Leaving it as it is teaches you not to believe your own dates.`,
          priority: 1,
        },
  ({ goal, title, left }) =>
    left === null || left > SOON_DAYS || goal.progress >= NEARLY
      ? null
      : {
          kind: 'soon',
          title: `“${title}” is due ${left === 0 ? 'today' : `in ${sayCount(left, 'day')}`}`,
          description: `It stands at ${goal.progress}%. What is the smallest version that would still count, and who has to hear of it if it comes later?`,
          priority: 1,
        },
  ({ goal, title, stillDays, movedOn }) =>
    stillDays < STILL_DAYS
      ? null
      : {
          kind: 'still',
          title: `“${title}” has not moved for ${sayCount(Math.floor(stillDays / 7), 'week')}`,
          description: `It has stood at ${goal.progress}% since ${movedOn}. A goal that stands still is usually too large for an ordinary week, or no longer yours. Cut off a piece you can finish by Friday, or pause it with a clear conscience.`,
          priority: 2,
        },
  ({ goal, title, left, expected }) =>
    left === null || expected - goal.progress < BEHIND
      ? null
      : {
          kind: 'behind',
          title: `“${title}” needs more than its share of this week`,
          description: `At an even pace it would be near ${Math.round(expected)}% by now; it is at ${goal.progress}%, with ${sayCount(left, 'day')} to go. Put one appointment for it into the calendar before you close this page.`,
          priority: 2,
        },
  ({ goal, title, ageDays }) =>
    goal.progress < NEARLY || goal.steps === 0 || ageDays < STARTING_DAYS
      ? null
      : {
          kind: 'nearly',
          title: `“${title}” is nearly there`,
          description: `${goal.progress}% after ${sayCount(goal.steps, 'step')}. The last stretch is often a conversation rather than work. With whom?`,
          priority: 3,
        },
  ({ goal, title, left, expected, ageDays }) =>
    left === null ||
    goal.steps < 2 ||
    goal.progress < expected ||
    ageDays < STARTING_DAYS ||
    expected < STARTING_SHARE
      ? null
      : {
          kind: 'ahead',
          title: `“${title}” is ahead of its date`,
          description: `${goal.progress}% with ${sayCount(left, 'day')} to go. Whatever you do for this one would be worth doing for the next.`,
          priority: 3,
        },
]

function tellGoal(goal: PastGoal, sayer: Sayer, nowMs: number): InsightDraft | null {
  const left = daysLeft(goal, sayer, nowMs)
  const movedAtMs = goal.movedAtMs ?? goal.createdAtMs
  const standing = {
    goal,
    title: shorten(goal.title),
    left,
    expected: expectedNow(goal, left ?? 0, nowMs),
    stillDays: Math.floor((nowMs - movedAtMs) / DAY_MS),
    ageDays: (nowMs - goal.createdAtMs) / DAY_MS,
    movedOn: sayer.day(movedAtMs),
  }
  for (const rule of RULES) {
    const told = rule(standing)
    if (!told) continue
    const { kind, ...text } = told
    return {
      type: 'goal_progress',
      subject: `${kind}.${goal.id}`,
      ...text,
      pieces: [{ id: goal.id, atMs: movedAtMs }],
      noun: 'goal',
      dated: goal.movedAtMs === null ? 'set on' : 'last moved on',
      quote: goal.title,
    }
  }
  return null
}
