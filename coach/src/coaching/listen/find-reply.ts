import { ANYWHERE, type Reply, type ReplyFile } from '../../playbooks/playbook.ts'
import { asCueRun, type Cue, type CueRun, hasCue, mayHold, readCue } from '../../text/cues.ts'
import { readSentences } from '../../text/nlp.ts'

/** A reply with its cues ready. */
export interface KnownReply {
  readonly situation: string
  readonly reply: Reply
  readonly cues: readonly Cue[]
  /** Which share of what leaders say here is asked. */
  readonly asked: number
}

const QUESTION =
  /\?\s*$|^(?:should|can|could|do|does|did|is|are|was|would|will|how|what|when|where|who|which|why)\b(?!ever)/i

/** Makes the replies of all files ready to be looked for. */
export const indexReplies = (files: readonly ReplyFile[]): KnownReply[] =>
  files.flatMap(({ situation, replies }) =>
    replies.map((reply) => ({
      situation,
      reply,
      cues: reply.cues.map(readCue),
      asked: reply.heard.filter((line) => QUESTION.test(line)).length / Math.max(1, reply.heard.length),
    })),
  )

/**
 * What counts beside the words of the longest cue, in words: each further cue, a later sentence against an earlier, a reply of
 * the situation itself against one of anywhere, and a question where leaders tell, or the other way round.
 */
const WEIGHTS = { cue: 0.7, later: 0.5, own: 1.5, otherForm: -1 } as const
const MOST_CUES = 3

/**
 * How many words and cues together it takes: fewer in a short message, which says one thing. With these, four of five
 * replies fit (`npm run evaluate -- replies`); a wrong one is worse than none.
 */
const ENOUGH = { short: 4, long: 5, shortWords: 12 } as const
const FARTHEST_FORM = 0.9

/**
 * Finds the reply to what a leader says, by the cues that stand in it.
 *
 * @param situations what the conversation is about; replies of other situations are left out.
 * @param isFresh false for a reply that has been given.
 * @returns the reply with the most and most telling cues; null where they are too few to be sure.
 */
export function findReply(
  replies: readonly KnownReply[],
  text: string,
  situations: readonly string[],
  isFresh: (reply: Reply) => boolean,
): Reply | null {
  const runs = readSentences(text).map(({ tokens }) => asCueRun(tokens))
  const heard: Heard = {
    runs,
    words: new Set(runs.flatMap(({ words }) => [...words])),
    enough: text.split(/\s+/).length <= ENOUGH.shortWords ? ENOUGH.short : ENOUGH.long,
    isAsked: QUESTION.test(text.trim()),
  }
  let best: { reply: Reply; score: number } | null = null
  for (const known of replies) {
    const isOwn = situations.includes(known.situation)
    if ((!isOwn && known.situation !== ANYWHERE) || !isFresh(known.reply)) continue
    const score = judge(known, heard) + (isOwn ? WEIGHTS.own : 0)
    if (score > (best?.score ?? 0)) best = { reply: known.reply, score }
  }
  return best?.reply ?? null
}

/** A message as replies are looked for in it. */
interface Heard {
  readonly runs: readonly CueRun[]
  /** Those of all sentences: most cues are in none of them. */
  readonly words: ReadonlySet<string>
  readonly enough: number
  readonly isAsked: boolean
}

/** How much a message speaks for a reply; far below 0 where it is too little to be sure. */
function judge({ cues, asked }: KnownReply, { runs, words: said, enough, isAsked }: Heard): number {
  const form = isAsked ? 1 - asked : asked
  const { found, words, place } = countCues(
    cues.filter((cue) => mayHold(said, cue)),
    runs,
  )
  if (found + words < enough || form > FARTHEST_FORM) return Number.NEGATIVE_INFINITY
  const more = Math.min(MOST_CUES, found - 1)
  return words + WEIGHTS.cue * more + WEIGHTS.later * place + WEIGHTS.otherForm * form
}

/** How many cues are found, how many words the longest has, and where it stands, 0 to 1 at the end. */
function countCues(cues: readonly Cue[], runs: readonly CueRun[]) {
  let [found, words, place] = [0, 0, 0]
  for (const cue of cues) {
    const at = runs.findLastIndex((run) => hasCue(run, cue))
    if (at < 0) continue
    found += 1
    if (cue.words.length <= words) continue
    words = cue.words.length
    place = (at + 1) / runs.length
  }
  return { found, words, place }
}
