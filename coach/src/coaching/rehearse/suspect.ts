import { oddsOfHurt } from '../../communication/hurtful.ts'
import type { Sentence } from '../../communication/message-text.ts'
import type { ToneReading } from '../../communication/tone-reading.ts'
import type { Fault } from './fault.ts'
import { isOnOwnDeed } from './is-aimed.ts'
import { THREATENS } from './opening-rules.data.ts'
import { findFirst, quoteOf, type ReadLine } from './read-line.ts'

/**
 * From these odds on a sentence is suspected. Lower than where the message reader says that it hurts, since here it is only asked whether it
 * could be heard so. In logits.
 */
const SUSPECTED = 2.5
/** What somebody says of themselves. */
const OF_MYSELF = /^(?:(?:and|but|so|yes|no),? )*(?:i|my|we|our)\b(?!.*\byour?\b)/i

/** What may be a threat in a line, though its words are plain. */
export const findThreat = (line: ReadLine) => findFirst(line, THREATENS)

/**
 * Finds what could be heard as a blow or a threat in a line that is good otherwise: by the tone model, which knows hostility without a rude
 * word, and by what may be a threat though its words are plain. Never what a leader says against themselves.
 */
export function findSuspect(line: ReadLine, tone: ToneReading | null): Fault | null {
  const suspect = findThreat(line) ?? listOdds(line, tone).find(({ odds }) => odds >= SUSPECTED)?.sentence
  return suspect ? { finding: 'may-hurt', quote: quoteOf(line.text, suspect), changed: line.text } : null
}

/** From these odds on a sentence may hurt: it is neither praised nor offered, and may be what a blow is. Not offered costs little, offered by mistake much. In logits. */
const STINGS = -1

/** The texts of the sentences that may hurt; none where nobody has read them. */
export const listStinging = (line: ReadLine, tone: ToneReading | null): string[] =>
  listOdds(line, tone).flatMap(({ sentence, odds }) => (odds >= STINGS ? [sentence.text] : []))

/** The odds that a line's sentences hurt, the worst first; empty where nobody has read them. */
export const listOdds = (
  line: ReadLine,
  tone: ToneReading | null,
): { readonly sentence: Sentence; readonly odds: number }[] =>
  line.message.sentences
    .flatMap((sentence, at) => {
      const read = tone?.sentences[at]
      if (!tone || !read || sentence.part !== 'body') return []
      return isOnOwnDeed(line, sentence) || OF_MYSELF.test(sentence.text)
        ? []
        : [{ sentence, odds: oddsOfHurt(read, tone) }]
    })
    .toSorted((one, other) => other.odds - one.odds)
