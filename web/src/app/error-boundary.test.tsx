import { render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { takeComplaints } from '../testing/setup.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const Broken = () => {
  throw new Error('bug in a screen')
}
const Missing = lazy(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
)

describe('a screen that fails', () => {
  it('gives way to a page that says what is safe and offers to try again', () => {
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('safe')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(takeComplaints()).not.toEqual([])
  })

  it('says so when it could not even be fetched', async () => {
    render(
      <ErrorBoundary>
        <Suspense>
          <Missing />
        </Suspense>
      </ErrorBoundary>,
    )
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy()
    expect(takeComplaints()).not.toEqual([])
  })
})
