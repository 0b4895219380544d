import { readClauses } from '../text/clauses.ts'
import { findFeelings } from '../text/feelings.ts'
import { readUnread } from '../tongues/language.ts'

/**
 * How one message of a leader is worded. Kept beside the message when the coach has read it; the figures on the
 * dashboard are sums and means of these.
 *
 * These are descriptions of wording, not of the person: see docs/coaching/figures.md.
 */
export interface TalkFigures {
  /** How many kinds of feeling the leader names as theirs, and how many of them are hopeful. */
  readonly feelings: number
  readonly hopeful: number
  /** 0 to 10: how concrete and how readable it is; null for a message too short to tell. */
  readonly clarity: number | null
  /** 0 to 1: how far it states or promises rather than hedges; null likewise. */
  readonly confidence: number | null
}

const HEDGES =
  /\b(maybe|perhaps|possibly|i guess|i think|i suppose|not sure|somehow|kind of|sort of|might|probably|i don't know|a bit|just)\b/gi
const COMMITS =
  /\b(i will|i'll|i'm going to|i have decided|i decided|i want|i know|i can|clearly|definitely|my (?:goal|plan|next step))\b/gi
const VAGUE =
  /\b(thing|things|stuff|something|somehow|everything|always|never|issues?|problems?|situation|whatever|etc)\b/gi
const CONCRETE =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|tomorrow|last week|said|told|asked|wrote|\d+)\b|(?<=[a-z,] )[A-Z][a-z]+/g

/** Shorter messages are answers to a question; they show neither clarity nor its lack. */
const ENOUGH_WORDS = 8

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Starts at 5; concrete marks raise it, vague words and clauses too long to follow lower it. */
function clarityOf(message: string): number {
  const words = message.split(/\s+/).length
  const clauses = Math.max(1, readClauses(message).length)
  const perTen = 10 / words
  const concrete = Math.min(3, count(message, CONCRETE) * perTen * 1.5)
  const vague = Math.min(3, count(message, VAGUE) * perTen * 2)
  const pace = words / clauses <= 12 ? 2 : words / clauses <= 20 ? 0.5 : -1
  return between(0, 5 + concrete - vague + pace, 10)
}

/** Statements against hedges, with one of each assumed so that a single word decides nothing. */
const confidenceOf = (message: string) =>
  (count(message, COMMITS) + 1) / (count(message, COMMITS) + count(message, HEDGES) + 2)

const NOTHING_TOLD: TalkFigures = { feelings: 0, hopeful: 0, clarity: null, confidence: null }

/** Reads one message of a leader's own; nothing in what is not English. */
export function readTalk(message: string): TalkFigures {
  if (readUnread(message)) return NOTHING_TOLD
  const feelings = findFeelings(readClauses(message))
  const isLong = message.trim().split(/\s+/).length >= ENOUGH_WORDS
  return {
    feelings: feelings.length,
    hopeful: feelings.filter(({ name }) => name === 'hope').length,
    clarity: isLong ? clarityOf(message) : null,
    confidence: isLong ? confidenceOf(message) : null,
  }
}
