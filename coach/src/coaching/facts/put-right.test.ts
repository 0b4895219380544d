import type { Message } from '@lodestar/contract/coaching'
import { expect, it } from 'vitest'
import { listPutRight, quotePutRight, readPutRight, withPutRight } from './put-right.ts'

it('finds what was told and what it should have been, of one kind and in one sentence', () => {
  const told = ['He was late five times since Friday. Tião had the idea.']
  expect(listPutRight("Sorry, it's four times, not five. The fifth was the lift.", told)).toEqual([
    { from: 'five', to: 'four' },
  ])
  expect(listPutRight('Ah, I wrote Friday, it was Thursday.', told)).toEqual([
    { from: 'Friday', to: 'Thursday' },
  ])
  expect(listPutRight('No, it was Zuleide and not Tião.', told)).toEqual([{ from: 'Tião', to: 'Zuleide' }])
})

it('puts nothing in the place of something else where it is not plain what is meant', () => {
  const told = ['He was late five times in two weeks.']
  expect(listPutRight('It was 4 or 6 times.', told)).toEqual([])
  expect(listPutRight('Sorry, I was wrong about that.', told)).toEqual([])
  expect(listPutRight('It is 14 machines, I forgot two in the back.', told)).toEqual([])
})

it('changes whole words only, whatever stands in them', () => {
  expect(withPutRight('€290 of 2900, five of twenty-five', [{ from: '290', to: '310' }])).toBe(
    '€310 of 2900, five of twenty-five',
  )
  expect(withPutRight('It costs 5 (five).', [{ from: '5', to: '$&6' }])).toBe('It costs $&6 (five).')
})

it('reads the leader’s earlier messages as they were put right, and no later ones', () => {
  const say = (role: 'user' | 'assistant', content: string, putRight?: { from: string; to: string }[]) =>
    ({
      id: content,
      role,
      content,
      metadata: putRight ? { turn: { putRight } } : {},
      createdAt: '',
    }) as Message
  const history = [
    say('user', 'Late five times.'),
    say('assistant', 'Five times. What happened?'),
    say('user', 'Sorry, four, not five.'),
    say('assistant', 'Put right.', [{ from: 'five', to: 'four' }]),
    say('user', 'Five people saw it.'),
  ]
  expect(readPutRight(history).map(({ content }) => content)).toEqual([
    'Late four times.',
    'Five times. What happened?',
    'Sorry, four, not five.',
    'Put right.',
    'Five people saw it.',
  ])
})

it('says back the sentence that puts it right, without its beginning', () => {
  expect(quotePutRight('Oh and sorry, it was 2 floors. Does it change something?')).toBe('it was 2 floors')
  expect(quotePutRight('Wait, correction: it is 43 years! She counted.')).toBe('it is 43 years')
  expect(quotePutRight('Does it?')).toBe(null)
})
