import { createCoachEngine } from '../server/src/coach/coach-engine.ts'
import { type ConversationRow, prepareLast } from '../server/src/testing/hold-conversation.ts'

/** How large what is sent for one turn is, in bytes of UTF-8. */
interface TurnBytes {
  readonly all: number
  readonly instructions: number
  /** From the start on the same as for the turn before; for the first, the instructions, which are everybody's. */
  readonly same: number
}

/** Holds conversations with the built-in coach and measures what a language model would be sent for each of their turns. */
async function measureBriefs(rows: readonly ConversationRow[]): Promise<TurnBytes[][]> {
  const engine = createCoachEngine()
  const measured: TurnBytes[][] = []
  for (const row of rows) {
    const turns: TurnBytes[] = []
    let before = ''
    for (const at of row.turns.keys()) {
      const { brief } = await prepareLast(engine, { ...row, turns: row.turns.slice(0, at + 1) })
      if (!brief) continue
      const sent = [
        brief.instructions,
        ...brief.messages.map(({ role, content }) => `${role}\n${content}`),
      ].join('\n\n')
      const instructions = bytes(brief.instructions)
      const same = before === '' ? instructions : bytes(sent.slice(0, countSame(before, sent)))
      turns.push({ all: bytes(sent), instructions, same })
      before = sent
    }
    measured.push(turns)
  }
  return measured
}

const bytes = (text: string): number => Buffer.byteLength(text)
function countSame(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** What a cached byte costs most often, as a share of one that is read anew. */
const CACHED_PRICE = 0.1
const kB = (size: number) => (size / 1_000).toFixed(1).padStart(6)
const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`.padStart(5)

/** Says, turn by turn and in all, how much is sent for conversations and how much of it a provider's cache may hold. */
export async function reportBriefBytes(rows: readonly ConversationRow[]): Promise<string> {
  const measured = await measureBriefs(rows)
  const all = measured.flat()
  const sum = (turns: readonly TurnBytes[], of: (turn: TurnBytes) => number) =>
    turns.reduce((total, turn) => total + of(turn), 0)
  const longest = Math.max(0, ...measured.map((turns) => turns.length))
  const perTurn = Array.from({ length: longest }, (_, at) => {
    const turns = measured.flatMap((one) => one[at] ?? [])
    const [whole, same] = [sum(turns, (turn) => turn.all), sum(turns, ({ same }) => same)]
    return `  turn ${String(at + 1).padStart(2)}  ${kB(whole / turns.length)} kB  as before ${kB(same / turns.length)} kB ${share(same, whole)}`
  })
  const [whole, same, fixed] = [
    sum(all, (turn) => turn.all),
    sum(all, (turn) => turn.same),
    sum(all, ({ instructions }) => instructions),
  ]
  const billed = (cached: number) => whole - cached * (1 - CACHED_PRICE)
  const conversations = measured.length
  return [
    `${conversations} conversations, ${all.length} turns; the answers are the built-in coach's`,
    ...perTurn,
    `A turn                                  ${kB(whole / all.length)} kB, the instructions ${kB(fixed / all.length)} kB of them`,
    `A conversation, nothing cached          ${kB(whole / conversations)} kB`,
    `A conversation, its own beginning kept  ${kB(same / conversations)} kB of it cached, billed like ${kB(billed(same) / conversations)} kB ${share(billed(same), whole)}`,
    `A conversation, the instructions kept   ${kB(fixed / conversations)} kB of it cached, billed like ${kB(billed(fixed) / conversations)} kB ${share(billed(fixed), whole)}`,
  ].join('\n')
}
