import type { InsightType } from '@lodestar/contract/insights'
import {
  ChartNoAxesCombined,
  Gem,
  type LucideIcon,
  MessagesSquare,
  Milestone,
  Repeat,
  Sprout,
  Target,
} from 'lucide-react'

interface TypeWords {
  label: string
  Icon: LucideIcon
  /** How insights of this type come about (docs/coaching/insights.md). */
  explanation: string
}

/** What each type of insight is called and how it comes about. */
export const TYPE_WORDS: Record<InsightType, TypeWords> = {
  growth_pattern: {
    label: 'Growth',
    Icon: Sprout,
    explanation:
      'Compares your wording lately with your wording before, and counts the steps you did. A change is told only where chance would give it less than once in ten.',
  },
  pattern_recognition: {
    label: 'Pattern',
    Icon: Repeat,
    explanation:
      'A subject, a person or a time that comes back in three or more of your last twelve sessions, or steps that are set aside again and again.',
  },
  goal_progress: {
    label: 'Goal progress',
    Icon: Target,
    explanation: 'How your active goals stand to their dates, and whether they move.',
  },
  strength_spotlight: {
    label: 'Strength',
    Icon: Gem,
    explanation:
      'Where what your assessment calls a strength meets sessions you rated 4 or 5, or steps you did afterwards.',
  },
  sentiment_trend: {
    label: 'Sentiment trend',
    Icon: ChartNoAxesCombined,
    explanation:
      'The direction of your ratings and of the feelings you name, over ten sessions. It needs five, and a direction that chance would seldom give.',
  },
  coaching_milestone: {
    label: 'Milestone',
    Icon: Milestone,
    explanation: 'A round number of sessions completed or steps done, told for six weeks.',
  },
  dialogue_depth: {
    label: 'Dialogue depth',
    Icon: MessagesSquare,
    explanation: 'How much you tell in a session, and whether staying longer is worth it to you.',
  },
}
