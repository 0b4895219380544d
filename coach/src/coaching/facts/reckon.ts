import { listNumbers } from './numbers.ts'

/** What two numbers of a text come to together, lie apart, or make as so many times the other. */
export function combine(text: string): number[] {
  const values = listNumbers(text).map(({ value }) => value)
  return values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other), one * other]),
  )
}

/** What two numbers of a text make divided, where nothing is left over. */
export const divide = (text: string): number[] => {
  const values = listNumbers(text).map(({ value }) => value)
  return values
    .flatMap((one, at) => values.slice(at + 1).map((other) => Math.max(one, other) / Math.min(one, other)))
    .filter(Number.isInteger)
}

/** What two numbers of a text come to as so many in a hundred, the smaller of the larger. */
export const shareOf = (text: string): number[] => {
  const values = listNumbers(text).flatMap(({ value, isPercent }) => (isPercent ? [] : [value]))
  return values.flatMap((one, at) =>
    values.slice(at + 1).map((other) => (HUNDRED * Math.min(one, other)) / Math.max(one, other)),
  )
}

/** So many numbers are reckoned with; of more, everything can be made. */
const MOST = 6
const MINUTES_OF_HOUR = 60
const HUNDRED = 100
/** How often something is in a longer span that a text speaks of. */
const OFTEN: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:days?|daily|nights?|shifts?|mornings?|weeks?|weekly)\b/i, [5, 7]],
  [/\b(?:months?|monthly|years?|yearly)\b/i, [12]],
]

/** What the numbers of a text come to in up to three steps: so many times, a part, so many in a hundred, minutes as hours. */
export const reckon = (text: string): number[] => multiply(text, [])

/** The same over days, weeks or months that the text speaks of. */
export const reckonOften = (text: string): number[] =>
  multiply(
    text,
    OFTEN.flatMap(([span, times]) => (span.test(text) ? times : [])),
  )

function multiply(text: string, often: readonly number[]): number[] {
  const numbers = listNumbers(text).slice(0, MOST)
  const values = numbers.map(({ value }) => value)
  const shares = numbers.flatMap(({ value, isPercent }) => (isPercent ? [value / HUNDRED] : []))
  const next = (all: readonly number[]) =>
    all.flatMap((one) => [
      ...[...values, ...often].flatMap((other) => (one === other ? [] : [one * other, one / other])),
      ...shares.flatMap((share) => [one * share, one * (1 + share), one * (1 - share)]),
    ])
  const first = next(values)
  const all = [...values, ...combine(text), ...first, ...next(first)]
  return [...all, ...all.map((one) => one / MINUTES_OF_HOUR)].filter((one) => one >= 1)
}
