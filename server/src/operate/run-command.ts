/** Notes what is to be undone at the end of a command, and when it is told to stop; the last first. */
export type Defer = (undo: () => Promise<unknown>) => void

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const STOPPED = 130

/**
 * Runs a command of the command line to its end.
 *
 * What a person can put right is told in one line; a mistake of ours with its stack. Either ends with 1.
 *
 * @param run what it does. @returns after which exit code the process ends; nothing stands for 0.
 */
export async function runCommand(run: (defer: Defer) => Promise<number | undefined>): Promise<void> {
  const undos: (() => Promise<unknown>)[] = []
  const undoAll = async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await undo().catch(report)
  }
  for (const signal of SIGNALS)
    process.once(signal, () => void undoAll().finally(() => process.exit(STOPPED)))
  let code = 1
  try {
    code = (await run((undo) => undos.push(undo))) ?? 0
  } catch (error) {
    report(error)
  }
  await undoAll()
  process.exit(code)
}

function report(error: unknown): void {
  const isForPeople = error instanceof Error && error.name === 'StartError'
  const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
}
