import { encodeOnce } from '../encode.ts'
import { fitSoftmax } from '../learn/softmax.ts'
import { type Learner, writeJson } from '../learner.ts'
import { listAnswers, readTaughtIntents } from './read-rows.ts'

/** Weights are written as whole numbers, so many to one. */
const UNIT = 8

/** Learns what a reply is for from its meaning; a minute, most of it the encoder's. */
export const learner: Learner = {
  inputs: () => ({
    'labeled replies in rows/intents.json': readTaughtIntents(),
    'plain answers among what coach/replies hear': listAnswers(),
  }),
  corpora: [],
  train: async () => {
    const rows = [...readTaughtIntents(), ...listAnswers()]
    const intents = [...new Set(rows.map(({ intent }) => intent))].toSorted()
    const vectors = await encodeOnce(rows.map(({ text }) => text))
    const examples = rows.flatMap(({ text, intent }) => {
      const vector = vectors.get(text)
      return vector ? [{ features: [], vector, kind: intents.indexOf(intent) }] : []
    })
    const { meaning, biases } = fitSoftmax(examples, intents.length)
    const told = intents.map((intent, at) => ({
      intent,
      bias: Number((biases[at] ?? 0).toFixed(3)),
      weights: Array.from({ length: meaning.length / intents.length }, (_, row) =>
        Math.round((meaning[row * intents.length + at] ?? 0) * UNIT),
      ),
    }))
    return { 'meaning.json': writeJson({ unit: UNIT, intents: told }) }
  },
  figures: ['intents'],
}
