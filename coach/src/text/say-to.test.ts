import { describe, expect, it } from 'vitest'
import { readClauses } from './clauses.ts'
import type { Addressee } from './refer-to.ts'
import { sayTo } from './say-to.ts'

const MAREK: Addressee = { label: 'Marek', pronoun: 'he' }
const told = (text: string, to = MAREK) => {
  const [clause] = readClauses(text)
  return clause && sayTo(clause, to)?.text
}

describe('what is told of somebody is said to them', () => {
  it.each([
    ['Marek was late four times in two weeks', 'You were late four times in two weeks'],
    ["he's always interrupting Ana in planning", "You're always interrupting Ana in planning"],
    ["he's been late all week", "You've been late all week"],
    ['he comes late and says sorry boss', 'You come late and say sorry boss'],
    ['the others cant lift without him', "The others can't lift without you"],
    ['I told Marek twice in front of everybody', 'I told you twice in front of everybody'],
    ["and Marek's apprentice stands there waiting", 'Your apprentice stands there waiting'],
    ['Marek cut Ana off twice', 'You cut Ana off twice'],
    ['he doesnt answer his phone', "You don't answer your phone"],
    ['the thing is he comes late', 'You come late'],
    ["he's 23", "You're 23"],
    ['the job was his when Karim left', 'The job was yours when Karim left'],
    ['he lost his very first client', 'You lost your very first client'],
  ])('%s', (text, said) => {
    expect(told(text)).toBe(said)
  })

  it('with others as they are spoken of, where the leader chooses what is said', () => {
    const [clause] = readClauses('she told him that the others were late')
    const to: Addressee = { label: 'Marg', pronoun: 'she' }
    expect(clause && sayTo(clause, to)).toBeUndefined()
    const [another] = readClauses('Ana told me she cried on Friday')
    expect(another && sayTo(another, { label: 'Piet', pronoun: null, isChosen: true })).toBeUndefined()
    expect(clause && sayTo(clause, { ...to, isChosen: true })?.text).toBe(
      'You told him that the others were late',
    )
  })

  it('with what they are before their name', () => {
    expect(told('One of my teachers, Marek, has arrived late on seven days')).toBe(
      'You have arrived late on seven days',
    )
  })

  it('with a role as well as a name', () => {
    const to: Addressee = { label: 'your deputy', pronoun: 'she' }
    expect(told('my deputy cancels our meeting every week', to)).toBe('You cancel our meeting every week')
    expect(told('I gave her notes to the board', to)).toBe('I gave your notes to the board')
    expect(told('I shouted at her in front of the class', to)).toBe('I shouted at you in front of the class')
  })

  it('but not where somebody else may be meant', () => {
    expect(told('she told him to stay at home')).toBeUndefined()
    expect(told('they laughed at Marek')).toBeUndefined()
    expect(told('yesterday Emil put down his apron', { label: 'Dorota', pronoun: null })).toBeUndefined()
    expect(told('Marek said you never listen')).toBeUndefined()
  })
})

describe('where it is known whom "he" and "she" mean', () => {
  const say = (text: string, meant: Addressee['meant']) =>
    told(text, {
      label: 'Dad',
      pronoun: null,
      isChosen: true,
      isOneOfMany: true,
      ...(meant ? { meant } : {}),
    })
  it('another is called by name once, and stays another', () => {
    expect(say('he lost his phone at work', () => ({ other: 'Travis' }))).toBe(
      'Travis lost his phone at work',
    )
    expect(say('his phone was off', () => ({ other: 'Travis' }))).toBe("Travis's phone was off")
    expect(say('he was late again', () => ({ other: null }))).toBe('He was late again')
  })

  it('only what means the listener becomes "you"', () => {
    expect(say('he signed it over to me', () => 'them')).toBe('You signed it over to me')
  })

  it('and where it is not known nothing is said', () => {
    expect(say('he was late again', () => undefined)).toBeUndefined()
  })
})
