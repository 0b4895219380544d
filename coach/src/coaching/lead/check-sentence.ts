import { dateFormat } from '../../text/date-format.ts'
import { hasInventedDay, type KnownDays, listDaysLeft, readDays } from '../facts/days.ts'
import { hasInventedShare } from '../facts/fractions.ts'
import { findInventedNumber } from '../facts/invented-number.ts'
import { type KnownNumbers, readNumbers, tellsOtherTime } from '../facts/told-numbers.ts'
import { RELATIVES } from '../facts/unfounded.data.ts'
import type { Grounds } from './brief.ts'
import { isForeign, isFormOf, listCalled, listNames, writesNamesLarge } from './names.ts'
import { findQuote } from './quotes.ts'

/** What can be wrong with one sentence of an answer, by what finds it. */
export type SentenceFault = 'address' | 'study' | 'percentage' | 'number' | 'day' | 'name' | 'quote'

/** What an answer may repeat, read once. */
export interface Known {
  /** What the leader has written, and what is noted of it from before: their words, which may be quoted. */
  readonly quotable: readonly string[]
  readonly told: readonly string[]
  readonly words: ReadonlySet<string>
  /** The words with a capital, in small letters. */
  readonly names: ReadonlySet<string>
  readonly numbers: KnownNumbers
  readonly days: KnownDays
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
const bare = (word: string) => word.toLowerCase().replace(/['’]s?$/, '')

/** Reads the grounds of an answer: whatever stands in them may stand in it. */
export function readKnown({ told, noted, known, calendar, now, timeZone }: Grounds): Known {
  const [own, texts] = [
    [...told, ...noted],
    [...told, ...noted, ...known],
  ]
  const clock = dateFormat('en-GB', { timeZone, timeStyle: 'short' }).format(now)
  const words = texts.flatMap((text) => text.match(WORD) ?? [])
  return {
    told,
    quotable: own,
    words: new Set(words.flatMap((word) => [bare(word), ...word.split(/[-'’]/).map(bare)])),
    names: new Set(words.filter((word) => /^\p{Lu}/u.test(word)).map(bare)),
    numbers: readNumbers([...texts, ...listYears(calendar)], own, {
      clock,
      daysLeft: listDaysLeft(own, calendar),
      year: Number(calendar[0]?.on.slice(0, 4)),
    }),
    days: readDays(own, texts, calendar),
  }
}

/** This year and the next: "from 1 October 2027". */
function listYears([today]: Grounds['calendar']): string[] {
  const year = Number(today?.on.slice(0, 4))
  return [`${year}`, `${year + 1}`]
}

/** A web page, a mail address, or nine digits and more as telephone numbers are written; dates and years are none. */
const ADDRESS = [
  /\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|org|net|io|ai|gov|edu|info|biz|app|dev|ru|cn|de|uk|xyz|click|link|site|online)\b|\b[a-z\d-]+\.[a-z]{2,}\/\S/i,
  /\S@\S+\.\w/,
  /(?<![\d-])(?!\d{4}-\d\d-\d\d)\+?\(?\d(?:[\s().-]{0,2}\d){8,}/,
]

const SOURCE =
  '(?:stud(?:y|ies)|research(?:ers?)?|surveys?|meta-anal\\w+|experiments?|scientists?|psychologists?|neuroscien\\w+|the evidence|the literature|academics?|scholars?|experts?)'
const SAYS =
  '(?:shows?|showed|shown|suggests?|suggested|finds?|found|says?|said|proves?|proved|proven|confirms?|confirmed|indicates?|tells? us|points?|reveals?|agrees?|has (?:long )?(?:shown|found)|have (?:long )?(?:shown|found))'
/** Leans on a study or on somebody who has studied it. */
const STUDY = [
  new RegExp(`\\b${SOURCE}\\b(?:(?!\\b(?:and|but|you|he|she|they|I|we)\\b)[^.!?]){0,60}\\b${SAYS}\\b`, 'i'),
  new RegExp(
    `\\b(?:according to|based on|backed by|as shown (?:by|in)|there is|there's) (?:\\w+ ){0,4}${SOURCE}\\b`,
    'i',
  ),
  /\b(?:research|stud(?:y|ies)|work|findings?|paper|book) (?:by|from|at|of) (?:\w+ ){0,2}\p{Lu}\p{L}+/u,
  /\b\p{Lu}\p{L}+(?:['’]s)? (?:research|stud(?:y|ies)|findings?|meta-analysis)\b/u,
  /\b(?:known|proven|established) fact\b|\bstatistic(?:s|ally)\b|\bit(?:['’]s| is) (?:well[- ])?(?:known|documented|proven)\b|\bscience (?:says|shows|tells)\b|\bon average\b/i,
  /\bby (?:an? |one |two |three )?(?:third|quarter|half|fifth)s?\b(?! past)|\b(?:one|two|three|four|nine|eight|seven) (?:in|out of) (?:three|four|five|ten|\d+) (?:\p{Ll}+ )?(?:people|leaders|managers|teams|employees|cases|times|women|men)\b/iu,
  /\b\p{Lu}\p{L}+ \((?:19|20)\d\d\)/u,
  /\(\p{Lu}\p{L}+(?:,? (?:&|and|et al\.?) ?\p{L}*)?,? (?:19|20)\d\d\)/u,
]
/** A study somebody speaks of who is at one. */
const OWN_STUDY = /\b(?:your|their|his|her|our|my) (?:own )?(?:research|study|survey|paper|book)\b/i

/** Words that somebody is said to have said. */
const ATTRIBUTED = [
  /\byou (?:said|wrote|told me|mentioned|called (?:it|him|her|them)|put it)\b[^.!?"“”]{0,24}["“]([^"”]{2,200})["”]/gi,
  /(?<!\b(?:if|once|when|could have|might have|had|if \p{L}+|once \p{L}+) )\b(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{Ll}+)(?: has| have|['’](?:s|ve))?(?: already| also| even)? (?:said|wrote|told (?:me|you|(?:the|his|her|your|their|our) \p{Ll}+|\p{Lu}\p{Ll}+)|mentioned|called (?:it|him|her|them|you))\b[^.!?:"“”]{0,16}["“]([^"”]{2,200})["”]/gu,
]

/**
 * Finds the first fault of a sentence, or of words to say; null where it can stand.
 *
 * @param around what it is a part of, narrow to wide: it shows the language of a few words.
 * @param proposed lists the numbers that are proposed elsewhere in the same answer, and may be taken up here.
 */
export function findFault(
  text: string,
  known: Known,
  hasResearch: boolean,
  around: readonly string[] = [],
  proposed: () => ReadonlySet<number> = () => new Set(),
): SentenceFault | null {
  // Statistics that the leader has told of are theirs.
  const outside = findOutside(
    known.words.has('statistics') ? text.replace(/\bstatistics\b/gi, '…') : text,
    hasResearch,
  )
  if (outside) return outside
  const number = findInventedNumber(text, known.numbers)
  if (number && !proposed().has(number.value)) return number.isPercent ? 'percentage' : 'number'
  if (tellsOtherTime(text, known.numbers)) return 'number'
  if (hasInventedShare(text, known.numbers)) return 'percentage'
  if (hasInventedDay(text, known.days)) return 'day'
  if (findInventedName(text, known, around)) return 'name'
  const isAttributed = ATTRIBUTED.flatMap((pattern) => [...text.matchAll(pattern)]).some(
    ([, words = '']) => findQuote(known.quotable, words.replace(/[.,;:!?…]+$/, '')) === undefined,
  )
  return isAttributed ? 'quote' : null
}

/** Finds what nobody's words can carry: an address, and research without the id of a piece in the material. */
export function findOutside(text: string, hasResearch: boolean): 'address' | 'study' | null {
  if (ADDRESS.some((pattern) => pattern.test(text))) return 'address'
  return !hasResearch && leansOnStudy(text) ? 'study' : null
}

const leansOnStudy = (text: string) => !OWN_STUDY.test(text) && STUDY.some((pattern) => pattern.test(text))

/** A method that is called after somebody. */
const METHOD =
  /\b\p{Lu}\p{L}+ (?:matrix|method|model|principle|rule|technique|diagram|chart|canvas|analysis|framework)\b/gu
function findInventedName(text: string, known: Known, around: readonly string[]): string | undefined {
  if (!writesNamesLarge(text)) return undefined
  return listNames(text.replace(METHOD, ' '), isForeign([text, ...around])).find((name) =>
    isStranger(name, known),
  )
}

/** The word of a text for which a check has found it, where that is one word: a name in small letters, or a number as it stands. */
export function findCulprit(text: string, fault: string, known: Known): string | undefined {
  if (fault === 'name') return findInventedName(text, known, [text]) ?? listCalled(text)[0]
  if (fault !== 'number' && fault !== 'percentage') return undefined
  const number = findInventedNumber(text, known.numbers)
  return number && text.slice(number.start, number.end)
}

const isStranger = (name: string, { words, names }: Known): boolean =>
  !words.has(name) &&
  // Written in haste: "sefas had eight".
  !words.has(`${name}s`) &&
  !RELATIVES.has(name) &&
  !name.split(/[-'’]/).every((part) => words.has(part)) &&
  ![...names].some((known) => isFormOf(name, known))

/** Says whether words to say begin by calling somebody of whom nobody has told. */
export const callsStranger = (words: string, known: Known): boolean =>
  listCalled(words).some((name) => isStranger(name, known))
