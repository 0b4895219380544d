import { setTimeout as sleep } from 'node:timers/promises'
import { answerAll } from '@lodestar/coach/assessment/answer-all'
import { createAccount, PASSWORD } from '../people.ts'
import { type Asking, ask, BrokenOff, type Person } from './ask.ts'
import { beginTally, type Tally } from './tally.ts'

/** People who use the product until they are told to stop. */
export interface Load {
  tally: Tally
  /** Waits until everybody has had an answer to something begun after a moment. @returns false when that takes too long. */
  haveAllSince: (momentMs: number) => Promise<boolean>
  stop: () => Promise<void>
}

/** Somebody's habit: does something once. @returns false when it was not done. */
type Habit = (asking: Asking, person: Person, count: number) => Promise<boolean>

const HOUR_MS = 3_600_000
/** A reminder is due so long after its meeting was told of. */
const DUE_AFTER_MS = 4_000
const REMINDED_HOURS = 2
const PATIENCE_MS = 120_000
const MOST_TRIES = 5

const readJson = (reply: Response) => reply.json()

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. What do I say to him?'

/** What people do, how many of them, and how long they rest between, in milliseconds. */
const HABITS: readonly { count: number; restMs: number; begin: (trial: string) => Promise<Habit> | Habit }[] =
  [
    { count: 4, restMs: 120, begin: (trial) => writeGoals(trial) },
    { count: 2, restMs: 2_500, begin: () => talk() },
    { count: 3, restMs: 150, begin: () => readLists },
    { count: 1, restMs: 1_500, begin: () => signInAgain },
    { count: 2, restMs: 700, begin: () => planMeetings },
  ]

/** Lets people sign in, read, write, talk with the coach and plan meetings. @param trial tells what is written now from all else. */
export async function startLoad(baseUrl: string, trial: string): Promise<Load> {
  const tally = beginTally()
  let isStopping = false
  const asking: Asking = { baseUrl, tally, isStopping: () => isStopping }
  const lastBegunMs: number[] = []
  const people = HABITS.flatMap((habit) => Array.from({ length: habit.count }, () => habit))
  const work = await Promise.all(
    people.map(async ({ restMs, begin }, index) => {
      const person = await aPerson(baseUrl)
      const habit = await begin(`${trial}, person ${index}`)
      lastBegunMs[index] = 0
      return async () => {
        for (let count = 0; !isStopping; count++) {
          const begunMs = performance.now()
          if (await habit(asking, person, count)) lastBegunMs[index] = begunMs
          await sleep(restMs)
        }
      }
    }),
  )
  const working = work.map((run) => run())
  return {
    tally,
    haveAllSince: async (momentMs) => {
      for (
        const startedAtMs = performance.now();
        lastBegunMs.some((each) => each <= momentMs);
        await sleep(10)
      )
        if (performance.now() - startedAtMs > PATIENCE_MS) return false
      return true
    },
    stop: async () => {
      isStopping = true
      await Promise.all(working)
    },
  }
}

/** Has every web server hold a turn, so that nobody's first one waits for a coach that sleeps. */
export async function wakeCoaches(origins: readonly string[]): Promise<void> {
  for (const baseUrl of origins) {
    const asking = { baseUrl, tally: beginTally(), isStopping: () => false }
    await talk()(asking, await aPerson(baseUrl), 0)
  }
}

async function aPerson(baseUrl: string): Promise<Person> {
  const from = ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')
  for (let tries = 1; ; tries++)
    try {
      return { cookie: await createAccount(baseUrl, from), from }
    } catch (error) {
      // Not what is tried: twelve accounts at once on a machine that is busy with everything else too.
      if (tries === MOST_TRIES) throw error
      await sleep(2_000)
    }
}

const writeGoals =
  (trial: string): Habit =>
  async (asking, person, count) => {
    const title = `${trial}, goal ${count}`
    const body = { title, category: 'communication' }
    if (!(await ask(asking, person, { path: '/api/goals', body, read: readJson }))) return false
    asking.tally.goals.push(title)
    return true
  }

const LISTS = [
  '/api/goals',
  '/api/dashboard',
  '/api/coaching/sessions',
  '/api/notifications',
  '/api/meetings',
]

const readLists: Habit = async (asking, person, count) => {
  const path = LISTS[count % LISTS.length] ?? ''
  return (await ask(asking, person, { path, read: readJson })) !== undefined
}

/** A conversation, begun anew before it is full. */
const SAID_EACH = 40

function talk(): Habit {
  let sessionId: string | undefined
  return async (asking, person, count) => {
    if (count === 0)
      await ask(asking, person, {
        path: '/api/assessment/submit',
        body: { responses: answerAll(() => 'Coaching') },
        read: readJson,
      })
    if (sessionId === undefined || count % SAID_EACH === 0) {
      const body = { title: 'Marco' }
      const session = await ask(asking, person, { path: '/api/coaching/sessions', body, read: readJson })
      sessionId = (session as { id: string } | undefined)?.id
      if (sessionId === undefined) return false
    }
    const content = `${MARCO} (${count})`
    const answerId = await ask(asking, person, {
      path: `/api/coaching/sessions/${sessionId}/messages`,
      body: { content },
      headers: { accept: 'text/event-stream' },
      read: readStream,
    })
    if (answerId === undefined) return false
    asking.tally.turns.push({ sessionId, content, answerId })
    return true
  }
}

/** Reads a turn to its end. @returns the id of the coach's message. @throws BrokenOff where it does not come to a good end. */
async function readStream(reply: Response): Promise<string> {
  const text = await reply.text().catch(() => {
    throw new BrokenOff('stream broken off')
  })
  const last = text.trim().split('\n\n').at(-1) ?? ''
  const event = JSON.parse(last.replace(/^data: /, '') || '{}')
  if (event.type !== 'done') throw new BrokenOff(`stream ended by ${event.type ?? 'nothing'}`)
  return event.message.id
}

/** Signs in by password, is let in, and signs out: all of it writes and reads what sign-in needs. */
const signInAgain: Habit = async (asking, person) => {
  const me = (await ask(asking, person, { path: '/api/auth/user', read: readJson })) as
    | { email: string }
    | undefined
  if (!me) return false
  const cookie = await ask(
    asking,
    { ...person, cookie: '' },
    {
      path: '/api/identity/sign-in/email',
      body: { email: me.email, password: PASSWORD },
      read: async (reply) =>
        reply.headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; '),
    },
  )
  if (!cookie) return false
  return (await ask(asking, { ...person, cookie }, { path: '/api/goals', read: readJson })) !== undefined
}

const planMeetings: Habit = async (asking, person) => {
  const dueMs = Date.now() + DUE_AFTER_MS
  const startMs = dueMs + REMINDED_HOURS * HOUR_MS
  const body = {
    title: 'With Marco',
    startTime: new Date(startMs).toISOString(),
    endTime: new Date(startMs + HOUR_MS).toISOString(),
  }
  const meeting = (await ask(asking, person, { path: '/api/meetings', body, read: readJson })) as
    | { id: string }
    | undefined
  if (!meeting) return false
  // One that was kept only after its reminder would have been due has none.
  if (Date.now() < dueMs) asking.tally.meetings.push({ id: meeting.id, dueMs })
  return true
}
