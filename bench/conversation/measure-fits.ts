import { chooseReply } from '../../coach/src/coaching/decide/choose-reply.ts'
import { hearReplies } from '../../coach/src/coaching/listen/hear-replies.ts'
import { indexReplies, type KnownReply } from '../../coach/src/playbooks/known-replies.ts'
import { loadReplies } from '../../server/src/coach/load-library.ts'

/** A message in the middle of a conversation, invented before any reply was read. */
export interface FitRow {
  readonly id: string
  readonly situation: string
  readonly text: string
  /** Each reply a coach could fittingly give, as `<file>/<key>`, best first; empty where none fits. */
  readonly fits: readonly string[]
}

/** What became of a row, and what it is called in the report. */
const OUTCOMES = {
  fitting: 'answered with a fitting reply',
  unfitting: 'answered with an unfitting one',
  missed: 'not answered although one fits',
  rightlyNone: 'rightly not answered',
} as const
type Outcome = keyof typeof OUTCOMES
const NAMES = Object.keys(OUTCOMES) as Outcome[]

/** A row with the reply found for it, null where none was. */
interface JudgedFit {
  readonly row: FitRow
  readonly found: string | null
  readonly outcome: Outcome
}

const nameOf = ({ situation, reply }: KnownReply) => `${situation}/${reply.key}`

function judgeOutcome(fits: readonly string[], found: string | null): Outcome {
  if (found === null) return fits.length > 0 ? 'missed' : 'rightlyNone'
  return fits.includes(found) ? 'fitting' : 'unfitting'
}

/**
 * Finds the reply to each row as in a conversation about its situation in which none has been given yet.
 *
 * @throws Error where a row names a reply that does not exist, since it would count as missed for ever.
 */
function judgeFits(rows: readonly FitRow[]): JudgedFit[] {
  const replies = indexReplies(loadReplies())
  const names = new Map(replies.map((known) => [known.reply, nameOf(known)]))
  const known = new Set(names.values())
  const lost = rows.flatMap(({ id, fits }) =>
    fits.filter((fit) => !known.has(fit)).map((fit) => `${id}: ${fit}`),
  )
  if (lost.length > 0) throw new Error(`No such reply: ${lost.join(', ')}`)
  return rows.map((row) => {
    const heard = hearReplies(replies, row.text, [row.situation])
    const reply = chooseReply({ text: row.text, replies: heard }, () => true)
    const found = reply ? (names.get(reply) ?? null) : null
    return { row, found, outcome: judgeOutcome(row.fits, found) }
  })
}

const countBy = (judged: readonly JudgedFit[], outcome: Outcome) =>
  judged.filter((one) => one.outcome === outcome).length

function tellRow({ row: { id, text, fits }, found, outcome }: JudgedFit): string {
  return `${OUTCOMES[outcome]}: ${id} | found ${found ?? 'nothing'} | fits ${fits.join(', ') || 'nothing'} | ${text}`
}

/** Tells the four counts for each situation and all of them, in lines to print; with `withRows` each wrong row too. */
export function reportFits(rows: readonly FitRow[], withRows: boolean): string {
  const judged = judgeFits(rows)
  const situations = [...new Set(rows.map(({ situation }) => situation))]
  const tell = (name: string, some: readonly JudgedFit[]) =>
    name.padEnd(24) + NAMES.map((outcome) => String(countBy(some, outcome)).padStart(8)).join('')
  const all = rows.length
  return [
    `Replies to ${all} messages in mid-conversation, of which a reply fits ${rows.filter(({ fits }) => fits.length > 0).length}`,
    ...NAMES.map((outcome) => {
      const count = countBy(judged, outcome)
      return `  ${OUTCOMES[outcome].padEnd(32)} ${String(count).padStart(3)}  ${((100 * count) / all).toFixed(1).padStart(5)} %`
    }),
    `${''.padEnd(24)} fitting   unfit  missed    none`,
    ...situations.map((name) =>
      tell(
        name,
        judged.filter(({ row }) => row.situation === name),
      ),
    ),
    ...(withRows
      ? judged.filter(({ outcome }) => outcome === 'unfitting' || outcome === 'missed').map(tellRow)
      : []),
  ].join('\n')
}
