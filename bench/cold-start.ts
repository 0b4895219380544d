import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server/src/testing/server-process.ts'

const ROOT = join(import.meta.dirname, '..')
const POLL_MS = 20
const START = ['tools/node.mjs', '--keep-running', 'tools/start.mjs']

/** Seconds from what `npm start` runs to the first page, in one round. */
export interface ColdStart {
  /** With an empty data folder: the database is made and the schema built. */
  first: number
  /** With the folder that this has left. */
  again: number
  /** Processes that wanted a processor in the minute before. */
  load: number
}

/** Measures how long what `npm start` runs takes until it answers `/` with 200; the browser application has been built before. */
export async function measureColdStart(rounds: number): Promise<ColdStart[]> {
  const measured: ColdStart[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-cold-'))
    const load = loadavg()[0] ?? 0
    measured.push({ first: await timeStart(dataDir), again: await timeStart(dataDir), load })
    await rm(dataDir, { recursive: true })
  }
  return measured
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, DATA_DIR: join(dataDir, 'data'), PORT: String(port), LOG_LEVEL: 'warn' }
  const startedAt = performance.now()
  // What the script runs: npm would end before its children have.
  const started = spawn(process.execPath, START, { cwd: ROOT, env, stdio: 'ignore' })
  const ended = once(started, 'exit')
  try {
    while (!(await isServed(`http://localhost:${port}/`))) {
      if (started.exitCode !== null) throw new Error(`The start ended with ${started.exitCode}`)
      await sleep(POLL_MS)
    }
    return (performance.now() - startedAt) / 1000
  } finally {
    started.kill('SIGTERM')
    await ended
  }
}

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    (reply) => reply.status === 200,
    () => false,
  )
