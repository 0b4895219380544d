import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'
import type { ToneInput } from '@lodestar/coach/communication/tone-reading'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { locateWeights } from '../lib/learned-weights.ts'

/** So many tokens are read, as in models/tone/train.py; a token is a word or a part of one. */
const MOST = { text: 200, context: 64 } as const

/** Reads texts by the tone model (models/tone/card.md), in the thread that opened it: a row of odds for each, in their order. */
export type ToneModel = (inputs: readonly ToneInput[]) => Promise<number[][]>

/** Opens the model from its files; takes half a second of one processor and 200 MB. */
export async function openToneModel(): Promise<ToneModel> {
  env.wasm.numThreads = 1
  const folder = locateWeights('tone/weights')
  const read = (name: string) => readFileSync(join(folder, name))
  const session = await InferenceSession.create(read('model.onnx'))
  const tokenizer = new Tokenizer(
    JSON.parse(read('tokenizer.json').toString()),
    JSON.parse(read('tokenizer_config.json').toString()),
  )
  const [start = 0, end = 0] = tokenizer.encode('').ids
  const tokenize = (text: string, most: number) =>
    tokenizer.encode(text, { add_special_tokens: false }).ids.slice(0, most)
  // Each by itself: the scale of an 8-bit layer depends on all that is computed together.
  const judge = async ({ text, context }: ToneInput): Promise<number[]> => {
    const first = [start, ...tokenize(text, MOST.text), end]
    const ids = [...first, ...tokenize(context, MOST.context), end]
    const tensor = (values: readonly number[]) =>
      new Tensor('int64', BigInt64Array.from(values, BigInt), [1, ids.length])
    const { answers } = await session.run({
      input_ids: tensor(ids),
      attention_mask: tensor(ids.map(() => 1)),
      token_type_ids: tensor(ids.map((_, at) => Number(at >= first.length))),
    })
    return Array.from(answers?.data as Float32Array)
  }
  return async (inputs) => {
    const rows: number[][] = []
    for (const input of inputs) rows.push(input.text === '' ? [] : await judge(input))
    return rows
  }
}
