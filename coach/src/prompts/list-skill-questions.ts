import type { FocusArea } from '@lodestar/contract/prompts'
import { SKILL_QUESTIONS } from './skill-questions.data.ts'

/** Few enough to stay with one of them. */
const PER_PAGE = 6

/** Gives six questions on a skill; after the last page the first comes again. */
export function listSkillQuestions(focusArea: FocusArea, page: number): string[] {
  const all = SKILL_QUESTIONS[focusArea]
  const start = (page % Math.ceil(all.length / PER_PAGE)) * PER_PAGE
  return all.slice(start, start + PER_PAGE)
}
