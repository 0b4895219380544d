import { join } from 'node:path'
import { findTongueDanger } from '../../coach/src/tongues/danger.ts'
import { readLanguage, TONGUES } from '../../coach/src/tongues/language.ts'
import { readTaughtTongueRows, readTongueRows, type TongueRow } from '../../models/tongues/read-rows.ts'
import { readEnglishRows } from './read-english-rows.ts'

interface Judged extends TongueRow {
  readonly found: ReturnType<typeof findTongueDanger>
  readonly isLanguageRight: boolean
}

const judge = (rows: readonly TongueRow[]): Judged[] =>
  rows.map((row) => ({
    ...row,
    found: findTongueDanger(row.text),
    isLanguageRight: readLanguage(row.text) === row.tongue,
  }))

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const share = <T>(all: readonly T[], is: (one: T) => boolean) => percent(all.filter(is).length, all.length)
const isHard = ({ found }: Judged) => found?.isHard === true
const isSoft = ({ found }: Judged) => found?.isHard === false

/** Says of how many rows danger is handed over, and of how many it is asked about. */
const tellFound = (rows: readonly Judged[]) => `${share(rows, isHard)} + ${share(rows, isSoft)}`

function tell(name: string, rows: readonly Judged[]): string {
  const disclosures = rows.filter(({ kind }) => kind !== 'ordinary')
  const ordinary = rows.filter(({ kind }) => kind === 'ordinary')
  const caught = disclosures.filter(({ found }) => found !== null)
  const ofSubject = caught.filter(({ subject }) => subject !== '')
  const voices = [...new Set(disclosures.map(({ voice }) => voice))]
  return [
    `  ${name.padEnd(9)} ${tellFound(disclosures)} of ${disclosures.length}`,
    ...(voices.length > 1
      ? voices.map((voice) => `${voice} ${tellFound(disclosures.filter((row) => row.voice === voice))}`)
      : []),
    `kind right ${share(caught, ({ kind, found }) => kind === found?.kind)}`,
    ...(ofSubject.length > 0
      ? [`subject right ${share(ofSubject, ({ subject, found }) => subject === found?.subject)}`]
      : []),
    `ordinary ${tellFound(ordinary)} of ${ordinary.length}`,
    `language right ${share(rows, ({ isLanguageRight }) => isLanguageRight)}`,
  ].join(', ')
}

/** Says how well languages are told apart, danger is found in ten of them, and English stays English. */
export function reportTongues(): string {
  const heldOut = judge(readTongueRows(join(import.meta.dirname, 'rows')))
  const taught = judge(readTaughtTongueRows())
  const english = readEnglishRows()
  const misread = english.filter((text) => !['en', 'unknown'].includes(readLanguage(text))).length
  const heard = english.filter((text) => findTongueDanger(text) !== null).length
  return [
    'Handed over + asked about; held out, by language',
    ...TONGUES.map((tongue) =>
      tell(
        tongue,
        heldOut.filter((row) => row.tongue === tongue),
      ),
    ),
    tell('all', heldOut),
    'Learned from, by set; the rules were written in view of 1 to 3',
    ...[...new Set(taught.map(({ set }) => set))].map((set) =>
      tell(
        set,
        taught.filter((row) => row.set === set),
      ),
    ),
    `English rows taken for another language: ${misread} of ${english.length}; in which danger was heard: ${heard}`,
  ].join('\n')
}
