import type { Reply } from '../../playbooks/playbook.ts'
import type { Heard } from '../listen/listen.ts'
import { REPLY } from '../thresholds.ts'

/**
 * What counts beside the words of the longest cue, in words: each further cue, a later sentence against an earlier, a reply of
 * the situation itself against one of anywhere, and a question where leaders tell, or the other way round.
 */
const WEIGHTS = { cue: 0.7, later: 0.5, own: 1.5, otherForm: -1 } as const
const MOST_CUES = 3

/**
 * Chooses the reply to what a leader says, by the cues that stand in it.
 *
 * @param isFresh false for a reply that has been given.
 * @returns the reply with the most and most telling cues; null where they are too few to be sure.
 */
export function chooseReply(
  { text, replies }: Pick<Heard, 'text' | 'replies'>,
  isFresh: (reply: Reply) => boolean,
): Reply | null {
  const enough = text.split(/\s+/).length <= REPLY.shortWords ? REPLY.short : REPLY.long
  let best: { reply: Reply; score: number } | null = null
  for (const { reply, isOwn, cues, words, place, otherForm } of replies) {
    if (cues + words < enough || otherForm > REPLY.farthestForm || !isFresh(reply)) continue
    const more = WEIGHTS.cue * Math.min(MOST_CUES, cues - 1)
    const score =
      words + more + WEIGHTS.later * place + WEIGHTS.otherForm * otherForm + (isOwn ? WEIGHTS.own : 0)
    if (score > (best?.score ?? 0)) best = { reply, score }
  }
  return best?.reply ?? null
}
