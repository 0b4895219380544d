import type { MovedGoal, OutcomeSource, ToldOutcome } from '@lodestar/contract/outcomes'
import { LIMITS } from '@lodestar/contract/primitives'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** An outcome as it is kept: with the session it belongs to, and the step of a goal it was counted as. */
interface Kept extends Omit<ToldOutcome, 'goal'> {
  sessionId: string | null
  stepId: string | null
}

/** Whose outcomes, and by which clock their days are told. */
interface Owner {
  id: string
  timeZone: string
}

/** What a person told of conversations, told last first, at most 200. */
export async function listOutcomes(db: Db, owner: Owner): Promise<(Kept & { goal: MovedGoal | null })[]> {
  const told = [...(await listOfTalks(db, owner.id)), ...(await listOfMeetings(db, owner))]
    .sort((one, other) => compare(other.toldAt, one.toldAt) || compare(other.id, one.id))
    .slice(0, LIMITS.listed)
  const goals = await findMoved(
    db,
    owner.id,
    told.flatMap(({ stepId }) => stepId ?? []),
  )
  return told.map((one) => ({ ...one, goal: goals.get(one.stepId ?? '') ?? null }))
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** What was planned and what came of it is encrypted: it is taken apart here. */
async function listOfTalks(db: Db, userId: string): Promise<Kept[]> {
  const rows = await db
    .selectFrom('rehearsals')
    .select(['id', 'scene', 'plan', 'outcome', 'toldAt', 'sessionId', 'goalStepId as stepId'])
    .where('userId', '=', userId)
    .where('toldAt', 'is not', null)
    .orderBy('toldAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
  return rows.flatMap(({ scene, plan, outcome, toldAt, ...row }) =>
    plan && outcome && toldAt
      ? [
          {
            ...row,
            source: 'talk',
            subject: plan.person || scene.person,
            day: plan.day,
            words: plan.words,
            came: outcome.came,
            line: outcome.line,
            toldAt,
          },
        ]
      : [],
  )
}

async function listOfMeetings(db: Db, { id, timeZone }: Owner): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select 'meeting' as source, m.id, m.title as subject, to_char(m.start_time at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      '' as words, n.came, n.answer as line, n.told_at,
      (select s.id from coaching_sessions as s where s.meeting_id = m.id and s.user_id = ${id} order by s.started_at desc limit 1)
        as session_id,
      n.goal_step_id as step_id
    from meeting_reflections as n join meetings as m on m.id = n.meeting_id and m.user_id = ${id}
    where n.user_id = ${id} and n.came is not null and n.told_at is not null
    order by n.told_at desc, m.id desc limit ${LIMITS.listed}`.execute(db)
  return rows
}

/** The goals that steps have moved, by the step, each with what it stood at before it; a goal starts at 0. */
async function findMoved(
  db: Db,
  userId: string,
  stepIds: readonly string[],
): Promise<Map<string, MovedGoal>> {
  if (stepIds.length === 0) return new Map()
  const { rows } = await sql<MovedGoal & { stepId: string }>`
    select p.id as step_id, g.id, g.title, p.progress as "to", coalesce((
      select e.progress from goal_progress as e
      where e.goal_id = p.goal_id and e.user_id = ${userId} and (e.created_at, e.id) < (p.created_at, p.id)
      order by e.created_at desc, e.id desc limit 1), 0) as "from"
    from goal_progress as p join goals as g on g.id = p.goal_id and g.user_id = ${userId}
    where p.user_id = ${userId} and p.id = any(${stepIds})`.execute(db)
  return new Map(rows.map(({ stepId, ...goal }) => [stepId, goal]))
}

/** The step an outcome was counted as, held until the transaction ends; undefined where nothing was told, or it is not theirs. */
export async function holdCounted(
  db: Db,
  userId: string,
  { source, id }: OutcomeSource,
): Promise<{ stepId: string | null } | undefined> {
  const { rows } = await sql<{ stepId: string | null }>`
    ${
      source === 'talk'
        ? sql`select goal_step_id as step_id from rehearsals where id = ${id} and user_id = ${userId} and told_at is not null`
        : sql`select goal_step_id as step_id from meeting_reflections where meeting_id = ${id} and user_id = ${userId}`
    } for no key update`.execute(db)
  return rows[0]
}

/** Keeps which step an outcome was counted as; null for none. */
export async function saveCounted(
  db: Db,
  userId: string,
  { source, id }: OutcomeSource,
  stepId: string | null,
): Promise<void> {
  if (source === 'talk')
    await db
      .updateTable('rehearsals')
      .set({ goalStepId: stepId })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .execute()
  else
    await db
      .updateTable('meetingReflections')
      .set({ goalStepId: stepId })
      .where('meetingId', '=', id)
      .where('userId', '=', userId)
      .execute()
}

/** The one active goal that came from the session an outcome belongs to; undefined for none or several. */
export async function findTiedGoal(
  db: Db,
  userId: string,
  { source, id }: OutcomeSource,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select g.id from goals as g join coaching_sessions as s on s.id = g.session_id and s.user_id = ${userId}
    where g.user_id = ${userId} and g.status = 'active' and g.progress < 100 and ${
      source === 'talk'
        ? sql`s.id = (select session_id from rehearsals where id = ${id} and user_id = ${userId})`
        : sql`s.meeting_id = ${id}`
    } limit 2`.execute(db)
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** Takes a step of a goal back: the goal then stands where the newest step that is left says, and at 0 without any. */
export async function removeStep(db: Db, userId: string, stepId: string): Promise<void> {
  const gone = await db
    .deleteFrom('goalProgress')
    .where('id', '=', stepId)
    .where('userId', '=', userId)
    .returning(['goalId', 'createdAt'])
    .executeTakeFirst()
  if (!gone) return
  await sql`
    update goals set progress = coalesce((
      select progress from goal_progress where goal_id = goals.id and user_id = ${userId}
      order by created_at desc, id desc limit 1), 0)
    where id = ${gone.goalId} and user_id = ${userId}`.execute(db)
  // What was confirmed before its time because of this step is open again.
  await sql`
    update predictions set outcome = null, resolved_at = null, expires_at = due_at
    where user_id = ${userId} and outcome = 'yes' and resolved_at < due_at
      and asked ->> 'goalId' = ${gone.goalId} and resolved_at >= ${gone.createdAt}`.execute(db)
}
