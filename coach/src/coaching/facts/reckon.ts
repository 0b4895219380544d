import { listNumbers } from './numbers.ts'

/** What two numbers of a text come to together, lie apart, or make as so many times the other. */
export function combine(text: string): number[] {
  const values = listNumbers(text).map(({ value }) => value)
  return values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other), one * other]),
  )
}

/** So many numbers are reckoned with; of more, everything can be made. */
const MOST = 6
const MINUTES_OF_HOUR = 60
const HUNDRED = 100

/** What the numbers of a text come to in up to three steps: so many times, a part, so many in a hundred, minutes as hours. */
export function reckon(text: string): number[] {
  const numbers = listNumbers(text).slice(0, MOST)
  const values = numbers.map(({ value }) => value)
  const shares = numbers.flatMap(({ value, isPercent }) => (isPercent ? [value / HUNDRED] : []))
  const next = (all: readonly number[]) =>
    all.flatMap((one) => [
      ...values.flatMap((other) => (one === other ? [] : [one * other, one / other])),
      ...shares.flatMap((share) => [one * share, one * (1 + share), one * (1 - share)]),
    ])
  const first = [...combine(text), ...next(values)]
  const all = [...values, ...first, ...next(first)]
  return [...all, ...all.map((one) => one / MINUTES_OF_HOUR)].filter((one) => one >= 1)
}
