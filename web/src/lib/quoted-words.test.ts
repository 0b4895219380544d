import { expect, it } from 'vitest'
import { findSentence } from './quoted-words.ts'

const said = (content: string, move: string) => ({
  role: 'assistant',
  content,
  metadata: { turn: { move } },
})
const OPENING = said('> Dorota, one thing. You came late.', 'script')
const REPLY = said('Tears pass.\n\n> Take all the time you need. I stay.', 'what-if')

it('the sentence to take along opens the talk, though a reply to a feared reaction came later', () => {
  expect(findSentence([OPENING, REPLY])).toBe('Dorota, one thing.')
})

it('a reply is taken along where there is nothing else', () => {
  expect(findSentence([REPLY])).toBe('Take all the time you need.')
  expect(findSentence([said('Go on.', 'explore')])).toBeNull()
})

it('of words that hold own sentences already the first of these is taken along', () => {
  const words = said('> I am sorry. I told you too late. You asked. What now?', 'script')
  const place = { asks: 'What you did.', holds: 'I told you too late. You asked.' }
  expect(findSentence([{ ...words, metadata: { ...words.metadata, place } }])).toBe('I told you too late.')
})

it('of words with a place for own sentences the first of these is taken along', () => {
  const frame = said('> Dorota, this is mine to say. [In your own sentences.] How do you see it?', 'script')
  const ownSentences = ['You shouted at Emil.', 'I saw it.']
  expect(findSentence([{ ...frame, metadata: { ...frame.metadata, ownSentences } }])).toBe(
    'You shouted at Emil.',
  )
})
