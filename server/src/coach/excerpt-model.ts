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
const MOST = { told: [160, 180], before: [30, 50], request: [50, 90], alone: [200, 200] } as const

/** The excerpt model (models/excerpts/card.md), in the thread that opened it. */
export interface ExcerptModel {
  /** Reads a message with the leader's messages before it, oldest first; all of them where it looks back, else where they begin and end. */
  read: (asked: {
    readonly earlier: readonly string[]
    readonly text: string
    readonly looksBack: boolean
  }) => Promise<Excerpts>
}

/** Of a word that was not read with the others: it is part of no piece. */
const NO_ROLE = Float32Array.from({ length: EXCERPT_ROLES.length + 1 }, (_, at) =>
  Number(at === EXCERPT_ROLES.length),
)

const nameChances = (keys: readonly string[], chances: Float32Array) =>
  new Map(keys.map((key, at) => [key, chances[at] ?? 0]))

/** Opens the model from its files; takes half a second of one processor and some 100 MB, three times as much in WebAssembly. */
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
      const ids = (tokens: readonly { readonly id: number }[]) => tokens.map(({ id }) => id)
      const { read, offset } = await run(ids(before), ids(last))
      // What a request says of the words it asks for is read from it alone, and from more of it: a name told before is not whom they are for.
      const own = cutMiddle(asked.tokens, MOST.alone)
      const isAlone = before.length === 0 && last.length === own.length
      const alone = !looksBack ? null : isAlone ? { read, offset } : await run([], ids(own))
      const [role, point] = [read('role'), alone?.read('point')]
      // The first token begins the text.
      const places = listPlaces({ tokens: before, from: 1 }, { tokens: last, from: offset })
      const ownPlaces = listPlaces({ tokens: alone ? own : [], from: alone?.offset ?? 0 })
      /** The chances of a word: the mean of those of its tokens. */
      const meanOf = (odds: Float32Array, size: number, own: readonly number[]) => {
        const all = own.map((at) => toChances(odds.slice(at * size, (at + 1) * size)))
        return Float32Array.from(
          { length: size },
          (_, one) => all.reduce((sum, each) => sum + (each[one] ?? 0), 0) / all.length,
        )
      }
      const readOut = (word: TextWord): ExcerptWord | null => {
        const [told, asked] = [places.get(word), ownPlaces.get(word)]
        if (!told && !asked) return null
        const { start, end } = word
        return {
          start,
          end,
          // What was left out of the whole is no piece.
          roles: told ? meanOf(role, ROLES, told) : NO_ROLE,
          // Of a word with a mark behind it the mark is no part.
          ...(asked && point ? { points: meanOf(point, POINTS, asked.slice(0, 1)) } : {}),
        }
      }
      const messages = [...earlier, request].map((text, at) => ({
        text,
        words: (told[at] ?? asked).words.flatMap((word) => readOut(word) ?? []),
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
