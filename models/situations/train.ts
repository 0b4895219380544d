import { aimFor, CAUTION, createMeaning, type Meaning, reach } from '@lodestar/coach/playbooks/meaning'
import { listLines, type Line as Written } from '@lodestar/coach/playbooks/playbook'
import type { Vector } from '@lodestar/coach/text/vectors'
import { packLessons } from '../../server/src/coach/lessons.ts'
import { loadPlaybooks } from '../../server/src/coach/load-library.ts'
import { encodeOnce } from '../encode.ts'
import { fitKernelRidge } from '../learn/ridge.ts'
import type { Learner } from '../learner.ts'

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
  const likeness = lines.map(({ vector }, row) =>
    Float64Array.from({ length: row + 1 }, (_, column) =>
      column === row ? 1 : reach(vector, lines[column]?.vector ?? vector),
    ),
  )
  const shrinkage = lines.map(
    ({ key }) => (CAUTION * ((counts.get(key)?.length ?? 1) * situations.length)) / size,
  )
  const aims = lines.map(({ key }) => aimFor(situations, key))
  const weights = fitKernelRidge(likeness, shrinkage, aims)
  return createMeaning(
    situations,
    lines.map(({ text, vector }, row) => ({ text, vector, weights: Float32Array.from(weights[row] ?? []) })),
  )
}

/** The lines of the playbooks that tell a situation: exemplars, and signs of what it may turn out to be. */
const readLines = (): { situations: string[]; lines: Written[] } => {
  const playbooks = loadPlaybooks()
  return { situations: playbooks.map(({ key }) => key), lines: playbooks.flatMap(listLines) }
}

async function learnLessons(): Promise<string> {
  const { situations, lines } = readLines()
  const vectors = await encodeOnce(lines.map(({ text }) => text))
  const encoded = lines.flatMap((line) => {
    const vector = vectors.get(line.text)
    return vector ? [{ ...line, vector }] : []
  })
  return packLessons(learn(situations, encoded))
}

/** Learns which situation a line tells: a minute for lines that were never encoded, half of one otherwise. */
export const learner: Learner = {
  inputs: () => ({ 'exemplars and signs in coach/playbooks': readLines() }),
  corpora: [],
  train: async () => ({ 'lessons.tsv': await learnLessons() }),
  figures: ['recognition'],
}
