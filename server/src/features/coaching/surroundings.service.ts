import type { Surroundings } from '@lodestar/coach/coaching/session/surroundings'
import type { ToldOutcome } from '@lodestar/contract/outcomes'
import type { Db } from '../../db/connect.ts'
import { listGoals } from '../goals/goals.store.ts'
import { listExternalAssessments } from '../integrations/integrations.store.ts'
import { listUpcomingMeetings } from '../meetings/meetings.store.ts'
import { listOutcomes } from '../outcomes/outcomes.store.ts'
import { listTold } from '../people/people.store.ts'

const WEEK_MS = 7 * 24 * 3600 * 1000
/** What was told longer ago is no longer on anybody's mind. */
const OUTCOMES_MS = 30 * 24 * 3600 * 1000
const MOST_OUTCOMES = 3

/** Whose surroundings, and by which clock their days are told. */
interface Owner {
  readonly id: string
  readonly timeZone: string
}

/** What a person has recorded that may bear on a conversation: open goals, meetings of the coming week, active results, and what came of their last talks. */
export async function readSurroundings(db: Db, owner: Owner, now: Date): Promise<Surroundings> {
  const weekEnd = new Date(now.getTime() + WEEK_MS).toISOString()
  const userId = owner.id
  const [goals, meetings, results, outcomes] = await Promise.all([
    listGoals(db, userId),
    listUpcomingMeetings(db, userId, now.toISOString()),
    listExternalAssessments(db, userId),
    listFresh(db, owner, now),
  ])
  return {
    goals: goals.filter(({ status }) => status === 'active'),
    meetings: meetings.filter(({ startTime }) => startTime < weekEnd),
    results: results.filter(({ isActive }) => isActive),
    outcomes,
  }
}

/** What was told of the last conversations; none that names somebody who was forgotten. */
async function listFresh(db: Db, owner: Owner, now: Date): Promise<ToldOutcome[]> {
  const since = new Date(now.getTime() - OUTCOMES_MS).toISOString()
  const outcomes = (await listOutcomes(db, owner)).filter(({ toldAt }) => toldAt >= since)
  if (outcomes.length === 0) return []
  const forgotten = (await listTold(db, owner.id)).flatMap((session) =>
    session.case.people.filter((person) => person.forgotten).map(({ label }) => label.toLowerCase()),
  )
  const isTellable = ({ subject, words, line }: ToldOutcome) => {
    const told = `${subject} ${words} ${line}`.toLowerCase()
    return !forgotten.some((name) => told.includes(name))
  }
  return outcomes.filter(isTellable).slice(0, MOST_OUTCOMES)
}
