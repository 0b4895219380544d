import { sayReading } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import { converse, PLAYBOOKS } from '../../testing/conversation.ts'

const STRANGE =
  'Something is off since the new rota. Two of them whisper and the numbers are down, I am not sure.'
const readingsOf = (turn: ReturnType<typeof converse>[number] | undefined) => turn?.metadata.readings ?? []

describe('readings to tap', () => {
  const [turn] = converse([STRANGE])
  const readings = readingsOf(turn)
  const [first, second] = readings

  it('quote the leader’s own clauses, each another one', () => {
    expect(readings.length).toBeGreaterThanOrEqual(2)
    const quotes = readings.flatMap(({ quote }) => quote ?? [])
    expect(quotes.length).toBeGreaterThan(0)
    for (const quote of quotes) expect(STRANGE).toContain(quote)
    expect(new Set(quotes).size).toBe(quotes.length)
  })

  it('never name a playbook', () => {
    const told = JSON.stringify([turn?.content, readings.map(({ asks }) => asks)]).toLowerCase()
    for (const { name } of PLAYBOOKS.filter(({ key }) => readings.some(({ situation }) => situation === key)))
      expect(told).not.toContain(name.toLowerCase())
  })

  it.each([
    ['the first', first, second],
    ['the second', second, first],
  ])(
    'settle it for good: %s taken up, the message is answered for it and the other is out',
    (_, taken, other) => {
      const turns = converse([
        STRANGE,
        sayReading(taken?.asks ?? ''),
        'They whisper again today and the numbers are down, I am not sure what it is about at all this time.',
      ])
      expect(turns[1]?.metadata.turn).toMatchObject({ move: 'advise', situations: [taken?.situation] })
      expect(turns[1]?.metadata.turn?.excluded).toContain(other?.situation)
      expect(turns[1]?.metadata.structuredResponse).toBeDefined()
      expect(turns[2]?.metadata.turn?.situations).not.toContain(other?.situation)
      expect(readingsOf(turns[2]).map(({ situation }) => situation)).not.toContain(other?.situation)
    },
  )

  it('are the coach’s words: nothing of them is quoted as the leader’s', () => {
    const turns = converse([STRANGE, sayReading(first?.asks ?? ''), 'And what now?', 'Write me the words.'])
    for (const { content, metadata } of turns.slice(1)) {
      const quotes = [...`${content} ${metadata.structuredResponse?.diagnosis ?? ''}`.matchAll(/“([^”]+)”/g)]
      for (const [, quote = ''] of quotes) expect(first?.asks).not.toContain(quote)
    }
  })
})

it('something else of which it is not clear what is asked about in the middle of a conversation, once', () => {
  const turns = converse([
    'Marek comes late every day and the others wait for him at the scaffold.',
    'Something else: since the new rota it is odd, the two of them whisper.',
    'By the way, it is odd in the other house as well, the two there whisper.',
  ])
  const [, asked, again] = turns
  expect(asked?.metadata.turn?.move).toBe('clarify')
  expect(readingsOf(asked).length).toBeGreaterThanOrEqual(2)
  expect(readingsOf(asked).map(({ situation }) => situation)).not.toContain('lateness')
  expect(again?.metadata.turn?.move).not.toBe('clarify')
})

it('of a message between two situations both are offered beside the answer', () => {
  const turn = converse(['I have to tell Sophie some bad news about her job on Friday.'])[0]
  const { situations = [] } = turn?.metadata.turn ?? {}
  expect(situations).toHaveLength(2)
  expect(readingsOf(turn).map(({ situation }) => situation)).toEqual(situations)
})
