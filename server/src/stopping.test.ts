import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findPostmaster, isRunning, stopPostmaster } from './embedded/postmaster.ts'
import { openDatabaseRelay } from './testing/database-relay.ts'
import { freePort, runServer, type ServerProcess, waitFor } from './testing/server-process.ts'
import { copyDatabase, dropDatabase } from './testing/test-database.ts'

const isLinux = process.platform === 'linux'
const ROOT = join(import.meta.dirname, '../..')
// One cluster for all, so that only the first start has to make one.
const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'lodestar-stopping-'))
const cluster = () => realpath(join(dataDir, 'postgres'))
const started: ServerProcess[] = []

afterEach(async () => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
  await stopPostmaster(await cluster().catch(() => ''))
})
afterAll(() => rm(dataDir, { recursive: true }))

/** Starts the server on the embedded PostgreSQL. */
async function aServer(command?: readonly string[]) {
  const port = await freePort()
  const env = { DATABASE_URL: '', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) }
  const server = runServer(env, command)
  started.push(server)
  return { ...server, port }
}

async function findDatabase(): Promise<number> {
  const postmaster = await findPostmaster(await cluster())
  expect(postmaster).toBeDefined()
  return postmaster?.pid ?? 0
}

/** Lists the processes that a process runs, as only Linux tells. */
async function listChildren(pid = 0): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}

const waitForEnd = (pid: number) =>
  vi.waitUntil(async () => !(await isRunning(pid)), { timeout: 20_000, interval: 50 })

/** Sends half a request and leaves it there. */
async function beginUpload(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write('POST /api/identity/sign-in/email HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
  socket.write('content-length: 1000\r\n\r\n{"email":')
}

describe('a server that is told to stop', () => {
  it('ends in order with its database, though an upload is half sent', async () => {
    const server = await aServer()
    await waitFor(server, 'Lodestar is ready')
    const database = await findDatabase()
    await beginUpload(server.port)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output.out).toMatch(/Stopping\..*\nStopped\.\n$/)
    expect(await isRunning(database)).toBe(false)
  })

  it.runIf(isLinux)('ends with its database, though that is frozen, and says so until then', async () => {
    const server = await aServer()
    await waitFor(server, 'Lodestar is ready')
    const readiness = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status
    expect(await readiness()).toBe(200)
    const database = await findDatabase()
    for (const pid of [database, ...(await listChildren(database))]) process.kill(pid, 'SIGSTOP')
    expect(await readiness()).toBe(503)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(await isRunning(database)).toBe(false)
  })

  it('ends with the database that its start had just begun', async () => {
    const server = await aServer()
    await waitFor(server, 'Starting PostgreSQL')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output.out).not.toContain('Lodestar is ready')
    expect(await findPostmaster(await cluster())).toBeUndefined()
  })

  it('ends, though a database that is not ours does not answer', async () => {
    // A database keeps to the secret key of its first server; that of this worker may have met another.
    const own = await copyDatabase(`stopping_${process.pid}`)
    onTestFinished(() => dropDatabase(own))
    const relay = await openDatabaseRelay(own)
    const port = await freePort()
    const server = runServer({ DATABASE_URL: relay.url, DATA_DIR: dataDir, PORT: String(port) })
    started.push(server)
    await waitFor(server, 'Lodestar is ready')
    relay.freeze()
    const waiting = fetch(`http://localhost:${port}/readyz`)
    expect((await waiting).status).toBe(503)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})

describe.runIf(isLinux)('a server that is kept running', () => {
  const KEPT = [process.execPath, join(ROOT, 'tools/node.mjs'), '--keep-running', 'server/src/main.ts']

  it('is there again after it was killed, and ends with whoever keeps it, however that ends', async () => {
    const server = await aServer(KEPT)
    await waitFor(server, 'Lodestar is ready')
    const database = await findDatabase()
    const [own = 0] = await listChildren(server.child.pid)
    process.kill(own, 'SIGKILL')
    await vi.waitUntil(() => server.output.out.split('Lodestar is ready').length === 3, { timeout: 20_000 })
    expect(server.output.err).toBe('Lodestar crashed (SIGKILL) and is started again in 0.5 s.\n')
    expect(await findDatabase()).toBe(database)
    server.child.kill('SIGKILL')
    await waitForEnd(database)
  })

  it.each(['SIGTERM', 'SIGHUP'] as const)('ends when npm alone gets %s', async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'lodestar-npm-'))
    const [, ...script] = KEPT
    const start = `cd '${ROOT}' && node ${script.map((each) => `'${each}'`).join(' ')}`
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
    const server = await aServer(['npm', '--prefix', folder, 'start'])
    await waitFor(server, 'Lodestar is ready')
    const database = await findDatabase()
    server.child.kill(signal)
    await waitForEnd(database)
    await vi.waitFor(async () => {
      await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow()
    })
    await rm(folder, { recursive: true })
  })
})
