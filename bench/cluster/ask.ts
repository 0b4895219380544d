import { setTimeout as sleep } from 'node:timers/promises'
import { noteFailure, type Tally } from './tally.ts'

/** Somebody who is signed in, from a network address of their own, since what is limited is limited for each. */
export interface Person {
  cookie: string
  from: string
}

/** One thing that is asked for, by everybody alike. */
export interface Asking {
  baseUrl: string
  tally: Tally
  isStopping: () => boolean
}

const ANSWER_TIMEOUT_MS = 60_000
const UNANSWERED_PAUSE_MS = 200
const PATIENCE_MS = 120_000

/** A request, and how its answer is read. */
export interface Wanted<T> {
  path: string
  body?: object
  method?: string
  headers?: Record<string, string>
  read: (reply: Response) => Promise<T>
}

/**
 * Asks as a careful client does: again and again under the same key, after the time it is told to wait, until there is an answer.
 *
 * @returns undefined when it was given up, or was broken off because everything ends.
 */
export async function ask<T>(asking: Asking, person: Person, wanted: Wanted<T>): Promise<T | undefined> {
  const key: Record<string, string> =
    wanted.body === undefined ? {} : { 'idempotency-key': crypto.randomUUID() }
  const giveUpAtMs = performance.now() + PATIENCE_MS
  while (performance.now() < giveUpAtMs) {
    asking.tally.requests += 1
    const answer = await send(asking.baseUrl, person, { ...wanted, headers: { ...key, ...wanted.headers } })
    if (answer.isGiven) return answer.value
    noteFailure(asking.tally, answer.how)
    if (asking.isStopping()) return undefined
    await sleep(answer.waitMs)
  }
  return undefined
}

type Answer<T> = { isGiven: true; value: T } | { isGiven: false; how: string; waitMs: number }

async function send<T>(baseUrl: string, { cookie, from }: Person, wanted: Wanted<T>): Promise<Answer<T>> {
  const { path, body, method = body === undefined ? 'GET' : 'POST', headers, read } = wanted
  try {
    const reply = await fetch(baseUrl + path, {
      method,
      headers: {
        origin: baseUrl,
        cookie,
        'x-forwarded-for': from,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    if (reply.ok) return { isGiven: true, value: await read(reply) }
    const text = await reply.text()
    const how = `${reply.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? '(of the proxy)'}`
    return { isGiven: false, how, waitMs: 1000 * Number(reply.headers.get('retry-after') ?? 0.2) }
  } catch (error) {
    const how = error instanceof BrokenOff ? error.message : 'no answer'
    return { isGiven: false, how, waitMs: UNANSWERED_PAUSE_MS }
  }
}

/** Thrown by those who read an answer that begins well and does not end so. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}
