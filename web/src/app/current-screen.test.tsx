import { getUser } from '@lodestar/contract/account'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { takeReturnAddress } from '../lib/storage/return-address.ts'
import { renderApp, watchDepartures } from '../testing/render.tsx'
import { startServer } from '../testing/server.ts'

const openSignedOut = (address: string) => {
  const server = startServer()
  server.refuse(getUser, 'unauthorized')
  renderApp(address)
  return server
}
const openSignedIn = (address: string) => {
  const server = startServer()
  renderApp(address)
  return server
}

describe('while it is not known who is here', () => {
  it('a spinner fills the screen [R2.1-35]', async () => {
    const server = startServer()
    let answer = () => {}
    server.reply(getUser, new Promise((resolve) => (answer = () => resolve(getUser.example))))
    renderApp('/no-such-page')
    expect(await screen.findByRole('status')).toHaveProperty('textContent', 'Loading')
    expect(screen.queryByRole('heading')).toBeNull()
    answer()
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  })
})

describe('a visitor', () => {
  it.each(['/', '/landing'])('sees the landing page at %s [R1-02, R2.1-24, R2.1-25]', async (address) => {
    openSignedOut(address)
    expect(
      await screen.findByRole('heading', { name: 'Ten minutes before a hard conversation.' }),
    ).toBeTruthy()
  })

  it('is sent from /signup to /api/login [R2.1-26]', async () => {
    const departures = watchDepartures()
    openSignedOut('/signup')
    await waitFor(() => expect(departures).toEqual(['/api/login']))
  })

  it.each(['/no-such-page', '/goals', '/feedback', '/dashboard', '/profile', '/landing/', '/Assessment'])(
    'gets the not-found screen at %s, without a navigation bar [R2.1-34, R2.1-37, R2.1-38, R2.2-02, R6-04]',
    async (address) => {
      openSignedOut(address)
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
      expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(document.title).toBe('Page Not Found · Lodestar')
    },
  )

  it.each(['/gamification', '/gamification/'])(
    'is asked to log in at %s [R2.1-31, R2.1-32, R6-14]',
    async (address) => {
      openSignedOut(address)
      expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy()
      expect(screen.getByText('Please log in to view your gamification progress.')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/')
    },
  )

  it.each([
    ['/assessment', 'Assessment'],
    ['/logout', 'Signing Out...'],
  ])('reaches %s [R1-03, R2.1-27, R2.1-33]', async (address, heading) => {
    openSignedOut(address)
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  })

  it.each(['/coaching', '/goals', '/analytics', '/meetings', '/communication'])(
    'does not reach %s, which is for signed-in leaders [R1-01, R6-02, R7-27]',
    async (address) => {
      const server = openSignedOut(address)
      await screen.findByRole('heading', { name: 'Page Not Found' })
      expect(server.sent.map(({ path }) => path)).toEqual([getUser.path])
    },
  )

  it('is offered to sign in at a known address, and nothing else at an unknown one', async () => {
    const departures = watchDepartures()
    openSignedOut('/coaching?session=session_1')
    const link = await screen.findByRole('link', { name: 'Sign in to open Coaching Sessions' })
    expect(link.getAttribute('href')).toBe('/api/login')
    await userEvent.click(link)
    expect(takeReturnAddress()).toBe('/coaching?session=session_1')
    expect(takeReturnAddress()).toBeNull()
    act(() => navigate('/no-such-page'))
    expect(await screen.findByRole('link', { name: 'Back to the start' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Sign in/ })).toBeNull()
    expect(departures).toEqual([])
  })

  it('is offered to sign in where points would be', async () => {
    openSignedOut('/gamification/')
    expect(await screen.findByRole('link', { name: 'Sign in to open Progress' })).toBeTruthy()
  })

  it.each(['/demo-insights', '/demo-coaching'])('reaches %s [R2.1-29, R2.1-30]', async (address) => {
    openSignedOut(address)
    expect(await screen.findByRole('complementary', { name: 'Demo' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Page Not Found' })).toBeNull()
  })

  it('reads why, when a signed-in address cannot be shown because the server fails', async () => {
    startServer().refuse(getUser, 'internal')
    renderApp('/goals')
    expect(await screen.findByRole('heading', { name: 'We could not reach the server' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the demo user whom the server answers', () => {
  const openAsDemoUser = (address: string) => {
    const server = startServer()
    server.reply(getUser, { ...getUser.example, id: 'demo_user_001', provider: 'demo' })
    renderApp(address)
    return server
  }

  it('is told at /analytics that there is not enough data, and led to the assessment [R2.16-07, R2.16-08, D81]', async () => {
    const server = openAsDemoUser('/analytics')
    expect(await screen.findByText('Not Enough Data')).toBeTruthy()
    expect(server.sent.map(({ path }) => path)).toEqual([getUser.path])
    await userEvent.click(screen.getByRole('link', { name: 'Take Assessment' }))
    await waitFor(() => expect(window.location.pathname).toBe('/assessment'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessment' })).toBeTruthy()
  })

  it('sees at /profile how they are signed in [R2.19-04, D81]', async () => {
    openAsDemoUser('/profile')
    expect(await screen.findByText('Demo Account')).toBeTruthy()
  })

  it.each(['/goals', '/feedback', '/coaching', '/meetings', '/notifications', '/preferences', '/help'])(
    'gets the not-found screen at %s, like any visitor [R2.1-34, D81]',
    async (address) => {
      openAsDemoUser(address)
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
      expect(screen.queryByRole('navigation')).toBeNull()
    },
  )

  it('of this browser alone opens neither [D01]', async () => {
    window.localStorage.setItem('demoMode', 'true')
    openSignedOut('/analytics')
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  })
})

describe('a signed-in person', () => {
  it('comes from an identity provider to what was asked for before', async () => {
    window.sessionStorage.setItem('returnAddress', '/goals')
    openSignedIn('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Goals' })).toBeTruthy()
    expect(takeReturnAddress()).toBeNull()
  })

  it.each([
    ['/assessment', 'Your style: Coaching'],
    ['/coaching', 'Coaching Sessions'],
    ['/feedback', 'Coaching Feedback'],
    ['/communication', 'Communication Coach'],
    ['/goals', 'Goals'],
    ['/analytics', 'Predictive Analytics'],
    ['/meetings', 'Meetings'],
    ['/notifications', 'Notification Settings'],
    ['/gamification', 'Progress and achievements'],
    ['/logout', 'Signing Out...'],
  ])('finds a working screen at %s [R0-02, R2.1-05, R2.1-22]', async (address, heading) => {
    openSignedIn(address)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  })

  it.each(['/no-such-page', '/landing', '/signup', '/goals/'])(
    'gets the not-found screen at %s, under the navigation bar [R2.1-23, R2.2-01]',
    async (address) => {
      openSignedIn(address)
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    },
  )

  it('is led from the sign-in page to the start', async () => {
    openSignedIn('/api/login')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })

  it('finds the focus on the content after a change of screen, and can skip the bar', async () => {
    openSignedIn('/no-such-page')
    await screen.findByRole('heading', { name: 'Page Not Found' })
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
    act(() => navigate('/help'))
    await screen.findByRole('heading', { name: 'Help & Support' })
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById('main')))
  })
})
