import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { score } from '@lodestar/coach/text/softmax-head'
import { assignConversations } from '../../models/learn/folds.ts'
import { mean } from '../../models/learn/statistics.ts'
import { learnQuestions, listQuestions, readTaught } from '../../models/questions/train.ts'

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

/** What readers made of each answer of a file, the best first: mean fit and help, the share graded 0, how often it was graded. */
function reportAnswers(title: string, file: string): string {
  const grades = readGrades(file)
  const lines = [...Map.groupBy(grades, ({ question }) => question)].map(([question, own]) => {
    const none = (100 * own.filter(({ fit }) => fit === 0).length) / own.length
    const fit = mean(own.map((grade) => grade.fit)).toFixed(2)
    return `  ${fit}  ${mean(own.map(({ help }) => help)).toFixed(2)}  ${none.toFixed(0).padStart(2)} %  ${own.length}  ${question}`
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

/** Tells what readers gave the open question that is chosen for a message, on conversations it has not learned from. */
export async function reportChoice(): Promise<string> {
  const [all, questions] = [await readTaught(), listQuestions()]
  const folds = assignConversations(all)
  const picked = [...new Set(folds.values())].flatMap((fold) => {
    const others = all.filter(({ conversation }) => folds.get(conversation) !== fold)
    const head = learnQuestions(others, questions)
    const worth = (question: string) => mean(others.flatMap(({ grades }) => grades[question] ?? []))
    const [best = ''] = questions.toSorted((one, other) => worth(other) - worth(one))
    return all
      .filter(
        ({ conversation, grades }) =>
          folds.get(conversation) === fold && questions.every((one) => one in grades),
      )
      .map(({ meaning, grades }) => {
        const ranked = score(head, meaning).toSorted(([, one], [, other]) => other - one)
        const gradeOf = (question: string | undefined) => grades[question ?? ''] ?? 0
        return {
          chosen: gradeOf(ranked[0]?.[0]),
          firstThree: mean(ranked.slice(0, 3).map(([question]) => gradeOf(question))),
          best: gradeOf(best),
          any: mean(Object.values(grades)),
          most: Math.max(...Object.values(grades)),
        }
      })
  })
  const tell = (name: keyof (typeof picked)[number]) => mean(picked.map((one) => one[name])).toFixed(2)
  const none = picked.filter(({ chosen }) => chosen === 0).length
  return [
    `Chosen by what the message means, on conversations left out (${picked.length} messages, each question graded on each)`,
    `  chosen ${tell('chosen')}, ${Math.round((100 * none) / picked.length)} % of them 0; the first three ${tell('firstThree')}; the one that is best for all ${tell('best')}; any ${tell('any')}; the best of all there ${tell('most')}`,
  ].join('\n')
}
