import { learned } from '../../models/read-weights.ts'
import type { Vector } from '../../text/meanings.ts'
import { readHead, score } from '../../text/softmax-head.ts'

const head = learned('questions/weights/questions.tsv', readHead)

/**
 * Says what readers would make of each open question behind a message, from what it means: models/questions.
 *
 * @returns the grade that is to be expected, 0 to 3, by the question; none where the meaning is not known.
 */
export const weighQuestions = (meaning: Vector | undefined): ReadonlyMap<string, number> =>
  new Map(meaning ? score(head(), meaning) : [])
