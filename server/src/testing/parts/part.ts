import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chown } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  isRoot,
  type Runner,
  runAs,
  SAME_USER,
  spawnAs,
  unprivilegedRunner,
  userNamespaceRunner,
} from '../../embedded/runner.ts'

/** A program that runs until it is told to end. */
export interface Part {
  readonly pid: number
  /** What it has printed. */
  printed: () => string
  signal: (signal: NodeJS.Signals) => void
  /** Sends it a signal, and waits until it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

/** As whom programs run that refuse root, as PostgreSQL and PgBouncer do. */
export async function chooseRunner(): Promise<Runner> {
  if (!isRoot()) return SAME_USER
  const runner = await userNamespaceRunner()
  return (await runAs(runner, '/bin/true', [])).isOk ? runner : unprivilegedRunner()
}

/** Gives a file or folder to whom a runner is. */
export async function giveTo({ uid, gid }: Runner, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** Starts a program. */
export async function startPart(
  runner: Runner,
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<Part> {
  const child = spawnAs(runner, command, args, { cwd: '/', ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output.push(String(chunk))
      output.splice(0, output.length - 200)
    })
  await once(child, 'spawn')
  return {
    pid: child.pid ?? 0,
    printed: () => output.join(''),
    signal: (signal) => void child.kill(signal),
    end: (signal) => endChild(child, signal),
  }
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const POLL_MS = 30

/** Waits until something is true, for so long. @returns false when that took too long. */
export async function isSoon(isTrue: () => Promise<boolean> | boolean, withinMs: number): Promise<boolean> {
  for (
    const startedAtMs = performance.now();
    performance.now() - startedAtMs < withinMs;
    await sleep(POLL_MS)
  )
    if (await isTrue()) return true
  return false
}
