import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount } from '../people.ts'

/** What became of the writes of one trial. */
interface Tally {
  /** Titles of the goals that the server said it keeps. */
  acknowledged: string[]
  /** Answers that were neither 2xx nor 503 with the time to wait, and requests without an answer. */
  wrong: string[]
  refusals: number
}

/** People who write one goal after the other, as a careful client does. */
export interface Writers {
  tally: Tally
  /** Waits until each of them has had a write acknowledged that was begun after a moment. @returns false when that takes too long. */
  haveWrittenSince: (momentMs: number) => Promise<boolean>
  /** Lets each finish what they are writing. */
  stop: () => Promise<void>
}

const PAUSE_MS = 25
const PATIENCE_MS = 60_000
const ANSWER_TIMEOUT_MS = 30_000

type Headers = Readonly<Record<string, string>>

/** A network address of their own: what is limited is limited for each. */
const anAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')

/** Lets people write, each with an account of their own, until they are told to stop. */
export async function startWriters(baseUrl: string, people: number, trial: string): Promise<Writers> {
  const tally: Tally = { acknowledged: [], wrong: [], refusals: 0 }
  const lastBegunMs = new Array<number>(people).fill(0)
  let isStopping = false
  const addresses = Array.from({ length: people }, anAddress)
  const work = addresses.map(async (from, index) => {
    const headers = { cookie: await createAccount(baseUrl, from), 'x-forwarded-for': from }
    for (let count = 0; !isStopping; count++) {
      const begunMs = performance.now()
      await write(baseUrl, headers, `Trial ${trial}, writer ${index}, goal ${count}`, tally)
      lastBegunMs[index] = begunMs
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

/** Writes one goal under one key, again and again until it is acknowledged. */
async function write(baseUrl: string, headers: Headers, title: string, tally: Tally): Promise<void> {
  const key = crypto.randomUUID()
  const giveUpAtMs = performance.now() + PATIENCE_MS
  while (performance.now() < giveUpAtMs) {
    const reply = await post(baseUrl, { ...headers, 'idempotency-key': key }, title)
    const retryAfterSeconds = Number(reply?.headers.get('retry-after') ?? Number.NaN)
    if (reply?.ok) {
      tally.acknowledged.push(title)
      return
    }
    if (reply?.status === 503 && retryAfterSeconds > 0) {
      tally.refusals += 1
      await sleep(retryAfterSeconds * 1000)
    } else {
      tally.wrong.push(reply ? `${reply.status} ${await reply.text()}` : 'no answer')
      await sleep(200)
    }
  }
}

/** @returns undefined when no answer came. */
async function post(baseUrl: string, headers: Headers, title: string): Promise<Response | undefined> {
  return fetch(`${baseUrl}/api/goals`, {
    method: 'POST',
    headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ title, category: 'communication' }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => undefined)
}
