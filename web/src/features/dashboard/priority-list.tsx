import { Badge } from '../../ui/badge.tsx'

type Item = { id: string; title: string; description: string; priority: number }
type Props = { items: readonly Item[]; empty: string }

/** Titles with a sentence or two and how much they matter. */
export const PriorityList = ({ items, empty }: Props) =>
  items.length === 0 ? (
    <p className="max-w-text text-ink-soft">{empty}</p>
  ) : (
    <ul className="grid gap-6">
      {items.map(({ id, title, description, priority }) => (
        <li key={id} className="max-w-text">
          <PriorityBadge priority={priority} />
          <h3 className="mt-0.5 font-medium">{title}</h3>
          <p className="mt-0.5 text-ink-soft">{description}</p>
        </li>
      ))}
    </ul>
  )

function PriorityBadge({ priority }: { priority: number }) {
  if (priority === 1) return <Badge tone="growth">High</Badge>
  if (priority === 2) return <Badge tone="active">Medium</Badge>
  return <Badge tone="neutral">Low</Badge>
}
