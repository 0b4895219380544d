import { englishOf } from '@lodestar/contract/locale'
import type { ToldOutcome } from '@lodestar/contract/outcomes'
import { wasHeld } from '@lodestar/contract/talk-outcome'
import { dayAfter, type Moment } from '../../text/dates.ts'

type Told = Pick<ToldOutcome, 'source' | 'subject' | 'day' | 'words' | 'came' | 'line'>

const CAME = {
  well: 'You said it went well',
  mixed: 'You said it went mixed',
  'not-held': 'You said it did not happen',
  dropped: 'You dropped it',
} as const

/**
 * Says what the leader has told of their last conversation, as the first line of a session: its day, whom it was with, the words they
 * had planned and what they wrote, both quoted exactly. What was really said is not known, so the words are called planned.
 *
 * @param moment when the session began; days are told from there.
 */
export function openWithOutcome({ source, subject, day, words, came, line }: Told, moment: Moment): string {
  const when = sayPastDay(day, moment)
  const held = source === 'talk' ? `you talked with ${subject}` : `you had “${subject}”`
  const missed = source === 'talk' ? `You had planned to talk with ${subject}` : `“${subject}” was planned`
  return [
    wasHeld(came) ? `${startWith(when)} ${held}.` : `${missed} ${when}.`,
    words ? `Your first words were to be: “${words}”` : '',
    `${CAME[came]}${line ? `: “${line}”` : '.'}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** "today", "yesterday", "on Tuesday" within the last days, else "on Tuesday, May 5". */
function sayPastDay(day: string, moment: Moment): string {
  if (day === dayAfter(moment, 0)) return 'today'
  if (day === dayAfter(moment, -1)) return 'yesterday'
  const isNear = day > dayAfter(moment, -7) && day < dayAfter(moment, 7)
  const format = new Intl.DateTimeFormat(englishOf(moment.locale ?? null), {
    timeZone: 'UTC',
    weekday: 'long',
    ...(isNear ? {} : { month: 'long', day: 'numeric' }),
  })
  return `on ${format.format(new Date(`${day}T12:00:00Z`))}`
}

const startWith = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
