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

/** Asks for something several times. */
export async function timeRead({ get }: Caller, path: string, url: string, rounds = 5): Promise<ReadTime> {
  const [times, held]: [number[], number[]] = [[], []]
  let bytes = 0
  const endsAt = performance.now() + MOST_MS
  // The first times warm up.
  for (let round = -2; round < rounds; round += 1) {
    if (times.length > 0 && performance.now() > endsAt) break
    const before = performance.eventLoopUtilization()
    const startedAt = performance.now()
    const { status, body } = await get(url)
    if (status !== 200) throw new Error(`${url}: ${status} ${body}`)
    if (round < 0 && performance.now() < endsAt) continue
    times.push(performance.now() - startedAt)
    held.push(performance.eventLoopUtilization(before).active)
    bytes = body.length
  }
  return { path, ms: median(times), heldMs: median(held), bytes }
}
