import { Badge } from './badge.tsx'

/** How much something matters, in a word: 1 is high, 2 medium, 3 low. */
export function PriorityBadge({ priority }: { priority: number }) {
  if (priority === 1) return <Badge tone="growth">High</Badge>
  if (priority === 2) return <Badge tone="active">Medium</Badge>
  return <Badge tone="neutral">Low</Badge>
}
