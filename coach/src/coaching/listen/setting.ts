import type { Library } from '../../playbooks/library.ts'
import type { Moment } from '../../text/dates.ts'
import type { Hearing } from '../../text/hearing.ts'
import type { Matchings } from '../../text/matching.ts'
import type { Meanings } from '../../text/meanings.ts'

/** What a message is part of. */
export interface Conversation {
  readonly title: string
  /** What the coach said last; null at the beginning. */
  readonly coach: string | null
  /** The leader's earlier messages, oldest first: they count for recognition, less than the message itself. */
  readonly earlier: readonly string[]
  /** True when what the coach said last was about a draft of the leader's. */
  readonly isAboutDraft: boolean
  /** True once words to say have been given. */
  readonly hasGivenWords: boolean
  /** The marks of all that has been said in it, which is not said again. */
  readonly used: ReadonlySet<string>
  /** What it is about so far. */
  readonly situations: readonly string[]
  /** True when the coach has asked something before. */
  readonly isReply: boolean
  /** True when the stage is one in which "I will …" answers the question for a commitment. */
  readonly isCommitStage: boolean
  /** True once possibilities are on the table: "I should …" then means a choice. */
  readonly isOptionsStage: boolean
}

/** Outside of any conversation, or at its very start. */
export const ALONE: Conversation = {
  title: '',
  coach: null,
  earlier: [],
  isAboutDraft: false,
  hasGivenWords: false,
  used: new Set(),
  situations: [],
  isReply: false,
  isCommitStage: false,
  isOptionsStage: false,
}

/** With what a message is listened to. */
export interface Setting extends Moment {
  readonly library: Library
  /** What has been encoded of the message and of those before it. */
  readonly meanings: Meanings
  /** What its texts say of all that is known to be said so; left out where that was not read. */
  readonly matchings?: Matchings | undefined
  /** What the hearing model made of the message; null where it could not. */
  readonly hearing: Hearing | null
  /** Left out for words that stand alone. */
  readonly conversation?: Conversation
}
