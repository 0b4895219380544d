import { setTimeout as sleep } from 'node:timers/promises'
import { type Product, startProduct } from '../../e2e/support/product.ts'
import { FAULTS, queryDatabase } from './database.ts'
import { startWriters } from './writers.ts'

const WRITERS = 8
const TRIALS = { whole: 13, short: 1 }
/** The fault comes at any point of a write. */
const LONGEST_WAIT_MS = 200

/** What became of all trials of one kind. */
interface Outcome {
  fault: string
  trials: number
  died: number
  acknowledged: number
  refused: number
  lost: number
  doubled: number
  wrong: string[]
  /** Until every writer had a new write acknowledged, in milliseconds; infinite where that did not come. */
  backAfterMs: number[]
}

/**
 * Takes the database away from the product under people who write, in every way it can be lost, and counts what became of
 * their writes.
 *
 * @returns whether no server died, nothing acknowledged was lost, nothing was kept twice, and every other answer was 503.
 */
export async function tryLostConnections(isShort: boolean): Promise<boolean> {
  const product = await startProduct({ GRAMMAR: 'off' }, [
    'tools/node.mjs',
    '--keep-running',
    'tools/start.mjs',
  ])
  try {
    const outcomes: Outcome[] = []
    for (const fault of Object.keys(FAULTS))
      outcomes.push(await tryFault(product, fault, isShort ? TRIALS.short : TRIALS.whole))
    print(outcomes)
    return outcomes.every(isClean)
  } finally {
    await product.stop()
  }
}

async function tryFault(product: Product, fault: string, trials: number): Promise<Outcome> {
  const outcome: Outcome = {
    fault,
    trials,
    died: 0,
    acknowledged: 0,
    refused: 0,
    lost: 0,
    doubled: 0,
    wrong: [],
    backAfterMs: [],
  }
  for (let trial = 1; trial <= trials; trial++) await tryOnce(product, outcome, `${fault} ${trial}`)
  return outcome
}

async function tryOnce(product: Product, outcome: Outcome, trial: string): Promise<void> {
  const crashesBefore = countCrashes(product)
  const writers = await startWriters(product.baseUrl, WRITERS, trial)
  await writers.haveWrittenSince(0)
  await sleep(Math.random() * LONGEST_WAIT_MS)
  await FAULTS[outcome.fault]?.(product.dataDir)
  const brokenAtMs = performance.now()
  const isBack = await writers.haveWrittenSince(brokenAtMs)
  outcome.backAfterMs.push(isBack ? performance.now() - brokenAtMs : Number.POSITIVE_INFINITY)
  await writers.stop()
  const kept = await queryDatabase<{ title: string; copies: number }>(
    product.dataDir,
    'select title, count(*)::int as copies from goals where title like $1 group by title',
    [`Trial ${trial},%`],
  )
  const titles = new Set(kept.map(({ title }) => title))
  const { acknowledged, refusals, wrong } = writers.tally
  outcome.died += countCrashes(product) - crashesBefore
  outcome.acknowledged += acknowledged.length
  outcome.refused += refusals
  outcome.lost += acknowledged.filter((title) => !titles.has(title)).length
  outcome.doubled += kept.filter(({ copies }) => copies > 1).length
  outcome.wrong.push(...wrong)
}

/** Whoever keeps the server running says so each time it died. */
const countCrashes = (product: Product): number => product.printed().split('Lodestar crashed').length - 1

const isClean = ({ died, lost, doubled, wrong, backAfterMs }: Outcome): boolean =>
  died + lost + doubled + wrong.length === 0 && backAfterMs.every(Number.isFinite)

/** Prints a table as Markdown, for docs/reliability.md, and each wrong answer once. */
function print(outcomes: readonly Outcome[]): void {
  const names = [
    'what happens to PostgreSQL',
    'trials',
    'servers that died',
    'writes acknowledged',
    'answered 503 before',
    'lost',
    'doubled',
    'neither 2xx nor 503',
    'all 8 write again, median',
    'longest',
  ]
  const rows = outcomes.map((outcome) => {
    const times = outcome.backAfterMs.toSorted((a, b) => a - b)
    const { fault, trials, died, acknowledged, refused, lost, doubled, wrong } = outcome
    const counts = [trials, died, acknowledged, refused, lost, doubled, wrong.length].map(String)
    return [fault, ...counts, seconds(times[Math.floor(times.length / 2)]), seconds(times.at(-1))]
  })
  for (const row of [names, names.map((_, index) => (index === 0 ? '---' : '---:')), ...rows])
    process.stdout.write(`| ${row.join(' | ')} |\n`)
  for (const answer of new Set(outcomes.flatMap(({ wrong }) => wrong))) process.stdout.write(`  ${answer}\n`)
}

const seconds = (ms = Number.NaN): string => `${(ms / 1000).toFixed(1)} s`
