import { STYLES, type Style } from '@lodestar/contract/assessment'
import { STYLE_PORTRAITS } from '../assessment/style-profiles.data.ts'
import { listCommitments } from './commitments.ts'
import type { History, PastSession } from './history.ts'
import type { Finding, InsightDraft } from './insight-draft.ts'
import { SITUATION_WORDS } from './situation-words.data.ts'
import { sayList, sayMark, sayNumber, sayShare, startWith } from './wording.ts'

const NEED = 2
/** A session that went well: rated so high, or followed by a step that was done. */
const WELL_RATED = 4
const NEED_COMPLETED = 4
const MOST_OF_THEM = 0.7

/** The situations in which a style has most to give (docs/coaching/insights.md). */
const AT_HOME: Readonly<Record<Style, readonly string[]>> = {
  Directive: [
    'accountability',
    'underperformance',
    'decisions',
    'priorities-and-time',
    'bad-news',
    'new-to-managing',
  ],
  Coaching: [
    'giving-feedback',
    'growing-people',
    'one-on-ones',
    'hiring-and-onboarding',
    'leading-change',
    'difficult-star',
  ],
  Supportive: [
    'trust-and-safety',
    'motivation',
    'recognition',
    'inclusion',
    'team-conflict',
    'overload-and-burnout',
  ],
  Delegating: [
    'delegation',
    'vision-and-strategy',
    'team-meetings',
    'remote-and-hybrid',
    'growing-people',
    'managing-up',
  ],
}

/** Finds what somebody is good at: where the assessment says so and what they did since bears it out. */
export function findStrengths({ assessment, sessions }: History): Finding {
  const takenAtMs = assessment?.completedAtMs ?? Number.POSITIVE_INFINITY
  const well = sessions.filter((session) => session.startedAtMs >= takenAtMs && wentWell(session))
  return {
    type: 'strength_spotlight',
    drafts: [tellStyle(assessment, well), tellOwnPlans(sessions)].filter((draft) => draft !== null),
    have: well.length,
    need: NEED,
    noun: 'session since your assessment that you rated 4 or 5 or followed up',
    nouns: 'sessions since your assessment that you rated 4 or 5 or followed up',
    quiet:
      'What went well so far lay outside the situations in which your style has most to give. That is range, not weakness.',
  }
}

const wentWell = ({ rating, outcomes }: PastSession) =>
  (rating ?? 0) >= WELL_RATED || outcomes.some(({ outcome }) => outcome === 'done')

function tellStyle(assessment: History['assessment'], well: readonly PastSession[]): InsightDraft | null {
  if (!assessment) return null
  const { profile } = assessment
  const ranked = STYLES.toSorted((one, other) => profile.shares[other] - profile.shares[one])
  const style = ranked
    .slice(0, 2)
    .find((each) => well.filter(({ situation }) => AT_HOME[each].includes(situation ?? '')).length >= NEED)
  const own = well.filter(({ situation }) => style && AT_HOME[style].includes(situation ?? ''))
  if (!style) return null
  const [strength] = STYLE_PORTRAITS[style].strengths
  const topics = [...new Set(own.flatMap(({ situation }) => SITUATION_WORDS[situation ?? '']?.topic ?? []))]
  const rated = own.flatMap(({ rating }) => rating ?? [])
  const mean = rated.reduce((sum, rating) => sum + rating, 0) / Math.max(1, rated.length)
  const proof =
    mean >= WELL_RATED ? `, with ${sayMark(mean)} of 5 where you rated them` : ', or you acted on them'
  return {
    type: 'strength_spotlight',
    subject: `style.${style.toLowerCase()}`,
    title: `Where your ${style.toLowerCase()} side shows`,
    description: `Your assessment says: “${strength.replace(/\.$/, '')}.” ${startWith(sayNumber(own.length))} sessions about ${sayList(topics.slice(0, 3))} went well${proof}. Lean on it where something else is hard: begin there, then do the difficult part.`,
    priority: 3,
    pieces: own.map(({ id, startedAtMs }) => ({ id, atMs: startedAtMs })),
    noun: 'session',
  }
}

function tellOwnPlans(sessions: readonly PastSession[]): InsightDraft | null {
  const completed = sessions.filter(({ completedAtMs, messages }) => completedAtMs !== null && messages > 0)
  const commitments = listCommitments(completed)
  const planned = completed.filter(({ id }) => commitments.some(({ session }) => session.id === id))
  const [newest] = commitments
  if (!newest || completed.length < NEED_COMPLETED || planned.length < completed.length * MOST_OF_THEM)
    return null
  return {
    type: 'strength_spotlight',
    subject: 'own-steps',
    title: 'You leave with a step of your own',
    description: `${sayShare(planned.length, completed.length)} completed sessions ended with something you said you would do, in your words. That is the part of a session that leaves the room with you.`,
    priority: 3,
    pieces: planned.map(({ id, startedAtMs, completedAtMs }) => ({ id, atMs: completedAtMs ?? startedAtMs })),
    noun: 'completed session',
    quote: newest.text,
  }
}
