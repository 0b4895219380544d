import { startServer } from './start-server.ts'

/** A request that is still running when we are told to stop gets this long. */
const STOP_TIMEOUT_MS = 15_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Prints what stopped the start: one line for what a person can put right, everything for a mistake of ours. */
function printFailure(error: unknown): void {
  const isForPeople = error instanceof Error && error.name === 'StartError'
  const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Lodestar cannot start: ${text}\n`)
}

let stopStarted: (() => Promise<void>) | undefined
let isStopping = false

async function stop(exitCode: number): Promise<void> {
  if (isStopping) process.exit(130)
  isStopping = true
  say('Stopping. Press Ctrl-C again to stop at once.')
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  await stopStarted?.()
  say('Stopped.')
  process.exit(exitCode)
}

for (const signal of SIGNALS) process.on(signal, () => void stop(0))
process.on('uncaughtException', (error) => {
  // What breaks while everything is being closed must not keep the rest from closing.
  if (isStopping) return
  process.stderr.write(`${error.stack}\n`)
  void stop(1)
})

try {
  await startServer(say, (stopper) => {
    stopStarted = stopper
  })
} catch (error) {
  if (!isStopping) {
    printFailure(error)
    await stopStarted?.()
    process.exit(1)
  }
}
