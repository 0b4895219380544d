import { buildLibrary, recognize } from '@lodestar/coach/coaching/recognize'
import type { Playbook } from '@lodestar/coach/playbooks/playbook'
import { loadLibrary } from '../server/src/lib/coach-engine.ts'

/** An utterance with the situation it describes; `accept` are others that would do as well. */
export interface RecognitionRow {
  id: string
  text: string
  expected: string
  accept?: string[]
}

/** Shares from 0 to 1; a hit is `expected` or one of `accept`. */
export interface RecognitionFigures {
  n: number
  top1: number
  top3: number
  perSituation: Record<string, { n: number; top1: number; top3: number }>
}

type Hit = { expected: string; top1: boolean; top3: boolean }

const share = (hits: readonly Hit[], at: 'top1' | 'top3') =>
  hits.filter((hit) => hit[at]).length / Math.max(1, hits.length)

function sum(hits: readonly Hit[]): RecognitionFigures {
  const groups = Map.groupBy(hits, ({ expected }) => expected)
  return {
    n: hits.length,
    top1: share(hits, 'top1'),
    top3: share(hits, 'top3'),
    perSituation: Object.fromEntries(
      [...groups].map(([key, of]) => [
        key,
        { n: of.length, top1: share(of, 'top1'), top3: share(of, 'top3') },
      ]),
    ),
  }
}

const judge = (ranked: readonly { key: string }[], { expected, accept = [] }: RecognitionRow): Hit => {
  const right = new Set([expected, ...accept])
  return {
    expected,
    top1: right.has(ranked[0]?.key ?? ''),
    top3: ranked.slice(0, 3).some(({ key }) => right.has(key)),
  }
}

/** Measures recognition on anybody's rows. */
export function measureRecognition(rows: readonly RecognitionRow[]): RecognitionFigures {
  const library = loadLibrary()
  return sum(rows.map((row) => judge(recognize(library, row.text), row)))
}

const FOLDS = 5

/** Measures recognition on the playbooks' own exemplars, each judged by a library that has not seen it. */
export function measureHeldOutExemplars(): RecognitionFigures {
  const playbooks = [...loadLibrary().playbooks.values()]
  const without = (playbook: Playbook, fold: number) => ({
    ...playbook,
    exemplars: playbook.exemplars.filter((_, at) => at % FOLDS !== fold),
  })
  const hits = Array.from({ length: FOLDS }, (_, fold) => {
    const library = buildLibrary(playbooks.map((playbook) => without(playbook, fold)))
    const rows = playbooks.flatMap(({ key, exemplars }) =>
      exemplars
        .filter((_, at) => at % FOLDS === fold)
        .map((text, at) => ({ id: `${key}-${at}`, text, expected: key })),
    )
    return rows.map((row) => judge(recognize(library, row.text), row))
  })
  return sum(hits.flat())
}
