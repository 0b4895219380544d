import { getUser, setTimeZone } from '@lodestar/contract/account'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render.tsx'
import { startServer } from '../testing/server.ts'

describe('the demo banner', () => {
  it.each(['/assessment', '/demo-insights', '/demo-coaching'])(
    'stands on %s for a visitor and leads to sign-up [R1-45, R2.8-19, R6-06]',
    async (address) => {
      startServer().refuse(getUser, 'unauthorized')
      renderApp(address)
      const banner = within(await screen.findByRole('complementary', { name: 'Demo' }))
      expect(banner.getByText('Demo mode.')).toBeTruthy()
      expect(banner.getByRole('link').getAttribute('href')).toBe('/api/login')
      expect(screen.queryByRole('navigation')).toBeNull()
    },
  )

  it('is not there for a signed-in person [R2.8-19]', async () => {
    startServer()
    renderApp('/demo-insights')
    await screen.findByRole('navigation', { name: 'Main' })
    await screen.findByRole('heading', { name: 'Insights' })
    expect(screen.queryByRole('complementary', { name: 'Demo' })).toBeNull()
  })
})

describe('the bar at the lower edge', () => {
  const findBar = async () => within(await screen.findByRole('navigation', { name: 'Places' }))

  it('leads a signed-in person to four places and marks the one that is open', async () => {
    startServer()
    renderApp('/meetings')
    const links = (await findBar()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Coach', '/coaching'],
      ['Meetings', '/meetings'],
      ['Goals', '/goals'],
    ])
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['Meetings'])
  })

  it('leaves that edge to the message box of an open session, and is not there for a visitor', async () => {
    const server = startServer()
    const { unmount } = renderApp('/coaching?session=session_1')
    await screen.findByRole('textbox', { name: 'Your message' })
    expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull()
    unmount()
    server.refuse(getUser, 'unauthorized')
    renderApp('/assessment')
    await screen.findByRole('complementary', { name: 'Demo' })
    expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull()
  })
})

describe('the keyboard', () => {
  const openHelp = async () => {
    startServer()
    renderApp('/help')
    await screen.findByRole('heading', { name: 'Help & Support' })
  }

  it('goes to a screen by g and then a letter', async () => {
    await openHelp()
    await userEvent.keyboard('gm')
    expect(await screen.findByRole('heading', { name: 'Meetings' })).toBeTruthy()
    await userEvent.keyboard('gg')
    expect(await screen.findByRole('heading', { name: 'Goals' })).toBeTruthy()
  })

  it('lists its shortcuts on ?, and they can be switched off for good', async () => {
    await openHelp()
    await userEvent.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(list.getByText('Go to Meetings')).toBeTruthy()
    await userEvent.click(list.getByRole('checkbox', { name: 'Single-key shortcuts are on' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('gm?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/help')
  })

  it('leaves a letter alone that is typed into a field or with a modifier', async () => {
    await openHelp()
    await userEvent.keyboard('{Control>}g{/Control}m')
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await userEvent.keyboard('gm?')
    expect(field.value).toBe('gm?')
    expect(window.location.pathname).toBe('/help')
    expect(screen.queryByRole('dialog')).toBeNull()
    field.remove()
  })
})

describe('the appearance', () => {
  it('follows the choice, keeps it, and goes back to the system', async () => {
    startServer()
    renderApp('/help')
    await userEvent.click(await screen.findByRole('button', { name: 'Appearance: As the system' }))
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark' })
    expect(window.localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: 'Appearance: Dark' }))
    await userEvent.click(screen.getByRole('button', { name: 'As the system' }))
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
    expect(window.localStorage.getItem('theme')).toBeNull()
  })
})

describe("the browser's time zone", () => {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions()

  it('is told to the server at the first start after sign-in, and not again', async () => {
    const server = startServer()
    const first = renderApp('/help')
    await waitFor(() =>
      expect(server.sentTo(setTimeZone).map(({ body }) => body)).toEqual([{ timeZone, locale }]),
    )
    await waitFor(() => expect(window.localStorage.getItem('timeZoneSent')).not.toBeNull())
    first.unmount()
    renderApp('/help')
    await screen.findByRole('heading', { name: 'Help & Support' })
    expect(server.sentTo(setTimeZone)).toHaveLength(1)
  })

  it('is told again when it has changed, or to another account', async () => {
    window.localStorage.setItem('timeZoneSent', `${getUser.example.id} Mars/Olympus`)
    const server = startServer()
    renderApp('/help')
    await waitFor(() => expect(server.sentTo(setTimeZone)).toHaveLength(1))
  })

  it('is not told for a visitor', async () => {
    const server = startServer()
    server.refuse(getUser, 'unauthorized')
    renderApp('/no-such-page')
    await screen.findByRole('heading', { name: 'Page Not Found' })
    expect(server.sentTo(setTimeZone)).toHaveLength(0)
  })
})
