import { describe, expect, it } from 'vitest'
import { readClauses } from '../../text/clauses.ts'
import { findPeople } from '../listen/people.ts'
import { nameSubject, tellLeader, withTitle } from './words-for.ts'

const subjectOf = (text: string, relations = ['report', 'team'] as const) =>
  nameSubject({ people: findPeople(readClauses(text)), text, told: text }, null, [...relations])

describe('whom a conversation is about', () => {
  it.each([
    ['I have to tell Elena she did not get the head nurse job.', 'Elena', 'she'],
    ['My deputy is late again. I have told him twice.', 'your deputy', 'he'],
    ['I have forty people to tell on Monday and have not told my boss.', 'your team', null],
    ['Two of my nurses have not spoken since August.', 'one of them', null],
    ['My team of nine has stopped caring.', 'your team', null],
    ['Marco keeps interrupting Ana and she has gone quiet.', 'Marco', null],
    ['I was at work for 55 hours and nothing is finished.', null, null],
    ['Cook comes late. Talk today at two.', 'the cook', null],
    ['She says sorry dona Rosario and the next day the same.', null, null],
    ['My officer Nadia was refused. She will be sad. With kind regards, W. Ziegler', 'Nadia', 'she'],
    ['Jana did it on her days off. And Declan took the credit. How do I say that to him?', 'Declan', null],
  ])('“%s”', (text, person, pronoun) => {
    expect(subjectOf(text)).toEqual({ person, pronoun })
  })

  it('stays the same while nobody else is named', () => {
    const text = 'It is on Friday.'
    const told = `I have to tell Elena, she hopes for it.\n${text}`
    expect(nameSubject({ people: [], text, told }, 'Elena', ['report'])).toEqual({
      person: 'Elena',
      pronoun: 'she',
    })
  })
})

it('speaks of a person as the leader does', () => {
  const line = 'Does {person} know? What should {person} tell their family? Others know what they know.'
  const names = { person: 'your deputy', pronoun: 'she', when: 'on Monday' } as const
  expect(tellLeader(line, names)).toBe(
    'Does your deputy know? What should your deputy tell her family? Others know what they know.',
  )
  expect(tellLeader('{person} needs it {when}.', names)).toBe('Your deputy needs it on Monday.')
})

it('calls somebody by the title that the leader uses', () => {
  const told = 'I told off Mr Okafor, and Frau Aydin heard it.'
  expect(withTitle('Okafor', told)).toBe('Mr Okafor')
  expect(withTitle('Aydin', told)).toBe('Frau Aydin')
  expect(withTitle('Moira', told)).toBe('Moira')
  expect(withTitle('your deputy', told)).toBe('your deputy')
})
