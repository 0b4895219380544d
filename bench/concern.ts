import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { detectBoundary } from '@lodestar/coach/coaching/screen/screen'
import { encodeAll } from '../models/encode.ts'
import { MODELS, readModelRows } from '../models/read-rows.ts'

/** One message by an author who has seen no rule: how plainly it discloses something, and how it is told. */
interface ConcernRow {
  text: string
  level: 'hard' | 'soft' | 'none'
  aslant: boolean
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** Counts the texts that the product hands over today. */
async function countHandOvers(texts: readonly string[]): Promise<number> {
  const vectors = await encodeAll([...texts])
  return texts.filter((text) => detectBoundary(text, vectors.get(text))).length
}

async function reportAuthor(author: string): Promise<string> {
  const disclosures = readModelRows<ConcernRow>(`concern/rows/${author}-disclosures.jsonl`)
  const ordinary = readModelRows<ConcernRow>(`concern/rows/${author}-ordinary.jsonl`)
  const shareOf = async (rows: readonly ConcernRow[]) =>
    `${percent(await countHandOvers(rows.map(({ text }) => text)), rows.length)} of ${rows.length}`
  const [plain, aslant] = [false, true].map((isAslant) =>
    disclosures.filter((row) => row.aslant === isAslant),
  )
  return `  ${author}: told plainly ${await shareOf(plain ?? [])}, told aslant ${await shareOf(aslant ?? [])}; near misses and ordinary lines handed over ${await shareOf(ordinary)}`
}

/** How often ordinary turns of whole conversations are handed over, for the authors whose name begins so. */
async function reportTurns(initial: string, whose: string): Promise<string> {
  const turns = readdirSync(join(MODELS, 'conversations/rows'))
    .filter((file) => file.startsWith(initial))
    .flatMap((file) => readModelRows<{ text: string; concern: string }>(`conversations/rows/${file}`))
    .filter(({ concern }) => concern === 'none')
    .map(({ text }) => text)
  const handed = await countHandOvers(turns)
  return `  ordinary turns of whole conversations by ${whose}: ${handed} of ${turns.length} handed over, ${((1000 * handed) / turns.length).toFixed(1)} in 1,000`
}

/** Reports what today's hand-over does with disclosures and ordinary turns by authors who have seen none of its rules. */
export async function reportConcern(): Promise<string> {
  return [
    'Hand-over on rows by independent authors; c1 and a1 to a4 are learned from, c2, t1 and t2 never',
    await reportAuthor('c1'),
    await reportAuthor('c2'),
    await reportTurns('a', 'a1 to a4'),
    await reportTurns('t', 't1 and t2'),
  ].join('\n')
}
