import { mirror, sentenceCase } from '../../text/perspective.ts'
import { sharesMost } from '../decide/find-commitment.ts'
import type { Heard } from '../listen/listen.ts'
import type { Step } from '../listen/steps.ts'

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

/** Why somebody ends a talk, which is nothing they have set out to do: "I must go, the second lorry is arriving". */
const LEAVES =
  /\b(?:(?:must|have to|need to|got to|gotta|got|better)\s+(?:go|run|leave|jump|finish|close|stop|dash|fly|hop|get (?:down|back|going|ready)|log (?:in|off))\b(?! (?:the|an?|my|our|it|this|that|to|with|round|over|up|through|out|in)\b)|i (?:go|leave|run) now\b|i (?:will|shall) (?:close|stop|leave it)(?: here| there| now)\b|i leave you)/iu
/** What is said to whoever is left, to the end of a sentence. */
const PARTING =
  /[\s,;–—-]*\b(?:many thanks|thanks?(?: you)?|thx|cheers|cheerio|ciao|bye(?: bye)?|goodbye|good ?night|good (?:day|afternoon|evening)|see you|see ya|take care|later|ta)\b[^\p{L}]*(?:(?:so much|very much|a lot|again|for [^.!?]{1,60}|you|hon|mate|coach|all|then|now)\b[^\p{L}]*)*$/iu
/** What stands before a sentence and is no part of it. */
const BEFORE =
  /^(?:(?:and|so|then|ok(?:ay)?|but|right|well|yes|yeah|alright|anyway|also|ah)\b(?!-)[ ,.:–-]*)+/i

/** What belongs to a plan though no step was heard in it: what will be, what will not, and by when. */
const ADDS =
  /\b(?:will|shall|ill|gonna|going to|won['’]?t)\b|['’]ll\b|^\W*(?:(?:and|but) )?(?:no(?:t| more| longer)?\b(?! (?:worries|problem|idea|need)\b)|nothing\b|i owe\b|the \p{L}+ (?:by|on|before|until)\b)/iu
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

/** Where a sentence begins to plan: behind what it ends the talk with. */
function beginPlan(text: string, sentence: Stretch, steps: readonly Step[]): number | null {
  const left = LEAVES.exec(text.slice(sentence.start, sentence.end))
  if (!left) return sentence.start
  const from = sentence.start + left.index + left[0].length
  return (
    steps.find(({ start, text: said }) => start >= from && /\b(?:i|we)\b|['’]ll\b/i.test(said))?.start ?? null
  )
}

/** Where a sentence tells of the plan; null where it tells nothing of it. */
function findPlanned(text: string, sentence: Stretch, steps: readonly Step[]): Stretch | null {
  const said = text.slice(sentence.start, sentence.end)
  const own = steps.filter((step) => isIn(sentence, step))
  if (own.length > 0) {
    const start = /^\W*now (?:i|we) have\b/i.test(said) ? null : beginPlan(text, sentence, own)
    return start === null ? null : { start, end: sentence.end }
  }
  return ADDS.test(said) && !ADDS_NOTHING.test(said) && !LEAVES.test(said) ? sentence : null
}

/**
 * Says what a message plans, in its own sentences: whole, since what is cut out of one is what the leader misses.
 *
 * @returns nothing where no step was heard in it.
 */
export function tellPlan({ text, steps }: Pick<Heard, 'text' | 'steps'>): string[] {
  if (!steps || steps.length === 0) return []
  return placeSentences(text).flatMap((sentence) => {
    const planned = findPlanned(text, sentence, steps)
    return (planned && tell(text, planned)) ?? []
  })
}

/** Says whether a promise stands in one of some sentences. */
export const isTold = (promise: string, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => sharesMost(sentence, promise))
