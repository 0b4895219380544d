import type { ReactNode } from 'react'
import { Mark } from './wordmark.tsx'

type Props = { title: string; children?: ReactNode; actions?: ReactNode }

/** Says what will be here and the one next step that brings it. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <div className="max-w-text py-6">
      <Mark className="mb-4 size-6 text-ink-faint" />
      <h2 className="font-serif text-xl">{title}</h2>
      {children ? <div className="mt-2 prose-read text-ink-soft">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  )
}
