import type { QuestionProblem } from '@lodestar/contract/pulse'
import type { Analysis } from '../communication/analysis.ts'
import { QUESTION_RULES } from './question-rules.data.ts'

const MOST_WORDS = 25
const TOO_LONG =
  'It is long. Whoever reads it twice answers what they remember of it. One behavior, one sentence.'

/**
 * Says what may keep people from answering a question honestly: that it leads, asks two things at once, or asks for what
 * nobody can see.
 *
 * @param read what the message reader finds in it; what hurts its reader hurts here too.
 */
export function checkQuestion(question: string, read: Pick<Analysis, 'findings'>): QuestionProblem[] {
  const problems = QUESTION_RULES.flatMap(({ pattern, why }) => {
    const found = pattern.exec(question)
    return found ? [{ quote: (found[1] ?? found[0]).trim(), why }] : []
  })
  const words = question.split(/\s+/).length
  if (words > MOST_WORDS) problems.push({ quote: `${words} words`, why: TOO_LONG })
  const known = problems.map(({ quote }) => quote.toLowerCase())
  const hurting = read.findings
    .filter(({ dimension }) => dimension === 'tone')
    .map(({ start, end, why }) => ({ quote: question.slice(start, end), why }))
    .filter(({ quote }) => !known.some((one) => one.includes(quote.toLowerCase())))
  // Of two that say the same, the first.
  return [...problems, ...hurting].filter(
    ({ why }, at, all) => all.findIndex((other) => other.why === why) === at,
  )
}
