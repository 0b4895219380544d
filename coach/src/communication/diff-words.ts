import type { Edit } from './rule-match.ts'

/** Words, spaces and single punctuation marks; together they are the text. */
const PIECE = /\s+|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu
const WORD = /[\p{L}\p{N}]/u
const SENTENCE_END = /[.!?\n]/
/** Two changes with fewer unchanged words between them become one: a lone “the” between two new phrases helps nobody. */
const APART_WORDS = 3

/** A range of pieces of one text, and the range that the other text has in its place; ends are exclusive. */
interface Hunk {
  readonly from: number
  readonly to: number
  readonly otherFrom: number
  readonly otherTo: number
}

const split = (text: string): string[] => text.match(PIECE) ?? []

/**
 * Lengths of the longest common subsequences of what is left of both lists from each pair of places on.
 *
 * The package `diff` finds as few changes, but where two texts of 8,000 characters have little in common it takes twenty
 * times as long, and a language model may write such a version.
 */
function measureCommon(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row--) {
    const [here, below] = [rows[row], rows[row + 1]]
    if (!here || !below) continue
    for (let column = after.length - 1; column >= 0; column--)
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0)
  }
  return rows
}

function listHunks(before: readonly string[], after: readonly string[]): Hunk[] {
  const common = measureCommon(before, after)
  const commonAt = (row: number, column: number) => common[row]?.[column] ?? 0
  const hunks: Hunk[] = []
  let [row, column, from, otherFrom] = [0, 0, 0, 0]
  const close = () => {
    if (row > from || column > otherFrom) hunks.push({ from, to: row, otherFrom, otherTo: column })
  }
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      close()
      row++
      column++
      from = row
      otherFrom = column
    } else if (commonAt(row + 1, column) >= commonAt(row, column + 1)) row++
    else column++
  }
  row = before.length
  column = after.length
  close()
  return hunks
}

/** Joins changes with only a few words of one sentence between them, so that no new phrase is split. */
function joinNear(hunks: readonly Hunk[], before: readonly string[]): Hunk[] {
  const joined: Hunk[] = []
  for (const hunk of hunks) {
    const last = joined.at(-1)
    const between = last ? before.slice(last.to, hunk.from) : []
    const isNear =
      between.filter((piece) => WORD.test(piece)).length < APART_WORDS &&
      !between.some((piece) => SENTENCE_END.test(piece))
    if (last && isNear) joined[joined.length - 1] = { ...last, to: hunk.to, otherTo: hunk.otherTo }
    else joined.push(hunk)
  }
  return joined
}

/** Leaves out what both ends of a change have in common, such as a space. */
function trimHunk(
  { from, to, otherFrom, otherTo }: Hunk,
  before: readonly string[],
  after: readonly string[],
) {
  const [ours, theirs] = [before.slice(from, to), after.slice(otherFrom, otherTo)]
  const head = Math.min(countSame(ours, theirs), theirs.length)
  const most = Math.min(ours.length, theirs.length) - head
  const tail = Math.min(countSame(ours.toReversed(), theirs.toReversed()), most)
  return { from: from + head, to: to - tail, otherFrom: otherFrom + head, otherTo: otherTo - tail }
}

/** How many pieces both lists begin with. */
function countSame(before: readonly string[], after: readonly string[]): number {
  const at = before.findIndex((piece, index) => piece !== after[index])
  return at === -1 ? before.length : at
}

/**
 * Lists the changes, word by word, that make one text of another; they ascend and never overlap.
 *
 * Changes that stand close together in a sentence are one, so that each can be refused by itself.
 */
export function diffWords(before: string, after: string): Edit[] {
  const [pieces, others] = [split(before), split(after)]
  const head = countSame(pieces, others)
  const [ours, theirs] = [pieces.slice(head), others.slice(head)]
  const tail = Math.min(countSame(ours.toReversed(), theirs.toReversed()), theirs.length)
  const middle = ours.slice(0, ours.length - tail)
  const otherMiddle = theirs.slice(0, theirs.length - tail)
  const places = [pieces.slice(0, head).join('').length]
  for (const piece of middle) places.push((places.at(-1) ?? 0) + piece.length)
  return joinNear(listHunks(middle, otherMiddle), middle)
    .map((hunk) => trimHunk(hunk, middle, otherMiddle))
    .map(({ from, to, otherFrom, otherTo }) => ({
      start: places[from] ?? 0,
      end: places[to] ?? 0,
      replacement: otherMiddle.slice(otherFrom, otherTo).join(''),
    }))
}

/** How much of two texts differs, from 0 for none to 1 for all of their words. */
export function measureChange(before: string, after: string): number {
  const count = (text: string) => split(text).filter((piece) => WORD.test(piece)).length
  const edits = diffWords(before, after)
  const changed = edits.reduce(
    (sum, { start, end, replacement }) => sum + count(before.slice(start, end)) + count(replacement),
    0,
  )
  return changed / Math.max(1, count(before) + count(after))
}
