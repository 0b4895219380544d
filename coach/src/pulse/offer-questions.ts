import { ASKED_BEHAVIORS, GENERAL_QUESTIONS } from './questions.data.ts'

const MOST = 6
const FEWEST = 4

/**
 * Offers ways to ask a team about a behavior, those that fit the leader's own words best first.
 *
 * @param behavior what the leader wants to be seen doing, or a goal, in their words.
 * @param askedBy the name that stands in the questions.
 * @returns four to six questions that begin with "How often".
 */
export function offerQuestions(behavior: string, askedBy: string): string[] {
  const fitting = ASKED_BEHAVIORS.map(({ cues, questions }) => ({
    questions,
    // The earlier it is named, the more it is what is meant.
    at: behavior.search(cues),
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ questions }) => questions.filter((question) => question !== undefined))
  const offered = [...new Set(fitting)].slice(0, MOST)
  for (const question of GENERAL_QUESTIONS)
    if (offered.length < FEWEST && !offered.includes(question)) offered.push(question)
  return offered.map((question) => question.replaceAll('{name}', () => askedBy))
}
