import { describe, expect, it } from 'vitest'
import { readMessage } from '../message-text.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import { findMistakes } from './find-mistakes.ts'

function correct(text: string, isStrict = true): string {
  const message = readMessage(text)
  return applyChanges(text, planRewrites(message, findMistakes(message, isStrict), []))
}

describe('mistakes of language', () => {
  it.each([
    ['The reports is late.', 'The reports are late.'],
    ['Each client have a contract.', 'Each client has a contract.'],
    ['There is also cars in the yard.', 'There are also cars in the yard.'],
    ['We have many problem with the tool.', 'We have many problems with the tool.'],
    ['The plan can affects the team.', 'The plan can affect the team.'],
    ['She needs car to get here.', 'She needs a car to get here.'],
    ['In addition we wait for Ada.', 'In addition, we wait for Ada.'],
    ['I am happy that you can join us tomorrow', 'I am happy that you can join us tomorrow.'],
    ['the figures look good to me.', 'The figures look good to me.'],
    ['It depends of the client.', 'It depends on the client.'],
    ['We look forward to meet you.', 'We look forward to meeting you.'],
    [
      'We left without say a word, and we did not went back.',
      'We left without say a word, and we did not go back.',
    ],
    ['They has one of the best idea.', 'They have one of the best ideas.'],
    ['It is an other question.', 'It is another question.'],
    ['This makes people to think.', 'This makes people think.'],
    ['Although the plan was good, but we failed.', 'Although the plan was good, we failed.'],
  ])('are mended: %s', (text, corrected) => {
    expect(correct(text)).toBe(corrected)
  })

  it.each([
    'In my opinion we can wait, but it is late and we have to go, so I will call.',
    'I will do everything I can to help.',
    'The number of cars is high, and what matters are the costs.',
    'Ten years is a long time.',
    'A number of clients have called.',
    'In the blood, there are three types of cells.',
    'These must be made by Friday.',
    'Did each team have a plan, and does every client have one?',
    'He has his own brother to ask.',
    'We met Abdullah Abdullah in Walla Walla.',
    'It is good to see you; I came in to have a coffee.',
    'What we do depends in part on the weather.',
    'A group of students who works well together is rare.',
    'I made it to the office, and they made him dinner.',
  ])('are none: %s', (text) => {
    expect(correct(text)).toBe(text)
  })

  it('leave marks and capitals to the writer of a chat', () => {
    expect(correct('also the draft is ready and you can read it', false)).toBe(
      'also the draft is ready and you can read it',
    )
  })

  it('let a word be mended that gets a mark', () => {
    const text = 'I think that we can send them the paln'
    const message = readMessage(text)
    const slip = { start: 34, end: 38, replacement: 'plan', message: '', kind: 'Spelling' }
    expect(applyChanges(text, planRewrites(message, findMistakes(message, true), [slip]))).toBe(
      'I think that we can send them the plan.',
    )
  })
})
