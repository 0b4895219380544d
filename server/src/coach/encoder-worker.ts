import type { Hearing, Said } from '@lodestar/coach/text/hearing'
import type { Meaning } from '@lodestar/coach/text/meanings'
import { serveThread } from '../threads/serve-thread.ts'
import { openHearingModel } from './hearing-model.ts'

const model = await openHearingModel()

const CALLS = {
  /** Reads texts that stand alone, in their order. */
  encode: async (texts: readonly string[]): Promise<Meaning[]> => {
    const meanings: Meaning[] = []
    for (const text of texts) meanings.push(await model.readMeaning(text))
    return meanings
  },
  /** Reads a message behind what was said just before it. */
  hear: async (said: Said): Promise<Hearing> => await model.hear(said),
}

/** What the thread can be asked for. */
export type EncoderCalls = typeof CALLS

// The first text costs four times as much as the second; it is better not a person's.
await model.readMeaning('This is ready.')
serveThread<EncoderCalls>(CALLS)
