import type { Deps } from '../../deps.ts'
import { setTimeZone } from './account.store.ts'

/** Keeps the time zone a person is in; when it is another one, their quiet hours and reminders move along. */
export async function moveToTimeZone(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  userId: string,
  timeZone: string,
): Promise<void> {
  const at = clock().toISOString()
  await db.transaction().execute(async (tx) => {
    if (await setTimeZone(tx, userId, timeZone, at))
      await jobs.enqueue(tx, 'arm-reminders', { userId, meetingId: null, at })
  })
}
