/** Something that is known to be said, and may answer a message. */
export interface Answer {
  /** What it means, and what to do. */
  readonly answer: string
  /** What can be said back to somebody at that moment. */
  readonly reply?: string | undefined
  /** What moves it forward from there. */
  readonly ask?: string | undefined
}

/** An answer as one text, by which it is told what it means. */
export const asText = ({ answer, reply, ask }: Answer): string =>
  [answer, reply && `“${reply}”`, ask && `**${ask}**`].filter(Boolean).join('\n')
