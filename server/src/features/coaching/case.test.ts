import { type Learned, NOTHING_LEARNED } from '@lodestar/coach/coaching/session/case'
import { Case, type CaseChange, EMPTY_CASE } from '@lodestar/contract/case'
import { type CoachingSession, type Tap, type Turn, TurnEvent } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import type { Coach } from '../../coach/coach.ts'
import type { TurnRequest } from '../../coach/coach-engine.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, MARCO, say } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { addAnswer, listMessages } from './messages.store.ts'

const now = new Date('2026-11-21T10:00:00Z')
const { builtIn } = depsOfApp(await testApp({ clock: () => now })).coach

/** What the coach of these tests makes of every message, what it was asked, and what happens while it writes. */
const coach: { teaches: Learned; asked: TurnRequest[]; meanwhile: () => Promise<unknown> } = {
  teaches: NOTHING_LEARNED,
  asked: [],
  meanwhile: async () => undefined,
}
const ask: Coach['ask'] = (...question) => {
  const answering = builtIn.ask(...question)
  if (question[0] !== 'prepareTurn') return answering
  const taught = answering.then(async (answer) => {
    coach.asked.push(question[1] as TurnRequest)
    await coach.meanwhile()
    coach.meanwhile = async () => undefined
    return { ...(answer as object), learned: coach.teaches }
  })
  return taught as unknown as typeof answering
}
const app = await testApp({ clock: () => now, coach: { builtIn: { ...builtIn, ask } } })

const LEARNED: Learned = {
  ...NOTHING_LEARNED,
  people: [
    { heard: 'Marco', pronoun: 'he' },
    { heard: 'Ana', pronoun: 'she' },
  ],
  facts: [{ kind: 'effect', quote: 'she has gone quiet' }],
  promises: [{ text: 'Talk to Marco', dueOn: null }],
  matter: { title: 'Marco keeps interrupting Ana', situations: ['giving-feedback'] },
}
const pathOf = ({ id }: CoachingSession) => `/api/coaching/sessions/${id}`
const read = async (user: TestUser, session: CoachingSession) =>
  (await user.get(pathOf(session))).json<{ case: Case }>().case
const correct = async (user: TestUser, session: CoachingSession, change: CaseChange) =>
  user.patch(`${pathOf(session)}/case`, change)
const RENAME: CaseChange = { change: 'rename', line: 'person-1', label: 'Marc' }
const STRIKE: CaseChange = { change: 'strike', line: 'fact-1', struck: true }

/** A session in which the coach has understood something. */
async function aCase(): Promise<{ user: TestUser; session: CoachingSession; turn: Turn }> {
  const user = await aUser(app, { timeZone: 'Europe/Berlin' })
  const session = await aSession(user)
  coach.teaches = LEARNED
  const turn = await say(user, session, MARCO)
  return { user, session, turn }
}

