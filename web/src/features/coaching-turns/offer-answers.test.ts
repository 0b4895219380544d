import { expect, it } from 'vitest'
import { offerAnswers } from './offer-answers.ts'

it.each([
  ['By when will you do it?', ['Today', 'Tomorrow', 'This week']],
  ['From 0 to 10, how sure are you that you will?', ['3', '5', '8']],
  ['Have you told her so?', ['Yes', 'No', 'Partly']],
  ['Is it that they are late, or that you were one of them?', ["I don't know yet"]],
  ['What would you see Dorota do next time?', ["I don't know yet"]],
])('offers answers that fit: %s', (question, answers) => {
  expect(offerAnswers(question)).toEqual(answers)
})
