import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, 'job-server.ts')

/** A zone in which it is noon, so that nothing waits for the morning. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Two servers on one database that do jobs until they are stopped. */
export interface JobPair {
  /** Kills one of them and starts it anew, with a clock that is as far ahead as said. */
  kill: (clockAheadMs?: number) => void
  stop: () => void
}

/** Starts two servers that only do jobs, each a process of its own. */
export function startJobPair(url: string, mailUrl: string): JobPair {
  const start = (aheadMs = 0): ChildProcess =>
    spawn(process.execPath, [SERVER, url, mailUrl, String(aheadMs)], { stdio: 'ignore' })
  const pair = [start(), start()]
  return {
    kill: (aheadMs) => {
      const victim = Math.random() < 0.5 ? 0 : 1
      pair[victim]?.kill('SIGKILL')
      pair[victim] = start(aheadMs)
    },
    stop: () => {
      for (const server of pair) server.kill('SIGKILL')
    },
  }
}
