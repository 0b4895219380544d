import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { TEST_SECRET } from '../../server/src/testing/open-test-database.ts'
import { freePort } from '../../server/src/testing/server-process.ts'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
const READY_MS = 90_000
const POLL_MS = 50
/** How long a web server that is told to stop goes on answering, so that the proxy learns of it. */
export const LEAVE_SECONDS = 5

/** A web server or a worker, as a process of its own. */
export interface Machine {
  port: number
  /** Times it ended without having been told. */
  died: () => number
  /** Sends a signal. @returns its exit code once it has ended; null where a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Starts it again, until it is ready. */
  start: () => Promise<void>
  printed: () => string
}

/** Starts a web server or a worker. @param on the database and a folder for what it keeps, which is nothing. */
export async function startMachine(
  role: 'web' | 'worker',
  { url, dataDir }: { url: string; dataDir: string },
): Promise<Machine> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ROLE: role,
    LEAVE_SECONDS: String(role === 'web' ? LEAVE_SECONDS : 0),
    LOG_LEVEL: 'warn',
    GRAMMAR: 'off',
    AI_OFFER: 'off',
    // Known here, so that what was written can be looked up.
    SECRET_KEY: TEST_SECRET,
  }
  const state: { child: ChildProcess | null; isTold: boolean; died: number } = {
    child: null,
    isTold: true,
    died: 0,
  }
  const output: string[] = []
  const start = async () => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output.push(String(chunk))
        output.splice(0, output.length - 500)
      })
    Object.assign(state, { child, isTold: false })
    let isReady = false
    child.stdout.on('data', (chunk) => {
      isReady ||= String(chunk).includes('is ready')
    })
    child.once('exit', () => {
      if (!state.isTold && state.child === child) state.died += 1
    })
    for (const startedAtMs = performance.now(); !isReady; await sleep(POLL_MS))
      if (child.exitCode !== null || performance.now() - startedAtMs > READY_MS)
        throw new Error(`A ${role} could not be started:\n${output.slice(-20).join('')}`)
  }
  await start()
  return {
    port,
    died: () => state.died,
    start,
    printed: () => output.join(''),
    end: async (signal) => {
      const { child } = state
      state.isTold = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
