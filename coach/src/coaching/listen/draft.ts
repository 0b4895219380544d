import type { CommunicationType } from '@lodestar/contract/communication'
import { readQuoted } from '../../text/quoted-words.ts'
import {
  BAD,
  CHANGES,
  DO_NOT,
  type DraftChange,
  GOOD,
  HARD,
  LONG,
  MAIL,
  POINTS,
  SOFT,
  SPOKEN,
  VERDICT,
  WRITTEN,
} from './draft-patterns.data.ts'
import { findOwnWords } from './draft-places.ts'

/** The leader's own words to somebody, and what they ask about them. */
export interface OwnDraft {
  readonly text: string
  /** Where it stands in the message; null where it was said before. */
  readonly at: { readonly start: number; readonly end: number } | null
  /** Null where it is only to be judged. */
  readonly change: DraftChange | null
  /** What is asked: whether it is good, whether it is bad in a way, or both ways in one question. */
  readonly asks: 'good' | 'bad' | 'either'
  /** In which way it may be bad: too hard, too soft, too long, or some other. */
  readonly fear: 'hard' | 'soft' | 'long' | 'other'
  readonly channel: CommunicationType
  /** It is said, and sent nowhere. */
  readonly isSpoken: boolean
  /** They are words that the coach gave; left out where they are the leader's. */
  readonly isCoachs?: boolean
}

/** Characters: longer words are a document. */
const LONGEST = 2_500

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** Asks for something to be made, and does not only ask what it is. */
const ORDERS =
  /\b(?:make|can you|could you|please|write|give|fix|correct|cut|shorten|tone|improve|polish|proofread|rewrite|soften|want it|need it|help)\b/i
/** Words: in no more than these a change alone is an order. */
const FEW = 6

const findChange = (rest: string): DraftChange | null =>
  !ORDERS.test(rest) && countWords(rest) > FEW ? null : findChangeIn(rest)

const findChangeIn = (rest: string): DraftChange | null =>
  CHANGES.find(([, pattern]) => {
    const match = pattern.exec(rest)
    return match !== null && !DO_NOT.test(rest.slice(0, match.index))
  })?.[0] ?? null

/** What the message asks about a draft; null where it asks nothing of the kind. */
function readAsk(rest: string): Pick<OwnDraft, 'asks' | 'fear' | 'change'> | null {
  const change = findChange(rest)
  const [isGood, isBad] = [GOOD.test(rest), BAD.test(rest)]
  if (!change && !isGood && !isBad && !VERDICT.test(rest)) return null
  const [said = ''] = BAD.exec(rest) ?? []
  return {
    change,
    asks: isBad ? (isGood ? 'either' : 'bad') : 'good',
    fear: LONG.test(said) ? 'long' : SOFT.test(said) ? 'soft' : HARD.test(said) ? 'hard' : 'other',
  }
}

/** Words: a message that only asks about what was said before. */
const LONGEST_BARE = 16

/** What was said before this message. */
export interface SaidEarlier {
  /** What the coach said last, where that was about a draft; null where it was not. */
  readonly judged: string | null
  /** The leader's message before. */
  readonly before: string | null
}

/** What is asked where the words only stand there. */
const WHETHER_GOOD = { asks: 'good', fear: 'other', change: null } as const

/** Finds the leader's own words to somebody, in this message or, where it asks about them, in the one before; null where there are none. */
export function findDraft(message: string, earlier: SaidEarlier): OwnDraft | null {
  const found = message.length > 2 * LONGEST ? undefined : findOwnWords(message)
  const rest = found ? `${message.slice(0, found.start)} … ${message.slice(found.end)}` : message
  const ask = readAsk(rest) ?? (found ? WHETHER_GOOD : null)
  const text = found?.text ?? findBefore(message, earlier)
  if (!ask || text === undefined || text.length > LONGEST) return null
  return {
    ...ask,
    text,
    at: found ? { start: found.start, end: found.end } : null,
    channel: MAIL.test(rest) ? 'email' : 'chat',
    isSpoken: SPOKEN.test(rest) && !WRITTEN.test(rest),
  }
}

/** The draft that a message points at without any words of its own: as the coach has changed it, else as it was given. */
function findBefore(message: string, { judged, before }: SaidEarlier): string | undefined {
  if (before === null || countWords(message) > LONGEST_BARE || !POINTS.test(message)) return undefined
  const found = findOwnWords(before)
  return judged === null ? found?.text : readQuoted(judged) || found?.text
}
