import type { Excerpts } from '@lodestar/coach/text/excerpts'
import { serveThread } from '../threads/serve-thread.ts'
import { openExcerptModel } from './excerpt-model.ts'

const model = await openExcerptModel()

const CALLS = {
  /** Reads what a message asks for, fears or tells, and, where it looks back, picks of all that was told what belongs into words to say. */
  pick: async (asked: Parameters<typeof model.read>[0]): Promise<Excerpts> => await model.read(asked),
}

/** What the thread can be asked for. */
export type ExcerptCalls = typeof CALLS

// The first text costs four times as much as the second; it is better not a person's.
await model.read({ earlier: [], text: 'This is ready.', looksBack: false })
serveThread<ExcerptCalls>(CALLS)
