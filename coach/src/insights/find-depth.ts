import type { History, PastSession } from './history.ts'
import type { Finding, InsightDraft } from './insight-draft.ts'
import { findTrend } from './trend.ts'
import { type Sayer, sayCount, sayMark, sayNumber, startWith } from './wording.ts'

const LOOKED_AT = 10
const NEED = 3
/** A conversation has at least an answer to what the coach asked back. */
const FEWEST_MESSAGES = 2
/** Words a message: below, an answer names a thing without telling it; above, it tells what happened. */
const SHORT = 12
const LONG = 30
/** Sessions on each side of a comparison, and stars between them that are worth telling. */
const NEED_TO_COMPARE = 3
const TELLING_STARS = 0.75

/** Finds how far somebody goes into a matter: how often they answer, at what length, and what that is worth to them. */
export function findDepth({ sessions }: History, sayer: Sayer): Finding {
  const held = sessions.filter(({ messages }) => messages >= FEWEST_MESSAGES).slice(0, LOOKED_AT)
  const drafts = [compareByLength(held), tellDepth(held, sayer)]
  return {
    type: 'dialogue_depth',
    drafts: drafts.filter((draft) => draft !== null),
    have: held.length,
    need: NEED,
    noun: 'session in which you answered the coach',
    nouns: 'sessions in which you answered the coach',
    quiet:
      'Your messages are of ordinary length, and how long you stay makes no difference that can be seen yet.',
  }
}

const toPieces = (sessions: readonly PastSession[]) =>
  sessions.map(({ id, startedAtMs }) => ({ id, atMs: startedAtMs }))
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const wordsEach = ({ words, messages }: PastSession) => words / Math.max(1, messages)

function tellDepth(held: readonly PastSession[], sayer: Sayer): InsightDraft | null {
  if (held.length < NEED) return null
  const words = Math.round(meanOf(held.map(wordsEach)))
  const messages = Math.round(meanOf(held.map((session) => session.messages)))
  const trend = findTrend(held.toReversed().map(wordsEach))
  const base = { type: 'dialogue_depth' as const, pieces: toPieces(held), noun: 'session' }
  const month = sayer.month(held[0]?.startedAtMs ?? 0)
  if (trend?.direction === 'up' && trend.to >= trend.from * 1.3)
    return {
      ...base,
      subject: `deeper.${month}`,
      title: 'You tell more of what happened',
      description: `Your messages have grown from ${Math.round(trend.from)} to ${Math.round(trend.to)} words over ${sayCount(held.length, 'session')}. The details a coach needs are the ones you will need in the room: who said what, and what you did next.`,
      priority: 3,
    }
  if (words < SHORT)
    return {
      ...base,
      subject: `short.${month}`,
      title: 'Short answers keep the coach guessing',
      description: `You write ${sayNumber(words)} ${words === 1 ? 'word' : 'words'} a message. One scene tells more than a summary: where it was, what was said, what you did. Two sentences are enough for a different answer.`,
      priority: 2,
    }
  if (words >= LONG)
    return {
      ...base,
      subject: `deep.${month}`,
      title: 'You go into things',
      description: `About ${sayCount(messages, 'message')} a session, ${words} words each: you describe before you judge. For the conversation itself, take the one sentence out of it that the other person has to hear.`,
      priority: 3,
    }
  return null
}

/** Compares how the longer half of the rated sessions was rated with the shorter half. */
function compareByLength(held: readonly PastSession[]): InsightDraft | null {
  const rated = held
    .filter(({ rating }) => rating !== null)
    .toSorted((one, other) => other.messages - one.messages || one.startedAtMs - other.startedAtMs)
  const half = Math.floor(rated.length / 2)
  const [longer, shorter] = [rated.slice(0, half), rated.slice(-half)]
  const [least, most] = [longer.at(-1), shorter[0]]
  if (half < NEED_TO_COMPARE || !least || !most || least.messages <= most.messages) return null
  const starsOf = (sessions: readonly PastSession[]) => meanOf(sessions.map(({ rating }) => rating ?? 0))
  const [ofLonger, ofShorter] = [starsOf(longer), starsOf(shorter)]
  if (ofLonger - ofShorter < TELLING_STARS) return null
  const compared = [...longer, ...shorter]
  return {
    type: 'dialogue_depth',
    subject: 'longer-is-better',
    title: 'It pays to stay a little longer',
    description: `${startWith(sayNumber(longer.length))} sessions with ${least.messages} messages or more left you with ${sayMark(ofLonger)} of 5 on average, ${sayNumber(shorter.length)} with ${most.messages} or fewer with ${sayMark(ofShorter)}. The useful question often comes after the first plan. Stay for two answers more.`,
    priority: 2,
    pieces: toPieces(compared),
    noun: 'rated session',
  }
}
