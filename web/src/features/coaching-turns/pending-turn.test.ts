import { getSession, type Message } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import { applyEvent, keepPendingTurn, readPendingTurn, settleTurn, startTurn } from './pending-turn.ts'

const [asked, answered] = getSession.example.messages as [Message, Message]
const before: Message = { ...answered, id: 'before' }
const after = (content: string): Message => ({ ...asked, id: 'after', content })
const turn = startTurn({ key: 'key-1', content: asked.content, afterId: 'before' })

describe('a turn that is waiting', () => {
  it('survives a reload as one that failed', () => {
    keepPendingTurn('session_1', { ...turn, answer: 'You say' })
    expect(readPendingTurn('session_1')).toEqual({ ...turn, status: 'failed', answer: '' })
    expect(readPendingTurn('session_2')).toBeNull()
    keepPendingTurn('session_1', null)
    expect(readPendingTurn('session_1')).toBeNull()
  })

  it('is forgotten when what the browser kept cannot be read', () => {
    window.localStorage.setItem('turn:session_1', '{"key":7}')
    expect(readPendingTurn('session_1')).toBeNull()
    window.localStorage.setItem('turn:session_1', '{')
    expect(readPendingTurn('session_1')).toBeNull()
  })

  it('collects the answer as it arrives', () => {
    const events = [
      { type: 'user', message: asked },
      { type: 'delta', text: 'You ' },
      { type: 'delta', text: 'say' },
      { type: 'part', structuredResponse: { diagnosis: 'Not said yet.' } },
      { type: 'part', structuredResponse: { keyInsights: ['One'] } },
    ] as const
    expect(
      events.reduce((so, event) => applyEvent(so, JSON.parse(JSON.stringify(event))), turn),
    ).toMatchObject({
      isStored: true,
      answer: 'You say',
      parts: { diagnosis: 'Not said yet.', keyInsights: ['One'] },
    })
  })
})

it('what has arrived is taken back when somebody else writes the turn after all', () => {
  const arrived = { ...turn, isStored: true, answer: 'Half a', parts: { diagnosis: 'Half' } }
  expect(applyEvent(arrived, { type: 'reset' })).toEqual({ ...arrived, answer: '', parts: {} })
})

describe('a failed turn beside what the server has', () => {
  it.each([
    ['nothing of it: not stored', [before], { isStored: false }],
    ['the same words from earlier: not stored', [asked, before], { isStored: false }],
    ['other words: not stored', [before, after('Something else')], { isStored: false }],
    ['the message: stored', [before, asked], { isStored: true }],
    ['the message after an answer to another: stored', [before, answered, asked], { isStored: true }],
  ])('%s', (_, messages, expected) => {
    expect(settleTurn(turn, messages)).toMatchObject(expected)
  })

  it('is over when the answer stands there', () => {
    expect(settleTurn(turn, [before, asked, answered])).toBeNull()
    expect(settleTurn({ ...turn, afterId: null }, [asked, answered])).toBeNull()
  })
})
