import { readActs } from '../../coach/src/coaching/listen/acts.ts'
import type { Intent } from '../../coach/src/coaching/listen/intent.ts'
import { readIntent } from '../../coach/src/coaching/listen/read-intent.ts'
import { listSigns } from '../../coach/src/coaching/listen/turn.ts'
import { findCommitment } from '../../coach/src/text/commitment.ts'
import { findDays, type Moment } from '../../coach/src/text/dates.ts'
import type { Hearing } from '../../coach/src/text/hearing.ts'
import { hearEachAlone, hearTurns } from '../../models/hear-all.ts'
import type { IntentRow } from '../../models/intents/read-rows.ts'

/** How often one intent is read where it is meant, and meant where it is read; shares from 0 to 1. */
interface IntentFigures {
  readonly intent: Intent
  readonly n: number
  readonly recall: number
  readonly precision: number
}

/** Shares from 0 to 1 over some rows. */
export interface ReadingFigures {
  readonly n: number
  readonly intents: number
  readonly perIntent: readonly IntentFigures[]
  /** Of the plain answers, how many are taken for something else. */
  readonly falseAlarms: number
  readonly acts: number
  readonly dueDays: number
  readonly days: number
  /** What was read otherwise than expected; texts of the held-out rows stay unseen. */
  readonly misses: readonly { readonly text: string; readonly expected: string; readonly found: string }[]
}

type Hearings = ReadonlyMap<string, Hearing>

interface Judged {
  readonly row: IntentRow
  readonly kind: 'intent' | 'act' | 'dueOn' | 'day'
  readonly expected: string
  readonly found: string
}

const momentOf = ({ today = '2026-11-21' }: IntentRow): Moment => ({
  now: new Date(`${today}T09:00:00Z`),
  timeZone: 'Europe/Berlin',
})

/** What it does as a whole; null of a first message. */
const signsOf = (hearing: Hearing | undefined, isReply: boolean) =>
  isReply && hearing?.turn ? listSigns(hearing.turn) : null

function judge(row: IntentRow, hearings: Hearings): Judged[] {
  const { text, expected, act, dueOn, day } = row
  const { isReply = true, isCommitStage = false, isOptionsStage = false } = row
  const words = text.split(/\s+/).filter(Boolean).length
  const hearing = hearings.get(text)
  const parts = hearing && readActs(text, hearing, ASKED)
  const intent = () =>
    readIntent(text, { isReply, isCommitStage, isOptionsStage, words, parts }, signsOf(hearing, isReply))
  const promise = act === undefined ? null : findCommitment(text, momentOf(row))
  return [
    ...(expected ? [{ row, kind: 'intent', expected, found: intent() } as const] : []),
    ...(act === undefined
      ? []
      : ([
          { row, kind: 'act', expected: act ?? '', found: promise?.text ?? '' },
          { row, kind: 'dueOn', expected: dueOn ?? '', found: promise?.dueOn ?? '' },
        ] as const)),
    ...(day === undefined
      ? []
      : [
          {
            row,
            kind: 'day',
            expected: day ?? '',
            found: findDays(text, momentOf(row))[0]?.on ?? '',
          } as const,
        ]),
  ]
}

const isRight = ({ expected, found }: Judged) => expected === found
const share = (rows: readonly Judged[]) =>
  rows.length === 0 ? 1 : Math.round((rows.filter(isRight).length / rows.length) * 1000) / 1000

/** The rows do not say what the coach had asked. */
const ASKED = 'What stands in the way?'

/** Hears the rows as answers to a question of the coach. */
export const hearReplies = (rows: readonly IntentRow[]): Promise<Map<string, Hearing>> =>
  hearEachAlone(
    rows.map(({ text }) => text),
    ASKED,
    hearTurns,
  )

/** Judges how the coach reads labeled messages; by words alone without `hearings`. */
export function measureIntents(rows: readonly IntentRow[], hearings: Hearings = new Map()): ReadingFigures {
  const judged = rows.flatMap((row) => judge(row, hearings))
  const of = (kind: Judged['kind']) => judged.filter((one) => one.kind === kind)
  const read = of('intent')
  const names = [...new Set(rows.flatMap(({ expected }) => expected ?? []))]
  return {
    n: rows.length,
    intents: share(read),
    perIntent: names.map((intent) => {
      const meant = read.filter(({ expected }) => expected === intent)
      const found = read.filter((one) => one.found === intent)
      return { intent, n: meant.length, recall: share(meant), precision: share(found) }
    }),
    falseAlarms: Math.round((1 - share(read.filter(({ expected }) => expected === 'answer'))) * 1000) / 1000,
    acts: share(of('act')),
    dueDays: share(of('dueOn')),
    days: share(of('day')),
    misses: judged
      .filter((one) => !isRight(one) && !one.row.isHeldOut)
      .map(({ row: { text }, expected, found }) => ({ text, expected, found })),
  }
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`

/** Tells the figures in lines to print, those of the held-out rows last. */
export function reportIntents(rows: readonly IntentRow[], hearings: Hearings): string {
  const parts = [
    ['used while improving', rows.filter(({ isHeldOut }) => !isHeldOut)],
    ['held out', rows.filter(({ isHeldOut }) => isHeldOut)],
  ] as const
  return parts
    .filter(([, part]) => part.length > 0)
    .map(([name, part]) => tell(name, part, hearings))
    .join('\n')
}

function tell(name: string, rows: readonly IntentRow[], hearings: Hearings): string {
  const { n, intents, falseAlarms, perIntent, acts, dueDays, days } = measureIntents(rows, hearings)
  const byWords = measureIntents(rows)
  const hasPromises = rows.some(({ act }) => act !== undefined)
  return [
    `What a message is for, ${n} rows ${name}: intent ${percent(intents)}, plain answers taken for something else ${percent(falseAlarms)}; by words alone ${percent(byWords.intents)} and ${percent(byWords.falseAlarms)}`,
    ...(hasPromises
      ? [`  promises: act ${percent(acts)}, its day ${percent(dueDays)}; days ahead ${percent(days)}`]
      : []),
    ...perIntent.map(
      ({ intent, n: meant, recall, precision }) =>
        `  ${intent.padEnd(12)} ${String(meant).padStart(3)}  found ${percent(recall).padStart(7)}  right ${percent(precision).padStart(7)}`,
    ),
  ].join('\n')
}
