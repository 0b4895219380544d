import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openInstallation } from './installation.ts'
import { beginOutcome, count, type Outcome } from './outcome.ts'
import { makeWriters, startWriting } from './writers.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far the server's clock is from the real one, one after the other. */
const JUMPS_MS = [DAY_MS, -2 * HOUR_MS, 8 * DAY_MS, -DAY_MS, 0]
const WRITERS = 3
const SETTLE_MS = 300

/** Sets the server's clock forward and back under people who write. */
export async function changeClock(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-clock-'))
  const file = join(folder, 'ahead')
  const outcome = beginOutcome('clock of the server forward and back', 'embedded')
  const shim = join(import.meta.dirname, 'shifted-clock.mjs')
  const on = await openInstallation('embedded', {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${shim}` },
  })
  try {
    const writers = await makeWriters(on.baseUrl, WRITERS)
    for (const [at, aheadMs] of JUMPS_MS.entries()) {
      const name = `Trial clock ${at}`
      const writing = startWriting(on.baseUrl, writers, name)
      await writing.haveWrittenSince(0)
      await writeFile(file, String(aheadMs))
      const changedAtMs = performance.now()
      on.signal('SIGUSR2')
      await sleep(SETTLE_MS)
      const isBack = await writing.haveWrittenSince(performance.now())
      outcome.backAfterMs.push(isBack ? performance.now() - changedAtMs : Number.POSITIVE_INFINITY)
      await writing.stop()
      outcome.wrong.push(...Array(writing.tally.unanswered).fill('no answer'))
      await count(on, outcome, name, writing)
    }
    // People can sign in and begin anew at each of those times.
    await makeWriters(on.baseUrl, 1)
    outcome.died = on.died()
    outcome.hands = on.failedStarts()
    return outcome
  } finally {
    await on.close()
    await rm(folder, { recursive: true, force: true })
  }
}
