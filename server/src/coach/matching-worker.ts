import type { Said } from '@lodestar/coach/text/hearing'
import type { Matching } from '@lodestar/coach/text/matching'
import type { Story } from '@lodestar/coach/text/story'
import type { TurnReading } from '@lodestar/coach/text/turn-reading'
import { serveThread } from '../threads/serve-thread.ts'
import { openMatchingModel } from './matching-model.ts'
import { openStoryModel } from './story-model.ts'
import { openTurnModel } from './turn-model.ts'

const turns = await openTurnModel()
const stories = await openStoryModel()
const matcher = await openMatchingModel()

const CALLS = {
  /** Looks texts up among all that is known to be said so, in their order. */
  match: async (texts: readonly string[]): Promise<Matching[]> => {
    const found: Matching[] = []
    for (const text of texts) found.push(await matcher.read(text))
    return found
  },
  /** Reads what a message does behind what was said just before it, and whether it belongs in other hands. */
  turn: async (said: Pick<Said, 'text' | 'before' | 'coach'>): Promise<TurnReading> => await turns.read(said),
  /** Reads a message with all that was told before it. */
  follow: async ({ earlier, text }: { earlier: readonly string[]; text: string }): Promise<Story> =>
    await stories.read(earlier, text),
}

/** What the thread can be asked for. */
export type MatchingCalls = typeof CALLS

// The first text costs four times as much as the second; it is better not a person's.
await turns.read({ text: 'This is ready.', before: null, coach: null })
await stories.read([], 'This is ready.')
await matcher.read('This is ready.')
serveThread<MatchingCalls>(CALLS)
