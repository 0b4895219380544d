import type { Hearing, Said } from '@lodestar/coach/text/hearing'
import type { Meaning, Meanings } from '@lodestar/coach/text/meanings'
import { createLazyThread, type ThreadOptions } from '../threads/lazy-thread.ts'
import type { EncoderCalls } from './encoder-worker.ts'

/** Reads texts by the hearing model; sleeps until it is needed and never keeps anybody waiting for long. */
export interface Encoder {
  /** Starts the encoder ahead of a text, for somebody who is about to write one. */
  wake: () => void
  /** Says what each text means; a text is missing where the encoder is broken or too slow. Never rejects. */
  encode: (texts: readonly string[]) => Promise<Meanings>
  /** Reads a message in its conversation; null where the model is broken or too slow. Never rejects. */
  hear: (said: Said) => Promise<Hearing | null>
  stop: () => Promise<void>
}

/** A first reply waits this long for the encoder to start, and then goes by words alone. */
const DEADLINE_MS = 900
const THREAD = {
  workerUrl: new URL('./encoder-worker.ts', import.meta.url),
  /** The thread takes 350 MB (`npm run bench -- hearing`). */
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

/** So many readings of messages are remembered: a turn may ask for the one that was begun ahead of it. */
const HEARD = 64

/** Where there is no encoder: the coach goes by words alone. */
export const NO_ENCODER: Encoder = {
  wake: () => undefined,
  encode: async () => new Map(),
  hear: async () => null,
  stop: async () => undefined,
}

/** Makes the encoder: the hearing model (models/hearing/card.md) in one thread of its own. */
export function createEncoder({ warn, deadlineMs = DEADLINE_MS, ...given }: Options): Encoder {
  const thread = createLazyThread<EncoderCalls>({
    ...THREAD,
    ...given,
    onBroken: () => warn('The sentence encoder broke; the coach goes by words until it has started again'),
  })
  const known = new Map<string, Meaning>()
  const remember = (text: string, meaning: Meaning) => {
    known.delete(text)
    known.set(text, meaning)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  }
  const coming = new Map<string, Promise<Meaning | undefined>>()
  const begin = (texts: readonly string[]) => {
    const answer = thread.ask('encode', texts, { withinMs: deadlineMs }).catch(() => null)
    texts.forEach((text, at) => {
      const meaning = answer.then((meanings) => meanings?.[at]).finally(() => coming.delete(text))
      coming.set(text, meaning)
    })
  }
  const encode = async (texts: readonly string[]): Promise<Meanings> => {
    const asked = [...new Set(texts)].filter((text) => text.trim() !== '')
    const fresh = asked.filter((text) => !known.has(text) && !coming.has(text))
    if (fresh.length > 0) begin(fresh)
    const found = new Map<string, Meaning>()
    // All are looked up before any is waited for: what has come is no longer coming.
    for (const [text, answer] of asked.map((one) => [one, known.get(one) ?? coming.get(one)] as const)) {
      const meaning = await answer
      if (meaning) found.set(text, meaning)
    }
    for (const [text, meaning] of found) remember(text, meaning)
    return found
  }
  const heard = new Map<string, Promise<Hearing | null>>()
  const hear = (said: Said): Promise<Hearing | null> => {
    const key = JSON.stringify([said.text, said.before, said.coach, said.earlier])
    const before = heard.get(key)
    if (before) return before
    const answer = thread.ask('hear', said, { withinMs: deadlineMs }).catch(() => {
      heard.delete(key)
      return null
    })
    heard.set(key, answer)
    const [oldest] = heard.keys()
    if (heard.size > HEARD && oldest !== undefined) heard.delete(oldest)
    return answer
  }
  return { wake: thread.wake, encode, hear, stop: thread.stop }
}
