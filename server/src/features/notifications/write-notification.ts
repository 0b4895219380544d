import { englishOf } from '@lodestar/contract/locale'
import type { NotificationPreferences } from '@lodestar/contract/notifications'
import type { Brief, IfThen } from '@lodestar/contract/rehearsals'
import type { ReminderMeeting } from './reminders.store.ts'

/** What stands in the list. */
interface Words {
  title: string
  message: string
}

/** The one question after a meeting: a deed and its effect, because only the two together teach something. */
const QUESTION = 'What did you do, and what happened?'

const INTERVALS: Record<NotificationPreferences['reminderFrequency'], string> = {
  daily: 'every day',
  weekly: 'every week',
  biweekly: 'every two weeks',
  monthly: 'every month',
}

/**
 * Writes what comes before a meeting; the list says when it begins, as its reader writes days and times.
 *
 * @param brief what was rehearsed for it; null where nothing was.
 */
export const writePreMeeting = ({ title }: ReminderMeeting, brief: Brief | null): Words => ({
  title: `Before “${title}”`,
  message: brief ? tellBrief(brief) : 'What do you want to come out of it?',
})

/** The sentence, the reaction to expect, the one thing not to say. */
const tellBrief = ({ sentence, expect, avoid }: Brief): string =>
  [`Your words: “${sentence}”`, expect && `What may come back: ${expect}.`, avoid && `Not today: “${avoid}”.`]
    .filter(Boolean)
    .join(' ')

/** Writes what comes after a meeting. */
export const writePostMeeting = ({ title }: ReminderMeeting): Words => ({
  title: `After “${title}”`,
  message: QUESTION,
})

/** Writes what comes before a conversation that was rehearsed: the sentence, the reaction to expect, the one thing not to say. */
export const writePreTalk = ({ person }: IfThen, brief: Brief | null): Words => ({
  title: `Before you talk with ${person}`,
  message: brief ? tellBrief(brief) : 'Your first words stand ready.',
})

/** Writes what comes after its day. */
export const writePostTalk = ({ person }: IfThen): Words => ({
  title: `After your talk with ${person}`,
  message: 'How did it go? One tap is enough, one line helps you next time.',
})

/** Writes what tells that the weekly letter has come. */
export const writeLetterNotice = (): Words => ({
  title: 'Your week',
  message: 'What you set out to do, what came of it, and one sentence to practice.',
})

/** Writes a coaching reminder of the rhythm somebody has chosen. */
export const writeCoachingReminder = (frequency: NotificationPreferences['reminderFrequency']): Words => ({
  title: 'Time to think',
  message: `You asked to be reminded ${INTERVALS[frequency]}. Which conversation ahead deserves ten minutes of thought?`,
})

/** Writes the coaching reminder that somebody has scheduled by hand. */
export const writeScheduledReminder = (): Words => ({
  title: 'Time to think',
  message: 'You scheduled this reminder. Which conversation ahead deserves ten minutes of thought?',
})

/** Where somebody reads: the clock and the calendar they go by. */
export interface Place {
  timeZone: string
  /** The locale of their browser, or null. */
  locale: string | null
}

/** `1:00 PM`, on a clock of the place. */
export const formatTime = (instant: string, { timeZone, locale }: Place): string =>
  // A plain space: the narrow one that the library writes is shown as a box by some mail programs.
  new Intl.DateTimeFormat(englishOf(locale), { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ')

/** `Thursday, May 7`, on a calendar of the place. */
export const formatDay = (instant: string, { timeZone, locale }: Place): string =>
  new Intl.DateTimeFormat(englishOf(locale), {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(instant))
