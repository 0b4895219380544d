import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { changeClock } from './clock.ts'
import { fillDisk } from './disk-full.ts'
import { FAULTS, type Fault } from './faults.ts'
import { type DatabaseKind, type Installation, openInstallation } from './installation.ts'
import { beginOutcome, COLUMNS, count, describe, isClean, type Outcome, sumUp } from './outcome.ts'
import { makeWriters, startWriting, type Writer } from './writers.ts'

const WRITERS = { whole: 6, short: 2 }
/** The fault comes at any point of a write. */
const LONGEST_WAIT_MS = 200
/** Accounts are made anew after so many trials, before anybody meets a quota. */
const TRIALS_OF_WRITERS = 20

interface Plan {
  size: 'whole' | 'short'
  databases: DatabaseKind[]
  only: string
}

/**
 * Breaks server and database under people who write, in every way there is, and looks up every acknowledged write.
 *
 * @param args `--short` tries each way once; `--database embedded` or `external` one of the two; `--only SIGTERM` the ways
 *   whose name contains it.
 * @returns whether nothing acknowledged was lost, nothing kept twice, no process died by itself, and every start went well.
 */
export async function tryFaults(args: readonly string[]): Promise<boolean> {
  const plan = readPlan(args)
  const outcomes: Outcome[] = []
  const add = (outcome: Outcome | null) => {
    if (!outcome) return
    outcomes.push(outcome)
    print(describe(outcome))
    for (const answer of new Set(outcome.wrong)) print(`  ${answer}`)
  }
  print(`| ${COLUMNS.join(' | ')} |\n| --- | --- |${' ---: |'.repeat(COLUMNS.length - 2)}`)
  for (const database of plan.databases) {
    const on = await openInstallation(database)
    try {
      for (const fault of FAULTS.filter(({ name }) => name.includes(plan.only)))
        add(await tryFault(on, fault, plan.size))
    } finally {
      await on.close()
    }
  }
  if ('clock'.includes(plan.only) && plan.size === 'whole') add(await changeClock())
  if ('disk full'.includes(plan.only) && plan.size === 'whole') add(await fillDisk())
  print(sumUp(outcomes))
  return outcomes.every(isClean)
}

function readPlan(args: readonly string[]): Plan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      database: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  })
  const databases: DatabaseKind[] = ['embedded', 'external']
  return {
    size: values.short ? 'short' : 'whole',
    databases: databases.filter((each) => values.database === undefined || values.database === each),
    only: values.only,
  }
}

async function tryFault(on: Installation, fault: Fault, size: Plan['size']): Promise<Outcome | null> {
  const trials = size === 'whole' ? fault.trials : Number(fault.short === on.kind)
  const outcome = beginOutcome(fault.name, on.kind)
  let writers: Writer[] = []
  for (let trial = 0; trial < trials; trial++) {
    if (trial % TRIALS_OF_WRITERS === 0) writers = await makeWriters(on.baseUrl, WRITERS[size])
    await tryOnce(on, fault, outcome, writers)
  }
  return trials > 0 ? outcome : null
}

async function tryOnce(
  on: Installation,
  fault: Fault,
  outcome: Outcome,
  writers: readonly Writer[],
): Promise<void> {
  const name = `Trial ${outcome.database} ${fault.name} ${outcome.trials}`
  const before = { died: on.died(), hands: on.failedStarts() }
  const writing = startWriting(on.baseUrl, writers, name)
  await writing.haveWrittenSince(0)
  await sleep(Math.random() * LONGEST_WAIT_MS)
  const brokenAtMs = performance.now()
  const { kills = 0, connections = 0 } = await fault.act(on)
  const isBack = await writing.haveWrittenSince(performance.now())
  outcome.backAfterMs.push(isBack ? performance.now() - brokenAtMs : Number.POSITIVE_INFINITY)
  await writing.stop()
  outcome.kills += kills
  outcome.connections += connections
  outcome.died += on.died() - before.died
  outcome.hands += on.failedStarts() - before.hands
  if (!fault.takesServer) outcome.wrong.push(...Array(writing.tally.unanswered).fill('no answer'))
  await count(on, outcome, name, writing)
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
