import { listLearningPaths, nameSubjects } from '../assessment/learning-paths.ts'
import { listCommitments } from './commitments.ts'
import type { History } from './history.ts'
import {
  DEVELOP,
  isLately,
  type RecommendationDraft,
  type RecommendationMoment,
  type RecommendationRule,
} from './recommendation-draft.ts'
import { DAY_MS, sayCount, shorten } from './wording.ts'

/** A step has had time to be done, and a goal to move. */
const STEP_DAYS = 3
const STILL_DAYS = 21
/** A rating is worth most while one remembers. */
const RATE_DAYS = 14
const SESSIONS_BEFORE_IMPORT = 2

function takeAssessment(
  { assessment }: History,
  { nowMs }: RecommendationMoment,
): RecommendationDraft | null {
  if (assessment && !isLately(assessment.completedAtMs, nowMs)) return null
  return {
    ...DEVELOP,
    key: 'assessment',
    title: 'Find out what you reach for first',
    description: 'Sixteen situations, about ten minutes. Coaching starts from the result.',
    priority: 1,
    isCompleted: assessment !== null,
    href: '/assessment',
    atMs: assessment?.completedAtMs ?? nowMs,
  }
}

/** The oldest open step that has had time to be done; else one whose outcome was noted lately. */
function settleStep(
  { sessions }: History,
  { nowMs, sayer }: RecommendationMoment,
): RecommendationDraft | null {
  const commitments = listCommitments(sessions)
  const open = commitments.filter(
    ({ outcome, atMs }) => outcome === 'open' && nowMs - atMs > STEP_DAYS * DAY_MS,
  )
  const oldest = open.toSorted((one, other) => one.atMs - other.atMs || (one.id < other.id ? -1 : 1))[0]
  const noted = commitments.find(({ notedAtMs }) => isLately(notedAtMs, nowMs))
  const step = oldest ?? noted
  if (!step) return null
  return {
    ...DEVELOP,
    key: `step.${step.id}`,
    title: `What became of “${shorten(step.text, 60)}”?`,
    description: `You said you would, on ${sayer.day(step.atMs)}.${open.length > 1 ? ` ${sayCount(open.length - 1, 'other step')} ${open.length === 2 ? 'is' : 'are'} open as well.` : ''} Done or dropped are both good answers; not knowing is the expensive one.`,
    priority: 1,
    isCompleted: !oldest,
    href: `/coaching?session=${encodeURIComponent(step.session.id)}`,
    atMs: step.atMs,
  }
}

function holdSession(
  { sessions, assessment }: History,
  { nowMs }: RecommendationMoment,
): RecommendationDraft | null {
  if (!assessment || sessions.length > 0) return null
  return {
    ...DEVELOP,
    key: 'first-session',
    title: 'Bring the conversation that is ahead of you',
    description: 'Ten minutes are enough to leave with a first sentence you can say and a day to say it.',
    priority: 1,
    href: '/coaching',
    atMs: Math.min(nowMs, assessment.completedAtMs),
  }
}

function rateSession({ sessions }: History, { nowMs }: RecommendationMoment): RecommendationDraft | null {
  const completed = sessions.filter(({ completedAtMs }) => completedAtMs !== null)
  const unrated = completed.find(
    ({ rating, completedAtMs }) => rating === null && nowMs - (completedAtMs ?? 0) <= RATE_DAYS * DAY_MS,
  )
  const session = unrated ?? completed.find(({ ratedAtMs }) => isLately(ratedAtMs, nowMs))
  if (!session) return null
  return {
    ...DEVELOP,
    key: `rate.${session.id}`,
    title: `Rate “${shorten(session.title, 60)}”`,
    description:
      'A minute, while you remember it. A line about what helped is what later insights are made of.',
    priority: 2,
    isCompleted: !unrated,
    href: '/feedback',
    atMs: session.completedAtMs ?? session.startedAtMs,
  }
}

