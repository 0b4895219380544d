import * as z from 'zod/mini'
import { Id, Instant } from './primitives.ts'

/** How much the other person resists, least first. */
export const RESISTANCES = ['cooperative', 'guarded', 'hard'] as const
export type Resistance = (typeof RESISTANCES)[number]

/** Reactions of the other person that a rehearsal holds at most, earlier tries not counted. */
export const MOST_EXCHANGES = 12
/** Lines of both sides that a rehearsal holds at most, with those of earlier tries. */
export const MOST_REHEARSED_LINES = 40
/** Characters of one line: what is said aloud is short. */
export const LONGEST_LINE = 2_000

/** What an opening should hold, in the order in which it is shown. */
export const OPENING_POINTS = [
  'observation',
  'effect',
  'ask',
  'no-verdict',
  'no-always',
  'no-why',
  'one-matter',
  'short',
] as const
export type OpeningPoint = (typeof OPENING_POINTS)[number]

/** What a line needs changed most; `good` where nothing does. */
export const LINE_FINDINGS = [
  'good',
  'blank',
  'attack',
  'may-hurt',
  'unsure',
  'verdict',
  'apology-undone',
  'accusing-why',
  'absolute',
  'hearsay',
  'two-matters',
  'too-long',
  'no-observation',
  'softened',
  'not-plain',
  'no-ask',
  'no-effect',
  'counter-attack',
  'gives-in',
  'does-not-hear',
  'does-not-hold',
  'not-pinned',
  'fills-silence',
] as const
export type LineFinding = (typeof LINE_FINDINGS)[number]

/** One edit of a line; `start` and `end` are UTF-16 units of it. */
const LineChange = z.object({ start: z.int(), end: z.int(), replacement: z.string() })

/** What the coach says about a line: why it is good, or the one thing to change. */
export const LineCheck = z.object({
  finding: z.enum(LINE_FINDINGS),
  /** An exact part of the line that is meant; null where it is about what is missing, or not known. */
  quote: z.nullable(z.string()),
  /** What the other person will hear, or why it is good. */
  hears: z.string(),
  /** The line with the one thing changed; null where nothing is. What only the leader knows stands in brackets. */
  changed: z.nullable(z.string()),
  changes: z.array(LineChange),
  /** Of an opening: what it should hold, and whether it does. Empty for an answer. */
  points: z.array(z.object({ point: z.enum(OPENING_POINTS), isMet: z.boolean() })),
  /** What to have ready for the reaction that is feared; null where none is known. */
  ready: z.nullable(z.object({ if: z.string(), reply: z.string() })),
  /** The language model that worded it; left out where it is built in. */
  engine: z.optional(z.string()),
})
export type LineCheck = z.infer<typeof LineCheck>

/** What belongs in other hands, said in place of a check. */
const HandedOver = z.object({
  content: z.string(),
  suggestions: z.array(z.string()),
  language: z.optional(z.string()),
})

const line = {
  id: Id,
  /** True once the leader has tried again from an earlier line; it stays to be read. */
  isReplaced: z.boolean(),
  saidAt: Instant,
}
/** What the leader says: the opening first, then an answer to each reaction. */
export const LeaderLine = z.object({
  ...line,
  by: z.literal('leader'),
  text: z.string(),
  /** Null where it was handed over, and where they said stop. */
  check: z.nullable(LineCheck),
  handedOver: z.nullable(HandedOver),
})
export type LeaderLine = z.infer<typeof LeaderLine>
/** What the other person does and says; either may be empty. */
export const OtherLine = z.object({
  ...line,
  by: z.literal('other'),
  does: z.string(),
  says: z.string(),
  /** Which reaction it is, such as `tears`. */
  reaction: z.string(),
  resistance: z.enum(RESISTANCES),
  engine: z.optional(z.string()),
})
export type OtherLine = z.infer<typeof OtherLine>
/** One line of a rehearsal. */
export const RehearsalLine = z.discriminatedUnion('by', [LeaderLine, OtherLine])
export type RehearsalLine = z.infer<typeof RehearsalLine>
