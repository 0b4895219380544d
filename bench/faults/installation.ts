import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../../server/src/embedded/embedded-database.ts'
import { stopPostmaster } from '../../server/src/embedded/postmaster.ts'
import { TEST_SECRET } from '../../server/src/testing/open-test-database.ts'

/** Who runs PostgreSQL: the server itself, or somebody else, who starts it again when it dies. */
export type DatabaseKind = 'embedded' | 'external'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
const READY_MS = 60_000
const POLL_MS = 20

/** A server process that can be killed and started again on what it left. */
export interface Installation {
  kind: DatabaseKind
  baseUrl: string
  /** The folder whose `postgres` is the database. */
  databaseDir: string
  /** Servers that ended without having been told. */
  died: () => number
  /** Starts that did not become ready, so that somebody would have had to look. */
  failedStarts: () => number
  /** Everything the servers printed. */
  printed: () => string
  /** Sends the server a signal. @returns its exit code once it has ended; null where a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Sends the server a signal that does not end it. */
  signal: (signal: NodeJS.Signals) => void
  start: () => Promise<void>
  close: () => Promise<void>
}

/** How an installation differs from an ordinary one. */
interface Settings {
  /** Where it keeps everything; a folder of its own without it. */
  folder?: string
  env?: Record<string, string>
}

/** Starts a server with a database on a folder of its own. */
export async function openInstallation(
  kind: DatabaseKind,
  { folder, env = {} }: Settings = {},
): Promise<Installation> {
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'lodestar-faults-')))
  const databaseDir = kind === 'embedded' ? home : join(home, 'external')
  const external =
    kind === 'external' ? await startEmbeddedDatabase({ dataDir: databaseDir, log: () => {} }) : null
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const state: State = { server: null, isTold: true, died: 0, failedStarts: 0, output: [] }
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: home,
    LOG_LEVEL: 'error',
    GRAMMAR: 'off',
    // Known here, so that what was written can be looked up.
    SECRET_KEY: TEST_SECRET,
    ...(external ? { DATABASE_URL: external.url } : {}),
    ...env,
  }
  const end = (signal: NodeJS.Signals) => endServer(state, signal)
  const installation: Installation = {
    kind,
    baseUrl,
    databaseDir,
    died: () => state.died,
    failedStarts: () => state.failedStarts,
    printed: () => state.output.join(''),
    end,
    signal: (signal) => void state.server?.kill(signal),
    start: () => startServer(state, baseUrl, settings),
    close: async () => {
      await end('SIGTERM')
      await external?.stop()
      // Where the server could not, as after a kill.
      await stopPostmaster(await realpath(join(databaseDir, 'postgres'))).catch(() => undefined)
      if (folder === undefined) await rm(home, { recursive: true, force: true })
    },
  }
  await installation.start()
  return installation
}

interface State {
  server: ChildProcess | null
  isTold: boolean
  died: number
  failedStarts: number
  output: string[]
}

async function startServer(state: State, baseUrl: string, settings: Record<string, string>): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const server = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => state.output.push(String(chunk)))
    state.server = server
    state.isTold = false
    server.once('exit', () => {
      if (!state.isTold && state.server === server) state.died += 1
    })
    if (await isReady(baseUrl, server)) return
    state.failedStarts += 1
    await endServer(state, 'SIGKILL')
  }
  throw new Error(`The server could not be started again:\n${state.output.slice(-20).join('')}`)
}

async function isReady(baseUrl: string, server: ChildProcess): Promise<boolean> {
  const giveUpAtMs = performance.now() + READY_MS
  while (performance.now() < giveUpAtMs && server.exitCode === null) {
    const answer = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return true
    await sleep(POLL_MS)
  }
  return false
}

async function endServer(state: State, signal: NodeJS.Signals): Promise<number | null> {
  const { server } = state
  state.isTold = true
  if (!server || server.exitCode !== null || server.signalCode !== null) return server?.exitCode ?? null
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
  return server.exitCode
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
