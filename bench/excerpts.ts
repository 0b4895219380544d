import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickPieces } from '@lodestar/coach/coaching/listen/listen'
import type { Whole } from '@lodestar/coach/text/excerpts'
import { readModelRows } from '../models/read-rows.ts'
import { type ExcerptModel, openExcerptModel } from '../server/src/coach/excerpt-model.ts'

/** A request for words, and what a reader picked for them out of what its leader told (models/excerpts/rows). */
interface PickedRow {
  readonly author: string
  readonly messages: readonly string[]
  readonly pieces: readonly { readonly text: string; readonly role: string }[]
}

/** Nothing was learned from these. */
const HELD_OUT = new Set(['t1', 't2', 't3'])
/** So many are offered. */
const OFFERED = 6
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** Whether one text is mostly the other. */
function isSame(one: string, other: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const [own, theirs] = [words(one), words(other)]
  const known = new Set(theirs)
  return (
    2 * own.filter((word) => known.has(word)).length >= Math.min(own.length, theirs.length) && own.length > 0
  )
}

/** A request, whom it says its words are for, and what it says itself that they shall say (models/excerpts/rows). */
interface PointsRow {
  readonly author: string
  readonly request: string
  readonly to: string
  readonly points: readonly { readonly span: string }[]
}
const SCRIPTS = new Set(['twentyseventh', 'twentyeighth', 'twentyninth'])

/** How much two texts share: twice the words of both, over the words of each. */
function shareWords(one: string, other: string): number {
  const [own, theirs] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)))
  const shared = [...(own ?? [])].filter((word) => theirs?.has(word)).length
  return (2 * shared) / Math.max(1, (own?.size ?? 0) + (theirs?.size ?? 0))
}

/** The leader's messages before each message of the scripts of bench/conversation. */
function readBefore(): ReadonlyMap<string, readonly string[]> {
  const file = join(import.meta.dirname, 'conversation/scripts.json')
  const scripts: { turns: string[] }[] = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(scripts.flatMap(({ turns }) => turns.map((text, at) => [text, turns.slice(0, at)] as const)))
}

/** Reports whom requests are understood to be for, and how often what they are understood to say is what a reader marked. */
async function reportRequests(model: ExcerptModel): Promise<string[]> {
  const before = readBefore()
  const rows = readModelRows<PointsRow>('excerpts/rows/points.jsonl').filter(
    ({ author }) => HELD_OUT.has(author) || SCRIPTS.has(author),
  )
  const read = await Promise.all(
    rows.map(async ({ request, to, points }) => {
      const found = pickPieces(
        await model.read({ earlier: before.get(request) ?? [], text: request, looksBack: true }),
      )
      const marked = (found?.points ?? []).map(({ text }) =>
        points.some(({ span }) => shareWords(text, span) >= 0.6),
      )
      return { to, isFound: found?.to != null, isRight: shareWords(found?.to ?? '', to) >= 0.5, marked }
    }),
  )
  const named = read.filter(({ to }) => to !== '')
  const marked = read.flatMap((each) => each.marked)
  return [
    `What ${rows.length} requests say themselves, of authors nothing was learned from:`,
    `  whom the words are for is found for ${named.filter(({ isFound }) => isFound).length} of ${named.length}, and right for ${named.filter(({ isRight }) => isRight).length}`,
    `  what they shall say is what a reader marked ${percent(marked.filter(Boolean).length, marked.length)} of ${marked.length} times; readers marked ${rows.reduce((sum, { points }) => sum + points.length, 0)}`,
  ]
}

/** What a reader said that words are for, is asked, or is feared, and what would do as well (models/excerpts/rows); of rows of `picked.jsonl` only the request. */
interface KindRow {
  readonly author?: string
  readonly messages?: readonly string[]
  readonly request?: string
  readonly form?: string
  readonly ask?: string
  readonly fear?: string
  readonly matter?: string
  readonly news?: string
  readonly also: string | null
}
/** Nothing was learned from these either. */
const KINDS_HELD_OUT = new Set([...HELD_OUT, 'g4', 'thirtythird', 'q3'])

