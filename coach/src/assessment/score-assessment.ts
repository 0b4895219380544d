import { type AssessmentResponse, STYLES, type Style, type StyleProfile } from '@lodestar/contract/assessment'
import { type Choice, writeFitNotes } from './fit-notes.ts'
import { OPTION_STYLES, QUESTIONNAIRE_VERSION } from './questionnaire.ts'
import { SITUATIONS } from './situations.data.ts'

/**
 * Fewer answers than this between first and second is a blend. With 16 answers a share of .4 has a standard
 * error of about .12, which is two answers.
 */
const CLEAR_LEAD = 3

/**
 * Finds what keeps a set of answers from being scored.
 *
 * @returns the first problem: the field, such as `responses.3.selectedOptionId`, and a sentence for the person who
 * sent it; null when every question has exactly one of its own options.
 */
export function findResponseProblem(
  responses: readonly AssessmentResponse[],
): { field: string; message: string } | null {
  const answered = new Set<string>()
  for (const [at, { questionId, selectedOptionId }] of responses.entries()) {
    const options = OPTION_STYLES.get(questionId)
    const question = `responses.${at}.questionId`
    if (!options) return { field: question, message: `There is no question "${questionId}".` }
    if (answered.has(questionId))
      return { field: question, message: `Question "${questionId}" is answered more than once.` }
    if (!options.has(selectedOptionId))
      return {
        field: `responses.${at}.selectedOptionId`,
        message: `Question "${questionId}" has no option "${selectedOptionId}".`,
      }
    answered.add(questionId)
  }
  const missing = SITUATIONS.filter(({ id }) => !answered.has(id)).map(({ id }) => id)
  return missing.length === 0
    ? null
    : { field: 'responses', message: `Please answer every question; still open: ${missing.join(', ')}.` }
}

/**
 * Scores one finished assessment.
 *
 * @param responses one for each question, in any order.
 * @returns shares of the answers, which sum to 1; styles with equally many answers are ranked by how many of those
 * answers suited, then as in STYLES. Flexibility is Wilcox's average deviation analog: 1 less the answers that
 * would have to change for an even spread, over the 12 that would after always the same style.
 * @throws RangeError when findResponseProblem has one to report.
 * @see docs/coaching/assessment.md (Wilcox 1973 for the flexibility)
 */
export function scoreAssessment(responses: readonly AssessmentResponse[]): StyleProfile {
  const problem = findResponseProblem(responses)
  if (problem) throw new RangeError(`${problem.field}: ${problem.message}`)
  const choices = readChoices(responses)
  const [first, second] = rankStyles(choices)
  if (!first || !second) throw new RangeError('There are no styles to rank.')
  const total = choices.length
  return {
    shares: {
      Directive: count(choices, 'Directive') / total,
      Coaching: count(choices, 'Coaching') / total,
      Supportive: count(choices, 'Supportive') / total,
      Delegating: count(choices, 'Delegating') / total,
    },
    primary: first.style,
    secondary: second.chosen > 0 ? second.style : null,
    isBlend: first.chosen - second.chosen < CLEAR_LEAD,
    flexibility: measureSpread(choices),
    fit: choices.filter(isSuited).length / total,
    fitNotes: writeFitNotes(choices),
    questionnaireVersion: QUESTIONNAIRE_VERSION,
  }
}

/** In the questionnaire's order, so that the order of the answers changes nothing. */
function readChoices(responses: readonly AssessmentResponse[]): Choice[] {
  const selected = new Map(responses.map((response) => [response.questionId, response.selectedOptionId]))
  return SITUATIONS.flatMap((situation) => {
    const style = OPTION_STYLES.get(situation.id)?.get(selected.get(situation.id) ?? '')
    return style ? [{ situation, style }] : []
  })
}

const isSuited = ({ situation, style }: Choice) => situation.bestFit === style

const count = (choices: readonly Choice[], style: Style) =>
  choices.filter((choice) => choice.style === style).length

function rankStyles(choices: readonly Choice[]) {
  const suited = choices.filter(isSuited)
  return STYLES.map((style) => ({
    style,
    chosen: count(choices, style),
    suited: count(suited, style),
  })).toSorted((one, other) => other.chosen - one.chosen || other.suited - one.suited)
}

/** Wilcox (1973), average deviation analog, over the four styles: 0 for always one style, 1 for four of each. */
function measureSpread(choices: readonly Choice[]): number {
  const even = choices.length / STYLES.length
  const deviation = STYLES.reduce((sum, style) => sum + Math.abs(count(choices, style) - even), 0)
  return 1 - deviation / (2 * even * (STYLES.length - 1))
}
