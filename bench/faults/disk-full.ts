import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Installation, openInstallation } from './installation.ts'
import { beginOutcome, count, type Outcome } from './outcome.ts'
import { makeWriters, startWriting, type Writer } from './writers.ts'

const SIZE_MB = 260
const TRIALS = 3
const WRITERS = 3
const FULL_MS = 4_000
const PATIENCE_MS = 60_000
const CHUNK = Buffer.alloc(65_536, 1)
/** Long enough that the database soon needs more of the disk. */
const DESCRIPTION = 'What is to be better by then. '.repeat(60)

/**
 * Fills the disk of a server with an embedded database under people who write, and makes room again.
 *
 * @returns null, with a word, where a small file system of its own cannot be mounted.
 */
export async function fillDisk(): Promise<Outcome | null> {
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    process.stdout.write('disk full: not tried, a file system cannot be mounted here\n')
    await rm(folder, { recursive: true })
    return null
  }
  try {
    return await tryFullDisk(folder)
  } finally {
    spawnSync('umount', [folder])
    await rm(folder, { recursive: true, force: true })
  }
}

async function tryFullDisk(folder: string): Promise<Outcome> {
  const outcome = beginOutcome('disk full, then room again', 'embedded')
  const on = await openInstallation('embedded', { folder })
  try {
    for (let trial = 0; trial < TRIALS; trial++)
      await tryOnce(on, folder, outcome, await makeWriters(on.baseUrl, WRITERS))
    outcome.died = on.died()
    outcome.hands = on.failedStarts()
    return outcome
  } finally {
    await on.close()
  }
}

async function tryOnce(
  on: Installation,
  folder: string,
  outcome: Outcome,
  writers: readonly Writer[],
): Promise<void> {
  const name = `Trial disk ${outcome.trials}`
  const filler = join(folder, 'filler')
  const writing = startWriting(on.baseUrl, writers, name, DESCRIPTION)
  await writing.haveWrittenSince(0)
  await fill(filler)
  const giveUpAtMs = performance.now() + PATIENCE_MS
  while (writing.tally.refusals === 0 && performance.now() < giveUpAtMs) await sleep(50)
  if (writing.tally.refusals === 0) outcome.wrong.push('The disk was full, and nobody was told to wait')
  await sleep(FULL_MS)
  await rm(filler)
  const roomAtMs = performance.now()
  const isBack = await writing.haveWrittenSince(roomAtMs)
  outcome.backAfterMs.push(isBack ? performance.now() - roomAtMs : Number.POSITIVE_INFINITY)
  await writing.stop()
  outcome.wrong.push(...Array(writing.tally.unanswered).fill('no answer'))
  await count(on, outcome, name, writing)
}

/** Writes a file until nothing fits any more. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (;;) await file.write(CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
