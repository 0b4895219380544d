import type { Goal } from '@lodestar/contract/goals'
import type { PATHS } from '../assessment/learning-paths.data.ts'
import { listAreas } from '../assessment/list-areas.ts'
import { readProfile } from '../assessment/read-profile.ts'
import { findInterval } from './beta-interval.ts'
import {
  clamp,
  type Forecast,
  type Known,
  listFactors,
  type NamedContribution,
  nameConfidence,
  round,
} from './forecast.ts'
import { listSteps } from './goal-way.ts'
import { readEvidence } from './read-evidence.ts'

type Category = Goal['category']

/** The goal category that a learning path belongs to. */
const CATEGORY_OF: Record<keyof typeof PATHS, Category> = {
  'clear-direction': 'communication',
  'working-alongside': 'team_building',
  'listening-first': 'emotional_intelligence',
  'handing-over': 'delegation',
  'reading-readiness': 'decision_making',
  'useful-feedback': 'conflict_resolution',
  'wider-range': 'strategic_thinking',
}

const WORDS: Record<Category, string> = {
  communication: 'communication',
  strategic_thinking: 'strategic thinking',
  team_building: 'team building',
  decision_making: 'decision making',
  delegation: 'delegation',
  conflict_resolution: 'conflict resolution',
  vision_setting: 'vision setting',
  emotional_intelligence: 'emotional intelligence',
}

const DAY_MS = 86_400_000
const STALLED_DAYS = 21
/** Messages that score below this leave something to work on. */
const GOOD_SCORE = 0.8
const RECENT_MESSAGES = 10

interface Reason extends NamedContribution {
  readonly category: Category
}

/**
 * Suggests the skill that most of the evidence points to: the assessment's areas, weak messages, goals that stand still.
 *
 * Its value is the part of the evidence that points there, not a probability; it counts as taken when a goal is set there.
 */
export function suggestSkill(known: Known): Forecast {
  const reasons = [...readAreas(known), ...readMessages(known), ...readStalled(known)]
  const total = reasons.reduce((sum, { logit }) => sum + logit, 0)
  const points = (category: Category) =>
    reasons.filter((reason) => reason.category === category).reduce((sum, { logit }) => sum + logit, 0)
  const [category = 'communication'] = (Object.keys(WORDS) as Category[]).toSorted(
    (one, other) => points(other) - points(one),
  )
  const value = clamp(total > 0 ? points(category) / total : 1 / Object.keys(WORDS).length)
  const weight = 1 + reasons.length
  // A share of one or two signs looks sure of itself; how sure depends on their number only.
  const { low, high } = findInterval(0.5, weight)
  return {
    predictionType: 'skill_recommendation',
    asked: { kind: 'skill', category },
    question: `Worth working on next: ${WORDS[category]}`,
    evidence:
      reasons.length > 0
        ? `From ${reasons.length} signs, ${reasons.filter((each) => each.category === category).length} of them for this skill.`
        : 'Nothing points anywhere yet: take the assessment, and this rests on something.',
    predictionValue: round(value),
    confidenceScore: round(1 - (high - low)),
    confidenceLevel: nameConfidence(weight),
    baseRate: null,
    interval: null,
    whatIf: null,
    missing: reasons.length > 0 ? null : { what: 'signs', more: 1 },
    factors: listFactors(
      reasons.filter((reason) => reason.category === category),
      false,
    ),
  }
}

function readAreas({ profile }: Known): Reason[] {
  if (profile === null) return []
  return listAreas(readProfile(profile)).map(({ path }, at) => ({
    name: `area:${path}`,
    words: at === 0 ? 'First development area of your assessment' : 'A development area of your assessment',
    category: CATEGORY_OF[path],
    logit: 2 / (at + 2),
  }))
}

function readMessages(known: Known): Reason[] {
  const scores = readEvidence(known)
    .filter(({ source }) => source === 'messages')
    .slice(-RECENT_MESSAGES)
  const mean = scores.reduce((sum, { value }) => sum + value, 0) / scores.length
  if (scores.length === 0 || mean >= GOOD_SCORE) return []
  const words = `Your latest messages score ${Math.round(mean * 100)}%`
  return [{ name: 'messages', words, category: 'communication', logit: 2 * (GOOD_SCORE - mean) }]
}

function readStalled(known: Known): Reason[] {
  const { goals, now } = known
  return goals
    .filter(({ status, progress }) => status === 'active' && progress < 100)
    .filter(({ id, createdAt }) => {
      const lastMs = Math.max(Date.parse(createdAt), ...listSteps(id, known).map(({ atMs }) => atMs))
      return now.getTime() - lastMs > STALLED_DAYS * DAY_MS
    })
    .map(({ id, category }) => ({
      name: `stalled:${id}`.slice(0, 64),
      words: 'A goal here stands still',
      category,
      logit: 0.5,
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
