import { expect, it } from 'vitest'
import { readSharedText } from './shared-text.ts'

it('reads the text that is handed over behind the address', () => {
  expect(readSharedText(`#text=${encodeURIComponent('Hi Ana & Tom,\n50 % + more?')}`)).toBe(
    'Hi Ana & Tom,\n50 % + more?',
  )
  expect(readSharedText('#text=%20')).toBeNull()
  expect(readSharedText('#radix-1')).toBeNull()
  expect(readSharedText('')).toBeNull()
})
