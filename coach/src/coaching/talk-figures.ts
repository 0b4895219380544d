import { readClauses } from '../text/clauses.ts'
import { findFeelings } from './feelings.ts'

/**
 * How a leader talks about their situations, as the dashboard shows it. `null` where there is nothing to tell from.
 *
 * These are descriptions of wording, not of the person: see docs/coaching/figures.md.
 */
export interface TalkFigures {
  /** 0 to 1: share of what they name as feelings that is hopeful. */
  readonly mood: number | null
  /** 0 to 10: how concrete and how readable the messages are. */
  readonly clarity: number | null
  /** 0 to 1: how often they state or promise rather than hedge. */
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
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
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

/** Reads a leader's own messages, any order. */
export function readTalk(messages: readonly string[]): TalkFigures {
  const told = messages.filter((message) => message.split(/\s+/).length >= ENOUGH_WORDS)
  const feelings = messages.flatMap((message) => findFeelings(readClauses(message)))
  return {
    mood: mean(feelings.map(({ name }) => (name === 'hope' ? 1 : 0))),
    clarity: mean(told.map(clarityOf)),
    confidence: mean(told.map(confidenceOf)),
  }
}
