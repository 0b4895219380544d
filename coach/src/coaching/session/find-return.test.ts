import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import { findReturn } from './find-return.ts'

const line = { struck: false }
const CASE = {
  ...EMPTY_CASE,
  matters: [
    { ...line, id: 'matter-1', messageId: 'm1', title: 'late again', situations: ['lateness'] },
    { ...line, id: 'matter-2', messageId: 'm2', title: 'the budget was cut', situations: ['bad-news'] },
  ],
  inHand: 'matter-2',
}
const said = (id: string, content: string): Message => ({
  id,
  role: 'user',
  content,
  metadata: {},
  createdAt: '2026-11-21T10:00:00Z',
})
const HISTORY = [
  said('m1', 'Since October Iván comes late to the crane.'),
  said('m2', 'Another thing: the budget was cut and I have to tell Marta.'),
]
const find = (message: string, isHeard = false, known = CASE) =>
  findReturn(message, known, HISTORY, isHeard)?.id ?? null

describe('a return to an earlier matter', () => {
  it.each([
    'Back to Iván: what do I say if he laughs?',
    'Can we go back to the crane?',
    'As for the first one, I spoke to him.',
  ])('is found where it is said: %s', (message) => {
    expect(find(message)).toBe('matter-1')
  })

  it('is found where it is heard and somebody of that matter is named', () => {
    expect(find('And what do I do about Iván tomorrow?', true)).toBe('matter-1')
    expect(find('And what do I do about Iván tomorrow?')).toBeNull()
    expect(find('And what do I do about her tomorrow?', true)).toBeNull()
  })

  it('is none where there is no other matter, or it has been struck', () => {
    const [first, second] = CASE.matters
    if (!first || !second) throw new Error('two matters are needed')
    expect(find('Back to Iván.', false, { ...CASE, matters: [second] })).toBeNull()
    expect(
      find('Back to Iván.', false, { ...CASE, matters: [{ ...first, struck: true }, second] }),
    ).toBeNull()
  })
})
