import * as z from 'zod/mini'
import { Count } from './primitives.ts'

/** Where a conversation stands: kept with each coach's turn, so the next turn starts from it. */
export const TurnState = z.object({
  /** Who wrote the turn: `built-in`, or the language model's name. */
  engine: z.string(),
  /** What the turn does: clarify, explore, advise, commit, close, hand-over … */
  move: z.string(),
  /** Whether it took back the hand-over of the turn before; turns kept before this was noted do not say. */
  takesBack: z.optional(z.boolean()),
  framework: z.string(),
  /** Index of the framework's step the coach is at, and the step's name, such as 1 and `Reality`. */
  step: Count,
  stageLabel: z.string(),
  /** Situations the coach is working with, most likely first; empty until it knows. */
  situations: z.array(z.string()),
  /** Which of the things the situation can turn out to be, once the leader's answers tell. */
  reading: z.nullable(z.string()),
  /** The approach the leader chose, when they chose one. */
  approach: z.nullable(z.string()),
  /** Who it is about, as the coach says it: "Marco", "your deputy". */
  person: z.nullable(z.string()),
  /** What that person is complained about for, as the coach knows it, and the leader's words for it; turns before this was kept have none. */
  conduct: z.optional(z.nullable(z.object({ key: z.string(), quote: z.string() }))),
  /** Situations that the leader has said it is not; turns before these were kept have none. */
  excluded: z.optional(z.array(z.string())),
  /** What this turn said, so nothing is said twice. */
  used: z.array(z.string()),
  /** What the leader said they will do, in their words, and the day they named. */
  commitment: z.nullable(z.object({ text: z.string(), dueOn: z.nullable(z.string()) })),
  /** The same, promise by promise; turns before these were kept apart have none. */
  promises: z.optional(z.array(z.object({ text: z.string(), dueOn: z.nullable(z.string()) }))),
  /** What the leader put right of what they had told before: as they had said it, and as it should be; turns before this was kept have none. */
  putRight: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
  /** The promise of an earlier turn that the leader told to be kept, in its words. */
  done: z.optional(z.nullable(z.string())),
})
export type TurnState = z.infer<typeof TurnState>
