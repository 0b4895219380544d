import type { CommunicationType } from '@lodestar/contract/communication'

/** What readers expect of a kind of message. */
export interface Channel {
  /** On the scale of the formality model, -3 to 3. */
  readonly formality: number
  /** Fewer words than these leave the reader guessing. */
  readonly enoughWords: number
  /** More than these are too many to be read at once. */
  readonly tooManyWords: number
  /** A sentence with more words is called long. */
  readonly sentenceWords: number
}

/** The kinds of messages, from our own judgment of where the bounds lie. */
export const CHANNELS: Readonly<Record<CommunicationType, Channel>> = {
  chat: { formality: -1.3, enoughWords: 3, tooManyWords: 70, sentenceWords: 28 },
  meeting_invite: { formality: -0.4, enoughWords: 10, tooManyWords: 150, sentenceWords: 30 },
  email: { formality: -0.3, enoughWords: 6, tooManyWords: 260, sentenceWords: 33 },
  feedback: { formality: -0.4, enoughWords: 12, tooManyWords: 260, sentenceWords: 33 },
  formal_letter: { formality: 0.6, enoughWords: 20, tooManyWords: 450, sentenceWords: 40 },
}

/** What a client expects at least, whatever the channel. */
export const CLIENT_FORMALITY = 0.4
