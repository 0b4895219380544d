import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a reader made of a question, or of some other answer, to one message: fit and help, 0 to 3. */
interface Grade {
  /** The page it was graded on, each by another reader. */
  readonly page: number
  readonly message: string
  readonly question: string
  readonly fit: number
  readonly help: number
}

const readGrades = (file: string): Grade[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const mean = (numbers: readonly number[]) =>
  (numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)).toFixed(2)

/** What readers made of each answer of a file, the best first: mean fit and help, the share graded 0, how often it was graded. */
function reportAnswers(title: string, file: string): string {
  const grades = readGrades(file)
  const lines = [...Map.groupBy(grades, ({ question }) => question)].map(([question, own]) => {
    const none = (100 * own.filter(({ fit }) => fit === 0).length) / own.length
    const fit = mean(own.map((grade) => grade.fit))
    return `  ${fit}  ${mean(own.map(({ help }) => help))}  ${none.toFixed(0).padStart(2)} %  ${own.length}  ${question}`
  })
  const messages = new Set(grades.map(({ message }) => message)).size
  return [
    `${title}: fit, help, graded 0, of ${grades.length} grades on ${messages} messages`,
    ...lines.toSorted().toReversed(),
  ].join('\n')
}

/** Tells what readers made of answers that were graded each alone: open questions, answers that fit any message of a kind, and words to say. */
export const reportQuestions = (): string =>
  [
    reportAnswers('Open questions', 'grades.jsonl'),
    reportAnswers('Answers to whatever is feared or asked', 'answers.jsonl'),
    reportAnswers('Words to say', 'words.jsonl'),
    reportAnswers('Words that a small language model wrote (decision 51)', 'written.jsonl'),
  ].join('\n')
