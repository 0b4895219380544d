import { queryDatabase } from './database.ts'
import type { DatabaseKind, Installation } from './installation.ts'
import type { Writing } from './writers.ts'

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

/** Looks up in the database what a trial has written, and adds what became of it. */
export async function count(
  on: Installation,
  outcome: Outcome,
  name: string,
  { tally }: Pick<Writing, 'tally'>,
): Promise<void> {
  // Titles are encrypted, so they are counted here.
  const kept = (
    await queryDatabase<{ title: string }>(on.databaseDir, 'select title, user_id from goals')
  ).filter(({ title }) => title.startsWith(`${name},`))
  const titles = new Set(kept.map(({ title }) => title))
  outcome.trials += 1
  outcome.acknowledged += tally.acknowledged.length
  outcome.refused += tally.refusals
  outcome.unanswered += tally.unanswered
  outcome.lost += tally.acknowledged.filter((title) => !titles.has(title)).length
  outcome.doubled += countDoubled(kept.map(({ title }) => title))
  outcome.wrong.push(...tally.wrong)
}

/** How many titles are there more than once. */
const countDoubled = (titles: readonly string[]): number =>
  [...Map.groupBy(titles, (title) => title).values()].filter(({ length }) => length > 1).length

/** Says whether nothing went wrong in a kind of trial. */
export const isClean = ({ died, hands, lost, doubled, wrong, backAfterMs }: Outcome): boolean =>
  died + hands + lost + doubled + wrong.length === 0 && backAfterMs.every(Number.isFinite)

/** The columns of the table. */
export const COLUMNS = [
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

/** Writes a kind of trial as a row of the table. */
export function describe(outcome: Outcome): string {
  const times = outcome.backAfterMs.toSorted((a, b) => a - b)
  const { fault, database, trials, kills, connections, acknowledged, lost, doubled, died } = outcome
  const counts = [trials, kills, connections, acknowledged, lost, doubled, died, outcome.hands]
  const answers = [outcome.refused, outcome.unanswered, outcome.wrong.length]
  const back = [seconds(times[Math.floor(times.length / 2)]), seconds(times.at(-1))]
  return `| ${[fault, database, ...counts, ...answers, ...back].join(' | ')} |`
}

/** Writes what all trials have come to. */
export function sumUp(outcomes: readonly Outcome[]): string {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0)
  return `\n${sum((one) => one.trials)} trials, ${sum((one) => one.kills)} kills, ${sum((one) => one.connections)} connections ended, ${sum((one) => one.acknowledged)} writes acknowledged: lost ${sum((one) => one.lost)}, doubled ${sum((one) => one.doubled)}, processes that died ${sum((one) => one.died)}, starts that needed a hand ${sum((one) => one.hands)}, wrong answers ${sum((one) => one.wrong.length)}`
}

const seconds = (ms = Number.NaN): string => `${(ms / 1000).toFixed(1)} s`
