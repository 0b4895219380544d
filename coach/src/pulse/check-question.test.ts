import { describe, expect, it } from 'vitest'
import { analyzeMessage } from '../communication/analyze-message.ts'
import { checkQuestion } from './check-question.ts'
import { offerQuestions } from './offer-questions.ts'
import { ASKED_BEHAVIORS, GENERAL_QUESTIONS } from './questions.data.ts'

const check = (question: string) =>
  checkQuestion(
    question,
    analyzeMessage(
      { communicationType: 'chat', context: 'general', messageText: question },
      { mutedRules: new Set() },
    ),
  )
const quotes = (question: string) => check(question).map(({ quote }) => quote)

describe('a question to a team', () => {
  const offered = [...ASKED_BEHAVIORS.flatMap(({ questions }) => questions), ...GENERAL_QUESTIONS].filter(
    (question) => question !== undefined,
  )
  it.each(offered)('as the coach offers it has nothing that leads or doubles: %s', (question) => {
    expect(check(question.replaceAll('{name}', 'Nadia'))).toEqual([])
  })

  it.each([
    ['How often does Nadia listen and decide quickly?', 'listen and decide'],
    ['How often does Nadia thank or praise you?', 'thank or praise'],
    ['How often does Nadia praise/thank you?', 'praise/thank'],
    ['Does Nadia listen to you?', 'Does Nadia listen'],
    ['How often does Nadia fail to answer you?', 'fail to'],
    ['How often does Nadia always listen?', 'always'],
    ['How often does Nadia not answer you?', 'How often does Nadia not'],
    ['How often is Nadia a good leader to you?', 'good leader'],
    ['How often does Nadia give great feedback?', 'great'],
    ['How often does Nadia listen, and surely that helps?', 'surely'],
  ])('is told what is wrong with it: %s', (question, quote) => {
    expect(quotes(question)).toContain(quote)
  })

  it('is told when it is two', () => {
    expect(check('How often does Nadia ask? How often does she listen?').map(({ why }) => why)).toEqual([
      expect.stringContaining('two questions'),
    ])
  })

  it('is not blamed for words that only look like two things', () => {
    expect(check('How often does Nadia go back and forth on a decision?')).toEqual([])
    expect(check('How often does Nadia bring up bad news early?')).toEqual([])
  })
})

describe('the questions offered', () => {
  it('fit what the leader wants to be seen doing', () => {
    expect(offerQuestions('Stop interrupting people in planning', 'Nadia')[0]).toBe(
      'How often does Nadia let you finish before answering?',
    )
    expect(offerQuestions('Delegate the release notes', 'Sam')[0]).toContain('leave the way to you')
  })

  it('are several for anything, each with the name as it was typed', () => {
    for (const behavior of ['Be a better boss', 'zzz', 'Keep my word', '$& $1'])
      for (const name of ['Nadia', '$&']) {
        const questions = offerQuestions(behavior, name)
        expect(questions.length).toBeGreaterThanOrEqual(4)
        for (const question of questions) expect(question).toContain(name)
      }
  })
})
