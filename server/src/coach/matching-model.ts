import { BANKS, type Matching } from '@lodestar/coach/text/matching'
import { readWeights } from '../lib/learned-weights.ts'
import { openTextModel } from '../lib/text-model.ts'

/** So many tokens of a text are read, from its beginning and from its end. */
const MOST = [60, 40] as const
/** The name of what is none of a bank. */
const NONE = 'none'

/** The matching model (models/matching/card.md), in the thread that opened it. */
export interface MatchingModel {
  read: (text: string) => Promise<Matching>
}

/** Opens the model from its files; takes half a second of one processor and 90 MB. */
export async function openMatchingModel(): Promise<MatchingModel> {
  const { tokenize, run } = await openTextModel('matching')
  const units: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readWeights('matching/weights/units.json'),
  )
  const [first, last] = MOST
  return {
    read: async (text) => {
      const tokens = tokenize(text)
      const { read } = await run(
        null,
        tokens.length <= first + last ? tokens : [...tokens.slice(0, first), ...tokens.slice(-last)],
      )
      const odds = BANKS.map((bank) => {
        const own = read(bank)
        return [bank, new Map([...(units[bank] ?? []), NONE].map((key, at) => [key, own[at] ?? 0]))]
      })
      return Object.fromEntries(odds) as Matching
    },
  }
}
