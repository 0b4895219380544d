import { LEAVES } from '../../text/leaving.ts'
import { mirror, sentenceCase } from '../../text/perspective.ts'
import { sharesMost } from '../../text/shared-words.ts'
import { PROMISE } from '../thresholds.ts'
import { DAY, type Step } from './steps.ts'

interface Stretch {
  readonly start: number
  readonly end: number
}

/** A mark with space behind it, but for titles and hours: "Mrs. Achieng", "2 p.m. in my office". */
const SENTENCE_END =
  /[.!?…]+["'”’)]*(?=\s|$)(?<!\b(?:mrs?|ms|dr|st|prof)\.)(?<!\b[ap]\.m\.(?=\s+\p{Ll}))|\n+/giu
/** The sentences of a text by their places. */
function placeSentences(text: string): Stretch[] {
  const ends = [...text.matchAll(SENTENCE_END)]
  const places: Stretch[] = []
  let start = 0
  for (const end of [...ends.map(({ index, 0: mark }) => index + mark.length), text.length]) {
    if (text.slice(start, end).trim() !== '') places.push({ start, end })
    start = end
  }
  return places
}

/** What is said to whoever is left, to the end of a sentence. */
const PARTING =
  /[\s,;–—-]*\b(?:many thanks|thanks?(?: you)?|thx|cheers|cheerio|ciao|bye(?: bye)?|goodbye|good ?night|good (?:day|afternoon|evening)|see you|see ya|take care|later|ta)\b[^\p{L}]*(?:(?:so much|very much|a lot|again|for [^.!?]{1,60}|you|hon|mate|coach|all|then|now)\b[^\p{L}]*)*$/iu
/** What stands before a sentence and is no part of it. */
const BEFORE =
  /^(?:(?:and|so|then|ok(?:ay)?|but|right|well|yes|yeah|alright|anyway|also|ah)\b(?!-)[ ,.:–-]*)+/i

/** What belongs to a plan though no step was heard in it: what will be, what will not, and by when. */
const ADDS =
  /\b(?:will|shall|ill|gonna|going to|won['’]?t)\b|['’]ll\b|^\W*(?:(?:and|but) )?(?:no(?:t| more| longer)?\b(?! (?:worries|problem|idea|need)\b)|nothing\b|i owe\b|(?:i|we) (?:do not|don['’]?t) (?!know\b|think\b|want\b|see\b|have\b|need\b|like\b|believe\b|understand\b)|the \p{L}+ (?:by|on|before|until)\b)/iu
/** And what does not: a question, what the coach is told, and why they have to go. */
const ADDS_NOTHING =
  /\?|\b(?:you|your|hope|think|see how)\b|^\W*now (?:i|we) (?:have|am|must)\b|we['’]?ll see/iu

function withoutParting(said: string): string {
  const rest = said.replace(PARTING, '')
  return rest === said ? said : withoutParting(rest)
}

/** A sentence as it is said to the leader: from where it begins to plan, without its farewell. */
function tell(text: string, { start, end }: Stretch): string | null {
  const said = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BEFORE, '')
    .replace(/[\s.,;:!–-]+$/, '')
  const plan = withoutParting(said)
  if (plan.split(' ').length < 2) return null
  return sentenceCase(mirror(plan) ?? `“${plan}”`)
}

const isIn = ({ start, end }: Stretch, step: Step) => step.start < end && start < step.end

/** "I'll ring her", "tonight I go": behind a farewell only that is a plan, and not why they go. */
const BEGINS_PLAN =
  /^\W*(?:(?:and|so|then|but) )?(?:(?:i|we)(?:['’]?(?:ll|m)| will| shall| am)\b|(?:to(?:day|night|morrow)|on \p{L}+day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|plan is)\b)/iu
/** Says only that a plan follows, or that it stands: "This I will do", "I will proceed as follows". */
const ANNOUNCES = /\b(?:this|plan|order|follow(?:s|ing)|what i['’]m doing|i (?:will|shall) do)\b/i
const LONGEST_ANNOUNCED = 8
const isEmpty = (said: string): boolean =>
  said.trim().split(/\s+/).length <= LONGEST_ANNOUNCED && ANNOUNCES.test(said) && !DAY.test(said)

/** Where a sentence begins to plan: behind what it ends the talk with. */
function beginPlan(text: string, sentence: Stretch, steps: readonly Step[]): number | null {
  const left = LEAVES.exec(text.slice(sentence.start, sentence.end))
  if (!left) return sentence.start
  const from = sentence.start + left.index + left[0].length
  return steps.find(({ start, text: said }) => start >= from && BEGINS_PLAN.test(said))?.start ?? null
}

/** Whether a sentence in which no step was heard tells nothing of a plan. */
const saysNothing = (said: string) => isEmpty(said) || ADDS_NOTHING.test(said) || LEAVES.test(said)

/** Where a sentence tells of the plan; null where it tells nothing of it. */
function findPlanned(text: string, sentence: Stretch, steps: readonly Step[]): Stretch | null {
  const said = text.slice(sentence.start, sentence.end)
  const own = steps.filter((step) => isIn(sentence, step))
  if (own.length > 0 && !isEmpty(said)) {
    const start = /^\W*now (?:i|we) have\b/i.test(said) ? null : beginPlan(text, sentence, own)
    return start === null ? null : { start, end: sentence.end }
  }
  return ADDS.test(said) && !saysNothing(said) ? sentence : null
}

/** The sentences with which a message begins tell mostly why they go: they plan where they name a day or what will be done. */
const tellsPlan = (said: string) =>
  DAY.test(said) || /\b(?:i|we)(?:['’]?(?:ll|m)| will| shall| have decided| am going)\b/i.test(said)

/**
 * Says what a message plans, in its own sentences: whole, since what is cut out of one is what the leader misses.
 *
 * @param steps what was heard in it that the leader will do; null where nothing was heard.
 * @returns nothing where there is no step in it.
 */
export function tellPlan(text: string, steps: readonly Step[] | null): string[] {
  if (!steps || steps.length === 0) return []
  const sentences = placeSentences(text)
  const planned = sentences.map((sentence) => findPlanned(text, sentence, steps))
  const begins = sentences.findIndex(({ start, end }, at) => planned[at] && tellsPlan(text.slice(start, end)))
  const isMore = planned.slice(begins).filter((each) => each !== null).length > 1
  const isPlanned = planned.map((each, at) => each !== null && (at >= begins || !isMore))
  const [first, last] = [isPlanned.indexOf(true), isPlanned.lastIndexOf(true)]
  return sentences.flatMap((sentence, at) => {
    const said = text.slice(sentence.start, sentence.end)
    const isNear = (first < at && at < last) || (at > 0 && DAY.test(said))
    const near = isNear && !saysNothing(said) ? sentence : null
    const place = isPlanned[at] ? planned[at] : near
    return (place && tell(text, place)) ?? []
  })
}

/** Says whether a promise stands in one of some sentences. */
export const isToldIn = (promise: string, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => sharesMost(sentence, promise, PROMISE.share))

/** Whoever says so many sentences of what they will do has their plan. */
const WHOLE = 3

/** Says whether a plan is all that somebody has set out to do. */
export const isWholePlan = (sentences: readonly string[]): boolean => sentences.length >= WHOLE
