import { type Screening, screen } from '@lodestar/coach/coaching/screen/screen'
import { readTurns } from '../models/hear-all.ts'
import { readModelRows } from '../models/read-rows.ts'
import { hearConversations } from './hearing/conversations.ts'

/** One message by an author who has seen no rule: how plainly it discloses something, and how it is told. */
interface ConcernRow {
  readonly text: string
  /** What the coach said before; null at the beginning. */
  readonly context: string | null
  /** What the leader had said before; null or left out at the beginning. */
  readonly before?: string | null
  readonly level: 'hard' | 'soft' | 'none'
  readonly aslant: boolean
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** Of some messages, how many are handed over, and how many of the others the coach asks about beside its answer. */
function tell(screened: readonly Pick<Screening, 'boundary' | 'suspected'>[]): string {
  const hard = screened.filter(({ boundary }) => boundary !== null).length
  const soft = screened.filter(({ suspected }) => suspected !== null).length
  return `handed over ${percent(hard, screened.length)}, asked about ${percent(soft, screened.length)} of ${screened.length}`
}

/** Authors whose disclosures and ordinary lines lie in files of their own. */
const SPLIT = new Set(['c6'])

async function reportAuthor(author: string): Promise<string[]> {
  const files = SPLIT.has(author) ? [`${author}-disclosures`, `${author}-ordinary`] : [author]
  const rows = files.flatMap((file) => readModelRows<ConcernRow>(`concern/rows/${file}.jsonl`))
  const turns = await readTurns(
    rows.map(({ text, context, before = null }) => ({ text, before, coach: context })),
  )
  const screened = rows.map((row, at) => ({ row, ...screen(row.text, [], { turn: turns[at] }) }))
  const tellOf = (name: string, isOne: (row: ConcernRow) => boolean) =>
    `  ${author}, ${name}: ${tell(screened.filter(({ row }) => isOne(row)))}`
  return [
    tellOf('told plainly', ({ level, aslant }) => level !== 'none' && !aslant),
    tellOf('told aslant', ({ level, aslant }) => level !== 'none' && aslant),
    tellOf('near misses and ordinary lines', ({ level }) => level === 'none'),
  ]
}

/** What becomes of the ordinary turns of whole conversations. */
async function reportTurns(authors: readonly string[]): Promise<string> {
  const screened: Screening[] = []
  for (const author of authors)
    for (const { text, concern, hearing } of await hearConversations(author))
      if (concern === 'none') screened.push(screen(text, [], hearing))
  return `  ordinary turns of whole conversations, ${authors.join(', ')}: ${tell(screened)}`
}

/** Reports what the hand-over does with rows and turns of authors who have seen none of its rules, and from whom nothing was learned. */
export async function reportConcern(): Promise<string> {
  return [
    'Hand-over on rows of authors nothing was learned from',
    ...(await reportAuthor('c4')),
    ...(await reportAuthor('c5')),
    ...(await reportAuthor('c6')),
    ...(await reportAuthor('d1')),
    ...(await reportAuthor('d2')),
    ...(await reportAuthor('e2')),
    ...(await reportAuthor('f-judged')),
    ...(await reportAuthor('o-judged')),
    await reportTurns(['t1', 't2', 't3']),
  ].join('\n')
}
