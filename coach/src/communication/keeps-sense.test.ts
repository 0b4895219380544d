import { expect, it } from 'vitest'
import { keepsSense } from './keeps-sense.ts'

it.each([
  ['It is done, but not literally.', 'It is done, but not.'],
  ['I gave you a little note with names.', 'I gave you note with names.'],
  ['This is all a bit much for us.', 'This is all much for us.'],
  ['The desk, in fact, is new.', 'The desk,, is new.'],
  ['Please wait for the very last one.', 'Please wait for the the last one.'],
  ['The lift is on level 2.', 'On level 2.'],
  ['He stayed with the other team.', 'He stayed with the.'],
])('“%s” is not cut to “%s”', (before, after) => {
  expect(keepsSense(before, after)).toBe(false)
})

it.each([
  ['I really think it is done.', 'It is done.'],
  ['It is, to be honest, late.', 'It is late.'],
  ['We sent you a very long list of names.', 'We sent you a long list of names.'],
  ['That is what I was looking for.', 'That is what I looked for.'],
])('“%s” may become “%s”', (before, after) => {
  expect(keepsSense(before, after)).toBe(true)
})
