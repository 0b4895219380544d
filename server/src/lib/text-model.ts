import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'
import { locateWeights } from './learned-weights.ts'

/** An encoder of texts, in the thread that opened it. */
export interface TextModel {
  /** The tokens of a text; a token is a word or a part of one. */
  tokenize: (text: string) => number[]
  /**
   * Reads a text behind another one, or alone. Each call reads by itself: the scale of an 8-bit layer depends on all that is
   * computed together, so a text's neighbors would change what it means.
   *
   * @returns the model's outputs by name, and at which token the second text begins.
   */
  run: (
    first: readonly number[] | null,
    second: readonly number[],
  ) => Promise<{ read: (name: string) => Float32Array; offset: number }>
}

/** What computes a model. */
export type Runtime = 'native' | 'webassembly'

/**
 * Loads ONNX Runtime. The native one is five times as quick as WebAssembly and takes half the memory; its package is optional, and has no build
 * for some systems (musl, processors that are rare).
 */
async function loadRuntime(wanted: Runtime) {
  if (wanted === 'native')
    try {
      return await import('onnxruntime-node')
    } catch {
      // Not installed, or not made for this machine: the other one runs everywhere.
    }
  const runtime = await import('onnxruntime-web')
  runtime.env.wasm.numThreads = 1
  return runtime
}

/** Opens a model from its files in models/; takes a tenth to half a second of one processor. @param name its folder there. */
export async function openTextModel(name: string, wanted: Runtime = 'native'): Promise<TextModel> {
  const { InferenceSession, Tensor } = await loadRuntime(wanted)
  const folder = locateWeights(join(name, 'weights'))
  const readFile = (file: string) => readFileSync(join(folder, file))
  const readJson = (file: string): object => JSON.parse(readFile(file).toString())
  const session = await InferenceSession.create(readFile('model.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  })
  const tokenizer = new Tokenizer(readJson('tokenizer.json'), readJson('tokenizer_config.json'))
  const [start = 0, end = 0] = tokenizer.encode('').ids
  return {
    tokenize: (text) => tokenizer.encode(text, { add_special_tokens: false }).ids,
    run: async (first, second) => {
      const head = first ? [start, ...first, end] : [start]
      const ids = [...head, ...second, end]
      const tensor = (values: readonly number[]) =>
        new Tensor('int64', BigInt64Array.from(values, BigInt), [1, ids.length])
      const answer = await session.run({
        input_ids: tensor(ids),
        attention_mask: tensor(ids.map(() => 1)),
        token_type_ids: tensor(ids.map((_, at) => (first && at >= head.length ? 1 : 0))),
      })
      return { read: (output) => answer[output]?.data as Float32Array, offset: head.length }
    },
  }
}
