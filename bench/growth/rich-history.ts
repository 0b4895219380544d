import { addPerson, type Caller, closeAll, startBenchServer } from './bench-server.ts'
import { liveOnce } from './one-life.ts'
import { listReads, type ReadTime, timeReads } from './reads.ts'
import { repeatLife } from './repeat-life.ts'

const SHARES = [0.1, 0.3, 1]

/** Every read over the same life after one, three and ten years. */
export interface RichHistory {
  activities: number[]
  reads: { path: string; times: ReadTime[] }[]
}

/** Measures every read of the API over a tenth, three tenths and all of a long history, in one process on one database. */
export async function measureRichHistory(onRead?: (line: string) => void): Promise<RichHistory> {
  const server = await startBenchServer()
  try {
    const people: { caller: Caller; activities: number; urls: Map<string, string> }[] = []
    for (const share of SHARES) {
      const caller = await addPerson(server)
      await liveOnce(caller)
      const activities = await repeatLife(server.ownerUrl, caller.id, share)
      const urls = new Map((await listReads(caller)).map(({ path, url }) => [path, url]))
      people.push({ caller, activities, urls })
    }
    await closeAll(server)
    const reads: RichHistory['reads'] = []
    for (const path of people[0]?.urls.keys() ?? []) {
      const asked = people.map(({ caller, urls }) => ({ caller, url: urls.get(path) ?? path }))
      const times = await timeReads(path, asked)
      reads.push({ path, times })
      onRead?.(writeRead({ path, times }))
    }
    return { activities: people.map(({ activities }) => activities), reads }
  } finally {
    await server.stop()
  }
}

const last = (times: readonly ReadTime[]) => times.at(-1)?.ms ?? 0

/** Writes a line of the table. */
function writeRead({ path, times }: RichHistory['reads'][number]): string {
  const cells = times.map(({ ms, heldMs }) => `${ms.toFixed(1)} (${heldMs.toFixed(1)})`.padStart(20))
  return `${path.padEnd(42)}${cells.join('')}${(last(times) / (times[0]?.ms ?? 1)).toFixed(1).padStart(8)} x`
}

/** Writes the table, slowest first. */
export function writeRichHistory({ activities, reads }: RichHistory): string {
  const lines = reads.toSorted((one, other) => last(other.times) - last(one.times)).map(writeRead)
  return [`ms (of them the main thread's) at ${activities.join(', ')} activities`, ...lines].join('\n')
}
