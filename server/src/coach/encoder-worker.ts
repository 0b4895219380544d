import type { Hearing, Said } from '@lodestar/coach/text/hearing'
import type { Matching } from '@lodestar/coach/text/matching'
import type { Meaning } from '@lodestar/coach/text/meanings'
import { serveThread } from '../threads/serve-thread.ts'
import { openHearingModel } from './hearing-model.ts'
import { openMatchingModel } from './matching-model.ts'
import { openStoryModel } from './story-model.ts'

const model = await openHearingModel()
const stories = await openStoryModel()
const matcher = await openMatchingModel()

const CALLS = {
  /** Reads texts that stand alone, in their order. */
  encode: async (texts: readonly string[]): Promise<Meaning[]> => {
    const meanings: Meaning[] = []
    for (const text of texts) meanings.push(await model.readMeaning(text))
    return meanings
  },
  /** Looks texts up among all that is known to be said so, in their order. */
  match: async (texts: readonly string[]): Promise<Matching[]> => {
    const found: Matching[] = []
    for (const text of texts) found.push(await matcher.read(text))
    return found
  },
  /** Reads a message in its conversation. */
  hear: async ({ earlier, ...said }: Said): Promise<Hearing> => {
    const hearing = await model.hear(said)
    return earlier ? { ...hearing, story: await stories.read(earlier, said.text) } : hearing
  },
}

/** What the thread can be asked for. */
export type EncoderCalls = typeof CALLS

// The first text costs four times as much as the second; it is better not a person's.
await model.readMeaning('This is ready.')
await stories.read([], 'This is ready.')
await matcher.read('This is ready.')
serveThread<EncoderCalls>(CALLS)
