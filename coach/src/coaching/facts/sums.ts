import { isOpen } from './claims.ts'
import { listNumbers, type Stated } from './numbers.ts'
import { combine, divide, shareOf } from './reckon.ts'
import { countOf, type KnownNumbers } from './told-numbers.ts'

/** So few are said without being reckoned. */
const FEW = 3
/** A result up to this may be a measure of advice. */
const SMALL = 12

/** Says what something comes to: "so fifteen hours", "that is 120". */
const COMES_TO =
  /(?:\b(?:so|makes?|comes? to|adds? up to|totals?|equals?)|\b(?:that|which|this)(?: is|['’]s| makes)) (?:about |some |nearly |roughly |almost |over |well over |a little over )?$/i
/** Says what something comes to, and wrongly. */
export const isWrongSum = (sentence: string, stated: Stated, known: KnownNumbers): boolean =>
  stated.value > FEW &&
  stated.time === null &&
  COMES_TO.test(sentence.slice(0, stated.start)) &&
  countOf(sentence, stated) !== null &&
  !known.values.has(stated.value) &&
  !known.counted.has(countOf(sentence, stated) ?? '') &&
  !comesTo(sentence, stated, known)
const without = (sentence: string, { start, end }: Stated): string =>
  `${sentence.slice(0, start)} ${sentence.slice(end)}`
/** What other numbers of the same sentence make: "three a day make fifteen in five days", "at ten a week 640 take 64 weeks". */
const isOwnSum = (sentence: string, stated: Stated): boolean => {
  const others = without(sentence, stated)
  return [...combine(others), ...divide(others)].includes(stated.value)
}
/** "Four of ten is forty percent". */
export const isOwnShare = (sentence: string, stated: Stated): boolean =>
  shareOf(without(sentence, stated)).some((share) => Math.round(share) === stated.value)
/** A rate: "thirty thousand a year", "sixty tickets a day". */
const RATE =
  /^\s*(?:[\p{L}€$£]+ )?(?:an?|per|each|every|apiece|(?:over|in) (?:the|a) (?:day|week|month|year|quarter))\b/iu
/** What it is measured in is not how often it is. */
const comesTo = (sentence: string, stated: Stated, known: KnownNumbers): boolean =>
  isAbout(sentence, stated, known) ||
  (/^ and a half\b/i.test(sentence.slice(stated.end)) && known.reckoned.has(stated.value + 0.5)) ||
  known.reckoned.has(stated.value) ||
  (!/ (?:hour|minute)$/.test(countOf(sentence, stated) ?? '') && known.reckonedOften.has(stated.value)) ||
  isOwnSum(sentence, stated)
/** Rounds what it comes to: "one every six and a half minutes or so". */
const HEDGE_BEFORE = /\b(?:about|around|roughly|nearly|almost|some) $/i
const HEDGE_AFTER = /^(?: and a half)?(?: \p{Ll}+){0,2} or so\b/iu
const NEAR_SHARE = 0.1
const isAbout = (sentence: string, { value, start, end }: Stated, { reckoned }: KnownNumbers): boolean => {
  const stated = /^ and a half\b/i.test(sentence.slice(end)) ? value + 0.5 : value
  return (
    (HEDGE_BEFORE.test(sentence.slice(0, start)) || HEDGE_AFTER.test(sentence.slice(end))) &&
    [...reckoned].some((one) => Math.abs(one - stated) <= NEAR_SHARE * one)
  )
}
/** Says how long it is to a result: "at ten a week 640 take 64 weeks". */
const TAKES =
  /\b(?:takes?|lasts?|leaves?|needs?|wait|gone in|done in) (?:about |some |nearly |roughly |almost )?$/i
const EVERY = /\b(?:one|once) (?:in )?every (?:about |some |nearly |roughly |almost )?$/i
/** Says what something comes to, and rightly. */
export const isReckoned = (sentence: string, stated: Stated, known: KnownNumbers): boolean =>
  (COMES_TO.test(sentence.slice(0, stated.start)) ||
    RATE.test(sentence.slice(stated.end)) ||
    EVERY.test(sentence.slice(0, stated.start)) ||
    TAKES.test(sentence.slice(0, stated.start)) ||
    /\b(?:sum|sums|makes?|percent)\b|%/i.test(sentence)) &&
  comesTo(sentence, stated, known)

/** Beside a number that was told, what is measured comes of it: "at that pace the 240 are gone in 24 working days". */
export const isWrongResult = (sentence: string, stated: Stated, known: KnownNumbers): boolean =>
  stated.value > SMALL &&
  stated.time === null &&
  countOf(sentence, stated) !== null &&
  !isOpen(sentence, stated.start) &&
  !known.values.has(stated.value) &&
  !known.counted.has(countOf(sentence, stated) ?? '') &&
  listNumbers(sentence).some(
    ({ value }) => value > SMALL && value !== stated.value && known.values.has(value),
  ) &&
  !comesTo(sentence, stated, known)

/** "24 working days until Christmas". */
const LEFT =
  /^\s(?:working |full |whole |more )?(?:days|weeks) (?:until|till|to go|left|away|before (?:the|your|he|she|they|it))\b/i
/** Says how long it is to a day that was told, and wrongly. */
export const isWrongLeft = (sentence: string, stated: Stated, known: KnownNumbers): boolean =>
  known.hasDaysLeft &&
  LEFT.test(sentence.slice(stated.end)) &&
  !isOpen(sentence, stated.start) &&
  !known.counted.has(countOf(sentence, stated) ?? '')
