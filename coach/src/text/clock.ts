import { englishOf } from '@lodestar/contract/locale'
import { dateFormat } from './date-format.ts'
import type { Moment } from './dates.ts'
import { NUMBER_WORDS } from './number-words.ts'

const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40 }
const DAY = 24 * 60
const NOON = 12 * 60

const SPAN = `(\\d{1,3}(?=[ -]?min)|(?:${[...NUMBER_WORDS, ...Object.keys(TENS)].join('|')})(?= ?min)|quarter of an hour|half an hour|an hour)(?:[ -]?min(?:ute)?s?)?\\b`
const ABOUT =
  '(?:(?:about|abt|around|roughly|like|just|only|maybe|barely|less than|at most|a|got|what|now|at present),? )*'
/** "in ten minutes", "in 20 min", "in half an hour". */
const AWAY = new RegExp(`\\bin ${ABOUT}${SPAN}`, 'i')
/** What is left before it: "I've got about ten mins", "twelve minutes before they come in". */
const LEFT = new RegExp(
  `(?:\\b(?:i|we)(?:['’]?ve| have|['’]?d)?,?(?: got)?,? ${ABOUT}|^\\W*(?:got|have) ${ABOUT})${SPAN}(?! (?:with|for|of|on|each|every|per|late)\\b)|${SPAN} (?:left|to go)\\b|^\\W*(?:(?:ok(?:ay)?|right|so|hi|hey|hello|quick)\\W+)*${ABOUT}${SPAN} (?:before|until|till)\\b`,
  'i',
)
/** "at two", "at 14:30", "at 3 pm". */
const AT = new RegExp(
  `\\bat (?:(\\d{1,2})(?:[:.](\\d{2}))?|(${NUMBER_WORDS.join('|')})(?: (thirty|fifteen))?) ?(am|pm|o'clock)?(?=[\\s.,;:!?)]|$)(?! (?:percent|euros?|dollars?|people|times|least|once))`,
  'i',
)
/** Another day than today, or one of many. */
const OTHER_DAY =
  /\b(?:tomorrow|tmrw|yesterday|last|every|each|next|was|were|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! *['’]s))\b/i

/** Tells of what is over: "he came ten minutes before the start", "I approved it in four minutes". */
const WAS =
  /\b(?:came|was|were|had|did|left|arrived|used to|always|usually|called|told|said|went|gave|broke|took|wrote|\p{L}{3,40}ed)\b/iu
const IS = /\b(?:am|is|are|now|next|(?:have|got|need) to|gotta|will)\b|['’](?:m|s|re|ll)\b|\p{L}ing\b/iu
/** Whether what stands before minutes lets them be ahead. */
const isStill = (before: string): boolean => !WAS.test(before) || IS.test(before)

const toNumber = (word: string): number => {
  const named = NUMBER_WORDS.indexOf(word.toLowerCase())
  return named >= 0 ? named + 1 : (TENS[word.toLowerCase()] ?? Number(word))
}

/** Minutes since midnight where the leader is. */
export function minuteOf({ now, timeZone }: Moment): number {
  const time = { timeZone, hour: 'numeric', minute: 'numeric' } as const
  const parts = dateFormat('en-GB', time).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return (read('hour') % 24) * 60 + read('minute')
}

const HOURS: Readonly<Record<string, number>> = {
  'quarter of an hour': 15,
  'half an hour': 30,
  'an hour': 60,
}

/** How many minutes away something is, or are left before it; null where neither is said of today. */
function readAway(text: string): number | null {
  for (const sentence of splitSentences(text)) {
    const away = AWAY.exec(sentence)
    const isAhead = away !== null && isStill(sentence.slice(0, away.index))
    const left = OTHER_DAY.test(sentence) || WAS.test(sentence) ? null : LEFT.exec(sentence)
    const span = (isAhead ? away : left)?.slice(1).find(Boolean)?.toLowerCase()
    if (span) return HOURS[span] ?? toNumber(span)
  }
  return null
}

/** Minutes past the hour, as digits or as a word. */
const minutesPast = (digits: string | undefined, word: string | undefined) =>
  word ? (TENS[word.toLowerCase()] ?? 0) : Number(digits ?? 0)

/** When in a day the clock shows the time of a sentence, in minutes since midnight, the earlier first; none where it names none, or another day. */
function readAt(sentence: string): number[] {
  const match = AT.exec(sentence)
  if (!match || OTHER_DAY.test(sentence.replace(match[0], ''))) return []
  const [, digits, minutes, name, word, half = ''] = match
  const hour = toNumber(digits ?? name ?? '')
  const at = hour * 60 + minutesPast(minutes, word)
  const isFixed = hour > 12 || half.toLowerCase() === 'am'
  const later = (at % NOON) + NOON
  const times = isFixed ? [at] : half.toLowerCase() === 'pm' ? [later] : [at, later]
  return times.filter((each) => each < DAY)
}

/**
 * Finds when today something is that a leader looks ahead to: "in ten minutes", "at two".
 *
 * @returns minutes since midnight where they are, more than a day has where minutes away go past the next one; null where no
 * time of today is named, or it is over.
 */
export function findTimeToday(text: string, moment: Moment): number | null {
  const now = minuteOf(moment)
  const away = readAway(text)
  if (away !== null) return now + away
  const sentences = splitSentences(text)
  // "We open at twelve. I talk to her at two": when they talk is what it is about.
  const talking = sentences.filter((sentence) => TALK.test(sentence))
  const ahead = [...talking, ...sentences].flatMap(
    (sentence) => readAt(sentence).find((at) => at > now) ?? [],
  )
  return ahead[0] ?? null
}

/**
 * Finds when tomorrow a talk is of which only the hour is named, and that hour is over for today: "I see him at two", said at five.
 *
 * @returns minutes since the midnight before it; null where there is none.
 */
export function findTimeTomorrow(text: string, moment: Moment): number | null {
  if (findTimeToday(text, moment) !== null) return null
  const sentences = splitSentences(text)
  const ahead = sentences.filter((sentence) => TALK.test(sentence) && !IS_OVER.test(sentence))
  const [times] = ahead.map(readAt).filter((found) => found.length > 0)
  return times?.find((at) => at >= EARLIEST) ?? times?.[0] ?? null
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/)

const TALK =
  /\b(?:talk|speak|see (?!that\b)|meet|tell|call|sit down|conversation|one-to-one|review|interview)/i
/** Tells what has been. */
const IS_OVER = /\b(?:\w+ed|saw|met|spoke|told|said|came|went|had|did|left|sat|got|began|heard)\b/i
/** Nobody means an hour before this one who doesn't say so. */
const EARLIEST = 6 * 60

/** A time as it stands on a clock where the leader's browser is, without noon or midnight: "1:45", or "13:45". */
export function sayTime(minutes: number, locale?: string | null): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  const { hourCycle } = new Intl.DateTimeFormat(englishOf(locale), { hour: 'numeric' }).resolvedOptions()
  const shown = hour > 12 && hourCycle !== 'h23' ? hour - 12 : hour
  return `${shown}:${String(minute).padStart(2, '0')}`
}