describe('what a turn teaches', () => {
  it('is kept with its answer, under the message it comes from, and read with the session', async () => {
    const { user, session, turn } = await aCase()
    expect(turn.case.people.map(({ label }) => label)).toEqual(['Marco', 'Ana'])
    expect(turn.case.facts).toEqual([
      {
        id: 'fact-1',
        messageId: turn.userMessage.id,
        struck: false,
        kind: 'effect',
        quote: 'she has gone quiet',
      },
    ])
    expect(await read(user, session)).toEqual(turn.case)
  })

  it('comes with the last event of a streamed turn, and again with a repeated one', async () => {
    const user = await aUser(app)
    const session = await aSession(user)
    expect(await read(user, session)).toEqual(EMPTY_CASE)
    coach.teaches = LEARNED
    const headers = { accept: 'text/event-stream', 'idempotency-key': 'once' }
    for (const _ of [1, 2]) {
      const { body } = await user.post(`${pathOf(session)}/messages`, { content: MARCO }, headers)
      const last = TurnEvent.parse(JSON.parse(body.trim().split('\n\n').at(-1)?.slice('data: '.length) ?? ''))
      expect(last).toMatchObject({ type: 'done', case: { inHand: 'matter-1' } })
    }
  })

  it('is what the next turn starts from, with what was tapped', async () => {
    const { user, session, turn } = await aCase()
    const tap: Tap = 'challenge'
    await user.post(`${pathOf(session)}/messages`, { content: 'Challenge me', tap })
    expect(coach.asked.at(-1)).toMatchObject({ case: turn.case, tapped: 'challenge' })
    await say(user, session, 'Go on')
    expect(coach.asked.at(-1)).toMatchObject({ tapped: null })
  })

  it('leaves what was corrected while the coach was writing, for the next turn to answer', async () => {
    const { user, session } = await aCase()
    await correct(user, session, RENAME)
    coach.meanwhile = () => correct(user, session, STRIKE)
    await say(user, session, 'And now?')
    expect(await read(user, session)).toMatchObject({
      people: [{ label: 'Marc' }, { label: 'Ana' }],
      facts: [{ struck: true }],
      corrected: ['“she has gone quiet” is out'],
    })
    await say(user, session, 'Go on')
    expect((await read(user, session)).corrected).toEqual([])
  })

  it('is not kept where the answer of another server stood first', async () => {
    const user = await aUser(app)
    const session = await aSession(user)
    const { db } = depsOfApp(app)
    coach.teaches = LEARNED
    coach.meanwhile = async () => {
      const answers = (await listMessages(db, user.id, session.id)).at(-1)?.id ?? ''
      const other = { id: `other-${session.id}`, sessionId: session.id, userId: user.id, answers }
      await addAnswer(db, { ...other, content: 'First.', metadata: {}, createdAt: now.toISOString() })
    }
    const turn = await say(user, session, MARCO)
    expect(turn.assistantMessage.content).toBe('First.')
    expect(turn.case).toEqual(EMPTY_CASE)
    expect(await read(user, session)).toEqual(EMPTY_CASE)
  })
})

describe('a correction', () => {
  it('answers the case after it, in the time zone of the person', async () => {
    const { user, session } = await aCase()
    const reply = await correct(user, session, { change: 'date', line: 'promise-1', dueOn: '2026-11-22' })
    expect(reply.statusCode).toBe(200)
    const corrected = Case.parse(reply.json())
    expect(corrected.promises).toMatchObject([{ dueOn: '2026-11-22' }])
    expect(corrected.corrected).toEqual(['“Talk to Marco”: tomorrow'])
    expect(await read(user, session)).toEqual(corrected)
  })

  it('is not lost among others made at the same moment', async () => {
    const { user, session } = await aCase()
    await Promise.all([
      correct(user, session, RENAME),
      correct(user, session, STRIKE),
      correct(user, session, { change: 'time', time: 'today' }),
      correct(user, session, { change: 'pronoun', line: 'person-2', pronoun: null }),
    ])
    const after = await read(user, session)
    expect(after).toMatchObject({ time: 'today', facts: [{ struck: true }] })
    expect(after.people.map(({ label, pronoun }) => [label, pronoun])).toEqual([
      ['Marc', 'he'],
      ['Ana', null],
    ])
    expect(after.corrected).toHaveLength(4)
  })

  it("is not found for a line that is not there or of another kind, and in anybody else's session", async () => {
    const { user, session } = await aCase()
    const other = await aUser(app)
    for (const reply of [
      await correct(user, session, { ...STRIKE, line: 'fact-9' }),
      await correct(user, session, { ...RENAME, line: 'fact-1' }),
      await correct(user, { ...session, id: 'nowhere' }, STRIKE),
      await correct(other, session, STRIKE),
    ]) {
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not_found' })
    }
    expect((await read(user, session)).facts).toMatchObject([{ struck: false }])
  })

  it('is refused once the session has ended, and where it says nothing', async () => {
    const { user, session } = await aCase()
    expect((await user.patch(`${pathOf(session)}/case`, { change: 'strike' })).statusCode).toBe(400)
    await user.post(`${pathOf(session)}/complete`)
    const refused = await correct(user, session, STRIKE)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'session_completed' })
  })
})

it('the case is in the export of everything, and gone with the account', async () => {
  const { user, session, turn } = await aCase()
  const { records } = (await user.get('/api/profile/export')).json()
  expect(records.coachingSessions).toMatchObject([{ id: session.id, case: turn.case }])
  await user.delete('/api/profile', { email: user.email })
  const left = depsOfApp(app).db.selectFrom('coachingSessions').select('case').where('id', '=', session.id)
  expect(await left.execute()).toEqual([])
})
