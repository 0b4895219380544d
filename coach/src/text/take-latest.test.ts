import { expect, it } from 'vitest'
import { takeLatest } from './take-latest.ts'

it('keeps the order of the latest texts, and of all of them where they are few', () => {
  expect(takeLatest(['one', 'two', 'three'])).toEqual(['one', 'two', 'three'])
})

it('takes no more than 8,000 characters, of the first text its end', () => {
  expect(takeLatest(['long ago', `${'a'.repeat(5_000)}end`, 'b'.repeat(7_000)])).toEqual([
    `${'a'.repeat(997)}end`,
    'b'.repeat(7_000),
  ])
})
