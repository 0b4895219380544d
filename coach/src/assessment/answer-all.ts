import type { AssessmentResponse, Style } from '@lodestar/contract/assessment'
import { OPTION_STYLES } from './questionnaire.ts'
import { SITUATIONS, type Situation } from './situations.data.ts'

/**
 * Fills in the whole questionnaire, for sample accounts and tests.
 *
 * @param chooseStyle the style whose option is selected in a situation; `at` counts from 0.
 */
export function answerAll(chooseStyle: (situation: Situation, at: number) => Style): AssessmentResponse[] {
  return SITUATIONS.flatMap((situation, at) => {
    const wanted = chooseStyle(situation, at)
    const options = [...(OPTION_STYLES.get(situation.id) ?? [])]
    const selected = options.find(([, style]) => style === wanted)
    return selected ? [{ questionId: situation.id, selectedOptionId: selected[0] }] : []
  })
}
