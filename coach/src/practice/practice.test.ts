import type { RehearsalLine } from '@lodestar/contract/rehearsal-line'
import { getRehearsal } from '@lodestar/contract/rehearsals'
import { describe, expect, it } from 'vitest'
import { choosePractice, type Spaced } from './choose-practice.ts'
import { listItems } from './list-items.ts'
import { spacePractice } from './space-practice.ts'

const { scene, lines } = getRehearsal.example
const [opening, reaction] = lines
if (opening?.by !== 'leader' || reaction?.by !== 'other') throw new Error('the example has changed')
const answer = (id: string, finding: 'good' | 'gives-in', isReplaced = false): RehearsalLine => ({
  ...opening,
  id,
  text: `said in ${id}`,
  check: opening.check && { ...opening.check, finding },
  isReplaced,
})
const rehearsed = (own: RehearsalLine[], keptSentence: string | null = null) =>
  listItems([{ id: 'r', scene, lines: own, keptSentence }])

describe('what comes back', () => {
  it('is the sentence that was kept', () => {
    expect(rehearsed([], 'Let Ana finish.')).toEqual([
      {
        rehearsalId: 'r',
        item: 'sentence',
        kind: 'sentence',
        person: 'Marco',
        about: scene.title,
        prompt: null,
        own: 'Let Ana finish.',
      },
    ])
  })

  it('is a reaction whose answer needed a change or was tried anew, with the answer that stands', () => {
    expect(rehearsed([opening, reaction, answer('a', 'good')])).toEqual([])
    expect(rehearsed([opening, reaction])).toEqual([])
    expect(rehearsed([opening, reaction, answer('a', 'gives-in')])).toMatchObject([
      { item: reaction.id, kind: 'reaction', prompt: reaction.says, own: 'said in a' },
    ])
    expect(rehearsed([opening, reaction, answer('a', 'gives-in', true), answer('b', 'good')])).toMatchObject([
      { own: 'said in b' },
    ])
  })

  it('is no reaction that was put aside, and nothing that was handed to people who can help', () => {
    expect(rehearsed([opening, { ...reaction, isReplaced: true }, answer('a', 'gives-in')])).toEqual([])
    const handedOver = { content: 'Talk to somebody.', suggestions: [] }
    expect(rehearsed([opening, reaction, { ...opening, id: 'a', handedOver }])).toEqual([])
  })
})

describe('the day it comes back', () => {
  it('is later the better it went, from the next day to 120 days on', () => {
    const days = (['again', 'hard', 'good', 'easy'] as const).map(
      (felt) => spacePractice(null, felt, '2026-05-03').dueOn,
    )
    expect(days).toEqual(days.toSorted())
    expect(days[0]).toBe('2026-05-04')
  })

  it('moves away as it goes well, and comes near again when it is lost', () => {
    let [today, last] = ['2026-05-03', null as Parameters<typeof spacePractice>[0]]
    const gaps: number[] = []
    for (const felt of ['good', 'good', 'good', 'again', 'good'] as const) {
      const { dueOn, spacing } = spacePractice(last, felt, today)
      gaps.push((Date.parse(dueOn) - Date.parse(today)) / 86_400_000)
      last = { spacing, practicedOn: today }
      today = dueOn
    }
    const [first = 0, second = 0, third = 0, lost = 0] = gaps
    expect(first).toBeLessThan(second)
    expect(second).toBeLessThan(third)
    expect(lost).toBeLessThan(second)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(120)
  })
})

describe('today', () => {
  const item = (id: string, dueOn: string, given: Partial<Spaced> = {}): Spaced => ({
    ...{
      rehearsalId: 'r',
      item: id,
      kind: 'reaction',
      person: '',
      about: '',
      prompt: 'No.',
      own: null,
      said: null,
    },
    ...{ dueOn, practicedOn: null, isAside: false },
    ...given,
  })
  const day = '2026-05-10'

  it('brings one, the one that has waited longest', () => {
    const practice = choosePractice(
      [item('b', '2026-05-09'), item('a', '2026-05-04'), item('c', '2026-05-20')],
      true,
      day,
    )
    expect(practice.today?.item).toBe('a')
    expect(practice.later.map((one) => one.item)).toEqual(['b', 'c'])
  })

  it('brings none where one was practiced today, where none is due, where all are set aside, and where it is off', () => {
    const due = item('a', '2026-05-04')
    expect(choosePractice([due, item('b', '2026-06-01', { practicedOn: day })], true, day).today).toBeNull()
    expect(choosePractice([item('a', '2026-05-11')], true, day).today).toBeNull()
    expect(choosePractice([item('a', '2026-05-04', { isAside: true })], true, day)).toEqual({
      isOn: true,
      today: null,
      later: [],
    })
    expect(choosePractice([due], false, day)).toEqual({ isOn: false, today: null, later: [] })
  })
})
