import { findLikeliest } from '@lodestar/coach/coaching/listen/listen'
import { MATCHED } from '@lodestar/coach/coaching/thresholds'
import type { Choice, Happening, PlainAnswer } from '@lodestar/coach/playbooks/playbook'
import { BANKS, type Matching } from '@lodestar/coach/text/matching'
import { type MatchedRow, readHeldOut } from '../models/matching/train.ts'
import { loadLibrary } from '../server/src/coach/load-library.ts'
import { openMatchingModel } from '../server/src/coach/matching-model.ts'

type Unit = Choice | Happening | PlainAnswer

interface Guess {
  readonly chance: number
  readonly isRight: boolean
  readonly isKnown: boolean
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

const isRight = (guess: Guess) => guess.isRight

/** What stands first on rows that say one of a bank, and how much of what is named is right. */
function sumUp(guesses: readonly Guess[], least: number): string {
  const known = guesses.filter(({ isKnown }) => isKnown)
  const named = guesses.filter(({ chance }) => chance >= least)
  const first = percent(known.filter(isRight).length, known.length)
  return `right one first ${first} of ${known.length}; named from ${least} on: ${percent(named.length, guesses.length)} of ${guesses.length}, right in ${percent(named.filter(isRight).length, named.length)}`
}

/** Reports what is found of each bank in rows of authors nothing was learned from: by the model alone, and with the wording. */
export async function reportMatching(): Promise<string> {
  const library = loadLibrary()
  const model = await openMatchingModel()
  const read: (MatchedRow & { readonly matching: Matching })[] = []
  for (const row of readHeldOut()) read.push({ ...row, matching: await model.read(row.text) })
  return BANKS.flatMap((bank) =>
    (['lines', 'messages'] as const).flatMap((kind) => {
      const rows = read.filter(
        (row) => row.bank === bank && (row.from === 'message') === (kind === 'messages'),
      )
      const judgeBy = (usesWording: boolean) =>
        rows.map(({ text, key, matching }): Guess => {
          const units: readonly Unit[] = library[bank]
          const best = findLikeliest(units, { text, odds: matching[bank] }, usesWording)
          return { chance: best?.chance ?? 0, isRight: best?.unit.key === key, isKnown: key !== 'none' }
        })
      return rows.length === 0
        ? []
        : [false, true].map(
            (usesWording) =>
              `  ${bank}, ${kind}, ${usesWording ? 'model and wording' : 'model alone'}: ${sumUp(judgeBy(usesWording), MATCHED[bank])}`,
          )
    }),
  ).join('\n')
}
