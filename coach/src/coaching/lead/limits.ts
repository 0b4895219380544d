import { NUMBER_WORDS } from '../../text/number-words.ts'
import { countWords, sentencesOf } from './prose.ts'

/** How much somebody has asked for at most. */
export interface Limit {
  readonly most: number
  readonly of: 'sentences' | 'words' | 'lines'
}

const COUNT = `(\\d{1,3}|a|${NUMBER_WORDS.join('|')})`
const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 }
/** "in two sentences", "two sentences.", "under 60 words", "max three lines"; "two sentences he said" sets no limit. */
const ASKED = new RegExp(
  `(?<lead>\\b(?:in|under|max(?:imum)?\\.?(?: of)?|at most|no more than|not more than|less than|only|just|within|up to|make it|keep it(?: to)?|give me)\\s+|^|[.,;:!?–—(-]\\s*)(?:(?:like|about|exactly)\\s+)?(?<count>${COUNT}|${Object.keys(TENS).join('|')})(?:\\s*(?:to|or|-|–)\\s*(?<more>${COUNT}))?\\s+(?:short |plain |simple |clear )?(?<unit>sentences?|words?|lines?)\\b(?<max> max(?:imum)?| tops| at most)?(?<after>[^.!?\\n]{0,12})`,
  'gim',
)
/** What follows where a number of sentences is only told of. */
const TOLD_OF = /^\s+(?:he|she|they|i|we|from|that|of|about|later|ago|each)\b/i

const toNumber = (word: string): number => {
  const lower = word.toLowerCase()
  if (lower === 'a') return 1
  const named = NUMBER_WORDS.indexOf(lower)
  return named >= 0 ? named + 1 : (TENS[lower] ?? Number(lower))
}

/** Finds the limit a message sets to what it asks for; null where it sets none. */
export function findLimit(message: string): Limit | null {
  for (const { groups = {} } of message.matchAll(ASKED)) {
    const { lead = '', count = '', more, unit = '', max, after = '' } = groups
    const isBare = !/\p{L}/u.test(lead)
    if (isBare && !max && (count.toLowerCase() === 'a' || TOLD_OF.test(after))) continue
    const of = unit.toLowerCase().startsWith('w')
      ? 'words'
      : unit.toLowerCase().startsWith('s')
        ? 'sentences'
        : 'lines'
    return { most: toNumber(more ?? count), of }
  }
  return null
}

/** So much more than a number of words nobody counts. */
const TOLERANCE = 1.1

/** Says whether a text keeps to a limit. */
export function keepsLimit(text: string, { most, of }: Limit): boolean {
  if (of === 'words') return countWords(text) <= most * TOLERANCE
  const units =
    of === 'lines'
      ? text.split('\n').filter((line) => /\p{L}/u.test(line) && !isFrame(line))
      : sentencesOf(text)
  return units.filter((unit) => /\p{L}/u.test(unit)).length <= most
}

/** The line that calls somebody, or the one with a name under a letter, is none of those that were asked for. */
const isFrame = (line: string) =>
  /^[>\s*_]*(?:Subject:.*|[\p{L}.’'-]+(?: [\p{L}.’'-]+){0,3},|\[[^\]]+\])[*_\s]*$/u.test(line)
