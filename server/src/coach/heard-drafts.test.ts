import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { afterAll, expect, it } from 'vitest'
import { openCoachEngine } from './coach-engine.ts'
import { createEncoder } from './encoder.ts'

const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000, stuckMs: 60_000 })
const coach = await openCoachEngine(encoder)
afterAll(() => encoder.stop())

const TOLD =
  'On Tuesday headquarters froze the lead post that I had promised Jonas in May. He hears it from me on Thursday.'

/** What the coach answers to a message after that. */
async function answer(message: string) {
  const said = { metadata: {}, createdAt: new Date(0).toISOString() }
  const { turn } = await coach.prepareTurn({
    message,
    sessionId: 'one',
    sessionTitle: '',
    history: [
      { ...said, id: 'first', role: 'user', content: TOLD },
      { ...said, id: 'second', role: 'assistant', content: 'What will he ask first?' },
    ],
    preferences: { userId: 'one', ...DEFAULT_PREFERENCES },
    profile: null,
    previousCommitment: null,
    surroundings: NO_SURROUNDINGS,
    now: new Date(0),
    timeZone: 'UTC',
  })
  return { move: turn.metadata.turn?.move, content: turn.content }
}

it('words that hide the news are not called good, and what was told and is missing in them is listed', async () => {
  const { move, content } = await answer(
    'I had thought of: "Jonas, unfortunately the framework conditions have changed and the position is currently being re-evaluated at group level." Acceptable?',
  )
  expect(move).toBe('draft')
  expect(content).toMatch(/^(?:No|Not yet)/)
  expect(content).toMatch(/\n- .*(?:promised|froze)/)
})

it('plain words that own their part are called good', async () => {
  const { move, content } = await answer(
    "I'd say: 'Jonas, headquarters froze the post on Tuesday. I promised it to you in May and I had no right to. I'm sorry. Tell me what you need to know now.' Ok like that?",
  )
  expect(move).toBe('draft')
  expect(content).toMatch(/^(?:Yes|It is fine)/)
})

it('words that are laid down without a question are judged, and those that somebody else said are not', async () => {
  expect(
    (await answer("I'd go with: 'Jonas, my hands are tied, you know how they are up there.'")).move,
  ).toBe('draft')
  expect((await answer("And if he says 'you gave me your word in May'?")).move).not.toBe('draft')
})
