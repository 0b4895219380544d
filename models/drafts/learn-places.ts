import { describePlace, listPlaces, type Place } from '@lodestar/coach/coaching/listen/draft-places'
import type { LinearModel } from '@lodestar/coach/text/linear-model'
import { fitWordSoftmax } from '../learn/word-softmax.ts'

interface Message {
  readonly message: string
  readonly draft: string | null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** Says whether a place holds the draft of a message, and nothing else. */
export const isDraft = ({ text }: Pick<Place, 'text'>, draft: string | null): boolean =>
  draft !== null && plain(text) === plain(draft)

/** Learns which places of messages are words that their leaders still mean to say. */
export function learnPlaces(messages: readonly Message[]): LinearModel {
  const examples = messages.flatMap(({ message, draft }) =>
    listPlaces(message).map((place) => ({
      features: [...describePlace(message, place).keys()],
      kinds: isDraft(place, draft) ? [0] : [],
    })),
  )
  const { places, weights, biases } = fitWordSoftmax(examples, 1)
  return {
    bias: biases[0] ?? 0,
    weights: new Map([...places].map(([name, at]) => [name, weights[at] ?? 0])),
  }
}
