/** What a whole message does in its conversation, in the order of the model's answers (models/turns/labels.json). */
export const DOES = [
  'words',
  'refine',
  'draft',
  'judge',
  'view',
  'fact',
  'fear',
  'object',
  'corrects',
  'promises',
  'outcome',
  'answers',
  'new',
  'back',
  'coach',
  'bye',
  'tells',
] as const
export type Doing = (typeof DOES)[number]

/** What the turn model (models/turns/card.md) made of a message behind what was said just before it. */
export interface TurnReading {
  /** The chance that it does this, 0 to 1, in the order of `DOES`. */
  readonly does: Float32Array
  /** Log odds that it tells nothing for other hands, and then that it tells each of the kinds, in the order of `KINDS` in coaching/screen/boundary.ts. */
  readonly concerns: Float32Array
}
