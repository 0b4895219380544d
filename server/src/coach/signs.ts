import { createHash } from 'node:crypto'
import { compare, type Vector } from '@lodestar/coach/text/meanings'
import { readWeights } from '../lib/learned-weights.ts'

const LARGEST = 127

/** Which sign a meaning is of; a sign that is changed by one letter is another sign. */
const hashSign = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Writes what signs mean: one a line with its hash and its meaning in bytes. */
export const packSigns = (signs: ReadonlyMap<string, Vector>): string =>
  [...signs]
    .map(([text, vector]) => {
      const largest = Math.max(...vector.map(Math.abs))
      const bytes = Int8Array.from(vector, (value) => Math.round((value / largest) * LARGEST))
      return `${hashSign(text)}\t${Buffer.from(bytes.buffer).toString('base64')}\n`
    })
    .toSorted()
    .join('')

/** Reads what today's signs mean. A sign written since the model was learned is missing: it counts by its words. */
export function readSigns(
  texts: readonly string[],
  file = readWeights('signs/weights/signs.tsv'),
): Map<string, Vector> {
  const packed = new Map(file.split('\n').map((line) => [line.slice(0, 12), line.slice(13)]))
  return new Map(
    texts.flatMap((text) => {
      const bytes = packed.get(hashSign(text))
      return bytes
        ? [[text, toLengthOne(Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64'))))]]
        : []
    }),
  )
}

function toLengthOne(vector: Vector): Vector {
  const length = Math.sqrt(compare(vector, vector))
  return vector.map((value) => value / length)
}
