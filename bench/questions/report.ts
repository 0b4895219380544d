import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a reader made of a question as the answer to one message: fit and help, 0 to 3. */
interface Grade {
  /** The page it was graded on, each by another reader. */
  readonly page: number
  readonly message: string
  readonly question: string
  readonly fit: number
  readonly help: number
}

const readGrades = (): Grade[] =>
  readFileSync(join(import.meta.dirname, 'grades.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const mean = (numbers: readonly number[]) =>
  (numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)).toFixed(2)

/** Tells what readers made of each open question, the best first: mean fit and help, the share graded 0, how often it was graded. */
export function reportQuestions(): string {
  const grades = readGrades()
  const lines = [...Map.groupBy(grades, ({ question }) => question)].map(([question, own]) => {
    const none = (100 * own.filter(({ fit }) => fit === 0).length) / own.length
    const fit = mean(own.map((grade) => grade.fit))
    return `  ${fit}  ${mean(own.map(({ help }) => help))}  ${none.toFixed(0).padStart(2)} %  ${own.length}  ${question}`
  })
  const messages = new Set(grades.map(({ message }) => message)).size
  return [
    `Open questions: fit, help, graded 0, of ${grades.length} grades on ${messages} messages`,
    ...lines.toSorted().toReversed(),
  ].join('\n')
}
