import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from './start-server.ts'
import { createStopList } from './stop-in-order.ts'

/** Whoever keeps us running does not start us again after the first two: see tools/keep-running.mjs. */
const EXIT = { wanted: 0, hopeless: 1, crashed: 70, atOnce: 130 }
/** A start that is told to stop gets this long to come to the end of its step. */
const LAST_STEP_MS = 4_000
/** Whatever hangs: the process is gone by then. */
const STOP_TIMEOUT_MS = 10_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const report = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}

const stops = createStopList(report)
const ending = new AbortController()

async function stop(exitCode: number): Promise<void> {
  if (ending.signal.aborted) process.exit(EXIT.atOnce)
  ending.abort()
  say('Stopping. Press Ctrl-C again to stop at once.')
  if (exitCode === EXIT.wanted) await stops.prepare()
  setTimeout(() => process.exit(exitCode), STOP_TIMEOUT_MS).unref()
  await Promise.race([starting, sleep(LAST_STEP_MS)])
  await stops.stopAll()
  say('Stopped.')
  process.exit(exitCode)
}

for (const signal of SIGNALS) process.on(signal, () => void stop(EXIT.wanted))
// Whoever keeps us running is gone; nobody else would ever stop us.
if (process.send) {
  if (!process.connected) process.exit(EXIT.wanted)
  process.on('disconnect', () => {
    if (!ending.signal.aborted) void stop(EXIT.wanted)
  })
}
process.on('uncaughtException', (error) => {
  // What breaks while everything is being closed must not keep the rest from closing.
  if (ending.signal.aborted) return
  report(error)
  void stop(EXIT.crashed)
})

/** Starts; says what stopped the start: one line for what a person can put right, everything for a mistake of ours. */
async function start(): Promise<void> {
  try {
    await startServer(say, stops, ending.signal)
  } catch (error) {
    if (ending.signal.aborted) return
    const isForPeople = error instanceof Error && error.name === 'StartError'
    process.stderr.write('Lodestar cannot start: ')
    report(isForPeople ? error.message : error)
    await stops.stopAll()
    process.exit(isForPeople ? EXIT.hopeless : EXIT.crashed)
  }
}

const starting = start()
