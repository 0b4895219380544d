import { createHash } from 'node:crypto'
import { createMeaning, type Lesson, type Meaning } from '@lodestar/coach/playbooks/meaning'
import type { Line } from '@lodestar/coach/playbooks/playbook'
import { compare, type Vector } from '@lodestar/coach/text/vectors'
import { locateWeights } from '../lib/learned-weights.ts'

/** Where the lessons are kept; `npm run train -- situations` writes the file. */
export const LESSONS_FILE = locateWeights('situations/weights/lessons.tsv')

const LARGEST = 127
/** Weights are kept finer than meanings: rounded to a byte, the errors of thousands of lessons tilt the situations. */
const LARGEST_WEIGHT = 32_767

/** Which line a lesson is for; a line that is changed by one letter is another line. */
const hashLine = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

const pack = (values: Float32Array, unit: number) =>
  Buffer.from(Int8Array.from(values, (value) => Math.round(value / unit)).buffer).toString('base64')

const unpack = (packed: string, unit: number) =>
  Float32Array.from(new Int8Array(Buffer.from(packed, 'base64')), (value) => value * unit)

const packWeights = (weights: Float32Array, unit: number) =>
  Buffer.from(Int16Array.from(weights, (weight) => Math.round(weight / unit)).buffer).toString('base64')

const unpackWeights = (packed: string, unit: number) =>
  Float32Array.from(
    new Int16Array(Uint8Array.from(Buffer.from(packed, 'base64')).buffer),
    (value) => value * unit,
  )

const unitOf = (values: Float32Array, largest: number) => Math.max(...values.map(Math.abs)) / largest

function toLengthOne(vector: Vector): Vector {
  const length = Math.sqrt(compare(vector, vector))
  return vector.map((value) => value / length)
}

/**
 * Writes lessons down: the unit of the weights and the situations, then a lesson a line with its hash, its meaning and
 * its weights, in whole numbers of one and of two bytes.
 */
export function packLessons({ situations, lessons }: Meaning): string {
  const unit = lessons.reduce((largest, { weights }) => Math.max(largest, unitOf(weights, LARGEST_WEIGHT)), 0)
  const lines = lessons.map(({ text, vector, weights }) =>
    [hashLine(text), pack(vector, unitOf(vector, LARGEST)), packWeights(weights, unit)].join('\t'),
  )
  return `${[[unit, ...situations].join('\t'), ...lines.toSorted()].join('\n')}\n`
}

/**
 * Reads the lessons of today's lines; takes some 20 ms.
 *
 * @returns also the lines that there is no lesson for yet. A lesson whose line has been taken out is left out.
 */
export function readLessons(
  file: string,
  situations: readonly string[],
  lines: readonly Line[],
): { meaning: Meaning; missing: Line[] } {
  const [head = '', ...rows] = file.trimEnd().split('\n')
  const [unit, ...learned] = head.split('\t')
  const places = situations.map((key) => learned.indexOf(key))
  const packed = new Map(rows.map((row) => [row.slice(0, row.indexOf('\t')), row]))
  const lessons: Lesson[] = []
  const missing: Line[] = []
  for (const line of lines) {
    const [, vector, weights] = packed.get(hashLine(line.text))?.split('\t') ?? []
    if (vector && weights) {
      const known = unpackWeights(weights, Number(unit))
      lessons.push({
        text: line.text,
        vector: toLengthOne(unpack(vector, 1)),
        weights: Float32Array.from(places, (place) => known[place] ?? 0),
      })
    } else missing.push(line)
  }
  return { meaning: createMeaning(situations, lessons), missing }
}
