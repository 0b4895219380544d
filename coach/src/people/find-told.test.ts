import type { Case, CasePerson } from '@lodestar/contract/case'
import { describe, expect, it } from 'vitest'
import { findFacts, isTheirPromise } from './find-told.ts'
import { gatherPeople } from './gather-people.ts'

const BOOK = { labels: {}, same: {}, settled: [] }
type Who = readonly [name: string, pronoun?: CasePerson['pronoun']]

/** Whom each quote of a message is told about. */
function tell(text: string, who: readonly Who[], quotes: readonly string[]): Record<string, string[]> {
  const line = (id: string) => ({ id, messageId: 'm', struck: false })
  const understood: Case = {
    matters: [],
    inHand: null,
    people: who.map(([name, pronoun = null], at) => ({
      ...line(`person-${at + 1}`),
      heard: name,
      label: name,
      pronoun,
      sameAs: null,
    })),
    facts: quotes.map((quote, at) => ({ ...line(`fact-${at + 1}`), kind: 'happened', quote })),
    promises: [],
    time: null,
    corrected: [],
  }
  const session = { id: 's', startedAt: '2026-05-03T09:00:00Z', case: understood }
  const people = gatherPeople([session], BOOK).flatMap(({ inSessions }) => inSessions)
  const texts = new Map([['m', text]])
  return Object.fromEntries(
    people.map((one) => [one.label, findFacts(one, { people, texts }).map(({ quote }) => quote)]),
  )
}

describe('a line of the case', () => {
  it('is told about everybody its sentence names', () => {
    const told = tell(
      'Marco keeps interrupting Ana. Ben is fine.',
      [['Marco'], ['Ana'], ['Ben']],
      ['interrupting Ana'],
    )
    expect(told).toEqual({ Marco: ['interrupting Ana'], Ana: ['interrupting Ana'], Ben: [] })
  })

  it('is told about the one whom its pronoun fits', () => {
    const told = tell(
      'Marco met Ana. She left early.',
      [
        ['Marco', 'he'],
        ['Ana', 'she'],
      ],
      ['left early'],
    )
    expect(told).toEqual({ Marco: [], Ana: ['left early'] })
  })

  it('is told about nobody where it can mean two', () => {
    const told = tell(
      'Marco met Ben. He left early.',
      [
        ['Marco', 'he'],
        ['Ben', 'he'],
      ],
      ['left early'],
    )
    expect(told).toEqual({ Marco: [], Ben: [] })
  })

  it('finds a name as a whole word only, and a deputy by “my”', () => {
    expect(tell('Annabel was late.', [['Anna'], ['Ben']], ['was late'])).toEqual({ Anna: [], Ben: [] })
    expect(tell('I told my deputy so. Ben left.', [['your deputy'], ['Ben']], ['told my deputy'])).toEqual({
      'your deputy': ['told my deputy'],
      Ben: [],
    })
  })
})

it.each([
  ['he promised to send it', true],
  ['she said she would call', true],
  ['they agreed to the date', true],
  ['she never promised anything', false],
  ['he hasn’t agreed to it', false],
  ['I promised him an answer', false],
  ['we have agreed on nothing', false],
  ['he was late', false],
])('%j is a promise of theirs: %s', (quote, isOne) => {
  expect(isTheirPromise({ quote })).toBe(isOne)
})
