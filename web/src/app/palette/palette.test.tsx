import { listSessions } from '@lodestar/contract/coaching'
import { listGoals } from '@lodestar/contract/goals'
import { listMeetings } from '@lodestar/contract/meetings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'

async function openPalette(prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  prepare(server)
  renderApp('/notifications')
  await screen.findByRole('heading', { level: 1, name: 'Notification Settings' })
  expect(server.sentTo(listMeetings)).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Search' }, { timeout: 5_000 })
  return server
}
const field = () =>
  screen.getByRole('combobox', { name: 'Search screens, sessions, goals, meetings and help' })
const list = () => within(screen.getByRole('listbox', { name: 'Found' }))
const titles = () =>
  list()
    .getAllByRole('option')
    .map((option) => option.firstChild?.textContent)
const chosen = () => list().getByRole('option', { selected: true }).firstChild?.textContent

describe('the search', () => {
  it('opens by Ctrl+K with all screens, and closes by Escape and by Ctrl+K', async () => {
    await openPalette()
    expect(titles().slice(0, 3)).toEqual(['Home', 'Assessment', 'Coaching Sessions'])
    await userEvent.type(field(), '{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await screen.findByRole('dialog', { name: 'Search' })
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('writes in its field what was typed while it was on its way', async () => {
    startServer()
    renderApp('/help')
    await screen.findByRole('heading', { name: 'Help & Support' })
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    for (const key of ['m', 'e', 'x', 'Backspace', 'e']) fireEvent.keyDown(document.body, { key })
    await screen.findByRole('dialog', { name: 'Search' })
    expect(field()).toHaveProperty('value', 'mee')
    await userEvent.type(field(), 't{Escape}')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(field()).toHaveProperty('value', '')
  })

  it('opens by its button, and not over another dialog', async () => {
    startServer()
    renderApp('/help')
    await screen.findByRole('heading', { name: 'Help & Support' })
    await userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByRole('dialog', { name: 'Search' })
  })

  it('finds sessions, goals, meetings and help, moves by arrows around the end, and goes by Enter', async () => {
    await openPalette((server) => {
      server.reply(
        listSessions,
        listSessions.example.slice(0, 1).map((one) => ({ ...one, title: 'Quiet talk' })),
      )
      server.reply(
        listGoals,
        listGoals.example.slice(0, 1).map((one) => ({ ...one, id: 'goal_7', title: 'Quiet mornings' })),
      )
      server.reply(
        listMeetings,
        listMeetings.example.slice(0, 1).map((one) => ({ ...one, title: 'Quiet hour' })),
      )
    })
    await userEvent.type(field(), 'quiet')
    await waitFor(() =>
      expect(titles()).toEqual(['Quiet talk', 'Quiet mornings', 'Quiet hour', 'Notification Settings']),
    )
    expect(screen.getByText('4 results')).toBeTruthy()
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toBe('Notification Settings')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(chosen()).toBe('Quiet mornings')
    expect(field().getAttribute('aria-activedescendant')).toBe(
      list().getByRole('option', { selected: true }).id,
    )
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname + window.location.search).toBe('/goals?goal=goal_7')
    const goal = await screen.findByRole('article', { name: 'Quiet mornings' })
    await waitFor(() => expect(document.activeElement).toBe(goal))
  })

  it('opens the help answer that was chosen, by pointer too', async () => {
    await openPalette()
    await userEvent.type(field(), 'misread')
    await userEvent.click(screen.getByRole('option', { name: /The coach misread me/ }))
    const question = await screen.findByRole('button', { name: 'The coach misread me. What can I do?' })
    expect(question.getAttribute('aria-expanded')).toBe('true')
  })

  it('says that nothing has the words, and when some of it could not be read', async () => {
    await openPalette((server) => server.refuse(listGoals, 'internal'))
    await userEvent.type(field(), 'xyzzy')
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
    expect(dialog.getByText('Nothing here has these words.')).toBeTruthy()
    expect(list().queryByRole('option')).toBeNull()
    expect(await dialog.findByText('Some of what is yours could not be read; the rest is here.')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(window.location.pathname).toBe('/notifications')
  })
})
