import type { ToPick } from '@lodestar/coach/coaching/turn-texts'
import type { Excerpts } from '@lodestar/coach/text/excerpts'
import type { Hearing, Said } from '@lodestar/coach/text/hearing'
import type { Matching, Matchings } from '@lodestar/coach/text/matching'
import type { Meaning, Meanings } from '@lodestar/coach/text/meanings'
import { createLazyThread, type ThreadOptions } from '../threads/lazy-thread.ts'
import type { Calls } from '../threads/thread-life.ts'
import type { EncoderCalls } from './encoder-worker.ts'
import type { ExcerptCalls } from './excerpt-worker.ts'
import type { MatchingCalls } from './matching-worker.ts'

/** Reads texts by the models in models/; sleeps until it is needed and never keeps anybody waiting for long. */
export interface Encoder {
  /** Starts the encoder ahead of a text, for somebody who is about to write one. */
  wake: () => void
  /** Says what each text means; a text is missing where the encoder is broken or too slow. Never rejects. */
  encode: (texts: readonly string[]) => Promise<Meanings>
  /** Looks texts up among all that is known to be said so; a text is missing where that is broken or too slow. Never rejects. */
  match: (texts: readonly string[]) => Promise<Matchings>
  /** Reads a message in its conversation; null where the model is broken or too slow. Never rejects. */
  hear: (said: Said) => Promise<Hearing | null>
  /** Reads what a message asks for, fears or tells, and picks of all that was told what belongs into words to say; null where the model is broken or too slow. Never rejects. */
  pick: (said: ToPick) => Promise<Excerpts | null>
  stop: () => Promise<void>
}

/** A reply waits this long for each model, and then goes by words alone. */
const DEADLINE_MS = 1_500
const THREAD = {
  /** The three threads take some 480 MB together (`npm run bench -- hearing`). */
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

/** So many readings of messages, and of what they say, are remembered: a turn may ask for the one that was begun ahead of it. */
const HEARD = 64

/** Where there is no encoder: the coach goes by words alone. */
export const NO_ENCODER: Encoder = {
  wake: () => undefined,
  encode: async () => new Map(),
  match: async () => new Map(),
  hear: async () => null,
  pick: async () => null,
  stop: async () => undefined,
}

/** Reads texts, each once while it is remembered; one that could not be read is missing. */
function readOnce<Read>(
  ask: (texts: readonly string[]) => Promise<readonly Read[] | null>,
  remembered: number,
): (texts: readonly string[]) => Promise<Map<string, Read>> {
  const known = new Map<string, Read>()
  const remember = (text: string, read: Read) => {
    known.delete(text)
    known.set(text, read)
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
  }
  const coming = new Map<string, Promise<Read | undefined>>()
  const begin = (texts: readonly string[]) => {
    const answer = ask(texts)
    texts.forEach((text, at) => {
      const read = answer.then((reads) => reads?.[at]).finally(() => coming.delete(text))
      coming.set(text, read)
    })
  }
  return async (texts) => {
    const asked = [...new Set(texts)].filter((text) => text.trim() !== '')
    const fresh = asked.filter((text) => !known.has(text) && !coming.has(text))
    if (fresh.length > 0) begin(fresh)
    const found = new Map<string, Read>()
    // All are looked up before any is waited for: what has come is no longer coming.
    for (const [text, answer] of asked.map((one) => [one, known.get(one) ?? coming.get(one)] as const)) {
      const read = await answer
      if (read) found.set(text, read)
    }
    for (const [text, read] of found) remember(text, read)
    return found
  }
}

/** Reads messages in their conversation, each once while it is remembered; null where one could not be read, which is tried again. */
function rememberSaid<Asked extends Said, Read>(
  read: (said: Asked) => Promise<Read>,
): (said: Asked) => Promise<Read | null> {
  const known = new Map<string, Promise<Read | null>>()
  return (said) => {
    const key = JSON.stringify(said)
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = read(said).catch(() => {
      known.delete(key)
      return null
    })
    known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > HEARD && oldest !== undefined) known.delete(oldest)
    return answer
  }
}

/** Makes the encoder: the hearing model (models/), the turn, the story and the matching model, and the excerpt model, in three threads that read a message at the same time. */
export function createEncoder({ warn, deadlineMs = DEADLINE_MS, ...given }: Options): Encoder {
  const options = {
    ...THREAD,
    onBroken: () => warn('The sentence encoder broke; the coach goes by words until it has started again'),
  }
  const open = <C extends Calls<C>>(file: string) =>
    createLazyThread<C>({ ...options, workerUrl: new URL(file, import.meta.url), ...given })
  const thread = open<EncoderCalls>('./encoder-worker.ts')
  const matcher = open<MatchingCalls>('./matching-worker.ts')
  const picker = open<ExcerptCalls>('./excerpt-worker.ts')
  const orNothing = { withinMs: deadlineMs }
  const encode = readOnce<Meaning>(
    (texts) => thread.ask('encode', texts, orNothing).catch(() => null),
    REMEMBERED,
  )
  const match = readOnce<Matching>((texts) => matcher.ask('match', texts, orNothing).catch(() => null), HEARD)
  const follow = async ({ earlier, text }: Said) =>
    earlier ? await matcher.ask('follow', { earlier, text }, orNothing).catch(() => null) : null
  const readTurn = ({ text, before, coach }: Said) =>
    matcher.ask('turn', { text, before, coach }, orNothing).catch(() => null)
  const read = async (said: Said): Promise<Hearing> => {
    const [hearing, turn, story] = await Promise.all([
      thread.ask('hear', said, orNothing),
      readTurn(said),
      follow(said),
    ])
    return { ...hearing, ...(turn ? { turn } : {}), ...(story ? { story } : {}) }
  }
  const hear = rememberSaid(read)
  const pick = rememberSaid(({ earlier = [], text, looksBack }: ToPick) =>
    picker.ask('pick', { earlier, text, looksBack }, orNothing),
  )
  const threads = [thread, matcher, picker]
  const wake = () => {
    for (const each of threads) each.wake()
  }
  const stop = async () => void (await Promise.all(threads.map((each) => each.stop())))
  return { wake, encode, match, hear, pick, stop }
}
