import type { Clause } from '../../text/clauses.ts'
import { NUMBER_WORDS, ORDINAL_WORDS } from '../../text/number-words.ts'
import { nameTopic } from './name-topic.ts'
import { findOwnFacts, type Recipient } from './own-facts.ts'
import { isCallName } from './words-for.ts'
import type { Writing } from './writing.ts'

/** What the lines of a purpose are filled with; a slot that is missing is not known. */
export type PurposeSlots = Partial<Record<'topic' | 'often' | 'when' | 'other' | 'what', string>>

const COUNT = `\\d{1,2}|${NUMBER_WORDS.join('|')}`
const WEEKDAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const PERIOD = `(?: (?:this|last) (?:week|month|year)| in (?:the last |the past )?(?:(?:a|${COUNT}) )?(?:days?|weeks?|months?)| since (?:last )?(?:${WEEKDAY}|week|month|summer|christmas|easter))`
const TIMES = new RegExp(`\\b(?:(twice)|(${COUNT})(?: |-)?(?:times|x\\b))(${PERIOD})?`, 'i')
const NTH = new RegExp(`\\b(?:(${ORDINAL_WORDS.join('|')})|(\\d)(?:nd|rd|th)) time(${PERIOD})?`, 'i')
/** What the leader did is not how often it happened: "I told him twice". */
const OF_LEADER =
  /^(?:(?:and|but|so|then|already|also) )*(?:i|we)\b|^(?:\w+ )?(?:told|asked|said|tried|spoke|talked|warned|sent|wrote)\b|\b(?:told|asked|warned|reminded) (?:him|her|them)\b/i

const spell = (count: number) => (count === 2 ? 'twice' : `${NUMBER_WORDS[count - 1] ?? count} times`)
const capitalDay = (text: string) =>
  text.replace(
    new RegExp(`\\b(?:${WEEKDAY}|christmas|easter)\\b`, 'gi'),
    (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
  )

/** Reads "three times this week" and "twice". */
function readTimes(text: string): string | undefined {
  const [, twice, times = '', period = ''] = TIMES.exec(text) ?? []
  const count = twice ? 2 : Number(times) || NUMBER_WORDS.indexOf(times.toLowerCase()) + 1
  return count > 1 ? spell(count) + capitalDay(period.toLowerCase()) : undefined
}

/** Reads "the third time since Sunday", which is three times. */
function readNth(text: string): string | undefined {
  const [, ordinal = '', digit = '', period = ''] = NTH.exec(text) ?? []
  const count = Number(digit) || ORDINAL_WORDS.indexOf(ordinal.toLowerCase()) + 1
  return count > 1 ? spell(count) + capitalDay(period.toLowerCase()) : undefined
}

/** How often a clause says that something happened: "three times this week"; undefined where it does not, or only once. */
const readOften = ({ text }: Clause): string | undefined =>
  OF_LEADER.test(text) ? undefined : (readTimes(text) ?? readNth(text))

const DAY = new RegExp(
  `\\b(?:(yesterday)|(this morning|last night)|(?:(last|on|this past) )?(${WEEKDAY}))\\b`,
  'gi',
)
/** Tells of what is over. */
const PAST =
  /\b(?:was|were|had|did|didn't|came|said|told|went|got|gave|took|saw|made|left|heard|found|cut|threw|cried|put|sent|wrote|(?!need|feed|indeed)\w{2,}ed)\b/i
const AHEAD = /\b(?:will|'ll|going to|have to|has to|need to|tomorrow|next|before|by|until|should|plan)\b/i

const weekdayOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(at)
const A_DAY = 86_400_000

/** The one day on which something happened, as it is said days later: "on Tuesday"; undefined of none, or of several. */
function readWhen(
  clauses: readonly Clause[],
  { now, timeZone }: Pick<Writing, 'now' | 'timeZone'>,
): string | undefined {
  const days = clauses
    .filter(({ text, isQuestion }) => !isQuestion && PAST.test(text) && !AHEAD.test(text))
    .flatMap(({ text }) =>
      [...text.matchAll(DAY)].map(([, yesterday, part, , weekday]) => {
        if (yesterday) return `on ${weekdayOf(new Date(now.getTime() - A_DAY), timeZone)}`
        return part ? part.toLowerCase() : `on ${capitalDay(weekday ?? '')}`
      }),
    )
  const different = new Set(days)
  return different.size === 1 ? days[0] : undefined
}

/** The one other person with a name; undefined where there are several. */
function readOther({ heard, known }: Writing, label: string | null): string | undefined {
  const inCase = (known?.people ?? []).filter(({ struck, sameAs }) => !struck && sameAs === null)
  const all = [...heard.people.filter(({ isNamed }) => isNamed), ...inCase].map((person) => person.label)
  const isAddressee = (name: string) => label !== null && (label.includes(name) || name.includes(label))
  const others = new Set(
    all.filter((name) => isCallName(name) && /^\p{Lu}/u.test(name) && !isAddressee(name)),
  )
  return others.size === 1 ? [...others][0] : undefined
}

/** What they are complained about for, as a clause that begins with "you". */
function readWhat(writing: Writing, to: Recipient): string | undefined {
  const { fact } =
    to.isAboutThem && writing.plan.conduct ? findOwnFacts(writing, 'correct', to) : { fact: undefined }
  return fact && /^you\b/i.test(fact) ? fact.charAt(0).toLowerCase() + fact.slice(1) : undefined
}

/** Finds in what the leader has told what the lines of a purpose leave open. */
export function readPurposeSlots(writing: Writing, to: Recipient): PurposeSlots {
  const { heard } = writing
  const clauses = to.isAboutThem ? [...heard.clauses, ...heard.toldClauses] : heard.clauses
  return {
    topic: nameTopic(heard),
    often: clauses.flatMap((clause) => readOften(clause) ?? [])[0],
    when: readWhen(clauses, writing),
    other: readOther(writing, to.label),
    what: readWhat(writing, to),
  }
}

/**
 * Fills a line of a purpose: the first of its versions for which all is known.
 *
 * @param line versions beside each other, with ` | ` between them.
 * @returns undefined where something is missing in each of them.
 */
export function fillPurposeLine(line: string, slots: PurposeSlots): string | undefined {
  const known = new Map(Object.entries(slots))
  const filled = line
    .split(' | ')
    .map((version) => version.replace(/\{(\w+)\}/g, (slot, name: string) => known.get(name) ?? slot))
  return filled.find((version) => !/\{\w+\}/.test(version))
}
