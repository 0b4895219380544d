import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'

const MAIN = join(import.meta.dirname, '../main.ts')

/** A server that runs as a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  output: { out: string; err: string }
  /** The exit code; null where a signal ended it. */
  ended: Promise<number | null>
}

/** Starts the server, or what is to start it: `command` is the program and what it is called with. */
export function runServer(
  env: Record<string, string>,
  command: readonly string[] = [process.execPath, MAIN],
): ServerProcess {
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: { ...process.env, LOG_LEVEL: 'warn', GRAMMAR: 'off', ...env } })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  return { child, output, ended }
}

/** Waits until the server has said something on its standard output. @throws Error at once where it has ended without. */
export async function waitFor(started: ServerProcess, text: string): Promise<void> {
  const hasEnded = () => started.child.exitCode !== null || started.child.signalCode !== null
  await vi.waitUntil(() => started.output.out.includes(text) || hasEnded(), { timeout: 50_000, interval: 50 })
  if (hasEnded()) await started.ended
  const { out, err } = started.output
  if (!out.includes(text)) throw new Error(`It ended without saying "${text}": ${out}${err}`)
}

/** Listens on a port that was free. */
export async function takePort(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

/** Finds a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const { server, port } = await takePort()
  server.close()
  await once(server, 'close')
  return port
}
