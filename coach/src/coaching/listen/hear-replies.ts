import { isAsked, type KnownReply } from '../../playbooks/known-replies.ts'
import { ANYWHERE, type Reply } from '../../playbooks/playbook.ts'
import { asCueRun, type Cue, type CueRun, hasCue, mayHold } from '../../text/cues.ts'
import { readSentences } from '../../text/nlp.ts'

/** A reply of which a cue stands in a message, and what speaks for it. */
export interface HeardReply {
  readonly reply: Reply
  /** True for a reply of what the conversation is about, false for one that fits anywhere. */
  readonly isOwn: boolean
  /** How many of its cues the message holds. */
  readonly cues: number
  /** How many words the longest of them has. */
  readonly words: number
  /** In which part of the message that one stands: nearly 0 in the first sentence, 1 in the last. */
  readonly place: number
  /** Which share of leaders ask where this message tells, or tell where it asks: 0 to 1. */
  readonly otherForm: number
}

/**
 * Finds the replies of which a cue stands in a message, in the order of the files.
 *
 * @param situations what the conversation is about; replies of other situations are left out.
 */
export function hearReplies(
  replies: readonly KnownReply[],
  text: string,
  situations: readonly string[],
): HeardReply[] {
  const runs = readSentences(text).map(({ tokens }) => asCueRun(tokens))
  // Those of all sentences: most cues are in none of them.
  const said = new Set(runs.flatMap(({ words }) => [...words]))
  const isAsking = isAsked(text.trim())
  const heard: HeardReply[] = []
  for (const { situation, reply, cues, asked } of replies) {
    const isOwn = situations.includes(situation)
    if (!isOwn && situation !== ANYWHERE) continue
    const found = countCues(
      cues.filter((cue) => mayHold(said, cue)),
      runs,
    )
    if (found.cues > 0) heard.push({ reply, isOwn, ...found, otherForm: isAsking ? 1 - asked : asked })
  }
  return heard
}

/** How many cues are found, how many words the longest has, and where it stands. */
function countCues(all: readonly Cue[], runs: readonly CueRun[]) {
  let [cues, words, place] = [0, 0, 0]
  for (const cue of all) {
    const at = runs.findLastIndex((run) => hasCue(run, cue))
    if (at < 0) continue
    cues += 1
    if (cue.words.length <= words) continue
    words = cue.words.length
    place = (at + 1) / runs.length
  }
  return { cues, words, place }
}
