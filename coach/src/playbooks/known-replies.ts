import { type Cue, readCue } from '../text/cues.ts'
import type { Reply, ReplyFile } from './playbook.ts'

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

/** Says whether a line asks, by its mark or by its first word. */
export const isAsked = (line: string): boolean => QUESTION.test(line)

/** Makes the replies of all files ready to be looked for. */
export const indexReplies = (files: readonly ReplyFile[]): KnownReply[] =>
  files.flatMap(({ situation, replies }) =>
    replies.map((reply) => ({
      situation,
      reply,
      cues: reply.cues.map(readCue),
      asked: reply.heard.filter(isAsked).length / Math.max(1, reply.heard.length),
    })),
  )
