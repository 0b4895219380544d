import type { Style } from '@lodestar/contract/assessment'
import { ASKED_BEHAVIORS } from './questions.data.ts'

/** Says which of the four skills a question or a behavior is about; null where none is named. */
export function findSkill(text: string): Style | null {
  const found = ASKED_BEHAVIORS.filter(({ cues }) => cues.test(text)).toSorted(
    (one, other) => text.search(one.cues) - text.search(other.cues),
  )
  return found[0]?.skill ?? null
}
