import type { StructuredResponse } from '@lodestar/contract/structured-response'
import * as z from 'zod/mini'
import type { CoachTurn } from '../answer-turn.ts'

/**
 * What a language model writes of one turn, in the order in which it is shown: what has to fit this leader.
 *
 * The rest of a turn stays as the built-in coach has composed it: steps, plan and exercises have nothing to gain but
 * words, research is quoted and never written anew, and a model has half a minute. An item carries the id of the passage
 * it retells, so that its title, timeframe and steps stay the playbook's.
 */
export interface ModelAnswer {
  readonly message: string
  readonly diagnosis?: string
  readonly approaches?: readonly { id: string; description: string }[]
  readonly sampleScripts?: readonly { id: string; script: string }[]
  readonly proTip?: string
  readonly followUpQuestions?: readonly string[]
}

/** Parts whose items a model retells one by one, with the field it writes. */
const RETOLD = {
  approaches: { description: z.string() },
  sampleScripts: { script: z.string() },
} as const

/** The parts whose items a model retells, in reading order. */
export const RETOLD_PARTS = Object.keys(RETOLD) as readonly (keyof typeof RETOLD)[]

/** Moves whose questions mean something to the next turn as they stand. */
const FIXED_QUESTIONS = new Set(['clarify'])

const retold = (part: keyof typeof RETOLD, offered: StructuredResponse) => {
  const [first, ...rest] = offered[part].map(({ id }) => id)
  if (first === undefined) return {}
  return { [part]: z.array(z.object({ id: z.enum([first, ...rest]), ...RETOLD[part] })) }
}

/** The form of a model's answer, whole and while it is still coming. */
export interface AnswerForm {
  readonly whole: z.ZodMiniType<ModelAnswer>
  readonly coming: z.ZodMiniType<Partial<ModelAnswer>>
}

/**
 * Makes the form of a model's answer to one turn: only what the built-in turn holds, and only its passages.
 *
 * Every field is required and no length is bound, because that is all that every provider's grammar can hold a model to.
 * What a model adds to it is not read.
 */
export function formOf({ metadata }: CoachTurn): AnswerForm {
  const { structuredResponse: parts, proTip, followUpQuestions, turn } = metadata
  const asksAnew = followUpQuestions && !FIXED_QUESTIONS.has(turn?.move ?? '')
  const shape: Record<string, z.ZodMiniType> = {
    message: z.string(),
    ...(parts?.diagnosis ? { diagnosis: z.string() } : {}),
    ...Object.assign({}, ...RETOLD_PARTS.map((part) => (parts ? retold(part, parts) : {}))),
    ...(proTip ? { proTip: z.string() } : {}),
    ...(asksAnew ? { followUpQuestions: z.array(z.string()) } : {}),
  }
  const whole = z.object(shape)
  return {
    whole: whole as z.ZodMiniType as z.ZodMiniType<ModelAnswer>,
    coming: z.partial(whole) as z.ZodMiniType as z.ZodMiniType<Partial<ModelAnswer>>,
  }
}

/** Puts what a model has written of the structured answer over the passages it retells; what it leaves out is left out. */
export function retell(answer: Partial<ModelAnswer>, offered: StructuredResponse): StructuredResponse {
  return {
    ...offered,
    diagnosis: answer.diagnosis ?? offered.diagnosis,
    approaches: over(offered.approaches, answer.approaches),
    sampleScripts: over(offered.sampleScripts, answer.sampleScripts),
  }
}

function over<Item extends { id: string }, Told extends { id: string }>(
  items: readonly Item[],
  told: readonly Told[] | undefined,
): Item[] {
  if (!told) return [...items]
  return told.flatMap((one) => items.filter(({ id }) => id === one.id).map((item) => ({ ...item, ...one })))
}
