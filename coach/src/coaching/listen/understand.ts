import { type Clause, readClauses } from '../../text/clauses.ts'
import { blendVectors, type Vectors } from '../../text/vectors.ts'
import { findDays, type Moment, type NamedDay } from './dates.ts'
import { type Feeling, findFeelings } from './feelings.ts'
import { type Exchange, type Intent, readIntent } from './intent.ts'
import { findPeople, type Person } from './people.ts'
import { type Library, type Match, recognize } from './recognize.ts'

/** What the coach has understood of one message. Every quoted part is an exact part of it. */
export interface Situation {
  readonly text: string
  readonly clauses: readonly Clause[]
  readonly words: number
  readonly intent: Intent
  /** Most central first. */
  readonly people: readonly Person[]
  readonly feelings: readonly Feeling[]
  readonly days: readonly NamedDay[]
  /** What somebody else does or did, best for quoting back first. */
  readonly behaviors: readonly Clause[]
  /** What it leads to, for the leader, the team or the work. */
  readonly impact: Clause | undefined
  readonly tried: Clause | undefined
  /** What the leader wants or asks, in their words. */
  readonly wish: Clause | undefined
  /** Read with the conversation before it, best first. */
  readonly matches: readonly Match[]
  /** The best match of the message alone: a change of subject shows here. */
  readonly alone: Match | undefined
}

const TRIED =
  /\b(already|tried|told (?:him|her|them)|spoke|talked|asked (?:him|her|them)|warned|raised it|brought it up|mentioned|reminded|explained)\b/i
/** What somebody has not done, or only means to do, they have not tried. */
const NOT_DONE =
  /\b(?:not|never|nobody|yet|will|going to|want to|have to|need to|should|could|might|would)\b|n't\b|\w'll\b/i
const WISH =
  /^(?:how (?:do|can|should|would) |what (?:do|should|can) i|should i|i (?:want|need|have|must|would like|'d like|wish|hope) |help me|is there)/i
const IMPACT =
  /\b(so|because|now|since|as a result|leaves|means|cost|costs|lost|lose|losing|behind|late|quit|quiet|resign|complain\w*|clients?|customers?|team|everyone|nobody|end up|ends up|redo\w*|waiting|stopped|left)\b/i
const THIRD_SUBJECT =
  /^(?:he|she|they|it|nobody|everyone|everybody|people|half|some|both|the|one|two|three|my|our|his|her|their)\b/i
const FIRST_SUBJECT = /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've)\b/i

/** Somebody other than the leader does something, said in few enough words to be quoted. */
function isBehavior(clause: Clause, names: ReadonlySet<string>): boolean {
  const { tokens, text } = clause
  const first = tokens[0]
  if (!first || clause.isQuestion || FIRST_SUBJECT.test(text) || WISH.test(text)) return false
  if (tokens.length < 3 || tokens.length > 24) return false
  const isNamed = tokens.slice(0, 3).some((token) => names.has(token.text))
  const hasVerb = tokens.some((token) => token.pos === 'VERB')
  return hasVerb && (isNamed || THIRD_SUBJECT.test(text))
}

/** A clause about a named person says more than one about "they"; the story's start more than its end. */
function behaviorsOf(clauses: readonly Clause[], people: readonly Person[]): Clause[] {
  const central = people[0]?.label.replace(/^(?:your|the) /, '')
  const names = new Set(people.filter(({ isNamed }) => isNamed).map(({ label }) => label))
  const weigh = (clause: Clause) => (central && clause.text.includes(central) ? 0 : 1)
  return clauses.filter((clause) => isBehavior(clause, names)).sort((one, other) => weigh(one) - weigh(other))
}

/** What the behavior leads to: said after it, of somebody else or with a word of consequence, and not a wish. */
function impactOf(
  clauses: readonly Clause[],
  behavior: Clause | undefined,
  people: readonly Person[],
): Clause | undefined {
  const after = behavior ? clauses.slice(clauses.indexOf(behavior) + 1) : clauses
  const told = after.filter(
    ({ text, tokens, isQuestion }) => !isQuestion && tokens.length >= 4 && !WISH.test(text),
  )
  const others = new Set(people.slice(1).map(({ label }) => label))
  const ofOther = ({ text, tokens }: Clause) =>
    !FIRST_SUBJECT.test(text) && tokens.slice(0, 4).some((token) => others.has(token.text))
  return told.find(ofOther) ?? told.find(({ text }) => IMPACT.test(text))
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Around what a message is read: what came before it in the conversation. */
export interface Setting extends Moment {
  readonly library: Library
  /** The session's title and the leader's earlier messages: they count for recognition, less than the message itself. */
  readonly background: readonly string[]
  /** What of the message and the background has been encoded. */
  readonly vectors: Vectors
  readonly isReply: boolean
  readonly isCommitStage: boolean
  readonly isOptionsStage: boolean
}

/** How much what came before counts beside a long and beside a short message; as exponents, so that a background that
 * tells nothing changes nothing. */
const BACKGROUND = { long: 0.3, short: 0.8, shortWords: 15 } as const

function blend(own: readonly Match[], words: number, { library, background, vectors }: Setting): Match[] {
  if (background.length === 0) return [...own]
  const weight = words < BACKGROUND.shortWords ? BACKGROUND.short : BACKGROUND.long
  const vector = blendVectors(background.flatMap((text) => vectors.get(text) ?? []))
  const matches = recognize(library, background.join('. '), vector)
  const earlier = new Map(matches.map(({ key, score }) => [key, score]))
  const blended = own.map(({ key, score }) => ({ key, score: score * (earlier.get(key) ?? 0) ** weight }))
  const total = blended.reduce((sum, { score }) => sum + score, 0)
  return blended
    .map(({ key, score }) => ({ key, score: score / total }))
    .sort((one, other) => other.score - one.score)
}

/** Reads one message of a leader; never throws on weak text, but finds less in it. */
export function understand(message: string, setting: Setting): Situation {
  const clauses = readClauses(message)
  const words = countWords(message)
  const { isReply, isCommitStage, isOptionsStage } = setting
  const vector = setting.vectors.get(message)
  const exchange: Exchange = { vector, isReply, words, isCommitStage, isOptionsStage }
  const people = findPeople(clauses)
  const behaviors = behaviorsOf(clauses, people)
  const own = recognize(setting.library, message, vector)
  return {
    text: message,
    clauses,
    words,
    intent: readIntent(message, exchange),
    people,
    feelings: findFeelings(clauses),
    days: findDays(message, setting),
    behaviors,
    impact: impactOf(clauses, behaviors[0], people),
    tried: clauses.find(({ text }) => FIRST_SUBJECT.test(text) && TRIED.test(text) && !NOT_DONE.test(text)),
    wish: clauses.find((clause) => WISH.test(clause.text)),
    matches: blend(own, words, setting),
    alone: own[0],
  }
}
