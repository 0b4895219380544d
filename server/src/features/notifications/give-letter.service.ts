import type { JobData } from '../../db/job-queue.ts'
import type { Deps } from '../../deps.ts'
import { addDays } from '../../lib/zoned-time.ts'
import { composeLetter, findLetterDue } from '../letters/letters.service.ts'
import { addLetter, findChoice, hasLetterSince } from '../letters/letters.store.ts'
import { armLetter, enqueueLetter } from './arm-letter.service.ts'
import { give, latest } from './give-reminder.service.ts'
import { findReminderSettings } from './notification-preferences.store.ts'
import { writeLetterNotice } from './write-notification.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'clock' | 'ids'>

/** Nobody gets two within these days, whichever weekday they choose meanwhile. */
const APART = 5

/**
 * Writes the letter of a week, if it is still wanted at that hour; else plans the next look. The letter, what tells of it and the next
 * look are one transaction, and a week has one letter: a job that runs twice, or on two servers at once, writes once.
 */
export async function giveLetter(deps: Needs, job: JobData['give-letter']): Promise<void> {
  const { db, jobs, clock, ids } = deps
  await db.transaction().execute(async (tx) => {
    const choice = await findChoice(tx, job.userId)
    const settings = await findReminderSettings(tx, job.userId)
    // A choice that was made anew has jobs of its own.
    if (!choice.isOn || choice.since !== job.since || !settings) return
    const { timeZone } = settings
    const now = latest(clock(), job.dueAt)
    const due = findLetterDue(job.day, choice, timeZone)
    if (due > now) return enqueueLetter(tx, jobs, { ...job, dueAt: due.toISOString() })
    if (!(await hasLetterSince(tx, job.userId, addDays(job.day, -APART)))) {
      const letter = await composeLetter(tx, { id: job.userId, timeZone }, job.day, choice)
      const row = { id: ids(), week: job.day, letter, createdAt: now.toISOString() }
      const notice = { type: 'weekly_letter', meetingId: null, occasion: job.day, ...writeLetterNotice() }
      if (await addLetter(tx, job.userId, row))
        await give(deps, tx, job.userId, { now, deliverAt: now }, notice)
    }
    await armLetter(tx, jobs, job.userId, timeZone, now)
  })
}
