import { Component, type ReactNode } from 'react'
import { PageError } from '../ui/page-error.tsx'

interface State {
  error: unknown
}

/** Shows an error page in place of a screen that failed, or that could not be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    const reload = () => window.location.reload()
    if (!isFetchFailure(this.state.error)) return <PageError onRetry={reload} />
    return (
      <PageError title="This page could not be loaded" onRetry={reload}>
        Either the connection is gone or a new version was installed a moment ago. What you saved is safe.
      </PageError>
    )
  }
}

// Each browser has words of its own for a module that did not arrive.
const isFetchFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message)
