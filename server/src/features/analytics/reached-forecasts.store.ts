import type { Db } from '../../db/connect.ts'

/** A person's active forecasts about goals whose time is not over. */
export async function listOpenGoalQuestions(db: Db, userId: string, now: string) {
  return db
    .selectFrom('predictions')
    .select(['id', 'question', 'asked', 'generatedAt'])
    .where('userId', '=', userId)
    .where('predictionType', '=', 'goal_achievement')
    .where('outcome', 'is', null)
    .where('dueAt', '>', now)
    .where('expiresAt', '>', now)
    .orderBy('generatedAt', 'desc')
    .orderBy('position')
    .execute()
}

/** Keeps that a forecast has come true before its time; it is active no longer. */
export async function keepEarlyAnswer(db: Db, userId: string, id: string, at: string): Promise<void> {
  await db
    .updateTable('predictions')
    .set({ outcome: 'yes', resolvedAt: at, expiresAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('outcome', 'is', null)
    .execute()
}
