import { expect, it } from 'vitest'
import { DOES } from '../../text/turn-reading.ts'
import { readIntent } from './read-intent.ts'
import { listSigns } from './turn.ts'

/** What a message is read as of which it is sure that it asks for words. */
const readAsWords = (text: string) =>
  readIntent(
    text,
    { isReply: true, isCommitStage: false, isOptionsStage: true, words: text.split(/\s+/).length },
    listSigns({
      does: Float32Array.from(DOES, (doing) => (doing === 'words' ? 0.9 : 0.05)),
      concerns: new Float32Array(),
    }),
  )

it.each([
  'What do I say if he answers that all of them do it?',
  'what do i say when she goes "who told you"',
  'When someone asks me straight out, what can I say that is no lie?',
  'He will open the data. What do I say when he does that?',
])('words that answer what somebody may do are those for what is feared: “%s”', (text) => {
  expect(readAsWords(text)).toBe('what-if')
})

it.each([
  'Write me please what I say when he sits down.',
  'What do I say when I go back to her?',
  'What do I say to Henk?',
])('words that are said first are asked for as words: “%s”', (text) => {
  expect(readAsWords(text)).toBe('ask-script')
})
