import { addManyPeople } from '../../server/src/testing/many-people.ts'
import { findScans, recordStatements, type Scan } from '../../server/src/testing/read-plans.ts'
import { connectAsOwner } from '../../server/src/testing/repeat-rows.ts'
import { addPerson, type BenchServer, type Caller, startBenchServer } from './bench-server.ts'
import { liveOnce } from './one-life.ts'
import { listReads, timeRead } from './reads.ts'
import { repeatLife } from './repeat-life.ts'

/** A year of daily use. */
const A_YEAR = 0.1
/** From so many rows on going through all of a table would be noticed. */
const LARGE = 2_000

/** How every read does at one size of the database. */
export interface Size {
  people: number
  gigabytes: number
  filledSeconds: number
  /** Milliseconds by path. */
  times: Map<string, number>
  scans: Scan[]
}

/** Fills one database with more and more people, and measures every read of somebody who has been here for a year at each size. */
export async function measureGrowth(
  sizes: readonly number[],
  onSize?: (size: Size) => void,
): Promise<Size[]> {
  const server = await startBenchServer()
  try {
    const [sample, template] = [await addPerson(server), await addPerson(server)]
    for (const person of [sample, template]) await liveOnce(person)
    await repeatLife(server.ownerUrl, sample.id, A_YEAR)
    const reads = await listReads(sample)
    const measured: Size[] = []
    let people = 0
    for (const to of sizes) {
      const startedAt = performance.now()
      if (to > people) await addManyPeople(server.ownerUrl, template.id, { from: people + 1, to })
      people = Math.max(people, to)
      const size = {
        people,
        filledSeconds: (performance.now() - startedAt) / 1000,
        ...(await measureSize(server, sample, reads)),
      }
      onSize?.(size)
      measured.push(size)
    }
    return measured
  } finally {
    await server.stop()
  }
}

async function measureSize(
  { ownerUrl }: BenchServer,
  sample: Caller,
  reads: readonly { path: string; url: string }[],
): Promise<Pick<Size, 'gigabytes' | 'times' | 'scans'>> {
  const times = new Map<string, number>()
  const sent = await recordStatements(async () => {
    for (const { path, url } of reads) times.set(path, (await timeRead(sample, path, url, 9)).ms)
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

/** Writes the table: each read's time at the first size in ms, and at every other over that. */
export function writeGrowth(sizes: readonly Size[]): string {
  const [first, ...others] = sizes
  const lines = [...(first?.times ?? [])].map(([path, ms]) => {
    const ratios = others.map(({ times }) => ((times.get(path) ?? Number.NaN) / ms).toFixed(2).padStart(12))
    return `${path.padEnd(42)}${ms.toFixed(1).padStart(8)}${ratios.join('')}`
  })
  const about = sizes.map(
    ({ people, gigabytes, filledSeconds, scans }) =>
      `${people} people: ${gigabytes.toFixed(2)} GB, filled in ${filledSeconds.toFixed(0)} s, reads that go through a table: ${scans.length}` +
      scans
        .map(
          ({ table, how, statement }) =>
            `\n  ${how} of ${table}: ${statement.replace(/\s+/g, ' ').slice(0, 300)}`,
        )
        .join(''),
  )
  const medians = others.map(({ times }) => {
    const ratios = [...times]
      .map(([path, ms]) => ms / (first?.times.get(path) ?? ms))
      .sort((one, other) => one - other)
    return (ratios[ratios.length >> 1] ?? Number.NaN).toFixed(2).padStart(12)
  })
  return [...about, ...lines, `${'median'.padEnd(42)}${''.padStart(8)}${medians.join('')}`].join('\n')
}
