import { describe, expect, it } from 'vitest'
import { keepsFacts, listFacts } from './facts.ts'

describe('facts', () => {
  it('are names, numbers with their marks, links, addresses and quotations', () => {
    expect(
      listFacts(
        'Today Priya paid $12,400.50 (30%) at 15:30, see https://a.example/b?c=1 or ada@b.example; "it is late".',
      ),
    ).toEqual([
      'Priya',
      '12,400.50',
      '30',
      '15:30',
      'https://a.example/b?c=1',
      'ada@b.example',
      '"it is late"',
    ])
  })

  it('are lost where a replacement leaves one out, and invented where it brings a number', () => {
    const text = 'You never answer Priya by 5.'
    const whole = { start: 0, end: text.length }
    expect(keepsFacts(text, whole, 'I rarely see you answer Priya by 5.')).toBe(true)
    expect(keepsFacts(text, whole, 'I rarely see you answer by 5.')).toBe(false)
    expect(keepsFacts(text, whole, 'I rarely see you answer Priya.')).toBe(false)
    expect(keepsFacts(text, whole, 'Could you answer Priya by 5 or 6?')).toBe(false)
  })

  it('are names too where they start a sentence or stand on a line of their own', () => {
    const whole = (text: string) => ({ start: 0, end: text.length })
    for (const text of ['Priya\nHow hard can it be?', 'Priya waits. Ask Priya.'])
      expect(keepsFacts(text, whole(text), 'How hard?')).toBe(false)
    for (const text of ['Pathetic.', 'Never. It is late.'])
      expect(keepsFacts(text, whole(text), '')).toBe(true)
  })
})
