import * as z from 'zod/mini'
import { Id } from './primitives.ts'

/** How much practice an approach asks for. */
const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const
/** How much an action matters for this situation. */
const PRIORITIES = ['high', 'medium', 'low'] as const

/** A way to go about a situation; `timeframe` is words for people. */
export const Approach = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  timeframe: z.string(),
  steps: z.array(z.string()),
  expectedOutcome: z.string(),
})
export type Approach = z.infer<typeof Approach>

/** One step of a plan and how one knows that it is done. */
export const ActionItem = z.object({
  id: Id,
  title: z.string(),
  priority: z.enum(PRIORITIES),
  timeframe: z.string(),
  description: z.string(),
  measurableOutcome: z.string(),
})
export type ActionItem = z.infer<typeof ActionItem>

/** Something to practice alone or with somebody; `materials` may be empty. */
export const Exercise = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  materials: z.array(z.string()),
  reflectionQuestions: z.array(z.string()),
})
export type Exercise = z.infer<typeof Exercise>

/** Words to say aloud, with how to make them one's own. */
export const Script = z.object({
  id: Id,
  scenario: z.string(),
  purpose: z.string(),
  script: z.string(),
  adaptationTips: z.array(z.string()),
})
export type Script = z.infer<typeof Script>

/** The coach's full answer to a described situation, in the order it is read. */
export const StructuredResponse = z.object({
  diagnosis: z.string(),
  approaches: z.array(Approach),
  actionPlan: z.array(ActionItem),
  practiceExercises: z.array(Exercise),
  sampleScripts: z.array(Script),
  keyInsights: z.array(z.string()),
})
export type StructuredResponse = z.infer<typeof StructuredResponse>

/** An answer with no parts behind its message. */
export const NO_PARTS: StructuredResponse = {
  diagnosis: '',
  approaches: [],
  actionPlan: [],
  practiceExercises: [],
  sampleScripts: [],
  keyInsights: [],
}

/** What a blank in words to say would ask for, and the exact part of the words that stands in its place: the leader's own sentences. */
export const FilledPlace = z.object({ asks: z.string(), holds: z.string() })
export type FilledPlace = z.infer<typeof FilledPlace>
