/** What a language model is given to write one turn. */
export interface ModelBrief {
  /** The rules and this turn's plan. No word of the leader's stands in it. */
  readonly instructions: string
  /** Passages and the leader's words, both quoted as JSON. */
  readonly prompt: string
  /** The sentences the coach has said in this conversation; none of them may be said again. */
  readonly said: readonly string[]
  /** What the leader has told in it, this message last; nothing that belongs in other hands. */
  readonly told: readonly string[]
}
