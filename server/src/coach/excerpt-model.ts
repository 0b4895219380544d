import { EXCERPT_ROLES, type Excerpts, type ExcerptWord } from '@lodestar/coach/text/excerpts'
import { openTextModel } from '../lib/text-model.ts'
import { cutMiddle, listPlaces, readWords, type TextWord, toChances } from './read-words.ts'

/** So many tokens are read of what was told before, and of the request: from the beginning and from the end; as in models/excerpts/train.py. */
const MOST = { told: [190, 200], request: [30, 60] } as const

/** The excerpt model (models/excerpts/card.md), in the thread that opened it. */
export interface ExcerptModel {
  /** Reads a request for words with the leader's messages before it, oldest first. */
  read: (earlier: readonly string[], request: string) => Promise<Excerpts>
}

/** Opens the model from its files; takes half a second of one processor and 90 MB. */
export async function openExcerptModel(): Promise<ExcerptModel> {
  const { tokenize, run } = await openTextModel('excerpts')
  const ROLES = EXCERPT_ROLES.length + 1
  return {
    read: async (earlier, request) => {
      const told = earlier.map((text) => readWords(text, tokenize))
      const asked = readWords(request, tokenize)
      const between = tokenize('/').map((id) => ({ id, word: null }))
      const before = cutMiddle(
        told.flatMap(({ tokens }, at) => (at > 0 ? [...between, ...tokens] : tokens)),
        MOST.told,
      )
      const last = cutMiddle(asked.tokens, MOST.request)
      const { read, offset } = await run(
        before.map(({ id }) => id),
        last.map(({ id }) => id),
      )
      const role = read('role')
      // The first token begins the text.
      const places = listPlaces({ tokens: before, from: 1 }, { tokens: last, from: offset })
      const rolesAt = (at: number) => toChances(role.slice(at * ROLES, (at + 1) * ROLES))
      const readOut = (words: readonly TextWord[]): ExcerptWord[] =>
        words.flatMap((word) => {
          const own = places.get(word)
          if (!own) return []
          const all = own.map(rolesAt)
          const mean = (role: number) => all.reduce((sum, one) => sum + (one[role] ?? 0), 0) / all.length
          const roles = Float32Array.from({ length: ROLES }, (_, at) => mean(at))
          return [{ start: word.start, end: word.end, roles }]
        })
      const messages = [...earlier, request].map((text, at) => ({
        text,
        words: readOut((told[at] ?? asked).words),
      }))
      return { messages, kinds: toChances(read('kind')) }
    },
  }
}
