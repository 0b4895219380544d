import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openAddress, watchDepartures } from '../../testing/render.tsx'
import { SignOutPage } from './sign-out-page.tsx'

describe('the sign-out screen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    openAddress('/logout')
  })

  it('says so and goes to /api/logout after 1.5 seconds, not before [R2.6-01, R2.6-02]', () => {
    const departures = watchDepartures()
    render(<SignOutPage />)
    expect(screen.getByRole('heading', { name: 'Signing Out...' })).toBeTruthy()
    act(() => vi.advanceTimersByTime(1499))
    expect(departures).toEqual([])
    act(() => vi.advanceTimersByTime(1))
    expect(departures).toEqual(['/api/logout'])
  })

  it('goes to /api/logout at once by "Complete Logout" [R2.6-03]', () => {
    render(<SignOutPage />)
    expect(screen.getByRole('link', { name: 'Complete Logout' }).getAttribute('href')).toBe('/api/logout')
  })

  it('goes to / by "Stay Logged In", and leaving calls the sign-out off [R2.6-04]', () => {
    const departures = watchDepartures()
    const { unmount } = render(<SignOutPage />)
    fireEvent.click(screen.getByRole('link', { name: 'Stay Logged In' }))
    expect(window.location.pathname).toBe('/')
    unmount()
    act(() => vi.advanceTimersByTime(10_000))
    expect(departures).toEqual([])
  })
})
