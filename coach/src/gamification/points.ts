import type { PointSource } from '@lodestar/contract/gamification'
import { type ClosedHistory, NOTHING_CLOSED } from '../activities/closed-history.ts'
import type { Deed } from './deed.ts'
import { nameClosed, nameCounted } from './measures.ts'
import { POINT_RULES, type PointRule } from './points.data.ts'

/** Sums what each line of the points table has brought, in the table's order. A deed more never brings less. */
export const scoreDeeds = (deeds: readonly Deed[], closed: ClosedHistory = NOTHING_CLOSED): PointSource[] =>
  POINT_RULES.map((rule) => ({
    id: rule.id,
    label: rule.label,
    points: rule.points,
    limit: describeLimit(rule),
    earned: rule.points * countPaid(rule, deeds, closed),
  }))

/** How often a line is paid. @param deeds oldest first, after those that are closed. */
export function countPaid(
  { id, measure, per, atMost }: PointRule,
  deeds: readonly Deed[],
  closed: ClosedHistory = NOTHING_CLOSED,
): number {
  const periods = new Map<number, Set<string>>()
  const names = new Set(nameClosed(measure, closed))
  for (const deed of deeds) {
    const name = nameCounted(measure, deed)
    if (name === null || names.has(name)) continue
    const period = per === 'ever' ? 0 : deed[per]
    const counted = periods.get(period) ?? new Set()
    periods.set(period, counted.add(name))
  }
  const paid = closed.paid[id] ?? 0
  const open = [...periods.values()].reduce((sum, { size }) => sum + Math.min(size, atMost), 0)
  return per === 'ever' ? Math.min(atMost, paid + open) : paid + open
}

/** Says how often a line of the points table counts: `at most 2 a day`. */
export function describeLimit({ atMost, per }: Pick<PointRule, 'atMost' | 'per'>): string {
  if (per === 'ever') return atMost === 1 ? 'once' : `at most ${atMost} times`
  return atMost === 1 ? `once a ${per}` : `at most ${atMost} a ${per}`
}
