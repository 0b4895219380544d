import { addPerson, type Caller, startBenchServer } from './bench-server.ts'
import { liveOnce } from './one-life.ts'
import { listReads, type ReadTime, timeRead } from './reads.ts'
import { repeatLife } from './repeat-life.ts'

const SHARES = [0.1, 0.3, 1]

/** Every read over the same life after one, three and ten years. */
export interface RichHistory {
  activities: number[]
  reads: { path: string; times: ReadTime[] }[]
}

/** Measures every read of the API over a tenth, three tenths and all of a long history, in one process on one database. */
export async function measureRichHistory(): Promise<RichHistory> {
  const server = await startBenchServer()
  try {
    const people: { caller: Caller; activities: number }[] = []
    for (const share of SHARES) {
      const caller = await addPerson(server)
      await liveOnce(caller)
      people.push({ caller, activities: await repeatLife(server.ownerUrl, caller.id, share) })
    }
    const reads: RichHistory['reads'] = []
    for (const { path, url } of await listReads(people[0]?.caller as Caller)) {
      const times: ReadTime[] = []
      for (const { caller } of people) {
        const own = (await listReads(caller)).find((read) => read.path === path)
        times.push(await timeRead(caller, path, own?.url ?? url))
      }
      reads.push({ path, times })
    }
    return { activities: people.map(({ activities }) => activities), reads }
  } finally {
    await server.stop()
  }
}

/** Writes the table, slowest first. */
export function writeRichHistory({ activities, reads }: RichHistory): string {
  const cell = ({ ms, heldMs }: ReadTime) => `${ms.toFixed(1).padStart(8)} (${heldMs.toFixed(1).padStart(7)})`
  const last = (times: readonly ReadTime[]) => times.at(-1)?.ms ?? 0
  const lines = reads
    .toSorted((one, other) => last(other.times) - last(one.times))
    .map(
      ({ path, times }) =>
        `${path.padEnd(42)} ${times.map(cell).join('  ')}  ${((times.at(-1)?.ms ?? 0) / (times[0]?.ms ?? 1)).toFixed(1).padStart(6)} x`,
    )
  return [
    `activities: ${activities.join(', ')}; ms until answered (ms the main thread worked)`,
    ...lines,
  ].join('\n')
}
