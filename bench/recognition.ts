import { choosePlaybooks } from '@lodestar/coach/coaching/decide/choose-playbooks'
import type { Heard } from '@lodestar/coach/coaching/listen/listen'
import { type Match, recognize } from '@lodestar/coach/coaching/listen/recognize'
import { readState } from '@lodestar/coach/coaching/session/state'
import type { Library } from '@lodestar/coach/playbooks/library'
import type { Meaning } from '@lodestar/coach/text/meanings'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { readMeanings } from '../models/hear-all.ts'
import { readModelRows } from '../models/read-rows.ts'
import { loadLibrary } from '../server/src/coach/load-library.ts'

/** An utterance with the situation it describes; `accept` are others that would do as well. */
export interface RecognitionRow {
  id: string
  text: string
  expected: string
  accept?: string[]
}

/** Reads the situations told by the author from whom nothing was learned. */
export const readAuthoredRows = (isAslant: boolean): RecognitionRow[] =>
  readModelRows<{ text: string; situations: string[]; aslant: boolean }>('situations/rows/s3.jsonl')
    .filter(({ aslant }) => aslant === isAslant)
    .map(({ text, situations: [expected = '', ...accept] }, at) => ({
      id: `s3-${at}`,
      text,
      expected,
      accept,
    }))

/** Shares from 0 to 1; a hit is `expected` or one of `accept`. */
export interface RecognitionFigures {
  n: number
  top1: number
  top3: number
  /** Of the messages that are taken for one situation, how many rightly. */
  sure: number
  perSituation: Record<string, { n: number; top1: number; top3: number }>
}

type Hit = { expected: string; top1: boolean; top3: boolean; isSure: boolean }

const share = (hits: readonly Hit[], at: 'top1' | 'top3') =>
  hits.filter((hit) => hit[at]).length / Math.max(1, hits.length)

function sum(hits: readonly Hit[]): RecognitionFigures {
  const groups = Map.groupBy(hits, ({ expected }) => expected)
  return {
    n: hits.length,
    top1: share(hits, 'top1'),
    top3: share(hits, 'top3'),
    sure: share(
      hits.filter(({ isSure }) => isSure),
      'top1',
    ),
    perSituation: Object.fromEntries(
      [...groups].map(([key, of]) => [
        key,
        { n: of.length, top1: share(of, 'top1'), top3: share(of, 'top3') },
      ]),
    ),
  }
}

const AT_FIRST = readState([], { userId: 'somebody', ...DEFAULT_PREFERENCES })

/** Whether the coach works with one playbook when a conversation begins so. */
function isTakenForOne(library: Library, text: string, matches: readonly Match[]): boolean {
  const heard = {
    text,
    matches,
    words: text.split(/\s+/).length,
    conduct: null,
    points: [],
  } as unknown as Heard
  return choosePlaybooks(heard, { state: AT_FIRST, library, settled: null }).length === 1
}

const judge = (library: Library, { text, expected, accept = [] }: RecognitionRow, meaning?: Meaning): Hit => {
  const ranked = recognize(library, text, meaning)
  const right = new Set([expected, ...accept])
  return {
    expected,
    top1: right.has(ranked[0]?.key ?? ''),
    top3: ranked.slice(0, 3).some(({ key }) => right.has(key)),
    isSure: isTakenForOne(library, text, ranked),
  }
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8)

/** Writes figures for people, situations one by one, with what words alone would reach. */
export function reportRecognition(whole: RecognitionFigures, words?: RecognitionFigures): string {
  const alone = words ? `; by words alone${percent(words.top1)} and${percent(words.top3)}` : ''
  return [
    `  top-1${percent(whole.top1)}, top-3${percent(whole.top3)} of ${whole.n}${alone}; of those taken for one situation right${percent(whole.sure)}`,
    ...Object.entries(whole.perSituation).map(
      ([key, { n, top1, top3 }]) => `    ${key.padEnd(24)}${percent(top1)}${percent(top3)}  of ${n}`,
    ),
  ].join('\n')
}

/** Measures recognition on anybody's rows as the product does it, and by words alone, as it does before the hearing model is awake. */
export async function measureRecognition(
  rows: readonly RecognitionRow[],
): Promise<{ whole: RecognitionFigures; words: RecognitionFigures }> {
  const library = loadLibrary()
  const meanings = await readMeanings(rows.map(({ text }) => text))
  return {
    whole: sum(rows.map((row) => judge(library, row, meanings.get(row.text)))),
    words: sum(rows.map((row) => judge(library, row))),
  }
}
