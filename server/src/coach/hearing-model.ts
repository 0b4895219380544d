import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'
import { ACTS, type Hearing, MATTERS, type Said, TAGS } from '@lodestar/coach/text/hearing'
import type { Meaning } from '@lodestar/coach/text/meanings'
import { judge, readHead } from '@lodestar/coach/text/softmax-head'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { locateWeights, readWeights } from '../lib/learned-weights.ts'

const FOLDER = locateWeights('hearing')
/** So many tokens of a text are read; a token is a word or a part of one. */
const MOST = { alone: 96, context: 64, message: 160, word: 24 } as const
/** So many words before a message are read with it: of the leader's message before, and of the coach's answer. */
const BEFORE = { leader: 24, coach: 44 } as const

/** The hearing model (models/hearing/card.md), in the thread that opened it. Each text is read by itself: the scale of an 8-bit
 * layer depends on all that is computed together, so a text's neighbors would change its meaning. */
export interface HearingModel {
  readMeaning: (text: string) => Promise<Meaning>
  hear: (said: Said) => Promise<Hearing>
}

const readJson = (name: string): object => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))

/** Opens the model from its files; takes half a second of one processor and 270 MB. */
export async function openHearingModel(): Promise<HearingModel> {
  env.wasm.numThreads = 1
  const session = await InferenceSession.create(readFileSync(join(FOLDER, 'weights/model.onnx')))
  const tokenizer = new Tokenizer(
    readJson('weights/tokenizer.json'),
    readJson('weights/tokenizer_config.json'),
  )
  const tokenize = (text: string) => tokenizer.encode(text, { add_special_tokens: false }).ids
  const [start = 0, end = 0] = tokenizer.encode('').ids
  const head = readHead(readWeights('situations/weights/head.tsv'))

  const run = async (before: readonly number[] | null, message: readonly number[]) => {
    const head = before ? [start, ...before, end] : [start]
    const ids = [...head, ...message, end]
    const tensor = (values: readonly number[]) =>
      new Tensor('int64', BigInt64Array.from(values, BigInt), [1, ids.length])
    const answer = await session.run({
      input_ids: tensor(ids),
      attention_mask: tensor(ids.map(() => 1)),
      token_type_ids: tensor(ids.map((_, at) => (before && at >= head.length ? 1 : 0))),
    })
    const read = (name: string) => answer[name]?.data as Float32Array
    return { read, offset: head.length }
  }

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
      const context = tokenize(joinContext(before, coach)).slice(0, MOST.context)
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

const lastWords = (text: string | null, count: number) =>
  (text ?? '').split(/\s+/).filter(Boolean).slice(-count).join(' ')

function joinContext(before: string | null, coach: string | null): string {
  return [lastWords(before, BEFORE.leader), lastWords(coach, BEFORE.coach)].filter(Boolean).join(' / ')
}
