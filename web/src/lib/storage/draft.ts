import { useState } from 'react'
import type * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'

/**
 * Keeps what somebody is typing, so that a reload, a failed call or a crash loses nothing.
 *
 * @param key names the text within the application, such as `message:session_1`; unique per field.
 * @returns the text, a setter that also stores it, and a function that forgets it (after it was sent).
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void, clear: () => void] {
  const [state, setState] = useState(() => ({ key, text: readDraft(key) }))
  // A screen may move to another text without unmounting; its draft is read in the same render, before paint.
  const current = state.key === key ? state : { key, text: readDraft(key) }
  if (current !== state) setState(current)
  const setText = (text: string) => {
    setState({ key, text })
    writeStored(`draft:${key}`, text === '' ? null : text)
  }
  return [current.text, setText, () => setText('')]
}

/** What this browser keeps under a key at this moment; empty for nothing. */
export const readDraft = (key: string): string => readStored(`draft:${key}`) ?? ''

/** Keeps a text for the field that has this key, so that it stands there when that opens. */
export const keepDraft = (key: string, text: string): void => writeStored(`draft:${key}`, text)

/** Reads values that were kept as JSON; null for nothing, and for what another version of a screen has left. */
export function parseDraft<Values>(schema: z.ZodMiniType<Values>, text: string): Values | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
