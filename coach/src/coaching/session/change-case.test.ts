import {
  type Case,
  type CaseChange,
  EMPTY_CASE,
  invertChange,
  PRONOUNS,
  TIMES,
} from '@lodestar/contract/case'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/histories.ts'
import { growCase, NOTHING_LEARNED } from './case.ts'
import { changeCase } from './change-case.ts'

const MOMENT = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Berlin' }
const heard = (...names: string[]) => names.map((one) => ({ heard: one, pronoun: null }))
const TWO_MATTERS = [
  { title: 'Marco interrupts Ana', situations: ['giving-feedback'] },
  { title: 'The hand-over', situations: ['delegation'] },
].reduce(
  (known, matter) => growCase(known, { ...NOTHING_LEARNED, matter }, 'message-1'),
  growCase(
    EMPTY_CASE,
    {
      ...NOTHING_LEARNED,
      people: heard('Marco', 'Ana', 'your deputy'),
      facts: [{ kind: 'said', quote: 'Ana said it' }],
      promises: [{ text: 'Talk to Marco', dueOn: '2026-11-26' }],
    },
    'message-1',
  ),
)
const IDS = ['matter-1', 'matter-2', 'person-1', 'person-2', 'person-3', 'fact-1', 'promise-1', 'person-9']
const id = fc.constantFrom(...IDS)

const ANY_CHANGE: fc.Arbitrary<CaseChange> = fc.oneof(
  fc.record({ change: fc.constant('strike' as const), line: id, struck: fc.boolean() }),
  fc.record({ change: fc.constant('rename' as const), line: id, label: fc.constantFrom('Marc', 'Anna') }),
  fc.record({
    change: fc.constant('pronoun' as const),
    line: id,
    pronoun: fc.option(fc.constantFrom(...PRONOUNS)),
  }),
  fc.record({ change: fc.constant('merge' as const), line: id, sameAs: fc.option(id) }),
  fc.record({
    change: fc.constant('date' as const),
    line: id,
    dueOn: fc.option(fc.constantFrom('2026-11-22', '2026-12-24')),
  }),
  fc.record({ change: fc.constant('take-up' as const), line: id }),
  fc.record({ change: fc.constant('time' as const), time: fc.option(fc.constantFrom(...TIMES)) }),
)
/** What change after change has made of it; those that are refused change nothing. */
const ANY_CASE = fc
  .array(ANY_CHANGE, { maxLength: 12 })
  .map((changes) =>
    changes.reduce((known, change) => changeCase(known, change, MOMENT) ?? known, TWO_MATTERS),
  )

const idsOf = ({ matters, people, facts, promises }: Case) =>
  [...matters, ...people, ...facts, ...promises].map((line) => line.id)

describe('a correction', () => {
  it('that was taken back is not spoken of', () => {
    const strike = (before: Case, struck: boolean) =>
      changeCase(before, { change: 'strike', line: 'fact-1', struck }, MOMENT) ?? before
    const struck = strike(TWO_MATTERS, true)
    expect(struck.corrected).toHaveLength(1)
    expect(strike(struck, false)).toEqual(TWO_MATTERS)
  })

  it('is taken back by the change that says what stood there, but for what the coach says of it', () => {
    holds(
      fc.property(ANY_CASE, ANY_CHANGE, (before, change) => {
        const after = changeCase(before, change, MOMENT)
        if (!after) return
        const undo = invertChange(change, before)
        const back = undo && changeCase(after, undo, MOMENT)
        expect(back && { ...back, corrected: [] }).toEqual({ ...before, corrected: [] })
      }),
      1000,
    )
  })

  it('leaves every line where it is, under its id', () => {
    holds(
      fc.property(ANY_CASE, (known) => {
        expect(idsOf(known)).toEqual(idsOf(TWO_MATTERS))
      }),
    )
  })

  it('makes nobody themselves, over however many others', () => {
    holds(
      fc.property(ANY_CASE, ({ people }) => {
        for (const person of people) {
          let at: string | null = person.sameAs
          for (let steps = 0; at !== null; steps++) {
            expect(at).not.toBe(person.id)
            expect(steps).toBeLessThan(people.length)
            at = people.find((one) => one.id === at)?.sameAs ?? null
          }
        }
      }),
      1000,
    )
  })

  it.each<[string, CaseChange]>([
    ['a line that is not there', { change: 'strike', line: 'fact-9', struck: true }],
    ['a name for a fact', { change: 'rename', line: 'fact-1', label: 'Marc' }],
    ['a pronoun for a matter', { change: 'pronoun', line: 'matter-1', pronoun: 'she' }],
    ['a day for a person', { change: 'date', line: 'person-1', dueOn: '2026-11-26' }],
    ['a person to take up', { change: 'take-up', line: 'person-1' }],
    ['somebody who is a fact', { change: 'merge', line: 'person-1', sameAs: 'fact-1' }],
    ['somebody who is themselves', { change: 'merge', line: 'person-1', sameAs: 'person-1' }],
  ])('is refused for %s', (_, change) => {
    expect(changeCase(TWO_MATTERS, change, MOMENT)).toBeNull()
  })

  it.each<[CaseChange, string]>([
    [{ change: 'strike', line: 'fact-1', struck: true }, '“Ana said it” is out'],
    [{ change: 'strike', line: 'fact-1', struck: false }, '“Ana said it” is back'],
    [{ change: 'rename', line: 'person-1', label: 'Marc' }, 'Marc, not Marco'],
    [{ change: 'pronoun', line: 'person-2', pronoun: 'she' }, 'Ana is “she”'],
    [{ change: 'pronoun', line: 'person-2', pronoun: null }, 'Ana by name only'],
    [{ change: 'merge', line: 'person-3', sameAs: 'person-2' }, 'your deputy and Ana are one person'],
    [{ change: 'merge', line: 'person-3', sameAs: null }, 'your deputy is somebody else'],
    [{ change: 'date', line: 'promise-1', dueOn: '2026-11-22' }, '“Talk to Marco”: tomorrow'],
    [{ change: 'date', line: 'promise-1', dueOn: null }, '“Talk to Marco”: no day yet'],
    [{ change: 'take-up', line: 'matter-1' }, 'now “Marco interrupts Ana”'],
    [{ change: 'time', time: '10-minutes' }, 'you have ten minutes'],
    [{ change: 'time', time: null }, 'there is no hurry'],
  ])('%j is said so: %s', (change, said) => {
    expect(changeCase(TWO_MATTERS, change, MOMENT)?.corrected).toEqual([said])
  })

  it('is one of at most twelve that wait to be said, and the newest of them', () => {
    const strike = (known: Case, at: number) =>
      changeCase(known, { change: 'rename', line: 'person-1', label: `Name ${at}` }, MOMENT) ?? known
    const { corrected } = Array.from({ length: 30 }, (_, at) => at).reduce(strike, TWO_MATTERS)
    expect(corrected).toHaveLength(12)
    expect(corrected.at(-1)).toBe('Name 29, not Name 28')
  })
})
