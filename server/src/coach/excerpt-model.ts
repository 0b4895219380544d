import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  EXCERPT_ROLES,
  type Excerpts,
  type ExcerptWord,
  POINT_KINDS,
  type Whole,
} from '@lodestar/coach/text/excerpts'
import { locateWeights } from '../lib/learned-weights.ts'
import { openTextModel } from '../lib/text-model.ts'
import { cutMiddle, listPlaces, readWords, type TextWord, toChances } from './read-words.ts'

/** So many tokens are read of what was told before, where words may be asked for and where not, and of the request: from the beginning and from the end; as in models/excerpts/read_rows.py. */
const MOST = { told: [160, 180], before: [30, 50], request: [50, 90] } as const

/** The excerpt model (models/excerpts/card.md), in the thread that opened it. */
export interface ExcerptModel {
  /** Reads a message with the leader's messages before it, oldest first; all of them where it looks back, else where they begin and end. */
  read: (asked: {
    readonly earlier: readonly string[]
    readonly text: string
    readonly looksBack: boolean
  }) => Promise<Excerpts>
}

const nameChances = (keys: readonly string[], chances: Float32Array) =>
  new Map(keys.map((key, at) => [key, chances[at] ?? 0]))

/** Opens the model from its files; takes a second of one processor and some 300 MB. */
export async function openExcerptModel(): Promise<ExcerptModel> {
  const { tokenize, run } = await openTextModel('excerpts')
  const KINDS: Readonly<Record<Whole, readonly string[]>> = JSON.parse(
    readFileSync(locateWeights(join('excerpts', 'weights', 'whole.json')), 'utf8'),
  )
  const [ROLES, POINTS] = [EXCERPT_ROLES.length + 1, POINT_KINDS.length + 2]
  return {
    read: async ({ earlier, text: request, looksBack }) => {
      const told = earlier.map((text) => readWords(text, tokenize))
      const asked = readWords(request, tokenize)
      const between = tokenize('/').map((id) => ({ id, word: null }))
      const before = cutMiddle(
        told.flatMap(({ tokens }, at) => (at > 0 ? [...between, ...tokens] : tokens)),
        looksBack ? MOST.told : MOST.before,
      )
      const last = cutMiddle(asked.tokens, MOST.request)
      const { read, offset } = await run(
        before.map(({ id }) => id),
        last.map(({ id }) => id),
      )
      const [role, point] = [read('role'), read('point')]
      // The first token begins the text.
      const places = listPlaces({ tokens: before, from: 1 }, { tokens: last, from: offset })
      /** The chances of a word: the mean of those of its tokens. */
      const meanOf = (odds: Float32Array, size: number, own: readonly number[]) => {
        const all = own.map((at) => toChances(odds.slice(at * size, (at + 1) * size)))
        return Float32Array.from(
          { length: size },
          (_, one) => all.reduce((sum, each) => sum + (each[one] ?? 0), 0) / all.length,
        )
      }
      const readOut = ({ start, end }: TextWord, own: readonly number[], isAsked: boolean): ExcerptWord => ({
        start,
        end,
        roles: meanOf(role, ROLES, own),
        // Of a word with a mark behind it the mark is no part.
        ...(isAsked ? { points: meanOf(point, POINTS, own.slice(0, 1)) } : {}),
      })
      const messages = [...earlier, request].map((text, at) => ({
        text,
        words: (told[at] ?? asked).words.flatMap((word) => {
          const own = places.get(word)
          return own ? [readOut(word, own, at === earlier.length)] : []
        }),
      }))
      const whole = (head: Whole) => nameChances(KINDS[head], toChances(read(head)))
      return {
        messages,
        kinds: toChances(read('kind')),
        whole: {
          form: whole('form'),
          ask: whole('ask'),
          fear: whole('fear'),
          matter: whole('matter'),
          news: whole('news'),
        },
      }
    },
  }
}
