import {
  ACCUSING,
  HEARD_BESIDE,
  LENGTHY,
  MILDER,
  ROOM,
  SOFTENERS,
  type Swap,
  TEETH,
} from './change-draft.data.ts'
import { isRequest, saysWhen } from './message-content.ts'
import { type MessageText, readMessage, type Sentence } from './message-text.ts'
import { applyChanges } from './rewrite/rewrite-message.ts'
import type { Edit } from './rule-match.ts'

/** Puts one phrase after another in the place of those that are found, outside of quotations. */
function swap(text: string, swaps: readonly Swap[]): string {
  let written = text
  for (const [pattern, instead] of swaps) {
    const { guarded } = readMessage(written)
    const edits = [...written.matchAll(pattern)].flatMap((match): Edit[] => {
      const [start, end] = [match.index, match.index + match[0].length]
      const isGuarded = guarded.some((span) => span.start < end && start < span.end)
      const replacement = instead.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
      return isGuarded ? [] : [{ start, end, replacement }]
    })
    written = applyChanges(written, edits)
  }
  return tidy(written)
}

/** Mends spaces, marks and capitals where words were taken out. */
const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+([,.!?;:])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/((?:^|\n)(?:(?:dear|hi|hello|hey) )?\p{Lu}[\p{L}'’-]*,) (?:but|and) /giu, '$1 ')
    .replace(/\n[^\S\n]+/g, '\n')
    .replace(
      /\b(please )(Don't|Do|Stop|Never)\b/gi,
      (_, please: string, act: string) => please + act.toLowerCase(),
    )
    .replace(/([,:;])\s*([.!?])/g, '$2')
    .replace(/(^|[.!?]\s+|\n)[,;:]\s*/g, '$1')
    .replace(/\bplease (please )+/gi, 'please ')
    .replace(/\b(please )([^.!?\n]*)\?/gi, (_, please: string, act: string) => `${please}${act}.`)
    .replace(/(^|[.!?]\s+|\n\s*)(\p{Ll})/gu, (found, before: string, letter: string, at: number) =>
      at === 0 && before === '' ? found : before + letter.toUpperCase(),
    )
    .trim()

const NEEDS =
  /\b(?:have to|has to|must|need(?:s)? to|don't|do not|never|please|call me|(?:comes?|come) to me|no \w+ (?:without|unless))\b/i
const OWNS = /\b(?:sorry|apologi[sz]e|my (?:mistake|fault|error)|i was wrong|thank)/i

/** How much of a message a sentence carries: what is asked for most, then what can be checked, then what is owned. */
function weigh({ text, part, ...sentence }: Sentence, at: number): number {
  if (part !== 'body') return 2
  const asks = isRequest({ text, part, ...sentence }) || NEEDS.test(text) ? 3 : 0
  const isExact = saysWhen(text) || /\d/.test(text) || /(?<=[\p{L},] )\p{Lu}\p{Ll}/u.test(text)
  return asks + (isExact ? 2 : 0) + (OWNS.test(text) ? 2 : 0) + (at <= 1 ? 1 : 0)
}

/** Share of the words that a shorter message should have. */
const SHORTER = 0.65
/** Marks of `weigh`: sentences that carry more are not left out. */
const CARRIES = 2

/** Leaves out the sentences that carry least, until a third is gone or only what is needed is left. */
function leaveOut(message: MessageText): string {
  const { sentences, text, words } = message
  const ranked = sentences
    .map((sentence, at) => ({ sentence, weight: weigh(sentence, at) }))
    .filter(({ weight }) => weight < CARRIES)
    .sort((one, other) => one.weight - other.weight)
  const body = sentences.filter(({ part }) => part === 'body').length
  const out: Sentence[] = []
  let left = words
  for (const { sentence } of ranked) {
    if (left <= SHORTER * words || out.length + 1 >= body) break
    out.push(sentence)
    left -= sentence.words
  }
  const edits = out
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ start, end, replacement: '' }))
  return applyChanges(text, edits)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim()
}

/** Says the same in fewer words and sentences; unchanged where every sentence carries its own. */
export const shorten = (text: string): string => leaveOut(readMessage(swap(text, LENGTHY)))

/** Says the same without what bites; where nothing does, leaves the other side room, or says it more mildly where it ends with a question. */
export function soften(text: string): string {
  const milder = swap(text, [...ACCUSING, ...TEETH])
  if (milder !== text) return milder
  const last = readMessage(text).sentences.findLast(({ part }) => part === 'body')
  if (!last || last.isQuestion) return swap(text, MILDER)
  const mark = /[.!?…]$/.test(last.text) ? '' : '.'
  return `${text.slice(0, last.end)}${mark} ${ROOM}${text.slice(last.end)}`
}

/** Says the same without what makes it smaller. */
export const firmUp = (text: string): string => swap(text, SOFTENERS)

/** What undoes the words for whoever hears them, and the same words without it; `why` is said to the writer. */
export interface BesideFault {
  readonly words: string
  readonly why: string
  readonly changed: string
}

/** Finds an apology that is taken back, or a question that accuses. */
export function findBesideFault(text: string): BesideFault | null {
  for (const { swaps, why } of HEARD_BESIDE) {
    const changed = swap(text, swaps)
    const [words] = swaps.flatMap(([pattern]) => text.match(pattern) ?? [])
    if (changed !== text && words) return { words: words.trim(), why, changed }
  }
  return null
}
