import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTongueDanger, type TongueKind } from '../../coach/src/tongues/danger.ts'
import { readLanguage, TONGUES, type Tongue } from '../../coach/src/tongues/language.ts'
import { readEnglishRows } from './read-english-rows.ts'

/** One line of `rows/*.tsv`: the rules were written in view of the sets 1 to 3, and never of `held-out`. */
interface Row {
  readonly set: string
  readonly kind: TongueKind | 'ordinary'
  readonly voice: string
  readonly text: string
}

function readRows(tongue: Tongue): Row[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, `rows/${tongue}.tsv`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [set = '', kind = '', voice = '', text = ''] = line.split('\t')
    return { set, kind: kind as Row['kind'], voice, text }
  })
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length

function tell(name: string, rows: readonly (Row & { tongue: Tongue })[]): string {
  const judged = rows.map((row) => ({ ...row, found: findTongueDanger(row.text)?.kind ?? null }))
  const disclosures = judged.filter(({ kind }) => kind !== 'ordinary')
  const colloquial = disclosures.filter(({ voice }) => voice === 'colloquial')
  const ordinary = judged.filter(({ kind }) => kind === 'ordinary')
  const caught = disclosures.filter(({ found }) => found !== null)
  return [
    `  ${name.padEnd(9)} recall ${percent(caught.length, disclosures.length)} of ${disclosures.length}`,
    colloquial.length > 0
      ? `colloquial ${percent(
          count(colloquial, ({ found }) => found !== null),
          colloquial.length,
        )}`
      : null,
    `kind right ${percent(
      count(caught, ({ kind, found }) => kind === found),
      caught.length,
    )}`,
    `false alarms ${percent(
      count(ordinary, ({ found }) => found !== null),
      ordinary.length,
    )} of ${ordinary.length}`,
    `language right ${percent(
      count(judged, ({ tongue, text }) => readLanguage(text) === tongue),
      judged.length,
    )}`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

/** Says how well languages are told apart, danger is found in ten of them, and English stays English. */
export function reportTongues(): string {
  const rows = TONGUES.flatMap((tongue) => readRows(tongue).map((row) => ({ ...row, tongue })))
  const english = readEnglishRows()
  const sets = [...new Set(rows.map(({ set }) => set))]
  const of = (set: string) => rows.filter((row) => row.set === set)
  const misread = count(english, (text) => !['en', 'unknown'].includes(readLanguage(text)))
  return [
    'Held out, by language',
    ...TONGUES.map((tongue) =>
      tell(
        tongue,
        of('held-out').filter((row) => row.tongue === tongue),
      ),
    ),
    'All languages, by set; the rules were written in view of 1 to 3',
    ...sets.map((set) => tell(set, of(set))),
    `English rows taken for another language: ${misread} of ${english.length}; in which danger was heard: ${count(english, (text) => findTongueDanger(text) !== null)}`,
  ].join('\n')
}
