import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TONGUES, type Tongue } from '@lodestar/coach/tongues/language'
import { TONGUE_KINDS, type TongueKind } from '@lodestar/coach/tongues/likeness'
import { readTaughtRows } from '../concern/read-rows.ts'
import { MODELS } from '../read-rows.ts'

/** A labeled message in one of the ten languages. */
export interface TongueRow {
  readonly tongue: Tongue
  /** `1` to `4` are by the hand that wrote the rules, in view of the first three; `author` by people who had seen none. */
  readonly set: string
  readonly kind: TongueKind | 'ordinary'
  /** Whom it happens to; empty where nobody has said. */
  readonly subject: string
  readonly voice: string
  readonly text: string
}

/** Reads labeled messages from a folder that has a file for each language: set, kind, subject, voice, text. */
export const readTongueRows = (folder: string): TongueRow[] =>
  TONGUES.flatMap((tongue) => {
    const [, ...lines] = readFileSync(join(folder, `${tongue}.tsv`), 'utf8')
      .trimEnd()
      .split('\n')
    return lines.map((line) => {
      const [set = '', kind = '', subject = '', voice = '', text = ''] = line.split('\t')
      return { tongue, set, kind: kind as TongueRow['kind'], subject, voice, text }
    })
  })

/** The rows that are learned from. */
export const readTaughtTongueRows = (): TongueRow[] => readTongueRows(join(MODELS, 'tongues/rows'))

/** A message in English, as far as its kind is one that is understood in other languages. */
export interface EnglishRow extends Pick<TongueRow, 'kind' | 'text'> {
  readonly tongue: 'en'
}

/** Reads what the concern model learns from in English. */
export function readEnglishConcerns(): EnglishRow[] {
  const { rows, turns, spoken, phrased } = readTaughtRows()
  return [...rows, ...turns, ...spoken, ...phrased].flatMap(({ text, expected }): EnglishRow[] => {
    const name = expected.replace('handover:', '').replace('discrimination', 'harassment')
    const kind = name === 'coach' ? 'ordinary' : TONGUE_KINDS.find((each) => each === name)
    return kind ? [{ tongue: 'en', kind, text }] : []
  })
}
