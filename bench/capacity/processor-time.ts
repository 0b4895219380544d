import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of processor time. */
export interface ProcessorTime {
  /** The thread that answers requests. */
  main: number
  /** The threads beside it: coach, hearing model, analyzer, grammar. */
  threads: number
  database: number
}

/** Reads how much processor time this process and its PostgreSQL have taken so far. Linux only. */
export function readProcessorTime(dataDir: string): ProcessorTime {
  const all = process.cpuUsage()
  const own = process.threadCpuUsage()
  const main = (own.user + own.system) / 1000
  return { main, threads: (all.user + all.system) / 1000 - main, database: readDatabase(dataDir) }
}

/** Memory of a cluster's processes, in MB; what they share counts once. */
export const readDatabaseMemory = (dataDir: string): number =>
  listProcesses(dataDir).reduce((sum, id) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFile(`/proc/${id}/smaps_rollup`)) ?? []
    return sum + Number(kilobytes) / 1000
  }, 0)

function readDatabase(dataDir: string): number {
  const [postmaster, ...others] = listProcesses(dataDir)
  // Of those that have ended their parent knows.
  const sum = (id: number | undefined, fields: readonly number[]) =>
    fields.reduce((total, field) => total + Number(readStat(id)[field] ?? 0), 0)
  return (
    TICK_MS * (sum(postmaster, [11, 12, 13, 14]) + others.reduce((total, id) => total + sum(id, [11, 12]), 0))
  )
}

/** The postmaster of a data folder first, then its children. */
function listProcesses(dataDir: string): number[] {
  const postmaster = Number(readFile(join(dataDir, 'postgres', 'postmaster.pid')).split('\n')[0])
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(readStat(Number(name))[1]) === postmaster)
    .map(Number)
  return [postmaster, ...children]
}

/** The fields of a process after its name. */
const readStat = (id: number | undefined): string[] =>
  readFile(`/proc/${id}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has just ended.
    return ''
  }
}
