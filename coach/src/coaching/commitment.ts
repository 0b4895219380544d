import { type Clause, readClauses } from '../text/clauses.ts'
import { mirror } from '../text/perspective.ts'
import { findDays, type Moment } from './dates.ts'

/** What a leader said they will do. `dueOn` is a day in their time zone, `YYYY-MM-DD`. */
export interface Commitment {
  readonly text: string
  readonly dueOn: string | null
}

const OPENING =
  /^(?:(?:ok(?:ay)?|yes|well|so|then|maybe|i think|i guess|fine|right)[, ]+)*(?:i'll|i will|i'm going to|im going to|i am going to|i'm gonna|i can|i could|i plan to|i commit to|i'd|i would|let me|i'm doing|i promise to|my (?:next|first) step is to)\s+(?:try to |probably |just )?/i
const NOT_AN_ACT =
  /^(?:not|never|be|think|see (?:how|if|what|whether|where|then|about|to)|know|have to|feel|need|like|love|rather)\b/i

const promiseIn = (clause: Clause): string | undefined => {
  if (clause.isQuestion || !OPENING.test(clause.text)) return undefined
  const act = clause.text.replace(OPENING, '')
  return act.split(/\s+/).length >= 2 && !NOT_AN_ACT.test(act) ? act : undefined
}

const bare = (act: string) => act.replace(/[\s.,;!]+$/, '')

/** The words of a promise as an action item: "talk to him on Friday" → "Talk to him on Friday". */
const asItem = (act: string) => {
  const said = mirror(act) ?? act
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/**
 * Finds what a leader commits to.
 *
 * @returns the promised act, or the first two of several, with the day it is for; null when nothing is promised.
 */
export function findCommitment(message: string, moment: Moment): Commitment | null {
  const [act, another] = readClauses(message).flatMap((clause) => promiseIn(clause) ?? [])
  if (!act) return null
  const day = findDays(`I will ${act}`, moment)[0] ?? findDays(message, moment)[0]
  const both = another ? `${bare(act)}, and ${mirror(another) ?? another}` : act
  return { text: asItem(both), dueOn: day?.on ?? null }
}
