import { ANYWHERE, type Reply, type ReplyFile } from '../playbooks/playbook.ts'
import { asCueRun, type Cue, type CueRun, hasCue, readCue } from '../text/cues.ts'
import { readSentences } from '../text/nlp.ts'

/** A reply with its cues ready. */
export interface KnownReply {
  readonly situation: string
  readonly reply: Reply
  readonly cues: readonly Cue[]
}

/** Makes the replies of all files ready to be looked for. */
export const indexReplies = (files: readonly ReplyFile[]): KnownReply[] =>
  files.flatMap(({ situation, replies }) =>
    replies.map((reply) => ({ situation, reply, cues: reply.cues.map(readCue) })),
  )

/** What a cue of the situation itself counts more than one of anywhere, and a later sentence than an earlier, in words. */
const OWN = 1.5
const LATER = 0.5

/**
 * Finds the reply to what a leader says, by the cues that stand in a sentence of it.
 *
 * @param situations what the conversation is about; replies of other situations are left out.
 * @param isFresh false for a reply that has been given.
 * @returns the reply with the most telling cue, the last sentence counting most; null where no cue is found.
 */
export function findReply(
  replies: readonly KnownReply[],
  text: string,
  situations: readonly string[],
  isFresh: (reply: Reply) => boolean,
): Reply | null {
  const runs = readSentences(text).map(({ tokens }) => asCueRun(tokens))
  let best: { reply: Reply; score: number } | null = null
  for (const { situation, reply, cues } of replies) {
    const isOwn = situations.includes(situation)
    if ((!isOwn && situation !== ANYWHERE) || !isFresh(reply)) continue
    const told = scoreCues(cues, runs)
    const score = told > 0 ? told + (isOwn ? OWN : 0) : 0
    if (score > (best?.score ?? 0)) best = { reply, score }
  }
  return best?.reply ?? null
}

function scoreCues(cues: readonly Cue[], runs: readonly CueRun[]): number {
  let most = 0
  for (const [at, run] of runs.entries())
    for (const cue of cues)
      if (hasCue(run, cue)) most = Math.max(most, cue.words.length + LATER * ((at + 1) / runs.length))
  return most
}
