import type { Vector, Vectors } from '@lodestar/coach/text/vectors'
import { createLazyThread, type ThreadOptions } from '../threads/lazy-thread.ts'
import type { EncoderCalls } from './encoder-worker.ts'

/** Turns texts into meanings; sleeps until it is needed and never keeps anybody waiting for long. */
export interface Encoder {
  /** Starts the encoder ahead of a text, for somebody who is about to write one. */
  wake: () => void
  /** Says what each text means; a text is missing where the encoder is broken or too slow. Never rejects. */
  encode: (texts: readonly string[]) => Promise<Vectors>
  stop: () => Promise<void>
}

/** A first reply waits this long for the encoder to start, and then goes by words alone. */
const DEADLINE_MS = 900
const THREAD = {
  workerUrl: new URL('./encoder-worker.ts', import.meta.url),
  /** The thread takes 150 MB. */
  idleMs: 10 * 60_000,
  startMs: 30_000,
  stuckMs: 30_000,
  restMs: 10_000,
}
interface Options extends Partial<Omit<ThreadOptions, 'onBroken'>> {
  /** The longest that an asker waits. */
  deadlineMs?: number
  /** Told what whoever runs the server should know. */
  warn: (warning: string) => void
}

/** So many meanings are remembered: each turn of a conversation asks for the ones before it again. */
const REMEMBERED = 2_000

/** Where there is no encoder: the coach goes by words alone. */
export const NO_ENCODER: Encoder = {
  wake: () => undefined,
  encode: async () => new Map(),
  stop: async () => undefined,
}

/** Makes the sentence encoder: a small transformer whose weights come with the package, in one thread of its own. */
export function createEncoder({ warn, deadlineMs = DEADLINE_MS, ...given }: Options): Encoder {
  const thread = createLazyThread<EncoderCalls>({
    ...THREAD,
    ...given,
    onBroken: () => warn('The sentence encoder broke; the coach goes by words until it has started again'),
  })
  const known = new Map<string, Vector>()
  const remember = (text: string, vector: Vector) => {
    known.delete(text)
    known.set(text, vector)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  }
  const coming = new Map<string, Promise<Vector | undefined>>()
  const begin = (texts: readonly string[]) => {
    const answer = thread.ask('encode', texts, { withinMs: deadlineMs }).catch(() => null)
    texts.forEach((text, at) => {
      const vector = answer.then((vectors) => vectors?.[at]).finally(() => coming.delete(text))
      coming.set(text, vector)
    })
  }
  const encode = async (texts: readonly string[]): Promise<Vectors> => {
    const asked = [...new Set(texts)].filter((text) => text.trim() !== '')
    const fresh = asked.filter((text) => !known.has(text) && !coming.has(text))
    if (fresh.length > 0) begin(fresh)
    const found = new Map<string, Vector>()
    for (const [text, vector] of asked.map((one) => [one, known.get(one) ?? coming.get(one)] as const)) {
      const meaning = await vector
      if (meaning) found.set(text, meaning)
    }
    for (const [text, vector] of found) remember(text, vector)
    return found
  }
  return { wake: thread.wake, encode, stop: thread.stop }
}
