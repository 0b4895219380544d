import type { BodyOf } from '@lodestar/contract/endpoint'
import type { createGoal, Goal, ProgressEntry, updateGoal } from '@lodestar/contract/goals'
import { LIMITS } from '@lodestar/contract/primitives'
import type { Db } from '../../db/connect.ts'

/** A goal as the contract shows it. */
export const GOAL_COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'priority',
  'status',
  'progress',
  'targetDate',
  'createdAt',
  'completedAt',
  'sessionId',
] as const

/** A person's goals, newest first, at most 200. */
export async function listGoals(db: Db, userId: string): Promise<Goal[]> {
  return db
    .selectFrom('goals')
    .select(GOAL_COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/** How far a person's active goals have come, newest first. */
export async function listActiveProgress(
  db: Db,
  userId: string,
  most: number,
): Promise<Pick<Goal, 'title' | 'progress'>[]> {
  return db
    .selectFrom('goals')
    .select(['title', 'progress'])
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** One of a person's own goals; undefined when it is not theirs or not there. */
export async function findGoal(db: Db, userId: string, id: string): Promise<Goal | undefined> {
  return db
    .selectFrom('goals')
    .select(GOAL_COLUMNS)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/**
 * Sets a goal, active and at 0.
 *
 * @returns undefined when the coaching session it comes from is not theirs or not there.
 */
export async function addGoal(
  db: Db,
  userId: string,
  given: BodyOf<typeof createGoal> & { id: string; createdAt: string },
): Promise<Goal | undefined> {
  const { description, targetDate = null, sessionId = null, ...goal } = given
  if (sessionId !== null && !(await hasSession(db, userId, sessionId))) return undefined
  return db
    .insertInto('goals')
    .values({
      ...goal,
      userId,
      sessionId,
      targetDate,
      description: description ?? '',
      status: 'active',
      progress: 0,
    })
    .returning(GOAL_COLUMNS)
    .executeTakeFirstOrThrow()
}

async function hasSession(db: Db, userId: string, id: string): Promise<boolean> {
  const own = db.selectFrom('coachingSessions').select('id').where('id', '=', id).where('userId', '=', userId)
  return (await own.executeTakeFirst()) !== undefined
}

/**
 * Changes what is given of a goal and keeps the rest.
 *
 * @param at kept as the moment of completion when this completes the goal.
 * @returns undefined when it is not theirs or not there.
 */
export async function changeGoal(
  db: Db,
  userId: string,
  id: string,
  { description, status, ...change }: BodyOf<typeof updateGoal>,
  at: string,
): Promise<Goal | undefined> {
  return db
    .updateTable('goals')
    .set((eb) => ({
      ...change,
      // Writes something even when nothing is given, and never anything that was not.
      description: description === undefined ? eb.ref('description') : (description ?? ''),
      ...(status === undefined ? {} : { status }),
      // Completing a completed goal again does not make it any later.
      ...(status === 'completed' ? { completedAt: eb.fn.coalesce('completedAt', eb.val(at)) } : {}),
      ...(status === 'active' || status === 'paused' ? { completedAt: null } : {}),
    }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(GOAL_COLUMNS)
    .executeTakeFirst()
}

/**
 * Sets how far a goal has come and keeps the step; both or neither. The status stays what it is.
 *
 * @returns undefined when it is not theirs or not there.
 */
export async function addStep(
  db: Db,
  userId: string,
  goalId: string,
  step: ProgressEntry & { id: string },
): Promise<Goal | undefined> {
  return db.transaction().execute((tx) => addStepWith(tx, userId, goalId, step))
}

/** As `addStep`, within a transaction that writes more. */
export async function addStepWith(
  tx: Db,
  userId: string,
  goalId: string,
  step: ProgressEntry & { id: string },
): Promise<Goal | undefined> {
  const goal = await tx
    .updateTable('goals')
    .set({ progress: step.progress })
    .where('id', '=', goalId)
    .where('userId', '=', userId)
    .returning(GOAL_COLUMNS)
    .executeTakeFirst()
  if (goal)
    await tx
      .insertInto('goalProgress')
      .values({ ...step, goalId, userId })
      .execute()
  return goal
}

/** The steps of one of a person's own goals, newest first, at most 200. */
export async function listSteps(db: Db, userId: string, goalId: string): Promise<ProgressEntry[]> {
  return db
    .selectFrom('goalProgress')
    .select(['progress', 'note', 'createdAt'])
    .where('goalId', '=', goalId)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}
