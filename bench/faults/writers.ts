import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount } from '../people.ts'

/** Somebody who writes: the cookie that signs them in, and a network address of their own, since what is limited is limited for each. */
export interface Writer {
  cookie: string
  from: string
}

/** What became of the writes of one trial. */
interface Tally {
  /** Titles of the goals that the server said it keeps. */
  acknowledged: string[]
  /** Answers that were neither 2xx nor 503 with the time to wait. */
  wrong: string[]
  /** Answered with 503 and the time to wait. */
  refusals: number
  /** Requests without an answer. */
  unanswered: number
}

/** People who write one goal after the other, as a careful client does. */
export interface Writing {
  tally: Tally
  /** Waits until each of them has had a write acknowledged that was begun after a moment. @returns false when that takes too long. */
  haveWrittenSince: (momentMs: number) => Promise<boolean>
  /** Lets each finish what they are writing. */
  stop: () => Promise<void>
}

const PAUSE_MS = 25
const PATIENCE_MS = 90_000
const ANSWER_TIMEOUT_MS = 30_000
const UNANSWERED_PAUSE_MS = 200

/** Makes people with an account each. */
export const makeWriters = (baseUrl: string, count: number): Promise<Writer[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const from = ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')
      return { cookie: await createAccount(baseUrl, from), from }
    }),
  )

/** Lets people write until they are told to stop. */
export function startWriting(
  baseUrl: string,
  writers: readonly Writer[],
  trial: string,
  description = '',
): Writing {
  const tally: Tally = { acknowledged: [], wrong: [], refusals: 0, unanswered: 0 }
  const lastBegunMs = new Array<number>(writers.length).fill(0)
  let isStopping = false
  const work = writers.map(async ({ cookie, from }, index) => {
    const headers = { cookie, 'x-forwarded-for': from }
    for (let count = 0; !isStopping; count++) {
      const begunMs = performance.now()
      const title = `${trial}, writer ${index}, goal ${count}`
      const goal = { title, category: 'communication', ...(description ? { description } : {}) }
      if (await write(baseUrl, headers, goal, tally, () => isStopping)) lastBegunMs[index] = begunMs
      await sleep(PAUSE_MS)
    }
  })
  return {
    tally,
    haveWrittenSince: async (momentMs) => {
      const giveUpAtMs = performance.now() + PATIENCE_MS
      while (lastBegunMs.some((begunMs) => begunMs <= momentMs)) {
        if (performance.now() > giveUpAtMs) return false
        await sleep(5)
      }
      return true
    },
    stop: async () => {
      isStopping = true
      await Promise.all(work)
    },
  }
}

type Headers = Readonly<Record<string, string>>
type Goal = { title: string; category: string; description?: string }

/** Writes one goal under one key, again and again until it is acknowledged. @returns false when it was given up. */
async function write(
  baseUrl: string,
  headers: Headers,
  goal: Goal,
  tally: Tally,
  isStopping: () => boolean,
): Promise<boolean> {
  const key = crypto.randomUUID()
  const giveUpAtMs = performance.now() + PATIENCE_MS
  while (performance.now() < giveUpAtMs) {
    const reply = await post(baseUrl, { ...headers, 'idempotency-key': key }, goal)
    const retryAfterSeconds = Number(reply?.headers.get('retry-after') ?? Number.NaN)
    if (reply?.ok) {
      tally.acknowledged.push(goal.title)
      return true
    }
    if (reply?.status === 503 && retryAfterSeconds > 0) {
      tally.refusals += 1
      await sleep(retryAfterSeconds * 1000)
    } else if (reply) {
      tally.wrong.push(`${reply.status} ${await reply.text()}`)
      await sleep(UNANSWERED_PAUSE_MS)
    } else {
      tally.unanswered += 1
      await sleep(UNANSWERED_PAUSE_MS)
    }
    if (isStopping() && reply === undefined) return false
  }
  return false
}

/** @returns undefined when no answer came. */
async function post(baseUrl: string, headers: Headers, goal: Goal): Promise<Response | undefined> {
  return fetch(`${baseUrl}/api/goals`, {
    method: 'POST',
    headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(goal),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => undefined)
}
