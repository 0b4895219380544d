import { z } from 'zod'

/** One input of a model: what it is called, how it lay in the data it was learned from, and what it weighs. */
const Term = z.object({
  name: z.string(),
  mean: z.number(),
  /** Standard deviation; above 0. */
  spread: z.number(),
  /** Change in log odds for one standard deviation more. */
  weight: z.number(),
})

/** A logistic regression as data. */
export const LogisticModel = z.object({
  /** Log odds when every input is average. */
  intercept: z.number(),
  terms: z.array(Term),
})
export type LogisticModel = z.infer<typeof LogisticModel>

/** What one input adds to the log odds. */
export interface Contribution {
  readonly name: string
  readonly logit: number
}

/** The inputs of a model by name; null is unknown and counts as average. */
export type Inputs = Readonly<Record<string, number | null>>

/** Log odds of a probability; 0 and 1 have none. */
export const toLogit = (probability: number): number => Math.log(probability / (1 - probability))

/** The probability that log odds stand for. */
export const toProbability = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * Says what each input adds to the log odds, in the model's order.
 *
 * @throws RangeError when an input of the model is not there at all.
 */
export function weighInputs(model: LogisticModel, inputs: Inputs): Contribution[] {
  return model.terms.map(({ name, mean, spread, weight }) => {
    const value = inputs[name]
    if (value === undefined) throw new RangeError(`The model needs "${name}"`)
    return { name, logit: value === null ? 0 : (weight * (value - mean)) / spread }
  })
}

/** The model's probability. */
export function predict(model: LogisticModel, inputs: Inputs): number {
  const sum = weighInputs(model, inputs).reduce((total, { logit }) => total + logit, model.intercept)
  return toProbability(sum)
}
