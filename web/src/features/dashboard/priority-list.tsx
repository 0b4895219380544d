import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { PriorityBadge } from '../../ui/priority-badge.tsx'
import { QuietLink } from './quiet-link.tsx'

type Item = {
  id: string
  title: string
  description: string
  priority: number
  /** What it rests on, or where it is done. */
  note?: string
  href?: string
  isDone?: boolean
}
type Props = { items: readonly Item[]; empty: ReactNode }

/** Titles with a sentence or two and how much they matter. */
export const PriorityList = ({ items, empty }: Props) =>
  items.length === 0 ? (
    <p className="max-w-text text-ink-soft">{empty}</p>
  ) : (
    <ul className="grid gap-6">
      {items.map(({ id, title, description, priority, note, href, isDone }) => (
        <li key={id} className="max-w-text">
          {isDone ? <Badge tone="good">Done</Badge> : <PriorityBadge priority={priority} />}
          <h3 className="mt-0.5 font-medium">
            {href && !isDone ? (
              <QuietLink href={href} className="text-base font-medium">
                {title}
              </QuietLink>
            ) : (
              title
            )}
          </h3>
          <p className="mt-0.5 text-ink-soft">{description}</p>
          {note ? <p className="mt-1 text-sm text-ink-faint">{note}</p> : null}
        </li>
      ))}
    </ul>
  )
