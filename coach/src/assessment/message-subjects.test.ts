import { expect, it } from 'vitest'
import { listMessageSubjects } from './message-subjects.ts'

it.each([
  ['email', 'Could you send me the numbers by Friday', ['request']],
  ['email', 'Who takes over the release? I am away.', ['question']],
  ['email', 'I would like to hand the release over to you.', ['hand-over']],
  ['chat', 'We need you to take over from Ana.', ['hand-over', 'request']],
  ['feedback', 'The demo was clear.', ['feedback']],
  ['chat', 'It is done. Shall we talk?', []],
])('a message of the kind %s: %s', (type, text, subjects) => {
  expect(listMessageSubjects(type, text)).toEqual(subjects)
})
