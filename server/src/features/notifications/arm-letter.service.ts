import type { Tx } from '../../db/connect.ts'
import type { JobData, JobQueue } from '../../db/job-queue.ts'
import { findLetterDay } from '../letters/letters.service.ts'
import { findChoice } from '../letters/letters.store.ts'
import { enqueueOnce } from './enqueue-once.service.ts'

/** Plans the next letter after a moment, where it is wanted. */
export async function armLetter(
  tx: Tx,
  jobs: JobQueue,
  userId: string,
  timeZone: string,
  after: Date,
): Promise<void> {
  const choice = await findChoice(tx, userId)
  if (!choice.isOn || choice.since === null) return
  const { day, dueAt } = findLetterDay(choice, after, timeZone)
  await enqueueLetter(tx, jobs, { userId, since: choice.since, day, dueAt: dueAt.toISOString() })
}

/** Plans a look at a letter; the same look is planned once. */
export const enqueueLetter = (tx: Tx, jobs: JobQueue, data: JobData['give-letter']): Promise<void> =>
  enqueueOnce(tx, jobs, 'give-letter', data)
