import type { MessageRequest } from '../analysis.ts'
import { CHANNELS } from '../channels.data.ts'
import { countWords, type MessageText, type Sentence } from '../message-text.ts'
import type { RuleMatch } from '../rule-match.ts'

/** A conjunction where a sentence can be cut in two: the clause behind it has its own subject. */
const CONJUNCTION =
  /[,;] (and|but|so) (?=(?:i|we|you|they|he|she|it|this|there|the \w+ (?:is|are|was|were|has|have|will|can|needs?|did)|our \w+ (?:is|are|was|were|has|have|will|can))\b)/gi
const FEWEST_WORDS = 8
/** A clause that goes on: what stands behind it is not cut off. */
const GOES_ON = /\b(?:and|but|so|or|well|because|that|which|if|when|then|to|of|like|not)$/i
const HEADS: Readonly<Record<string, string>> = { and: '', but: 'But ', so: 'So ' }
const upper = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

function cut({ start, text }: Sentence): RuleMatch | undefined {
  const middle = text.length / 2
  const conjunction = [...text.matchAll(CONJUNCTION)]
    .filter((match) => {
      const after = match.index + match[0].length
      return (
        !GOES_ON.test(text.slice(0, match.index)) &&
        countWords(text.slice(0, match.index)) >= FEWEST_WORDS &&
        countWords(text.slice(after)) >= FEWEST_WORDS
      )
    })
    .toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle))[0]
  if (!conjunction || /\b(?:if|when|because|although|while|since)\b/i.test(text.slice(0, 12)))
    return undefined
  const end = conjunction.index + conjunction[0].length
  const head = HEADS[(conjunction[1] ?? '').toLowerCase()] ?? ''
  const next = text[end] ?? ''
  return {
    rule: 'long-sentence',
    start: start + conjunction.index,
    end: start + end + 1,
    replacement: `. ${head === '' ? upper(next) : head + next}`,
  }
}

/** Finds sentences that are too long for their channel, and cuts those of two main clauses in two. */
export function findLongSentences({ communicationType }: MessageRequest, message: MessageText): RuleMatch[] {
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
