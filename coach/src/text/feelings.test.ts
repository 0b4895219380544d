import { expect, it } from 'vitest'
import { readClauses } from './clauses.ts'
import { findFeelings } from './feelings.ts'

const feel = (text: string) => findFeelings(readClauses(text)).map(({ words }) => words)

it.each([
  ['I am not proud of it.', []],
  ["I'm not really looking forward to Monday.", []],
  ['I wasnt happy with how I said it.', []],
  ['I am proud of her, and nervous.', ['proud', 'nervous']],
  ["I'm not only angry, I'm tired.", ['angry', 'tired']],
  ["I can't sleep.", ["can't sleep"]],
  ["I feel I'm not good enough for this.", ['not good enough']],
])('a feeling that is denied is not answered as one: “%s”', (text, words) => {
  expect(feel(text).toSorted()).toEqual(words.toSorted())
})
