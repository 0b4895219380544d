import { type AssessmentQuestion, STYLES, type Style } from '@lodestar/contract/assessment'
import { hashText } from './hash-text.ts'
import { SITUATIONS } from './situations.data.ts'

/** Changes whenever a situation, an option or a best fit does; results of different versions are not comparable. */
export const QUESTIONNAIRE_VERSION = '1'

const ASK = 'What would you most likely do first?'

/**
 * Lists the questionnaire as one visitor sees it.
 *
 * Questions keep their order and ids; only the options of each question move. Within every four questions each
 * style stands once in each position, so somebody who always picks the same position gets four of each style.
 *
 * @param seed anything that stays the same for as long as the visitor should see the same order.
 */
export function listQuestions(seed: string | number): AssessmentQuestion[] {
  return SITUATIONS.map((situation, at) => ({
    id: situation.id,
    question: `${situation.text} ${ASK}`,
    options: orderStyles(seed, at).map((style) => ({
      id: makeOptionId(situation.id, style),
      optionText: situation.options[style],
    })),
  }))
}

/** The style behind each option: question id, then option id. */
export const OPTION_STYLES: ReadonlyMap<string, ReadonlyMap<string, Style>> = new Map(
  SITUATIONS.map(({ id }) => [id, new Map(STYLES.map((style) => [makeOptionId(id, style), style]))]),
)

/** Gives away neither style nor position: a hash, in letters and digits. */
function makeOptionId(questionId: string, style: Style): string {
  return hashText(`option/${QUESTIONNAIRE_VERSION}/${questionId}/${style}`).toString(36).padStart(7, '0')
}

/** One row of a shuffled Latin square: a block of four questions shares the square, each question has its row. */
function orderStyles(seed: string | number, at: number): Style[] {
  const size = STYLES.length
  const block = `${seed}/${Math.floor(at / size)}`
  const columns = shuffle(STYLES, `${block}/columns`)
  const turn = shuffle([...STYLES.keys()], `${block}/rows`)[at % size] ?? 0
  return [...columns.slice(turn), ...columns.slice(0, turn)]
}

function shuffle<T extends string | number>(members: readonly T[], seed: string): T[] {
  const rank = (member: T) => hashText(`${seed}/${member}`)
  return members.toSorted((one, other) => rank(one) - rank(other))
}
