import { describe, expect, it } from 'vitest'
import { findKeptOut } from './kept-out.ts'

describe('what a request keeps out of words', () => {
  it.each([
    [
      'A note to Sheila for the morning. But nothing about his eyes, that is his to tell.',
      'His eyes got worse in the spring',
    ],
    ['Something for the group. No name of Georg, please.', 'Georg came to the station and wanted to drive'],
    ['Tell the team who covers, without mentioning her mother.', 'Her mother had a stroke in February'],
    ['I need a line for Deb. Leave the bladder thing out.', 'She has a bladder problem since the birth'],
    ['What do I write him? He must not know that Rita rang me.', 'Rita rang me on Sunday'],
  ])('is nothing to offer', (request, told) => {
    expect(findKeptOut(request)(told)).toBe(true)
  })

  it.each([
    ['A note to Sheila. But nothing about his eyes, that is his to tell.', 'Sheila brought me the figures'],
    [
      'Tell them who covers, without mentioning her mother, but say that she is back in May.',
      'She is back in May',
    ],
    ['He left without telling me. What do I say to him?', 'He left before the handover'],
    ['She does not know yet. How do I tell her?', 'The contract ends in June'],
  ])('leaves the rest', (request, told) => {
    expect(findKeptOut(request)(told)).toBe(false)
  })
})
