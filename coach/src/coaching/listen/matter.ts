import { type Hearing, MATTERS } from '../../text/hearing.ts'
import { TURN } from '../thresholds.ts'
import type { Intent } from './intent.ts'
import type { TurnSigns } from './turn.ts'

const likeliestMatter = ({ matter }: Hearing) => MATTERS[matter.indexOf(Math.max(...matter))] ?? 'same'

/** Says in so many words that another matter begins: at the start of a sentence, so that "he said something else" is none. */
const OPENS_MATTER =
  /(?:^|[.!?…]\s+|\n)(?:(?:ok(?:ay)?|and|so|but|right|now|well|oh|also|hey|one more|totally|completely)[ ,]+)*(?:(?:something|sth|tell me something) (?:else|different)|(?:an)?other (?:thing|question|matter|topic|subject|problem|issue)|new (?:topic|subject|problem|question|matter)|different (?:topic|subject|question|matter|thing)|(?:a )?separate (?:thing|question|matter)|change of (?:subject|topic)|unrelated|by the way|btw|before i go|while (?:i(?:'|’)?m|you(?:'|’)?re|we(?:'|’)?re) (?:on|here|at it)|can (?:we|you) (?:switch|help me (?:with )?(?:other|another))|on another note)\b/i

/** Whether a message goes on with the matter in hand, where that can be said. */
export function readMatter(
  message: string,
  intent: Intent,
  hearing: Hearing | null,
  { signs, isReply }: { signs: TurnSigns | null; isReply: boolean },
): (typeof MATTERS)[number] | null {
  if (!isReply) return null
  if (OPENS_MATTER.test(message)) return 'new'
  // Whoever corrects the coach stays with what they came for.
  if (intent === 'disagree') return 'same'
  if (!hearing || !signs) return null
  const likeliest = likeliestMatter(hearing)
  if (likeliest === 'back') return 'back'
  return signs.new >= TURN.new ? 'new' : 'same'
}
