import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Fraction, Id, Instant } from './primitives.ts'

/** The four leadership styles, in the order that settles ties. */
export const STYLES = ['Directive', 'Coaching', 'Supportive', 'Delegating'] as const
/** One of the four leadership styles. */
export type Style = (typeof STYLES)[number]

/** A situation with what one could do first; option ids give nothing away. */
export const AssessmentQuestion = z.object({
  id: Id,
  question: z.string(),
  options: z.array(z.object({ id: Id, optionText: z.string() })),
})
export type AssessmentQuestion = z.infer<typeof AssessmentQuestion>

/** The option chosen for one question. */
export const AssessmentResponse = z.object({ questionId: Id, selectedOptionId: Id })
export type AssessmentResponse = z.infer<typeof AssessmentResponse>

/** How one finished assessment came out. Shares are of the answers given and sum to 1. */
export const StyleProfile = z.object({
  shares: z.object({ Directive: Fraction, Coaching: Fraction, Supportive: Fraction, Delegating: Fraction }),
  primary: z.enum(STYLES),
  /** The second style; null when every answer was of one style. */
  secondary: z.nullable(z.enum(STYLES)),
  /** True when first and second are too close to call apart (fewer than 3 answers of 16). */
  isBlend: z.boolean(),
  /** 0 always the same style, 1 all four equally. */
  flexibility: Fraction,
  /** Share of situations in which the chosen style was the one that suits them best. */
  fit: Fraction,
  /** What drove the fit, both ways, a sentence each. */
  fitNotes: z.array(z.string()),
  questionnaireVersion: z.string(),
})
export type StyleProfile = z.infer<typeof StyleProfile>

/** A development area's or action's text, ready to show. `leadershipStyle` names a blend as "Coaching / Supportive". */
export const AssessmentResult = z.object({
  leadershipStyle: z.string(),
  styleDescription: z.string(),
  strengths: z.array(z.string()),
  developmentAreas: z.array(z.string()),
  recommendedActions: z.array(z.string()),
  awarenessGaps: z.array(z.string()),
  stressPatterns: z.array(z.string()),
  generationalTips: z.array(z.string()),
  /** What Situation, Behavior, Impact means, with one worked example. */
  sbiExplanation: z.string(),
  profile: StyleProfile,
  /** Null for a visitor's result, which is scored but not stored. */
  completedAt: z.nullable(Instant),
})
export type AssessmentResult = z.infer<typeof AssessmentResult>

const result: AssessmentResult = {
  leadershipStyle: 'Coaching',
  styleDescription: 'You set the direction and stay close while people learn.',
  strengths: ['You explain the reason before the task'],
  developmentAreas: ['Letting go once somebody can do it alone'],
  recommendedActions: ['Prepare one piece of feedback with SBI before Friday'],
  awarenessGaps: ['Able people may hear your questions as doubt'],
  stressPatterns: ['Under time pressure your questions turn into instructions'],
  generationalTips: ['Ask each person how they like to get feedback'],
  sbiExplanation: 'SBI is an order for giving feedback: Situation, Behavior, Impact.',
  profile: {
    shares: { Directive: 0.1875, Coaching: 0.5, Supportive: 0.1875, Delegating: 0.125 },
    primary: 'Coaching',
    secondary: 'Directive',
    isBlend: false,
    flexibility: 0.67,
    fit: 0.5625,
    fitNotes: ['You chose the style that suits the situation in 9 of 16.'],
    questionnaireVersion: '1',
  },
  completedAt: '2026-05-03T09:45:00.000Z',
}

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/assessment/questions',
  summary: 'List the questions of the leadership style assessment.',
  access: 'public',
  reply: z.array(AssessmentQuestion),
  example: [
    {
      id: 'q01',
      question: 'A new colleague …',
      options: [{ id: 'q01-a', optionText: 'Walk through the first task together.' }],
    },
  ],
})

export const submitAssessment = endpoint({
  method: 'POST',
  path: '/api/assessment/submit',
  summary: 'Score a finished assessment; stored for a signed-in user, only scored for a visitor.',
  access: 'public',
  body: z.object({ responses: z.array(AssessmentResponse).check(z.maxLength(100)) }),
  reply: AssessmentResult,
  errors: ['invalid_input', 'quota_reached'],
  example: result,
})

export const getResults = endpoint({
  method: 'GET',
  path: '/api/assessment/results',
  summary: "Get the signed-in user's newest assessment result, or null; a visitor has none.",
  access: 'public',
  reply: z.nullable(AssessmentResult),
  example: result,
})

/** A short course for one development area, made of things to do here. */
export const LearningPath = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  skill: z.string(),
  steps: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(['read', 'practice', 'coaching', 'reflect']),
      /** A route of this application. */
      href: z.string(),
      done: z.boolean(),
    }),
  ),
})
export type LearningPath = z.infer<typeof LearningPath>

export const listLearningPaths = endpoint({
  method: 'GET',
  path: '/api/learning-paths',
  summary: "List learning paths for the signed-in user's development areas; empty without a result.",
  reply: z.array(LearningPath),
  example: [
    {
      id: 'letting-go',
      title: 'Letting go',
      description: 'Hand over one piece of work whole.',
      skill: 'delegation',
      steps: [
        {
          title: 'Hold a coaching session about one hand-over',
          kind: 'coaching',
          href: '/coaching',
          done: false,
        },
      ],
    },
  ],
})
