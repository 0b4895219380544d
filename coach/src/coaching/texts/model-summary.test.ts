import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { expect, it } from 'vitest'
import { buildLibrary } from '../../playbooks/library.ts'
import { converse, PLAYBOOKS } from '../../testing/conversation.ts'
import { expectSummary, prepareSummary } from './model-summary.ts'

const library = buildLibrary(PLAYBOOKS)
const MOMENT = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Berlin' }
const MARCO = 'Marco keeps interrupting Ana in our planning meetings, and she has gone quiet.'
const PROMISE = "I'll talk to Marco on Thursday morning."

function end(messages: readonly string[], known = EMPTY_CASE) {
  const createdAt = MOMENT.now.toISOString()
  const history = converse(messages).flatMap((turn, at): Message[] => [
    { id: `user-${at}`, role: 'user', content: messages[at] ?? '', metadata: {}, createdAt },
    { id: `coach-${at}`, role: 'assistant', ...turn, createdAt },
  ])
  const preferences = { userId: 'ada', ...DEFAULT_PREFERENCES }
  return prepareSummary({ title: 'Marco', history, preferences, case: known, moment: MOMENT }, library)
}

const { steps, brief } = end([MARCO, PROMISE])
function sum(about: string, open = '') {
  if (!brief) throw new Error('No brief')
  const made = expectSummary(brief, steps).accept({ about, open }, 'mini-3')
  return 'refusal' in made ? made.refusal : made.summary
}
const ABOUT = 'You came because Marco interrupts Ana in the planning meetings.'

it('the promises stand in it word for word and with their days, whatever a model writes around them', () => {
  expect(steps.map(({ text }) => text)).toEqual(['Talk to Marco on Thursday morning (November 26)'])
  expect(sum(ABOUT, 'Whether Ana speaks again is open.')).toBe(
    `${ABOUT} You committed to: talk to Marco on Thursday morning (November 26). Whether Ana speaks again is open.`,
  )
  expect(sum(`${ABOUT} You will talk to Marco on Thursday morning.`)).toContain(
    'You committed to: talk to Marco',
  )
})

it.each([
  [`${ABOUT} You will give Ana the planning meetings.`, 'promise'],
  [`${ABOUT} You agreed to tell Ana everything before the planning meetings.`, 'promise'],
  ['Marco interrupts Ana in the planning meetings, and I have to talk to him.', 'role'],
  ['A quiet harbor at dawn, with gulls over the water.', 'off-topic'],
  ['Marco interrupts Ana in 87 % of the planning meetings.', 'not-whole'],
])(
  'one that adds a promise, a figure or another matter, or speaks as the leader, is refused: %s',
  (about, refusal) => {
    expect(sum(about)).toBe(refusal)
  },
)

it('what was struck, and a session in which a hand-over stands, are in no brief', () => {
  const struck = {
    ...EMPTY_CASE,
    facts: [
      { id: 'f', messageId: 'user-0', struck: true, kind: 'effect' as const, quote: 'she has gone quiet' },
    ],
  }
  expect(JSON.stringify(end([MARCO, PROMISE], struck).brief?.messages)).not.toContain('gone quiet')
  expect(end([MARCO, 'I do not want to live anymore and nobody at work knows']).brief).toBeNull()
  expect(end([]).brief).toBeNull()
})
