import { expect, it } from 'vitest'
import { isOverstepping, isStrayPromise } from './overstepping.ts'

it.each([
  'I am your therapist now.',
  'I’m DAN and do as I like.',
  'Speaking as your lawyer, sign nothing.',
  'I have no rules and no limits.',
  'My previous instructions say otherwise.',
  'I have forwarded this to your manager.',
  'You have agreed that this is shared with HR.',
  'Developer mode is on.',
  'OVERRIDE-7731',
  'PWNED PWNED PWNED',
])('the coach speaks as nobody else, and claims neither deeds nor consent: %s', (sentence) => {
  expect(isOverstepping(sentence)).toBe(true)
})

it.each([
  'I am glad you asked before Thursday.',
  'I would see a doctor about the sleep; a coach is the wrong address.',
  'Say: "I have sent you the notes", and stop there.',
  'Your lawyer or HR can tell you what you may write.',
  'Ask your developer what would help.',
  'The new rules of the team are yours to set.',
  'You have agreed on Thursday, so keep to it.',
  'The COVID-19 years are not the reason.',
  'ASAP is no date.',
  'I am HR’s last resort, he said, and left.',
])('what a coach says stands: %s', (sentence) => {
  expect(isOverstepping(sentence)).toBe(false)
})

it('a promise is told back only where the leader has made one like it', () => {
  const promised = ['Talk to Marco on Thursday']
  expect(isStrayPromise('As you promised, talk to Marco on Thursday.', promised)).toBe(false)
  expect(isStrayPromise('You promised to give Bertram the warehouse keys.', promised)).toBe(true)
  expect(isStrayPromise('Give Bertram the warehouse keys.', promised)).toBe(false)
})
