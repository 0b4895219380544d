import type { Clause } from '../../text/clauses.ts'
import { behaviorsOf, impactOf } from './behaviors.ts'
import { readOwnClauses } from './own-clauses.ts'
import { findPeople } from './people.ts'

/** What was told before, and what came of what somebody did. */
export function findTold(earlier: readonly string[]): {
  toldClauses: Clause[]
  toldImpact: Clause | undefined
} {
  const told = earlier.toReversed().map((text) => {
    const clauses = readOwnClauses(text)
    const people = findPeople(clauses)
    return { clauses, impact: impactOf(clauses, behaviorsOf(clauses, people)[0], people) }
  })
  return {
    toldClauses: told.flatMap(({ clauses }) => clauses),
    toldImpact: told.find(({ impact }) => impact)?.impact,
  }
}
