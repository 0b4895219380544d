import * as z from 'zod/mini'
import { some, Words } from './playbook.ts'

/** A question that fits whatever the matter is; `other` where it needs somebody else to be spoken of. */
const OpenQuestion = z.strictObject({ ask: Words, other: z.optional(z.literal(true)) })
export type OpenQuestion = z.infer<typeof OpenQuestion>

/** What is asked where nothing is surely known of what a leader tells (`coach/questions/open.yaml`). */
export const OpenQuestions = z.strictObject({
  /** What stands before the question; `{words}` are the leader's own. */
  leads: some(Words, 6, 'leads'),
  /** Those that readers gave the most on all messages first. */
  questions: some(OpenQuestion, 20, 'questions'),
  /** Where the talk has come to the point of doing something. */
  step: some(OpenQuestion, 5, 'questions'),
  /** What is said where nothing is known of a reaction that is feared, or of what is asked: whether to do a thing, which of two, what to think of it. */
  answers: z.strictObject({
    feared: some(Words, 8, 'answers'),
    whether: some(Words, 4, 'answers'),
    either: some(Words, 4, 'answers'),
    judge: some(Words, 4, 'answers'),
  }),
})
export type OpenQuestions = z.infer<typeof OpenQuestions>

/** No questions at all. */
export const NO_OPEN_QUESTIONS: OpenQuestions = {
  leads: [],
  questions: [],
  step: [],
  answers: { feared: [], whether: [], either: [], judge: [] },
}
