import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const START_TIMEOUT_MS = 120_000

/** A running product with a data folder of its own. */
export interface Product {
  baseUrl: string
  dataDir: string
  /** The process id of what was started: the server's, unless something keeps it running. */
  pid: number
  /** Everything printed so far. */
  printed: () => string
  stop: () => Promise<void>
}

/**
 * Starts the product the way a person does, on a free port with a fresh data folder.
 *
 * @param env settings beyond those.
 * @param script what Node runs.
 * @throws Error with everything it printed when it does not become ready within two minutes.
 */
export async function startProduct(
  env: Record<string, string> = {},
  script: readonly string[] = ['tools/start.mjs'],
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-product-'))
  const port = await freePort()
  const server = spawn(process.execPath, script, {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)))
  const baseUrl = `http://127.0.0.1:${port}`
  await untilReady(baseUrl, server, output)
  return {
    baseUrl,
    dataDir,
    pid: server.pid ?? 0,
    printed: () => output.join(''),
    stop: async () => {
      const exited = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(baseUrl: string, server: ChildProcess, output: readonly string[]): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  server.kill('SIGKILL')
  throw new Error(`The product did not start:\n${output.join('')}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
