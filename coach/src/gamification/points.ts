import type { PointSource } from '@lodestar/contract/gamification'
import type { Deed } from './deed.ts'
import { nameCounted } from './measures.ts'
import { POINT_RULES, type PointRule } from './points.data.ts'

/** Sums what each line of the points table has brought, in the table's order. A deed more never brings less. */
export const scoreDeeds = (deeds: readonly Deed[]): PointSource[] =>
  POINT_RULES.map((rule) => ({
    id: rule.id,
    label: rule.label,
    points: rule.points,
    limit: describeLimit(rule),
    earned: rule.points * countPaid(rule, deeds),
  }))

function countPaid({ measure, per, atMost }: PointRule, deeds: readonly Deed[]): number {
  const periods = new Map<number, Set<string>>()
  for (const deed of deeds) {
    const name = nameCounted(measure, deed)
    if (name === null) continue
    const period = per === 'ever' ? 0 : deed[per]
    const counted = periods.get(period) ?? new Set()
    periods.set(period, counted.add(name))
  }
  return [...periods.values()].reduce((sum, { size }) => sum + Math.min(size, atMost), 0)
}

/** Says how often a line of the points table counts: `at most 2 a day`. */
export function describeLimit({ atMost, per }: Pick<PointRule, 'atMost' | 'per'>): string {
  if (per === 'ever') return atMost === 1 ? 'once' : `at most ${atMost} times`
  return atMost === 1 ? `once a ${per}` : `at most ${atMost} a ${per}`
}
