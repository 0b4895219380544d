import type { Goal, ProgressEntry } from '@lodestar/contract/goals'
import { sql } from 'kysely'
import type { DoneForGoal } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import { findGoal, GOAL_COLUMNS } from './goals.store.ts'

/** How long a deleted goal can be restored: far longer than a toast stays, so that Undo never comes too late. */
const RESTORABLE_MS = 60 * 60 * 1000

/**
 * Takes a goal and its history out of everything that is read, and keeps them for an hour. After that only dates,
 * category and numbers are left, so that what was done for the goal stays done.
 *
 * @returns false when it is not theirs or not there.
 */
export async function deleteGoal(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Locked first, so that a step taken at the same moment is either in the history or refused.
    const goal = await tx
      .selectFrom('goals')
      .select(GOAL_COLUMNS)
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!goal) return false
    const steps = await tx
      .selectFrom('goalProgress')
      .select(['id', 'progress', 'note', 'createdAt'])
      .where('goalId', '=', id)
      .where('userId', '=', userId)
      .execute()
    const done = JSON.stringify(listDone(goal, steps))
    const kept = {
      goal: JSON.stringify(goal),
      steps: JSON.stringify(steps),
      done,
      deletedAt: now.toISOString(),
    }
    await tx
      .insertInto('deletedGoals')
      .values({ id, userId, ...kept })
      .execute()
    await tx.deleteFrom('goals').where('id', '=', id).where('userId', '=', userId).execute()
    return true
  })
}

/**
 * Brings a deleted goal back with its history. Doing it again answers the goal as it is.
 *
 * @returns undefined when it is not theirs, not there, or deleted too long ago.
 */
export async function restoreGoal(db: Db, userId: string, id: string, now: Date): Promise<Goal | undefined> {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .deleteFrom('deletedGoals')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('deletedAt', '>=', oldestRestorable(now))
      .returning(['goal', 'steps'])
      .executeTakeFirst()
    if (!kept) return findGoal(tx, userId, id)
    const steps = kept.steps.map((step) => ({ ...step, goalId: id, userId }))
    await tx
      .insertInto('goals')
      .values({ ...kept.goal, userId })
      .execute()
    if (steps.length > 0) await tx.insertInto('goalProgress').values(steps).execute()
    return kept.goal
  })
}

/** Wipes what anybody wrote about goals that were deleted more than an hour ago. For the job worker, every hour. */
export async function forgetDeletedGoals(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('deletedGoals')
    .set({ goal: '{}', steps: '[]' })
    .where('deletedAt', '<', oldestRestorable(now))
    .where(sql<boolean>`goal <> '{}'`)
    .execute()
}

/** What is left is named one by one, so that a field added to goals is wiped until somebody decides otherwise. */
const listDone = (
  { category, progress, createdAt, completedAt }: Goal,
  steps: readonly ProgressEntry[],
): DoneForGoal => ({
  category,
  progress,
  createdAt,
  completedAt,
  steps: steps.map((step) => ({ progress: step.progress, createdAt: step.createdAt })),
})

/** The moment since which a goal must have been deleted to be restored at another moment. */
export const oldestRestorable = (now: Date): string => new Date(now.getTime() - RESTORABLE_MS).toISOString()
