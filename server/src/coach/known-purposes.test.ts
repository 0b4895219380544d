import { afterAll, expect, it } from 'vitest'
import { holdConversation } from '../testing/hold-conversation.ts'
import { createCoachEngine } from './coach-engine.ts'
import { createEncoder } from './encoder.ts'

const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000, stuckMs: 60_000 })
afterAll(() => encoder.stop())

/** What the built-in coach answers to the last of some messages. */
async function answerLast(turns: string[]): Promise<string> {
  const messages = await holdConversation(createCoachEngine(encoder), { id: 'purposes', turns })
  return messages.at(-1)?.content ?? ''
}

it('a request that names nothing gets the words that its story is for', async () => {
  const story =
    'I have to let our sales manager go. The owners have decided it and I agree. I see him tomorrow.'
  const said = await answerLast([
    story,
    'He does not expect it at all.',
    'Give me the opening. Two sentences.',
  ])
  expect(said).toMatch(/> .*Your work here ends, and the decision is made\./)
}, 90_000)

it('a question with an or gets a side and its reason', async () => {
  const story = 'Our buyer Tom shouted at a driver. I have to tell him that it stops.'
  const said = await answerLast([story, "Before the partners' meeting or after? It sits on Tuesday."])
  expect(said).toMatch(/^(?:Before|After)/)
  expect(said).not.toMatch(/undo next week|rather explain|more room to answer/)
}, 90_000)
