import { type Case, type CaseChange, EMPTY_CASE, FACT_KINDS, PRONOUNS, TIMES } from '@lodestar/contract/case'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/histories.ts'
import { growCase, type Learned, NOTHING_LEARNED } from './case.ts'
import { changeCase } from './change-case.ts'

const MOMENT = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Berlin' }
const learned = (given: Partial<Learned>): Learned => ({ ...NOTHING_LEARNED, ...given })
const MARCO = learned({
  people: [
    { heard: 'Marco', pronoun: 'he' },
    { heard: 'Ana', pronoun: null },
  ],
  facts: [{ kind: 'happened', quote: 'Marco interrupts Ana' }],
  promises: [{ text: 'Talk to Marco', dueOn: null }],
  matter: { title: 'Marco interrupts Ana', situations: ['giving-feedback'] },
})
const KNOWN = growCase(EMPTY_CASE, MARCO, 'message-1')
const correct = (before: Case, change: CaseChange): Case => {
  const after = changeCase(before, change, MOMENT)
  if (!after) throw new Error('The change was refused')
  return after
}
const linesOf = ({ matters, people, facts, promises }: Case) => [...matters, ...people, ...facts, ...promises]
const idsOf = (known: Case) => linesOf(known).map(({ id }) => id)

const NAMES = ['Marco', 'marco', 'Ana', 'your deputy', 'Björn', '…']
const SAID = ['Marco interrupts Ana', 'marco interrupts Ana!', 'She has gone quiet', '?']
const ANY_LEARNED: fc.Arbitrary<Learned> = fc.record({
  people: fc.array(
    fc.record({
      heard: fc.constantFrom(...NAMES),
      pronoun: fc.option(fc.constantFrom(...PRONOUNS)),
    }),
    { maxLength: 4 },
  ),
  facts: fc.array(fc.record({ kind: fc.constantFrom(...FACT_KINDS), quote: fc.constantFrom(...SAID) })),
  promises: fc.array(fc.record({ text: fc.constantFrom(...SAID), dueOn: fc.constant(null) })),
  dated: fc.array(fc.record({ text: fc.constantFrom(...SAID), dueOn: fc.constant('2026-11-26') })),
  kept: fc.constant([]),
  dropped: fc.constant([]),
  matter: fc.option(
    fc.record({
      title: fc.constantFrom(...SAID),
      situations: fc.subarray(['giving-feedback', 'conflict', 'delegation'], { minLength: 1 }),
    }),
  ),
  time: fc.option(fc.constantFrom(...TIMES)),
})
/** What turn after turn has taught. */
const ANY_CASE = fc
  .array(ANY_LEARNED, { maxLength: 4 })
  .map((turns) => turns.reduce((known, one, at) => growCase(known, one, `message-${at}`), EMPTY_CASE))

describe('a case that grows', () => {
  it('keeps of each line which message it was taken from, under an id of its own', () => {
    expect(idsOf(KNOWN)).toEqual(['matter-1', 'person-1', 'person-2', 'fact-1', 'promise-1'])
    expect(new Set(linesOf(KNOWN).map(({ messageId }) => messageId))).toEqual(new Set(['message-1']))
    expect(KNOWN.inHand).toBe('matter-1')
  })

  it('adds nothing twice and leaves every line where it is, under its id', () => {
    holds(
      fc.property(ANY_CASE, ANY_LEARNED, (before, one) => {
        const once = growCase(before, one, 'message-9')
        expect(growCase(once, one, 'message-10')).toEqual(once)
        expect(idsOf(once)).toEqual(expect.arrayContaining(idsOf(before)))
        expect(new Set(idsOf(once)).size).toBe(idsOf(once).length)
      }),
    )
  })

  it('keeps what the leader has corrected, and knows a person by the new name', () => {
    const renamed = correct(KNOWN, { change: 'rename', line: 'person-1', label: 'Marc' })
    const struck = correct(renamed, { change: 'strike', line: 'fact-1', struck: true })
    const again = growCase(struck, { ...MARCO, people: [{ heard: 'Marc', pronoun: 'he' }] }, 'message-2')
    expect(again).toEqual({ ...struck, corrected: [] })
  })

  it('fills in a day and a pronoun that were not known, and none that were', () => {
    const told = learned({
      people: [
        { heard: 'Marco', pronoun: 'they' },
        { heard: 'Ana', pronoun: 'she' },
      ],
      dated: [{ text: 'talk to Marco', dueOn: '2026-11-26' }],
    })
    const after = growCase(KNOWN, told, 'message-2')
    expect(after.people.map(({ pronoun }) => pronoun)).toEqual(['he', 'she'])
    expect(after.promises.map(({ dueOn }) => dueOn)).toEqual(['2026-11-26'])
    const later = learned({ dated: [{ text: 'Talk to Marco', dueOn: '2026-12-01' }] })
    expect(growCase(after, later, 'message-3').promises).toEqual(after.promises)
  })

  it('leaves what is corrected during a turn to be answered by the next', () => {
    const atStart = correct(KNOWN, { change: 'rename', line: 'person-1', label: 'Marc' })
    const meanwhile = correct(atStart, { change: 'pronoun', line: 'person-2', pronoun: 'she' })
    expect(growCase(meanwhile, NOTHING_LEARNED, 'message-2', atStart).corrected).toEqual(['Ana is “she”'])
    expect(growCase(atStart, NOTHING_LEARNED, 'message-2').corrected).toEqual([])
  })

  it('leaves the matter and the time that were chosen during the turn', () => {
    const other = { title: 'The hand-over', situations: ['delegation'] }
    const atStart = growCase(KNOWN, learned({ matter: other, time: 'today' }), 'message-2')
    const meanwhile = correct(correct(atStart, { change: 'take-up', line: 'matter-1' }), {
      change: 'time',
      time: null,
    })
    const after = growCase(meanwhile, learned({ matter: other, time: 'today' }), 'message-3', atStart)
    expect(after).toMatchObject({ inHand: 'matter-1', time: null })
    expect(growCase(atStart, MARCO, 'message-3')).toMatchObject({ inHand: 'matter-1', time: 'today' })
  })

  it('stays at a size that can be read', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ kind: 'said', quote: `Quote ${at}` }) as const)
    expect(growCase(KNOWN, learned({ facts: many }), 'message-2').facts).toHaveLength(80)
  })
})
