import type { Scene } from '@lodestar/contract/rehearsals'
import { afterAll, expect, it } from 'vitest'
import { openCoachEngine } from './coach-engine.ts'
import { createEncoder } from './encoder.ts'

const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000, stuckMs: 60_000 })
const coach = await openCoachEngine(encoder)
afterAll(() => encoder.stop())

const SCENE: Scene = { person: 'Tomas', title: '', words: '', expected: [], told: [] }
const check = async (text: string) => {
  const prepared = await coach.prepareLine({ text, timeZone: 'UTC', scene: SCENE, lines: [] })
  if (!prepared.check) throw new Error('not checked')
  return prepared.check
}

it('a long honest opening is let be, though the rules count its sentences', async () => {
  const { finding, changed } = await check(
    'Tomas, on Tuesday the gate stood open for an hour after you had left. Two calves were on the road, and a driver brought them back. I was frightened when I heard it. Nothing happened this time. I should have shown you the second latch, and I did not. Can we go there together now?',
  )
  expect([finding, changed]).toEqual(['good', null])
})

it('mockery that no rule knows is named, by the sentence that mocks', async () => {
  const { finding, quote } = await check(
    'Good afternoon, Tomas, how lovely that you found us today. Was the bed nice and warm? The patients did not mind waiting, they have all day.',
  )
  expect(finding).toBe('attack')
  expect(quote).not.toBeNull()
})

it('words that step around the plain thing are named, and nothing is put in their place', async () => {
  const { finding, changed } = await check(
    'Tomas, do not worry about the contract, it will all work out, I promise you that. It comes from upstairs anyway, my hands are tied.',
  )
  expect([finding, changed]).toEqual(['not-plain', null])
})

it('no version is offered that has the fault it should mend', async () => {
  for (const text of [
    'Are you blind, Tomas? A child could have seen that the valve was open. You are a danger to all of us.',
    'You are just lazy, Tomas, and everybody knows it. You do not care about anybody but yourself.',
  ]) {
    const { finding, changed } = await check(text)
    expect(finding).not.toBe('good')
    if (changed !== null)
      expect((await coach.checkLine({ text: changed, scene: SCENE, lines: [] })).finding).not.toBe(finding)
  }
})

it('who says what was offered is let be', async () => {
  const text = 'Tomas, you always leave the gate open. The calves were on the road. How do you see it?'
  const first = await check(text)
  const offered = first.changed ?? ''
  expect(offered).not.toBe('')
  const line = {
    id: 'one',
    by: 'leader' as const,
    text,
    check: first,
    handedOver: null,
    isReplaced: true,
    saidAt: '2026-05-03T09:30:00.000Z',
  }
  const again = await coach.checkLine({ text: offered, scene: SCENE, lines: [line] })
  expect(again.finding).toBe(offered.includes('[') ? 'blank' : 'good')
})
