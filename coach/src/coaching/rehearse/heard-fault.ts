import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Sentence } from '../../communication/message-text.ts'
import type { Fault } from './fault.ts'
import { findFaultOf } from './faults.ts'
import { findBlank, tellLong, tellNoAsk, tellUnseen } from './find-missing.ts'
import { type HeardOpening, judgeOpening } from './judge-opening.ts'
import { withObservation } from './put-observation.ts'
import { quoteOf, type ReadLine, readLine, replaceSpan } from './read-line.ts'

/** What is said in one sentence or another, so that the sentence can be shown. */
const STANDS_SOMEWHERE: ReadonlySet<LineFinding> = new Set([
  'attack',
  'verdict',
  'accusing-why',
  'hearsay',
  'absolute',
  'apology-undone',
  'not-plain',
])
/** Of these the sentence is better left out than mended. */
const LEFT_OUT: ReadonlySet<LineFinding> = new Set(['attack', 'verdict', 'accusing-why', 'hearsay'])

/**
 * The one thing that a reader would most likely change in an opening; null where they would let it be said.
 *
 * Which thing it is was learned from what readers named (models/openings). The words it means and the changed line come from the
 * rules where they find that thing, else from the sentence that sounds most like it.
 */
export function findHeardFault(line: ReadLine, heard: HeardOpening): Fault | null {
  const blank = findBlank(line)
  if (blank) return blank
  const [finding = 'good'] = rank(judgeOpening(line, heard.whole))
  if (finding === 'good') return null
  return findFaultOf(finding, line) ?? tell(finding, line, heard)
}

const rank = (chances: ReadonlyMap<LineFinding, number>): LineFinding[] =>
  [...chances].toSorted(([, one], [, other]) => other - one).map(([finding]) => finding)

function tell(finding: Exclude<LineFinding, 'good'>, line: ReadLine, heard: HeardOpening): Fault {
  if (finding === 'too-long') return tellLong(line)
  if (finding === 'no-observation') return tellUnseen(line)
  if (finding === 'no-ask') return tellNoAsk(line)
  const unchanged = { finding, quote: null, changed: line.text }
  if (!STANDS_SOMEWHERE.has(finding)) return unchanged
  const sentence = findSentence(finding, line, heard)
  if (!sentence) return unchanged
  const left = LEFT_OUT.has(finding) && line.said.length > 1 ? replaceSpan(line.text, sentence, '') : null
  return {
    finding,
    quote: quoteOf(line.text, sentence),
    changed: left === null ? line.text : withObservation(line, left),
  }
}

/** The sentence that, said alone, would most likely be named the same. */
function findSentence(finding: LineFinding, { said, scene }: ReadLine, heard: HeardOpening) {
  const chance = ({ text }: Sentence): number => {
    const meaning = heard.sentences.get(text)
    return meaning
      ? (judgeOpening(readLine(text, scene), meaning).get(finding) ?? Number.NEGATIVE_INFINITY)
      : Number.NEGATIVE_INFINITY
  }
  return said
    .map((sentence) => ({ sentence, chance: chance(sentence) }))
    .toSorted((one, other) => other.chance - one.chance)[0]?.sentence
}

/** The sentences of an opening whose meaning is needed beside that of the whole. */
export const listSentences = (text: string): string[] =>
  readLine(text, { person: '', title: '', words: '', expected: [], told: [] }).said.map((one) => one.text)
