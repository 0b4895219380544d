import type { Vector } from './meanings.ts'

const LARGEST = 127

/** What a meaning counts for each kind, the bias last. */
export type SoftmaxHead = ReadonlyMap<string, Float64Array>

/** Writes weights by their kinds: one a line with its scale, its bias and the rest as whole numbers up to 127. */
export const packHead = (head: SoftmaxHead): string =>
  [...head]
    .map(([key, weights]) => {
      const own = weights.slice(0, -1)
      const largest = Math.max(...own.map(Math.abs))
      const steps = [...own].map((value) => Math.round((value / largest) * LARGEST))
      const numbers = [largest, weights.at(-1) ?? 0].map((value) => value.toPrecision(6))
      return `${key}\t${numbers.join('\t')}\t${steps.join(' ')}\n`
    })
    .join('')

/** Reads what `packHead` has written. */
export const readHead = (file: string): SoftmaxHead =>
  new Map(
    file
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [key = '', largest, bias, packed = ''] = line.split('\t')
        const own = packed.split(' ').map((steps) => (Number(steps) / LARGEST) * Number(largest))
        return [key, Float64Array.of(...own, Number(bias))]
      }),
  )

/** What a meaning counts for each kind. */
export const score = (head: SoftmaxHead, meaning: Vector): (readonly [key: string, score: number])[] =>
  [...head].map(([key, weights]) => {
    let sum = weights[meaning.length] ?? 0
    for (let at = 0; at < meaning.length; at++) sum += (weights[at] as number) * (meaning[at] as number)
    return [key, sum] as const
  })

/** Says for each kind the logarithm of its chance. */
export function judge(head: SoftmaxHead, meaning: Vector): Map<string, number> {
  const odds = score(head, meaning)
  const most = Math.max(...odds.map(([, each]) => each))
  const total = most + Math.log(odds.reduce((sum, [, each]) => sum + Math.exp(each - most), 0))
  return new Map(odds.map(([key, each]) => [key, each - total]))
}
