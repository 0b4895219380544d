import { addManyPeople } from '../../server/src/testing/many-people.ts'
import { findScans, recordStatements, type Scan } from '../../server/src/testing/read-plans.ts'
import { connectAsOwner } from '../../server/src/testing/repeat-rows.ts'
import { addPerson, type BenchServer, type Caller, closeAll, startBenchServer } from './bench-server.ts'
import { liveOnce } from './one-life.ts'
import { listReads, timeReads } from './reads.ts'
import { repeatLife } from './repeat-life.ts'

/** A year of daily use. */
const A_YEAR = 0.1
/** From so many rows on going through all of a table would be noticed. */
const LARGE = 20_000
const ROUNDS = 45

/** How every read does at one size of the database. */
export interface Size {
  people: number
  gigabytes: number
  filledSeconds: number
  /** Milliseconds by path, in a database with nobody else, and in this one. */
  times: { path: string; alone: number; among: number }[]
  scans: Scan[]
}

/** Somebody who has been here for a year, and what they can read. */
interface Sample {
  server: BenchServer
  caller: Caller
  urls: Map<string, string>
}

/**
 * Fills one database with more and more people and leaves another alone, and at each size asks both for every read of somebody
 * who has been here for a year, in turns.
 */
export async function measureGrowth(
  sizes: readonly number[],
  onSize?: (soFar: readonly Size[]) => void,
): Promise<Size[]> {
  const alone = await startSample()
  const among = await startSample()
  try {
    const template = await addPerson(among.server)
    await liveOnce(template)
    const measured: Size[] = []
    let people = 0
    for (const to of sizes) {
      const startedAt = performance.now()
      if (to > people) await addManyPeople(among.server.ownerUrl, template.id, { from: people + 1, to })
      people = Math.max(people, to)
      const filledSeconds = (performance.now() - startedAt) / 1000
      measured.push({ people, filledSeconds, ...(await measureSize(alone, among)) })
      onSize?.(measured)
    }
    return measured
  } finally {
    await alone.server.stop()
    await among.server.stop()
  }
}

async function startSample(): Promise<Sample> {
  const server = await startBenchServer()
  const caller = await addPerson(server)
  await liveOnce(caller)
  await repeatLife(server.ownerUrl, caller.id, A_YEAR)
  await closeAll(server)
  return { server, caller, urls: new Map((await listReads(caller)).map(({ path, url }) => [path, url])) }
}

async function measureSize(
  alone: Sample,
  among: Sample,
): Promise<Pick<Size, 'gigabytes' | 'times' | 'scans'>> {
  const { ownerUrl } = among.server
  const times: Size['times'] = []
  const sent = await recordStatements(ownerUrl, async () => {
    for (const path of alone.urls.keys()) {
      const asked = [alone, among].map(({ caller, urls }) => ({ caller, url: urls.get(path) ?? path }))
      const [one, other] = await timeReads(path, asked, ROUNDS)
      times.push({ path, alone: one?.ms ?? 0, among: other?.ms ?? 0 })
    }
  })
  const client = await connectAsOwner(ownerUrl)
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and reltuples > ${LARGE}`,
    )
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    const scans = await findScans(ownerUrl, sent, new Set(tables.map(({ name }) => name)))
    return { times, gigabytes: Number(rows[0]?.bytes) / 1e9, scans }
  } finally {
    await client.end()
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Writes the table: each read's time alone at the first size in ms, and at each size over that of the same moment. */
export function writeGrowth(sizes: readonly Size[]): string {
  const about = sizes.map(
    ({ people, gigabytes, filledSeconds, scans }) =>
      `${people} people: ${gigabytes.toFixed(2)} GB, filled in ${filledSeconds.toFixed(0)} s, statements that go through a table: ${scans.length}${listStatements(scans)}`,
  )
  const ratio = ({ alone, among }: Size['times'][number]) => (among / alone).toFixed(2).padStart(12)
  const lines = (sizes[0]?.times ?? []).map(({ path, alone }) => {
    const own = sizes.map(({ times }) => times.find((time) => time.path === path))
    return `${path.padEnd(42)}${alone.toFixed(1).padStart(8)}${own.map((time) => (time ? ratio(time) : '')).join('')}`
  })
  const medians = sizes.map(({ times }) =>
    median(times.map(({ alone, among }) => among / alone))
      .toFixed(2)
      .padStart(12),
  )
  return [...about, ...lines, `${'median'.padEnd(50)}${medians.join('')}`].join('\n')
}

const listStatements = (scans: readonly Scan[]): string =>
  scans
    .map(
      ({ table, how, statement }) =>
        `\n  ${how} of ${table}: ${statement.replace(/\s+/g, ' ').slice(0, 300)}`,
    )
    .join('')
