import { performance } from 'node:perf_hooks'
import { ENDPOINTS } from '../../contract/src/features.ts'
import type { Caller } from './bench-server.ts'

/** What one read took. */
export interface ReadTime {
  path: string
  /** Until it was answered, in milliseconds: the median. */
  ms: number
  /** How long of that the main thread worked and answered nobody else: the median. */
  heldMs: number
  /** Size of the answer. */
  bytes: number
}

/** Where a read's path names one thing, and what it is named by: the first of another read. */
const NAMED: Record<string, { list: string; pick: (body: never) => string | undefined }> = {
  '/api/coaching/sessions/:id': { list: '/api/coaching/sessions', pick: firstId },
  '/api/goals/:id/progress': { list: '/api/goals', pick: firstId },
  '/api/rehearsals/:id': { list: '/api/rehearsals', pick: firstId },
  '/api/people/:id': {
    list: '/api/people',
    pick: (body: { people?: { id: string }[] }) => body.people?.[0]?.id,
  },
}

function firstId(body: { id: string }[]): string | undefined {
  return body[0]?.id
}

/** Hands out every row by design, so it takes as long as there are rows. */
const EXPORT = '/api/profile/export'

/** The paths of every read that a signed-in person can ask for, with their own things in place of names. */
export async function listReads(caller: Caller): Promise<{ path: string; url: string }[]> {
  const paths = ENDPOINTS.filter(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'user',
  ).map(({ endpoint }) => endpoint.path)
  const reads: { path: string; url: string }[] = []
  for (const path of paths.filter((each) => each !== EXPORT)) {
    if (!path.includes(':')) {
      reads.push({ path, url: path })
      continue
    }
    const named = NAMED[path]
    const id = named?.pick(JSON.parse((await caller.get(named.list)).body) as never)
    if (id) reads.push({ path, url: path.replace(':id', encodeURIComponent(id)) })
  }
  return reads
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** How long one read is asked for again and again. */
const MOST_MS = 3_000

/** Somebody, and where the same read is theirs. */
export interface Asked {
  caller: Caller
  url: string
}

/**
 * Asks several people for the same thing in turns, so that what else the machine does slows all of them alike.
 *
 * @returns in their order.
 */
export async function timeReads(path: string, asked: readonly Asked[], rounds = 7): Promise<ReadTime[]> {
  const taken = asked.map(() => ({ times: [] as number[], held: [] as number[], bytes: 0 }))
  const endsAt = performance.now() + MOST_MS * asked.length
  // The first times warm up.
  for (let round = -2; round <= 0 || (round < rounds && performance.now() < endsAt); round += 1)
    for (const [at, one] of asked.entries()) {
      const { ms, heldMs, bytes } = await timeOnce(one)
      if (round < 0) continue
      taken[at]?.times.push(ms)
      taken[at]?.held.push(heldMs)
      if (taken[at]) taken[at].bytes = bytes
    }
  return taken.map(({ times, held, bytes }) => ({ path, ms: median(times), heldMs: median(held), bytes }))
}

async function timeOnce({ caller, url }: Asked): Promise<Omit<ReadTime, 'path'>> {
  const before = performance.eventLoopUtilization()
  const startedAt = performance.now()
  const { status, body } = await caller.get(url)
  if (status !== 200) throw new Error(`${url}: ${status} ${body}`)
  const ms = performance.now() - startedAt
  return { ms, heldMs: performance.eventLoopUtilization(before).active, bytes: body.length }
}
