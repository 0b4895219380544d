import { describe, expect, it } from 'vitest'
import { type Entry, rankEntries } from './rank-entries.ts'

const entry = (kind: Entry['kind'], title: string, rest: Partial<Entry> = {}): Entry => ({
  kind,
  title,
  href: `/${title}`,
  ...rest,
})
const ENTRIES = [
  entry('Help', 'How does a session go?'),
  entry('Meeting', 'One-on-one with Zoë', { detail: 'May 7, 2026' }),
  entry('Goal', 'Go on with the release'),
  entry('Session', 'Amigos before Friday'),
  entry('Screen', 'Goals', { words: 'target' }),
  entry('Screen', 'Meetings'),
]
const find = (query: string) => rankEntries(ENTRIES, query).map(({ title }) => title)

describe('rankEntries', () => {
  it('answers the screens, and nothing of the person, as long as nothing is asked', () => {
    expect(find('  ')).toEqual(['Goals', 'Meetings'])
  })

  it('puts the start of a title before that of a word, and that before the inside of one', () => {
    expect(find('go')).toEqual([
      'Goals',
      'Go on with the release',
      'How does a session go?',
      'Amigos before Friday',
    ])
  })

  it('asks for every word, in any order, and finds by words that do not show', () => {
    expect(find('zoe one')).toEqual(['One-on-one with Zoë'])
    expect(find('zoe two')).toEqual([])
    expect(find('target')).toEqual(['Goals'])
    expect(find('2026 MAY')).toEqual(['One-on-one with Zoë'])
  })

  it('leaves equal hits in the order given, at most twelve', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry('Session', `Talk ${index}`))
    expect(rankEntries(many, 'talk')).toEqual(many.slice(0, 12))
  })
})
