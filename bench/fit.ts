import { weighFits } from '@lodestar/coach/coaching/listen/fit'
import { FIT } from '@lodestar/coach/coaching/thresholds'
import { asModel, learnFit, readTaught } from '../models/fit/train.ts'
import { assignConversations } from '../models/learn/folds.ts'
import { mean } from '../models/learn/statistics.ts'

/** What the answer that is taken for the best at a moment was graded, and the best of all that were offered. */
interface Picked {
  readonly fit: number
  readonly grade: number
  readonly best: number
}

/** Picks an answer for each moment by what was learned of other conversations. */
async function pickAll(): Promise<Picked[]> {
  const taught = await readTaught()
  const folds = assignConversations(taught.moments)
  return [...new Set(folds.values())].flatMap((fold) => {
    const model = asModel(
      learnFit(taught, ({ conversation }) => folds.get(conversation) !== fold),
      taught,
    )
    return taught.moments.flatMap(({ conversation, moment, offered }, at) => {
      if (folds.get(conversation) !== fold) return []
      const known = offered.flatMap((one) => {
        const answer = taught.answers.get(`${one.source}/${one.key}`)
        return answer ? [{ ...one, ...answer }] : []
      })
      const fits = weighFits(moment, known, { meaning: taught.meanings[at], signs: taught.signs }, model)
      const fit = Math.max(...fits)
      return [
        {
          fit,
          grade: known[fits.indexOf(fit)]?.grade ?? 0,
          best: Math.max(...known.map(({ grade }) => grade)),
        },
      ]
    })
  })
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`

/** Reports what readers made of the answer that is taken for the best, on conversations it has not learned from. */
export async function reportFit(): Promise<string> {
  const picked = await pickAll()
  const tell = (least: number) => {
    const grades = picked.filter(({ fit }) => fit >= least).map(({ grade }) => grade)
    const zeros = grades.filter((grade) => grade === 0)
    return `  from ${least} on: ${percent(grades.length, picked.length)} of moments, graded ${mean(grades).toFixed(2)}, ${percent(zeros.length, grades.length)} of them 0`
  }
  return [
    `  ${picked.length} moments: the answer taken for the best graded ${mean(picked.map(({ grade }) => grade)).toFixed(2)} of 3, the best of all that were offered ${mean(picked.map(({ best }) => best)).toFixed(2)}`,
    ...[...new Set([FIT.least, 0.5, 1, 1.5, 2])].toSorted((one, other) => one - other).map(tell),
  ].join('\n')
}
