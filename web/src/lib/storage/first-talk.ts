import { Message } from '@lodestar/contract/coaching'
import * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'

const KEY = 'firstTalk'
const WORDS_KEY = 'firstWords'

/** What was said to the coach without a session: kept in this browser until it becomes one. */
const FirstTalk = z.object({
  messages: z.array(Message).check(z.minLength(2)),
  /** The same, signed by the server. */
  sealed: z.string(),
  /** What was written after the answer; it is sent once there is a session. */
  next: z.string(),
  /** Whether it is to become a session as soon as somebody is signed in. */
  isWanted: z.boolean(),
})
export type FirstTalk = z.infer<typeof FirstTalk>

/** Reads the conversation this browser keeps; null for none, and for one that another version has left. */
export function loadFirstTalk(): FirstTalk | null {
  try {
    return FirstTalk.safeParse(JSON.parse(readStored(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Tells, without reading it, whether this browser keeps a conversation. */
export const hasFirstTalk = (): boolean => readStored(KEY) !== null

/** Keeps a conversation in this browser; null forgets it. */
export const saveFirstTalk = (talk: FirstTalk | null): void => writeStored(KEY, talk && JSON.stringify(talk))

/** Leaves words for the coach's page, which asks with them as soon as it opens. */
export const leaveFirstWords = (words: string): void => writeStored(WORDS_KEY, words)

/** Reads the words that were left, or that the landing page's form has brought; empty for none. A screen may be drawn twice. */
export function readFirstWords(): string {
  const left = readStored(WORDS_KEY)
  if (left !== null) return left
  const brought = document.getElementById('first-words')
  return brought ? z.catch(z.string(), '').parse(JSON.parse(brought.textContent ?? '""')) : ''
}

/** Forgets these words once they have been asked with. */
export function forgetFirstWords(): void {
  writeStored(WORDS_KEY, null)
  const brought = document.getElementById('first-words')
  if (!brought) return
  brought.remove()
  // A reload opens the page anew instead of sending the form again.
  window.history.replaceState(window.history.state, '', window.location.href)
}
