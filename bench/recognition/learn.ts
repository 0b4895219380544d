import { readFileSync, writeFileSync } from 'node:fs'
import { aimFor, CAUTION, createMeaning, type Meaning, reach } from '@lodestar/coach/playbooks/meaning'
import { listLines, type Line as Written } from '@lodestar/coach/playbooks/playbook'
import type { Vector } from '@lodestar/coach/text/vectors'
import { createEncoder } from '../../server/src/coach/encoder.ts'
import { LESSONS_FILE, packLessons, readLessons } from '../../server/src/coach/lessons.ts'
import { loadPlaybooks } from '../../server/src/coach/load-library.ts'

/** One line to learn from. */
export interface Line extends Written {
  readonly vector: Vector
}

/**
 * Learns how meanings speak for situations: kernel ridge regression, each situation counting the same however many
 * lines it has. Solved exactly, so the same lines give the same lessons.
 */
export function learn(situations: readonly string[], lines: readonly Line[]): Meaning {
  const counts = Map.groupBy(lines, ({ key }) => key)
  const size = lines.length
  const factor = lines.map(({ vector }, row) =>
    Float64Array.from({ length: row + 1 }, (_, column) => reach(vector, lines[column]?.vector ?? vector)),
  )
  lines.forEach(({ key }, row) => {
    const share = ((counts.get(key)?.length ?? 1) * situations.length) / size
    const diagonal = factor[row]
    if (diagonal) diagonal[row] = 1 + CAUTION * share
  })
  factorize(factor)
  const aims = lines.map(({ key }) => aimFor(situations, key))
  solve(factor, aims)
  return createMeaning(
    situations,
    lines.map(({ text, vector }, row) => ({ text, vector, weights: Float32Array.from(aims[row] ?? []) })),
  )
}

/** Turns the lower half of a symmetric matrix into its Cholesky factor, in place. */
function factorize(rows: Float64Array[]): void {
  rows.forEach((row, at) => {
    for (let column = 0; column <= at; column++) {
      const other = rows[column]
      if (!other) continue
      let sum = row[column] ?? 0
      for (let k = 0; k < column; k++) sum -= (row[k] as number) * (other[k] as number)
      row[column] = column === at ? Math.sqrt(sum) : sum / (other[column] as number)
    }
  })
}

/** Solves for every column of `aims` at once, in place: forward, then backward. */
function solve(factor: readonly Float64Array[], aims: readonly Float64Array[]): void {
  const subtract = (from: Float64Array | undefined, what: Float64Array | undefined, times: number) => {
    for (let at = 0; from && what && at < from.length; at++)
      from[at] = (from[at] as number) - times * (what[at] as number)
  }
  const scale = (what: Float64Array | undefined, by: number) => {
    for (let at = 0; what && at < what.length; at++) what[at] = (what[at] as number) / by
  }
  factor.forEach((row, at) => {
    for (let column = 0; column < at; column++) subtract(aims[at], aims[column], row[column] ?? 0)
    scale(aims[at], row[at] ?? 1)
  })
  for (let at = factor.length - 1; at >= 0; at--) {
    const row = factor[at]
    scale(aims[at], row?.[at] ?? 1)
    for (let column = 0; column < at; column++) subtract(aims[column], aims[at], row?.[column] ?? 0)
  }
}

/** Encodes what is new in the playbooks, learns all of it, and writes the lessons down. */
async function main(): Promise<void> {
  const playbooks = loadPlaybooks()
  const situations = playbooks.map(({ key }) => key)
  const lines = playbooks.flatMap(listLines)
  const { meaning, missing } = readLessons(readFileSync(LESSONS_FILE, 'utf8'), situations, lines)
  const encoder = createEncoder({
    warn: () => undefined,
    deadlineMs: 600_000,
    startMs: 600_000,
    stuckMs: 600_000,
  })
  const fresh = await encoder.encode(missing.map(({ text }) => text))
  await encoder.stop()
  const encoded = lines.flatMap((line) => {
    const vector = meaning.byText.get(line.text)?.vector ?? fresh.get(line.text)
    return vector ? [{ ...line, vector }] : []
  })
  writeFileSync(LESSONS_FILE, packLessons(learn(situations, encoded)))
  process.stdout.write(`${encoded.length} lines, ${fresh.size} of them new\n`)
}

if (import.meta.main) await main()
