import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Vector, Vectors } from '@lodestar/coach/text/vectors'
import { createEncoder } from '../server/src/coach/encoder.ts'
import { MODELS } from './read-rows.ts'

/** The encoder answers so many within its time even on a busy machine. */
const AT_ONCE = 2000
const PATIENCE_MS = 600_000
/** Meanings found before, for learning again: named after the encoder and its version. */
const KEPT = join(MODELS, '../.cache/vectors/model-embeddings-en-0.2.0.bin')

/** Encodes any number of texts, however long it takes. @throws where the encoder did not answer. */
export async function encodeAll(texts: readonly string[]): Promise<Vectors> {
  const asked = [...new Set(texts)].filter((text) => text.trim() !== '')
  const encoder = createEncoder({
    warn: () => undefined,
    deadlineMs: PATIENCE_MS,
    startMs: PATIENCE_MS,
    stuckMs: PATIENCE_MS,
  })
  const vectors = new Map<string, Vector>()
  for (let at = 0; at < asked.length; at += AT_ONCE)
    for (const [text, vector] of await encoder.encode(asked.slice(at, at + AT_ONCE)))
      vectors.set(text, vector)
  await encoder.stop()
  if (vectors.size < asked.length) throw new Error(`${asked.length - vectors.size} texts were not encoded`)
  return vectors
}

/** Encodes texts as `encodeAll` does, and keeps what it found in `.cache`: learning again encodes what is new alone. */
export async function encodeOnce(texts: readonly string[]): Promise<Vectors> {
  const known: Map<string, Vector> = existsSync(KEPT) ? deserialize(readFileSync(KEPT)) : new Map()
  const fresh = texts.filter((text) => !known.has(text))
  if (fresh.length === 0) return known
  for (const [text, vector] of await encodeAll(fresh)) known.set(text, vector)
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, serialize(known))
  return known
}
