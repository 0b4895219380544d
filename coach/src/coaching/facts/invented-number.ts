import { isDone, isOpen, proposes, tells } from './claims.ts'
import { listCounts } from './counts.ts'
import { listNumbers, NOON, type Stated } from './numbers.ts'
import { FREE, tellsOfOthers, tellsOfUntoldOthers } from './of-others.ts'
import { isOwnShare, isReckoned, isWrongLeft, isWrongResult, isWrongSum } from './sums.ts'
import {
  contradicts,
  countOf,
  findOtherTurn,
  isOtherOrdinal,
  type KnownNumbers,
  listOrdinals,
  listParts,
} from './told-numbers.ts'

/** What may be measured in advice, with the most of it. */
const MEASURES: readonly (readonly [RegExp, number])[] = [
  [/^[\s-]*(?:\w+ )?(?:min(?:ut\p{L}{0,3})?s?|sec(?:ond)?s?|past)(?!\p{L})/iu, 90],
  [/^ to (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i, 25],
  [/^[\s-]*(?:\w+ )?(?:hours?|days?)\b/i, 72],
  [/^[\s-]*(?:\w+ )?(?:weeks?|months?)\b/i, 12],
  [
    /^[\s-]*(?:\w+ )?(?:sentences?|words?|lines?|questions?|things?|steps?|points?|breaths?|parts?|seconds?|options?|ways?|columns?|bullets?)\b/i,
    20,
  ],
]
/** Makes a claim of what was measured: "20 minutes late", "for the past three weeks". */
const CLAIM_AFTER =
  /^[\s-]*(?:\w+ ){0,2}?(?:times?|minutes?|mins?|hours?|days?|weeks?|months?|years?|people)\b[^.;:!?]{0,12}\b(?:old|late|early|ago|behind|overdue|in a row|straight|running|already|so far|short)\b/i
const CLAIM_BEFORE =
  /\b(?:was|were|has|have|had|'ve|took|lasted|costs?|lost|missed|came|told|asked|(?:for|over) the (?:last|past))\b[^.;:!?]{0,24}$/i
/** What is asked for or wished for, and not what was: "can I have", "have you got", "ask him to come". */
const REQUEST_BEFORE =
  /(?:\b(?:can|could|may|might|shall|will|would|should|must|let|please|ask|to|if|from (?:next|tomorrow|now))\b|['’]ll\b|\bhave (?:you|we)\b|\b(?:do|did) (?:you|we) have\b|['’]ve got (?:till|until)\b)[^.;:!?]{0,28}$/i
/** Nobody in particular: "nobody does it three times running". */
const NOBODY = /\b(?:nobody|no one|anybody|anyone|whoever|somebody|someone|everybody|everyone)\b[^.;:!?]*$/i
/** An age is told without its years. */
const AGE = /^[\s-]*years?[\s-]old\b/i
/** Numbers of a list stand in the answer itself. */
const OF_LIST = /\b(?:number|point|step|item|question|sentence|line|option)s?\s+$/i
const COUNTED =
  /^[\s-]*(?:\w+ )?(?:times?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|of them)\b/i
const HEADS =
  /^ (?:\p{Ll}+ )?(?:people|persons|colleagues|kids|children|members|employees|men|women|stay|remain)\b/iu
/** From here on what two numbers make with a third is no accident. */
const LARGE = 1_000
/** A number word up to this counts without a claim. */
const SMALL = 12
const NEAR_MINUTES = 30
const MINUTE_STEP = 5
const HOUR = 60
/** Times are proposed at the hour and its quarters; another one is somebody's appointment. */
const PROPOSED_STEP = 15

/** What such people do, for illustration: "A thief takes 8 one week and 15 the next." */
const OF_ANYBODY = /^\W*(?:an?|any|such an?) (?:\p{Ll}+ ){1,2}?\p{Ll}+s\b/iu
const SMALL_TALK = 20
const illustrates = (sentence: string, { value }: Stated): boolean =>
  value <= SMALL_TALK && OF_ANYBODY.test(sentence) && !tells(sentence)

/** Finds a number of a sentence that is made up; said a second time it is what it was the first time. */
export function findInventedNumber(sentence: string, known: KnownNumbers): Stated | undefined {
  const ordinal =
    listOrdinals(sentence).find((one) => isOtherOrdinal(one, known)) ?? findOtherTurn(sentence, known)
  if (ordinal) return ordinal.stated
  const stated = listNumbers(sentence)
  const invented = stated.filter((one) => !illustrates(sentence, one) && isInvented(sentence, one, known))
  return invented.find(
    ({ value, isPercent }) =>
      isPercent || !stated.some((other) => other.value === value && !invented.includes(other)),
  )
}

/** A measure of advice: "seventy percent certainty will do". */
const CERTAIN =
  /^(?: ?(?:%|percent|per cent))? (?:certain|certainty|sure|confident|confidence|ready|done|finished)\b/i
/** "Six and a half" is one number. */
const isHalfMore = (sentence: string, { start, end }: Stated): boolean =>
  /^half$/i.test(sentence.slice(start, end)) && /\band a $/i.test(sentence.slice(0, start))
/** Neither known, nor counted small, nor a measure or time of advice, nor rightly reckoned. */
function isInvented(sentence: string, stated: Stated, known: KnownNumbers): boolean {
  const { value, isPercent, start, end } = stated
  if (isPercent)
    return (
      !known.percents.has(value) &&
      !known.bare.has(value) &&
      !CERTAIN.test(sentence.slice(end)) &&
      !isOwnShare(sentence, stated)
    )
  if (sentence.includes('%') && known.percents.has(value)) return false
  const before = sentence.slice(0, start)
  if (isHalfMore(sentence, stated)) return false
  if (isOtherThanTold(sentence, stated, known)) return true
  if (isKnown(sentence, stated, known)) return false
  if (value <= SMALL && (OF_LIST.test(before) || isListMark(sentence, stated))) return false
  return (
    (value > 1 && tellsOfOthers(sentence, stated, canBeLeft(sentence, stated, known))) ||
    !isAdvice(sentence, stated, known)
  )
}

/** Said before, counted before, or rightly reckoned. */
const isKnown = (sentence: string, stated: Stated, known: KnownNumbers): boolean =>
  known.values.has(stated.value) ||
  known.counted.has(countOf(sentence, stated) ?? '') ||
  isRest(sentence, stated, known) ||
  isWorkedOut(stated.value, known) ||
  isReckoned(sentence, stated, known) ||
  isOfKnownHeads(sentence, stated, known)

/** Whether so many can be what is left of those who were told of; of a whole that is named, of that one. */
const canBeLeft = (sentence: string, { value, start }: Stated, { heads, values }: KnownNumbers): boolean => {
  const part = listParts(sentence).find((one) => one.start === start)
  return part ? values.has(part.whole) && values.has(part.whole - value) : heads.has(value)
}

const isOfKnownHeads = (sentence: string, { value, end }: Stated, { heads }: KnownNumbers): boolean =>
  heads.has(value) && HEADS.test(sentence.slice(end))

const FEW = 3

/** "The eight of them", who were not counted. */
const OF_THEM = /^ of (?:them|you)\b/i
const ALL_OF = /\b(?:the|all|these|those|your)\s+$/i
const isOtherGroup = (sentence: string, { value, start, end }: Stated, known: KnownNumbers): boolean =>
  value > 2 &&
  ALL_OF.test(sentence.slice(0, start)) &&
  OF_THEM.test(sentence.slice(end)) &&
  !known.values.has(value) &&
  !known.heads.has(value)

/** "She has worked the last three Christmases". */
const OF_ROW = /\b(?:the|his|her|their|your|its) (?:last|past|previous) $/i
const isUntoldRow = (sentence: string, { value, start }: Stated, { values }: KnownNumbers): boolean =>
  value > 1 && OF_ROW.test(sentence.slice(0, start)) && isDone(sentence, start) && !values.has(value)

/** Tells of what was told, and otherwise. */
function isOtherThanTold(sentence: string, stated: Stated, known: KnownNumbers): boolean {
  const count = isClaim(sentence, stated) ? countOf(sentence, stated) : null
  return (
    (count !== null && stated.value > 1 && !known.counted.has(count) && !known.uncounted.has(stated.value)) ||
    contradicts(sentence, stated, known) ||
    isOtherCount(sentence, stated, known) ||
    isOtherGroup(sentence, stated, known) ||
    isUntoldRow(sentence, stated, known) ||
    (stated.value > FEW && tellsOfUntoldOthers(sentence, stated, known.words)) ||
    isWrongSum(sentence, stated, known) ||
    isWrongLeft(sentence, stated, known) ||
    isWrongResult(sentence, stated, known)
  )
}

const PEOPLE = /^(?:people|person|man|woman|colleague|member|employee|kid|child|head|soul|pair|other)$/
/** Something that was told, by how long it takes: "an outage of six hours", "your 90-minute standup". */
const LASTING =
  /\b(?:an?|the|your|his|her|their|this|that) (\p{L}+)s? of (?:about |some |nearly |almost )?$/iu
const SPENT = /\byou (?:lose|spend|waste|burn|have)(?: about| some| nearly| almost| only| still)? $/i

/** Counts what was told, and otherwise; or tells of people or a span as they were not told. */
function isOtherCount(sentence: string, stated: Stated, known: KnownNumbers): boolean {
  const { value, start } = stated
  if (value < 2 || isOpen(sentence, start)) return false
  const isToldNumber =
    known.values.has(value) ||
    isRest(sentence, stated, known) ||
    known.heads.has(value) ||
    isReckoned(sentence, stated, known)
  if (isToldNumber) return false
  const counted = listCounts(sentence).filter((one) => one.start === start)
  if (value > 2 && counted.some(({ of }) => PEOPLE.test(of))) return true
  if (value > SMALL && known.results.has(value)) return false
  const isOther = counted.some(({ of }) => !FREE.test(of) && !PEOPLE.test(of) && known.numbersOf.has(of))
  return isOther || isOtherSpan(sentence, stated, known)
}

/** "An outage of six hours", where it was three; "you lose 90 minutes". */
function isOtherSpan(sentence: string, stated: Stated, known: KnownNumbers): boolean {
  const before = sentence.slice(0, stated.start)
  const count = countOf(sentence, stated)
  const [, lasting = ''] = LASTING.exec(before) ?? []
  const isOfTold = known.words.has(lasting.toLowerCase()) || SPENT.test(before)
  return isOfTold && count !== null && !known.counted.has(count) && !isWorkedOut(stated.value, known)
}

/** A whole part of a larger number that was told, asked for: "the first 5,000" of 20,000. */
const isAskedPart = (sentence: string, { value, start }: Stated, { values }: KnownNumbers): boolean =>
  value >= LARGE &&
  !tells(sentence) &&
  [...values].some(
    (told) =>
      told >= HUNDRED &&
      told !== value &&
      (told % value === 0 || (value % told === 0 && isOpen(sentence, start))),
  )
const HUNDRED = 100

/** A small number, a measure or a time that is advised. */
function isAdvice(sentence: string, stated: Stated, known: KnownNumbers): boolean {
  if (isAskedPart(sentence, stated, known)) return true
  const { time, start } = stated
  if (time === null) return isSmall(sentence, stated) || isProposedSpan(sentence, stated, known)
  if (!proposes(sentence, start)) return known.times.has(time)
  return isNearTime(time, known) || time % PROPOSED_STEP === 0
}

/** "**2. Augusto, before he comes.**" */
const isListMark = (sentence: string, { start, end }: Stated) =>
  /^[*_\s]*$/.test(sentence.slice(0, start)) && /^[.)](?:\s|$)/.test(sentence.slice(end))

/** Says whether a number tells how often, how long or how many something was. */
function isClaim(sentence: string, { start, end }: Stated): boolean {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  return (
    !/half/i.test(sentence.slice(start, end)) &&
    !REQUEST_BEFORE.test(before) &&
    !NOBODY.test(before) &&
    !AGE.test(after) &&
    (CLAIM_AFTER.test(after) ||
      ((CLAIM_BEFORE.test(before) || isDone(sentence, start)) && COUNTED.test(after)))
  )
}

/** A small counting word, "half", or a measure of advice; a claim of what happened is neither. */
function isSmall(sentence: string, stated: Stated): boolean {
  const { value, isWord, start, end } = stated
  const after = sentence.slice(end)
  const isClaimed = isClaim(sentence, stated)
  if (isWord && value <= SMALL) return !isClaimed || value <= 1
  if (isWord && /half/i.test(sentence.slice(start, end))) return true
  if (!isClaimed && / can\b[^.;:!?]*$/i.test(sentence.slice(0, start)) && /^ times\b/.test(after)) return true
  const most = MEASURES.find(([unit]) => unit.test(after))?.[1] ?? 0
  return !isClaimed && value <= most
}

/** "From tomorrow we take 15", where minutes were told. */
const isProposedSpan = (
  sentence: string,
  { value, start, end }: Stated,
  { counted }: KnownNumbers,
): boolean =>
  value <= HOUR &&
  value % MINUTE_STEP === 0 &&
  /^[*_"”’)]*(?:[.,;:!?]|$| for (?:hers?|his|him|them|theirs?|the|each|every)\b)/.test(sentence.slice(end)) &&
  (proposes(sentence, start) || IF.test(sentence.slice(0, start))) &&
  [...counted].some((count) => count.endsWith(' minute'))

/** What is only imagined: "if she came down to 30". */
const IF = /\bif\b[^,;:.]*$/i

/** What two larger numbers that are known come to, or lie apart: 110 of 200 and 90. */
function isWorkedOut(value: number, { values, results }: KnownNumbers): boolean {
  if (value > SMALL && results.has(value)) return true
  if (value >= LARGE && [...results].some((one) => values.has(value - one) || values.has(one - value)))
    return true
  const large = [...values].filter((each) => each > SMALL)
  return (
    value > SMALL &&
    large.some(
      (one) =>
        large.some((other) => one !== other && Math.abs(one - other) === value) ||
        (values.has(value - one) && value - one > SMALL && value - one !== one),
    )
  )
}

/** "the other 33" of 34, or "33 others". */
const isRest = (sentence: string, { value, start, end }: Stated, { values }: KnownNumbers) =>
  (/\b(?:other|remaining)\s+$/i.test(sentence.slice(0, start)) || /^ others\b/i.test(sentence.slice(end))) &&
  values.has(value + 1)

/** A time that was named, or a little before or after one. */
const isNearTime = (time: number, { times }: KnownNumbers): boolean =>
  [...times].some((named) => {
    const apart = Math.abs(named - time)
    const minutes = Math.min(apart, NOON - apart)
    return minutes === HOUR || (minutes <= NEAR_MINUTES && minutes % MINUTE_STEP === 0)
  })
