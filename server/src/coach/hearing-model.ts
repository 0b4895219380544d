import { ACTS, type Hearing, MATTERS, type Said, TAGS } from '@lodestar/coach/text/hearing'
import type { Meaning } from '@lodestar/coach/text/meanings'
import { judge, readHead } from '@lodestar/coach/text/softmax-head'
import { readWeights } from '../lib/learned-weights.ts'
import { openTextModel } from '../lib/text-model.ts'
import { joinContext } from './read-words.ts'

/** So many tokens of a text are read. */
const MOST = { alone: 96, context: 64, message: 160, word: 24 } as const
/** The hearing model (models/hearing/card.md), in the thread that opened it. */
export interface HearingModel {
  readMeaning: (text: string) => Promise<Meaning>
  hear: (said: Said) => Promise<Hearing>
}

/** Opens the model from its files; takes half a second of one processor and 270 MB. */
export async function openHearingModel(): Promise<HearingModel> {
  const { tokenize, run } = await openTextModel('hearing')
  const head = readHead(readWeights('situations/weights/head.tsv'))

  return {
    readMeaning: async (text) => {
      const { read } = await run(null, tokenize(text).slice(0, MOST.alone))
      const vector = read('meaning').slice()
      return { vector, situations: judge(head, vector) }
    },
    hear: async ({ text, before, coach }) => {
      const ids: number[] = []
      const places: { start: number; end: number; token: number }[] = []
      for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
        if (ids.length >= MOST.message) break
        places.push({ start: index, end: index + word.length, token: ids.length })
        ids.push(...tokenize(word).slice(0, MOST.word))
      }
      const context = tokenize(joinContext({ before, coach })).slice(0, MOST.context)
      const { read, offset } = await run(context, ids.slice(0, MOST.message))
      const [words, whole] = [read('words'), read('whole')]
      const width = ACTS.length + TAGS.length
      return {
        meaning: read('meaning').slice(),
        words: places.map(({ start: from, end: to, token }) => {
          const at = (offset + token) * width
          return {
            start: from,
            end: to,
            acts: words.slice(at, at + ACTS.length),
            tags: words.slice(at + ACTS.length, at + width),
          }
        }),
        // What follows served only the learning of the rest.
        matter: whole.slice(0, MATTERS.length),
      }
    },
  }
}