function moveGoal({ goals }: History, { nowMs }: RecommendationMoment): RecommendationDraft | null {
  const still = goals
    .filter(({ status, progress }) => status === 'active' && progress < 100)
    .map((goal) => ({ goal, movedAtMs: goal.movedAtMs ?? goal.createdAtMs }))
    .filter(({ movedAtMs }) => nowMs - movedAtMs >= STILL_DAYS * DAY_MS)
    .toSorted((one, other) => one.movedAtMs - other.movedAtMs)[0]
  if (!still) return null
  return {
    ...DEVELOP,
    key: `goal.${still.goal.id}`,
    title: `Decide about “${shorten(still.goal.title, 60)}”`,
    description: 'It has stood still for three weeks or more: a smaller piece by Friday, or a pause.',
    priority: 2,
    href: '/goals',
    atMs: still.movedAtMs,
  }
}

function setGoal({ goals, sessions }: History, { nowMs }: RecommendationMoment): RecommendationDraft | null {
  const first = sessions.findLast(({ completedAtMs }) => completedAtMs !== null)
  const newest = goals[0]
  const isSet = isLately(newest?.createdAtMs, nowMs)
  if (!first || (goals.length > 0 && !isSet)) return null
  return {
    ...DEVELOP,
    key: 'first-goal',
    title: 'Turn one step into a goal',
    description:
      'A step is done once. A goal is what you want to be different in three months, and it can be watched.',
    priority: 2,
    isCompleted: isSet,
    href: '/goals',
    atMs: newest?.createdAtMs ?? first.completedAtMs ?? nowMs,
  }
}

/** The next open step of the first learning path that has one. */
function followPath({ assessment, goals, sessions, analyses }: History): RecommendationDraft | null {
  if (!assessment) return null
  const { profile, completedAtMs } = assessment
  const isSince = (atMs: number | null) => atMs !== null && atMs > completedAtMs
  const paths = listLearningPaths(profile, {
    coachingSessions: sessions.filter((session) => isSince(session.completedAtMs)).map(nameSubjects),
    feedbackGiven: sessions
      .filter(({ ratedAtMs, isNoted }) => isNoted && isSince(ratedAtMs))
      .map(nameSubjects),
    goals: goals.filter(({ createdAtMs }) => isSince(createdAtMs)).map(({ category }) => [category]),
    analyses: analyses.filter(({ atMs }) => isSince(atMs)).map(({ subjects }) => subjects),
    retakes: [],
  })
  const path = paths.find(({ steps }) => steps.some(({ done }) => !done))
  const step = path?.steps.find(({ done }) => !done)
  if (!path || !step) return null
  return {
    ...DEVELOP,
    key: `path.${path.id}`,
    title: path.title,
    description: `${path.description} Next: ${step.title.charAt(0).toLowerCase()}${step.title.slice(1)}${/[.?!]$/.test(step.title) ? '' : '.'}`,
    priority: 3,
    href: step.href,
    atMs: completedAtMs,
  }
}

function importResults(
  { imports, importedAtMs, sessions }: History,
  { nowMs }: RecommendationMoment,
): RecommendationDraft | null {
  const isDone = imports > 0 && isLately(importedAtMs, nowMs)
  const first = sessions.at(-1)
  if (!first || sessions.length < SESSIONS_BEFORE_IMPORT || (imports > 0 && !isDone)) return null
  return {
    ...DEVELOP,
    key: 'import',
    title: 'Add what another test has told you',
    description:
      'DISC, 16 types, Enneagram or Strengths: paste the result you have and it stands beside your style.',
    priority: 3,
    isCompleted: isDone,
    href: '/assessment/integrations',
    atMs: importedAtMs ?? first.startedAtMs,
  }
}

/** What to do as a leader, in the order in which it is given within a priority. */
export const DEVELOPMENT_RULES: readonly RecommendationRule[] = [
  takeAssessment,
  settleStep,
  holdSession,
  rateSession,
  moveGoal,
  setGoal,
  followPath,
  importResults,
]
