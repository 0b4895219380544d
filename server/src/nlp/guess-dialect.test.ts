import { expect, it } from 'vitest'
import { guessDialect } from './guess-dialect.ts'

it('guesses how a text is spelled by its words, and where they say nothing by where the writer lives', () => {
  expect(guessDialect('We organised the neighbours.', 'en-US')).toBe('british')
  expect(guessDialect('We organised the neighbours.', 'en-IN')).toBe('indian')
  expect(guessDialect('The color of the center.', 'en-GB')).toBe('american')
  expect(guessDialect('See you at ten.', 'en-AU')).toBe('australian')
  expect(guessDialect('See you at ten.', 'en-ZM')).toBe('british')
  expect(guessDialect('See you at ten.', 'de-DE')).toBe('american')
  expect(guessDialect('See you at ten.', null)).toBe('american')
})
