import type { Story, StoryWord } from '@lodestar/coach/text/story'
import { readWeights } from '../lib/learned-weights.ts'
import { openTextModel } from '../lib/text-model.ts'
import { cutMiddle, listPlaces, readWords, toChances } from './read-words.ts'

/** So many tokens are read of what was told before, and of a message: from the beginning and from the end. */
const MOST = { story: [30, 46], message: [30, 70] } as const

/** The story model (models/story/card.md), in the thread that opened it. */
export interface StoryModel {
  /** Reads a message with the leader's messages before it, oldest first. */
  read: (earlier: readonly string[], text: string) => Promise<Story>
}

/** Opens the model from its files; takes half a second of one processor and 90 MB. */
export async function openStoryModel(): Promise<StoryModel> {
  const { tokenize, run } = await openTextModel('story')
  const keys: readonly string[] = JSON.parse(readWeights('story/weights/purposes.json'))
  return {
    read: async (earlier, text) => {
      const { words, tokens: all } = readWords(text, tokenize)
      const tokens = cutMiddle(all, MOST.message)
      const { read, offset } = await run(
        cutMiddle(tokenize(earlier.join(' / ')), MOST.story),
        tokens.map(({ id }) => id),
      )
      const [purposes, key] = [toChances(read('purpose')), read('key')]
      const places = listPlaces({ tokens, from: offset })
      return {
        purposes: new Map(keys.map((name, at) => [name, purposes[at] ?? 0])),
        kinds: toChances(read('kind')),
        words: words.flatMap((word): StoryWord[] => {
          const own = places.get(word)
          if (!own) return []
          const odds = own.reduce((sum, place) => sum + (key[place] ?? 0), 0) / own.length
          return [{ start: word.start, end: word.end, key: odds }]
        }),
      }
    },
  }
}
