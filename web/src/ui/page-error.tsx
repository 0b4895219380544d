import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { Page } from './page.tsx'

type Props = { title?: string; children?: ReactNode; onRetry?: () => void }

/** Stands in for a screen that could not be shown: what happened, what is safe, what to do. */
export function PageError({ title = 'This page could not be shown', children, onRetry }: Props) {
  return (
    <Page title={title} width="text">
      <div role="alert" className="prose-read text-ink-soft">
        {children ??
          'Something went wrong on our side. What you saved is safe. Try again, or go back to the start.'}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <ButtonLink href="/">Back to the start</ButtonLink>
      </div>
    </Page>
  )
}
