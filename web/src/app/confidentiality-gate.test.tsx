import { acceptConfidentiality, getUser } from '@lodestar/contract/account'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { acknowledgeNotice } from '../lib/storage/confidentiality.ts'
import { openAddress } from '../testing/render.tsx'
import { startServer } from '../testing/server.ts'
import { App } from './app.tsx'

const KEY = 'confidentialityAcknowledgedAt'
const BUTTON = { name: 'I Understand - Proceed' }
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

function open(address: string, { isSignedIn = false, isDemo = false } = {}) {
  const server = startServer()
  if (!isSignedIn) server.refuse(getUser, 'unauthorized')
  if (isDemo) server.reply(getUser, { ...getUser.example, id: 'demo_user_001', provider: 'demo' })
  openAddress(address)
  render(<App />)
  return server
}

describe('the confidentiality notice', () => {
  it.each(['/landing', '/api/login', '/no-such-page', '/demo-insights', '/logout'])(
    'stands as a modal over %s for somebody who never acknowledged it [R1-44, R2.1-36, R2.3-01, R4-01]',
    async (address) => {
      open(address)
      const button = await screen.findByRole('button', BUTTON)
      expect(button.closest('dialog')?.matches(':modal') || button.closest('dialog')?.open).toBe(true)
    },
  )

  it('waits on the landing page until somebody begins to write [R2.1-36, R4-01]', async () => {
    open('/')
    const box = await screen.findByLabelText('Which conversation is ahead of you?')
    box.focus()
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
    await userEvent.type(box, 'I', { skipClick: true })
    expect(await screen.findByRole('button', BUTTON)).toBeTruthy()
  })

  it('stands over a signed-in screen as well [R2.1-36]', async () => {
    open('/help', { isSignedIn: true })
    expect(await screen.findByRole('button', BUTTON)).toBeTruthy()
  })

  it('is not closed by Escape, and offers no other button [R2.3-02]', async () => {
    open('/no-such-page')
    const button = await screen.findByRole('button', BUTTON)
    await userEvent.keyboard('{Escape}{Escape}')
    button.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(screen.getByRole('button', BUTTON)).toBe(button)
    expect(button.closest('dialog')?.open).toBe(true)
    expect(button.closest('dialog')?.querySelectorAll('button')).toHaveLength(1)
    expect(window.localStorage.getItem(KEY)).toBeNull()
  })

  it('hides once acknowledged and keeps the moment in this browser [R4-03, R4-04]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-03T09:30:00Z') })
    const server = open('/no-such-page')
    await userEvent.click(await screen.findByRole('button', BUTTON))
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
    expect(window.localStorage.getItem(KEY)).toBe('2026-05-03T09:30:00.000Z')
    expect(server.sentTo(acceptConfidentiality)).toHaveLength(0)
  })

  it('acknowledged before signing in is recorded once, at the first sign-in that follows [D83]', async () => {
    const visit = open('/no-such-page')
    await userEvent.click(await screen.findByRole('button', BUTTON))
    expect(visit.sentTo(acceptConfidentiality)).toHaveLength(0)
    cleanup()
    const first = open('/profile', { isSignedIn: true })
    first.reply(acceptConfidentiality, { ...getUser.example, ndaAcceptedAt: '2026-05-04T09:31:00.000Z' })
    expect(await screen.findByText(/^Acknowledged May 4, 2026/)).toBeTruthy()
    expect(first.sentTo(acceptConfidentiality).map(({ body }) => body)).toEqual([{ version: '4' }])
    cleanup()
    const second = open('/help', { isSignedIn: true })
    await screen.findByRole('heading', { name: 'Help & Support' })
    expect(second.sentTo(acceptConfidentiality)).toHaveLength(0)
  })

  it('whose record failed is recorded at the next start [D83]', async () => {
    acknowledgeNotice(new Date())
    const first = open('/help', { isSignedIn: true })
    first.refuse(acceptConfidentiality, 'unavailable')
    await waitFor(() => expect(first.sentTo(acceptConfidentiality)).toHaveLength(1))
    cleanup()
    const second = open('/help', { isSignedIn: true })
    await waitFor(() => expect(second.sentTo(acceptConfidentiality)).toHaveLength(1))
  })

  it('is not recorded for the demo user, who has no account [D83]', async () => {
    acknowledgeNotice(new Date())
    const server = open('/profile', { isDemo: true })
    await screen.findByText('Demo Account')
    expect(server.sentTo(acceptConfidentiality)).toHaveLength(0)
  })

  it('is recorded for a signed-in person [D24]', async () => {
    const server = open('/help', { isSignedIn: true })
    await screen.findByRole('heading', { name: 'Help & Support' })
    await userEvent.click(await screen.findByRole('button', BUTTON))
    await waitFor(() =>
      expect(server.sentTo(acceptConfidentiality).map(({ body }) => body)).toEqual([{ version: '4' }]),
    )
  })

  it('hides although the record fails, because the gate is the browser', async () => {
    const server = open('/help', { isSignedIn: true })
    server.refuse(acceptConfidentiality, 'internal')
    await screen.findByRole('heading', { name: 'Help & Support' })
    await userEvent.click(await screen.findByRole('button', BUTTON))
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
  })

  it('stays away for 24 hours, also while the tab is open, and then comes back [R4-02]', async () => {
    window.localStorage.setItem(KEY, hoursAgo(23))
    open('/no-such-page')
    await screen.findByRole('heading', { name: 'Page Not Found' })
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
    window.localStorage.setItem(KEY, hoursAgo(25))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('button', BUTTON)).toBeTruthy()
  })
})
