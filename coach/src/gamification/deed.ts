import type { Activity } from '../activities/activity.ts'
import { createDayReader, monthOf, weekOf } from './calendar.ts'

/** An activity that develops a leader, with the day, week and month it lies in where the leader is. */
export interface Deed extends Activity {
  readonly day: number
  readonly week: number
  readonly month: number
}

// Starting a session, setting up a meeting or its time going by is not yet a deed; nor is filling in a form about oneself.
const KINDS: ReadonlySet<Activity['kind']> = new Set([
  'assessment_taken',
  'session_completed',
  'situation_told',
  'question_answered',
  'session_rated',
  'commitment_done',
  'commitment_dropped',
  'goal_set',
  'goal_moved',
  'goal_completed',
  'meeting_reflected',
  'message_analyzed',
])

/** A completed goal counts when it was set at least this long before. */
const GOAL_AGE_MS = 24 * 60 * 60 * 1000

/**
 * Picks the activities that develop a leader.
 *
 * A completed session counts when the leader answered the coach in it, and a completed goal when it was set a day
 * before or earlier: neither can be had by clicking through. An activity more never makes a deed less.
 *
 * @param activities in any order; one that is there twice counts once.
 * @param now deeds after it are left out.
 * @param fromDay deeds of earlier days are left out; they still say whether a later one counts.
 * @returns deeds, oldest first.
 */
export function readDeeds(
  activities: readonly Activity[],
  now: Date,
  timeZone: string,
  fromDay: number = Number.NEGATIVE_INFINITY,
): Deed[] {
  const dayOf = createDayReader(timeZone)
  const until = now.getTime()
  const past = activities
    .map((activity) => ({ activity, ms: Date.parse(activity.at) }))
    .filter(({ ms }) => ms <= until)
  const isEarned = createCondition(past)
  const seen = new Set<string>()
  return past
    .filter((one) => KINDS.has(one.activity.kind) && isEarned(one) && isFirst(seen, one.activity))
    .sort(compare)
    .map(({ activity }) => {
      const day = dayOf(activity.at)
      return { ...activity, day, week: weekOf(day), month: monthOf(day) }
    })
    .filter(({ day }) => day >= fromDay)
}

/** An activity with its instant in milliseconds: reading it once is most of the work. */
interface Timed {
  readonly activity: Activity
  readonly ms: number
}

function createCondition(activities: readonly Timed[]): (one: Timed) => boolean {
  const answered = new Set<string>()
  const setAt = new Map<string, number>()
  for (const { activity, ms } of activities) {
    const { kind, subjectId } = activity
    if (kind === 'question_answered') answered.add(subjectId)
    if (kind === 'goal_set')
      setAt.set(subjectId, Math.min(ms, setAt.get(subjectId) ?? Number.POSITIVE_INFINITY))
  }
  return ({ activity: { kind, subjectId }, ms }) => {
    if (kind === 'session_completed') return answered.has(subjectId)
    if (kind === 'goal_completed')
      return ms - (setAt.get(subjectId) ?? Number.POSITIVE_INFINITY) >= GOAL_AGE_MS
    return true
  }
}

function isFirst(seen: Set<string>, { kind, subjectId, at, detail }: Activity): boolean {
  const key = `${kind} ${subjectId} ${at} ${detail}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

const compare = (one: Timed, other: Timed): number =>
  one.ms - other.ms ||
  compareText(one.activity.kind, other.activity.kind) ||
  compareText(one.activity.subjectId, other.activity.subjectId) ||
  compareText(one.activity.detail ?? '', other.activity.detail ?? '')

// By code point, so that the order is the same on every machine.
const compareText = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