/** Reports how often what words are for, is asked, or is feared is what a reader said. */
async function reportKinds(model: ExcerptModel): Promise<string[]> {
  const picked = readModelRows<PickedRow>('excerpts/rows/picked.jsonl')
  const known = new Map(picked.map((row) => [row.messages.at(-1), row]))
  const report = async (name: string, file: string, field: Whole) => {
    const rows = readModelRows<KindRow>(`excerpts/rows/${file}`)
      .map((row) => ({ ...known.get(row.request), ...row }))
      .filter(({ author }) => KINDS_HELD_OUT.has(author ?? ''))
    const read = await Promise.all(
      rows.map(async ({ messages = [], also, ...row }) => {
        const found = pickPieces(
          await model.read({
            earlier: messages.slice(0, -1),
            text: messages.at(-1) ?? '',
            looksBack: field === 'form',
          }),
        )
        const ranked = found?.whole[field] ?? []
        const fits = (key: string | undefined) => key === row[field] || key === also
        return {
          chance: ranked[0]?.chance ?? 0,
          isFirst: fits(ranked[0]?.key),
          isNear: ranked.slice(0, 3).some(({ key }) => fits(key)),
        }
      }),
    )
    const share = (some: readonly { isFirst: boolean }[]) =>
      percent(some.filter(({ isFirst }) => isFirst).length, some.length)
    const surer = [0.3, 0.4, 0.5, 0.6].map((least) => {
      const own = read.filter(({ chance }) => chance >= least)
      return `from ${least} on ${share(own)} of ${percent(own.length, read.length)}`
    })
    const near = percent(read.filter(({ isNear }) => isNear).length, read.length)
    return `  ${name}: ${share(read)} of ${read.length} first, ${near} among three; ${surer.join(', ')}`
  }
  return [
    'As a reader said, or as would do as well, of authors nothing was learned from:',
    await report('what words are for', 'forms.jsonl', 'form'),
    await report('what is asked', 'asked.jsonl', 'ask'),
    await report('what is feared', 'fears.jsonl', 'fear'),
    await report('what they first come with', 'matters.jsonl', 'matter'),
    await report('what they tell further on', 'news.jsonl', 'news'),
  ]
}

/** Reports how often what is picked for words to say is what a reader picked, on authors nothing was learned from. */
export async function reportExcerpts(): Promise<string> {
  const model = await openExcerptModel()
  const rows = readModelRows<PickedRow>('excerpts/rows/picked.jsonl').filter(
    ({ author, pieces }) => HELD_OUT.has(author) && pieces.length > 0,
  )
  const read = await Promise.all(
    rows.map(async ({ messages, ...row }) => {
      const found = pickPieces(
        await model.read({ earlier: messages.slice(0, -1), text: messages.at(-1) ?? '', looksBack: true }),
      )
      if (!found) throw new Error('what is given is read')
      const pieces = found.pieces.toSorted((one, other) => other.chance - one.chance)
      const ranked = pieces.map(({ clause, chance, role }) => {
        const picked = row.pieces.find(({ text }) => isSame(clause.text, text))
        return { chance, isPicked: picked !== undefined, isOfRole: picked?.role === role }
      })
      const offered = pieces.slice(0, OFFERED)
      const kept = row.pieces.filter(({ text }) => offered.some(({ clause }) => isSame(clause.text, text)))
      return { ranked, kept: kept.length }
    }),
  )
  const picked = rows.reduce((sum, { pieces }) => sum + pieces.length, 0)
  const kept = read.reduce((sum, each) => sum + each.kept, 0)
  const all = read.flatMap(({ ranked }) => ranked.slice(0, 3))
  const surer = [0.3, 0.4, 0.5, 0.6, 0.7].map((least) => {
    const own = all.filter(({ chance }) => chance >= least)
    const whole = read.filter(({ ranked }) => (ranked[0]?.chance ?? 0) >= least)
    return `  of the first three ${own.length} have a chance of ${least} and more, ${percent(own.filter(({ isPicked }) => isPicked).length, own.length)} of them picked; ${percent(whole.length, read.length)} of requests have one`
  })
  return [
    `What belongs into words to say, ${read.length} requests of authors nothing was learned from:`,
    `  the first is one that a reader picked ${percent(read.filter(({ ranked }) => ranked[0]?.isPicked).length, read.length)}, of its role ${percent(all.filter(({ isOfRole }) => isOfRole).length, all.filter(({ isPicked }) => isPicked).length)}`,
    ...surer,
    `  of all that readers picked among the first six ${percent(kept, picked)}`,
    ...(await reportRequests(model)),
    ...(await reportKinds(model)),
  ].join('\n')
}
