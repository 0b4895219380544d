import { describe, expect, it } from 'vitest'
import type { Hearing } from '../../text/hearing.ts'
import { TAGS } from '../../text/hearing.ts'
import { readOwnClauses } from './own-clauses.ts'
import { findPeople } from './people.ts'

/** A hearing in which some words are surely people. */
function hear(text: string, people: readonly string[]): Hearing {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => {
    const isPerson = people.includes(word.replace(/\W/g, ''))
    const tags = TAGS.map((tag) => (tag === 'person' && isPerson ? 3 : -3))
    return { start, end: start + word.length, tags: Float32Array.from(tags), acts: new Float32Array() }
  })
  return { words } as unknown as Hearing
}
const find = (text: string, people: readonly string[] = []) =>
  findPeople(readOwnClauses(text), hear(text, people), text)

describe('who a message is about', () => {
  it('is whom the leader has to talk to before who acts in it', () => {
    const people = find('On Thursday I must talk to Achieng. Mrs. Kamau says I handle it or Kamau will.', [
      'Achieng',
      'Kamau',
    ])
    expect(people[0]?.label).toBe('Achieng')
  })

  it('is a name that is typed in small letters, called with a capital and heard as it is typed', () => {
    expect(find('moana has been here nine years and i hired priya in feb', ['moana', 'priya'])).toMatchObject(
      [
        { label: 'Moana', heardAs: 'moana' },
        { label: 'Priya', heardAs: 'priya' },
      ],
    )
  })

  it.each([
    ['a trade', 'good roofer been with me nine years', ['roofer']],
    ['a word of any text', 'my manager wants it on friday', ['manager']],
    ['several', 'the lads know it and lassies too', ['lads', 'lassies']],
    ['what the model takes for no person', 'i hired priya in feb', []],
  ])('is not %s', (_, text, people) => {
    expect(find(text, people).filter(({ isNamed }) => isNamed)).toEqual([])
  })
})
