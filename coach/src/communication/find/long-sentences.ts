import type { MessageRequest } from '../analysis.ts'
import { CHANNELS } from '../channels.data.ts'
import type { Hit } from '../hit.ts'
import { countWords, type MessageText, type Sentence } from '../message-text.ts'

/** Where a sentence can be cut without losing a word but the joint: what follows has a subject of its own. */
const JOINT =
  /[,;] (and|but|so) (?=(?:i|we|you|they|he|she|it|this|that|there|the \w+ (?:is|are|was|were|has|have|will|can|needs?|did)|our \w+ (?:is|are|was|were|has|have|will|can))\b)/gi
const FEWEST_WORDS = 8
const HEADS: Readonly<Record<string, string>> = { and: '', but: 'But ', so: 'So ' }
const upper = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

function cut({ start, text }: Sentence): Hit | undefined {
  const middle = text.length / 2
  const joint = [...text.matchAll(JOINT)]
    .filter((match) => {
      const after = match.index + match[0].length
      return (
        countWords(text.slice(0, match.index)) >= FEWEST_WORDS &&
        countWords(text.slice(after)) >= FEWEST_WORDS
      )
    })
    .toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle))[0]
  if (!joint || /\b(?:if|when|because|although|while|since)\b/i.test(text.slice(0, 12))) return undefined
  const end = joint.index + joint[0].length
  const head = HEADS[(joint[1] ?? '').toLowerCase()] ?? ''
  const next = text[end] ?? ''
  return {
    rule: 'long-sentence',
    start: start + joint.index,
    end: start + end + 1,
    replacement: `. ${head === '' ? upper(next) : head + next}`,
  }
}

/** Finds sentences too long for their channel, and cuts those that two main clauses make up. */
export function findLongSentences({ communicationType }: MessageRequest, message: MessageText): Hit[] {
  return message.sentences
    .filter(({ words, isQuestion }) => words > CHANNELS[communicationType].sentenceWords && !isQuestion)
    .map(
      (sentence) =>
        cut(sentence) ?? {
          rule: 'long-sentence',
          start: sentence.start,
          end: sentence.end,
          replacement: null,
        },
    )
}
