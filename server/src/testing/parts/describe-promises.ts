import { answerAll } from '@lodestar/coach/assessment/answer-all'
import type { CoachingSession, Message, Turn } from '@lodestar/contract/coaching'
import { expect, it, vi } from 'vitest'
import { zoneAtNoon } from '../job-pair.ts'
import { MARCO } from '../scenes.ts'
import { DERIVED_PER_MINUTE } from './two-servers.ts'

const HOUR_MS = 3_600_000
/** A reminder is due so soon that a test can wait for it, and late enough to have been planned by then. */
const DUE_AFTER_MS = 2_500
/** A coach that is asleep takes long to wake on a busy machine. */
const COACH_WAKES_MS = 120_000

/** Somebody signed in, who calls one of two servers. */
interface Caller {
  call: (origin: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
}

async function aCaller(origin: string): Promise<Caller> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const call: Caller['call'] = (at, path, body, more = {}) =>
    fetch(at + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, origin: 'http://localhost:3000', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const joined = await call(origin, '/api/identity/sign-up/email', {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: `ada-${crypto.randomUUID()}@example.com`,
    password: 'a quiet long passphrase',
    timeZone: zoneAtNoon(),
  })
  expect(joined.status).toBe(201)
  headers['cookie'] = joined.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return { call }
}

async function openSession({ call }: Caller, origin: string): Promise<string> {
  await call(origin, '/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
  const reply = await call(origin, '/api/coaching/sessions', { title: 'Marco' })
  return ((await reply.json()) as CoachingSession).id
}

const read = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T

/**
 * Says, as tests, what two servers on one database promise whatever stands between: sessions, idempotency, one turn at a
 * time, streams, limits and reminders.
 *
 * @param find the addresses of the two, once they are there; the same twice behind a proxy.
 */
export function describePromises(find: () => readonly [string, string]): void {
  it('a session begun at one is known at the other', async () => {
    const [one, other] = find()
    const ada = await aCaller(one)
    for (const origin of [one, other, one]) expect((await ada.call(origin, '/api/goals')).status).toBe(200)
    expect((await fetch(`${other}/api/goals`)).status).toBe(401)
  })

  it('one key, sent to both at once again and again, is one goal', async () => {
    const [one, other] = find()
    const ada = await aCaller(one)
    const goal = { title: 'Listen first', category: 'communication' }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all(
      [one, other, one, other, one, other].map((origin) =>
        read<{ id: string }>(ada.call(origin, '/api/goals', goal, key)),
      ),
    )
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    expect(await read(ada.call(other, '/api/goals'))).toHaveLength(1)
  })

  it(
    'of messages sent to both at once one is answered at a time, in order',
    async () => {
      const [one, other] = find()
      const ada = await aCaller(one)
      const path = `/api/coaching/sessions/${await openSession(ada, one)}`
      const replies = await Promise.all(
        [one, other, one, other].map((origin, at) =>
          ada.call(origin, `${path}/messages`, { content: `${MARCO} ${at}` }),
        ),
      )
      const answered = replies.filter(({ status }) => status === 200)
      expect(answered.length).toBeGreaterThan(0)
      for (const reply of replies)
        if (reply.status !== 200) expect(await reply.json()).toMatchObject({ code: 'turn_in_progress' })
      const { messages } = await read<{ messages: Message[] }>(ada.call(other, path))
      expect(messages.map(({ role }) => role)).toEqual(answered.flatMap(() => ['user', 'assistant']))
    },
    COACH_WAKES_MS,
  )

  it(
    'a streamed turn comes whole, and again under its key at the other',
    async () => {
      const [one, other] = find()
      const ada = await aCaller(one)
      const path = `/api/coaching/sessions/${await openSession(ada, one)}/messages`
      const key = { 'idempotency-key': crypto.randomUUID() }
      const stream = await ada.call(one, path, { content: MARCO }, { ...key, accept: 'text/event-stream' })
      const events = (await stream.text())
        .split('\n\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line.slice(6)))
      expect([events[0]?.type, events.at(-1)?.type]).toEqual(['user', 'done'])
      const again = await read<Turn>(ada.call(other, path, { content: MARCO }, key))
      expect(again.assistantMessage).toEqual(events.at(-1).message)
    },
    COACH_WAKES_MS,
  )

  it('both count to one limit', async () => {
    const [one, other] = find()
    const ada = await aCaller(one)
    const statuses: number[] = []
    for (const origin of [one, other, one, other, one])
      statuses.push((await ada.call(origin, '/api/gamification/stats')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5 - DERIVED_PER_MINUTE)
  })

  it('a reminder that comes due is given, once', async () => {
    const [one, other] = find()
    const ada = await aCaller(one)
    // Two hours before, unless somebody chooses.
    const startMs = Date.now() + 2 * HOUR_MS + DUE_AFTER_MS
    const meeting = {
      title: 'Marco',
      startTime: new Date(startMs).toISOString(),
      endTime: new Date(startMs + HOUR_MS).toISOString(),
    }
    expect((await ada.call(one, '/api/meetings', meeting)).status).toBe(201)
    const list = () => read<object[]>(ada.call(other, '/api/notifications'))
    await vi.waitFor(async () => expect(await list()).toHaveLength(1), { timeout: 20_000, interval: 200 })
    expect(await list()).toHaveLength(1)
  }, 40_000)
}
