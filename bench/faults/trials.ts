import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { changeClock } from './clock.ts'
import { queryDatabase } from './database.ts'
import { fillDisk } from './disk-full.ts'
import { FAULTS, type Fault } from './faults.ts'
import { type DatabaseKind, type Installation, openInstallation } from './installation.ts'
import { makeWriters, startWriting, type Writer, type Writing } from './writers.ts'

const WRITERS = { whole: 6, short: 3 }
/** The fault comes at any point of a write. */
const LONGEST_WAIT_MS = 200
/** Accounts are made anew after so many trials, before anybody meets a quota. */
const TRIALS_OF_WRITERS = 20

/** What became of all trials of one kind. */
export interface Outcome {
  fault: string
  database: DatabaseKind
  trials: number
  kills: number
  connections: number
  acknowledged: number
  refused: number
  unanswered: number
  lost: number
  doubled: number
  died: number
  /** Starts that did not become ready by themselves. */
  hands: number
  wrong: string[]
  /** Until every writer had a new write acknowledged, in milliseconds; infinite where that did not come. */
  backAfterMs: number[]
}

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

/** What has been counted of a kind of trial before the first. */
export const beginOutcome = (fault: string, database: DatabaseKind): Outcome => ({
  fault,
  database,
  trials: 0,
  kills: 0,
  connections: 0,
  acknowledged: 0,
  refused: 0,
  unanswered: 0,
  lost: 0,
  doubled: 0,
  died: 0,
  hands: 0,
  wrong: [],
  backAfterMs: [],
})

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

/** Looks up in the database what a trial has written, and adds what became of it. */
export async function count(
  on: Installation,
  outcome: Outcome,
  name: string,
  { tally }: Pick<Writing, 'tally'>,
): Promise<void> {
  const kept = await queryDatabase<{ title: string; copies: number }>(
    on.databaseDir,
    'select title, count(*)::int as copies from goals where starts_with(title, $1) group by title',
    [`${name},`],
  )
  const titles = new Set(kept.map(({ title }) => title))
  outcome.trials += 1
  outcome.acknowledged += tally.acknowledged.length
  outcome.refused += tally.refusals
  outcome.unanswered += tally.unanswered
  outcome.lost += tally.acknowledged.filter((title) => !titles.has(title)).length
  outcome.doubled += kept.filter(({ copies }) => copies > 1).length
  outcome.wrong.push(...tally.wrong)
}

const isClean = ({ died, hands, lost, doubled, wrong, backAfterMs }: Outcome): boolean =>
  died + hands + lost + doubled + wrong.length === 0 && backAfterMs.every(Number.isFinite)

const COLUMNS = [
  'what happens',
  'database',
  'trials',
  'processes killed',
  'connections ended',
  'writes acknowledged',
  'lost',
  'doubled',
  'processes that died',
  'starts that needed a hand',
  'answered 503 before',
  'no answer before',
  'wrong answers',
  'all write again, median',
  'longest',
]

function describe(outcome: Outcome): string {
  const times = outcome.backAfterMs.toSorted((a, b) => a - b)
  const { fault, database, trials, kills, connections, acknowledged, lost, doubled, died } = outcome
  const counts = [trials, kills, connections, acknowledged, lost, doubled, died, outcome.hands]
  const answers = [outcome.refused, outcome.unanswered, outcome.wrong.length]
  const back = [seconds(times[Math.floor(times.length / 2)]), seconds(times.at(-1))]
  return `| ${[fault, database, ...counts, ...answers, ...back].join(' | ')} |`
}

function sumUp(outcomes: readonly Outcome[]): string {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0)
  return `\n${sum((one) => one.trials)} trials, ${sum((one) => one.kills)} kills, ${sum((one) => one.connections)} connections ended, ${sum((one) => one.acknowledged)} writes acknowledged: lost ${sum((one) => one.lost)}, doubled ${sum((one) => one.doubled)}, processes that died ${sum((one) => one.died)}, starts that needed a hand ${sum((one) => one.hands)}, wrong answers ${sum((one) => one.wrong.length)}`
}

const seconds = (ms = Number.NaN): string => `${(ms / 1000).toFixed(1)} s`

const print = (line: string): void => void process.stdout.write(`${line}\n`)
