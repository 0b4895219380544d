import { getUser } from '@lodestar/contract/account'
import { reflectOnMeeting } from '@lodestar/contract/meetings'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '@lodestar/contract/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { renderApp, renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { NotificationBell } from './notification-bell.tsx'

const aNotification = (id: string, given: Partial<Notification> = {}): Notification => ({
  id,
  type: 'coaching_reminder',
  title: `Title ${id}`,
  message: `Message ${id}`,
  status: 'pending',
  createdAt: '2026-05-07T11:00:00.000Z',
  meetingId: null,
  rehearsalId: null,
  startsAt: null,
  ...given,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => aNotification(`n${at}`))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

/** Shows the bell of somebody with these notifications. */
function show(notifications: Notification[]) {
  const server = startServer()
  server.reply(listNotifications, notifications)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderWithQueries(<NotificationBell />)
  return { server, user }
}
const findBell = (name: string) => screen.findByRole('button', { name })
const poll = () => act(() => vi.advanceTimersByTimeAsync(30_000))
const openPanel = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await screen.findByRole('heading', { name: 'Notifications' })
  return within(screen.getByRole('region', { name: 'Notifications' }))
}
const titles = (panel: Awaited<ReturnType<typeof openPanel>>) =>
  panel.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const lastToast = () => readToasts().at(0)

describe('the badge', () => {
  it.each([
    [1, '1'],
    [3, '3'],
    [99, '99'],
    [100, '99+'],
    [200, '99+'],
  ])('of %i unread shows %s [R2.23-02, R2.23-03]', async (count, shown) => {
    show(many(count))
    const bell = await findBell(`Notifications: ${shown} unread`)
    expect(bell.textContent).toBe(shown)
  })

  it('counts pending and sent ones, and no other [R3-50, R4-52]', async () => {
    show(['pending', 'sent', 'read', 'archived'].map((status, at) => aNotification(`n${at}`, { status })))
    expect((await findBell('Notifications: 2 unread')).textContent).toBe('2')
  })

  it('is not there without any [R2.23-02]', async () => {
    const { server, user } = show([aNotification('n1', { status: 'read' })])
    await waitFor(() => expect(server.sentTo(listNotifications)).toHaveLength(1))
    expect((await findBell('Notifications')).textContent).toBe('')
    const panel = await openPanel(user)
    expect(panel.getByText(/^Nothing unread\./)).toBeTruthy()
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })
})

describe('the list under the bell', () => {
  it('holds what is unread, whatever its type, with its next step [R2.23-01, R3-49]', async () => {
    const { user } = show([
      aNotification('n1', { type: 'pre_meeting', meetingId: 'm1' }),
      aNotification('n2', { type: 'post_meeting', meetingId: 'm1' }),
      aNotification('n3'),
      aNotification('n4', { type: 'something_new' }),
      aNotification('n5', { status: 'read' }),
    ])
    const panel = await openPanel(user)
    expect(titles(panel)).toEqual(['Title n1', 'Title n2', 'Title n3', 'Title n4'])
    expect(panel.getByText('Message n4')).toBeTruthy()
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Open meetings',
      'Open coaching sessions',
      'Notification Settings',
    ])
    expect(panel.getByRole('button', { name: 'Answer' })).toBeTruthy()
  })

  it('lets one be marked as read, and is read again [R2.23-04, R7-63]', async () => {
    const { server, user } = show([aNotification('n1'), aNotification('n2')])
    const panel = await openPanel(user)
    server.reply(listNotifications, [aNotification('n1', { status: 'read' }), aNotification('n2')])
    await user.click(panel.getByRole('button', { name: 'Mark as read: Title n1' }))
    await waitFor(() => expect(titles(panel)).toEqual(['Title n2']))
    expect(server.sentTo(markNotificationRead).map(({ path, body }) => [path, body])).toEqual([
      ['/api/notifications/n1/read', undefined],
    ])
    const order = server.sent.map(({ method }) => method)
    expect(order).toEqual(['GET', 'PUT', 'GET'])
  })

  it('lets all be marked as read, and is read again [R2.23-05, R7-65]', async () => {
    const { server, user } = show([aNotification('n1'), aNotification('n2')])
    const panel = await openPanel(user)
    server.reply(listNotifications, [])
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(titles(panel)).toEqual([]))
    expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/notifications',
      'PUT /api/notifications/mark-all-read',
      'GET /api/notifications',
    ])
  })

  it('says when something could not be marked, and keeps it', async () => {
    const { server, user } = show([aNotification('n1')])
    server.refuse(markNotificationRead, 'internal')
    server.refuse(markAllNotificationsRead, 'internal')
    const panel = await openPanel(user)
    await user.click(panel.getByRole('button', { name: 'Mark as read: Title n1' }))
    await waitFor(() => expect(lastToast()?.variant).toBe('destructive'))
    expect(lastToast()?.description).toBe('Failed to mark the notification as read. Please try again.')
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() =>
      expect(lastToast()?.description).toBe('Failed to mark notifications as read. Please try again.'),
    )
    expect(titles(panel)).toEqual(['Title n1'])
  })

  it('takes the answer to the question after a meeting, and keeps what was typed when that fails', async () => {
    const { server, user } = show([aNotification('n1', { type: 'post_meeting', meetingId: 'm1' })])
    server.refuse(reflectOnMeeting, 'internal')
    const panel = await openPanel(user)
    await user.click(panel.getByRole('button', { name: 'Answer' }))
    const field = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
    expect(document.activeElement).toBe(field)
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Save Reflection' }).disabled).toBe(true)
    await user.type(field, 'I asked first.')
    await user.click(panel.getByRole('button', { name: 'Save Reflection' }))
    expect(await panel.findByText('It was not saved. Your text is still here.')).toBeTruthy()
    expect(lastToast()?.description).toBe('Failed to save your reflection. Please try again.')
    expect(field.value).toBe('I asked first.')
    expect(window.localStorage.getItem('draft:reflection:m1')).toBe('I asked first.')

    server.reply(reflectOnMeeting, reflectOnMeeting.example)
    server.reply(listNotifications, [])
    await user.click(panel.getByRole('button', { name: 'Save Reflection' }))
    await waitFor(() => expect(titles(panel)).toEqual([]))
    expect(server.sentTo(reflectOnMeeting).at(-1)).toMatchObject({
      path: '/api/meetings/m1/reflection',
      body: { answer: 'I asked first.' },
    })
    expect(window.localStorage.getItem('draft:reflection:m1')).toBeNull()
  })

  it('is closed by Escape, which gives the focus back, and by following a link, which reads the notification', async () => {
    const { server, user } = show([aNotification('n1')])
    const panel = await openPanel(user)
    panel.getByRole('button', { name: 'Mark all as read' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications: 1 unread')
    await user.click((await openPanel(user)).getByRole('link', { name: 'Open coaching sessions' }))
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
    expect(window.location.pathname).toBe('/coaching')
    expect(server.sentTo(markNotificationRead)).toHaveLength(1)
  })
})

describe('asking for what is new', () => {
  it('happens every 30 s [R7-61]', async () => {
    const { server } = show([])
    const asked = () => server.sentTo(listNotifications).length
    await waitFor(() => expect(asked()).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(asked()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(asked()).toBe(2)
    await poll()
    expect(asked()).toBe(3)
  })

  it('raises no toast for what was there at first, nor for what is read, nor twice [R4-56, D76]', async () => {
    const before = lastToast()?.id
    const { server } = show([aNotification('old')])
    await findBell('Notifications: 1 unread')
    server.reply(listNotifications, [aNotification('new', { status: 'read' }), aNotification('old')])
    await poll()
    await poll()
    expect(lastToast()?.id).toBe(before)
  })

  it('raises one toast for the newest that has come, with its title and message, for 5 s or until the list is opened [R4-55, R8-54, R9-03]', async () => {
    const { server, user } = show([aNotification('old')])
    await findBell('Notifications: 1 unread')
    server.reply(listNotifications, [aNotification('newest'), aNotification('newer'), aNotification('old')])
    await poll()
    await findBell('Notifications: 3 unread')
    expect(lastToast()).toMatchObject({
      title: 'Title newest',
      description: 'Message newest',
      durationMs: 5000,
    })
    const shown = lastToast()?.id
    await poll()
    expect(lastToast()).toMatchObject({ id: shown, isOpen: true })
    await openPanel(user)
    expect(lastToast()).toMatchObject({ id: shown, isOpen: false })
  })
})

describe('the bell in the bar', () => {
  it('is there for a signed-in person [R2.2-13]', async () => {
    vi.useRealTimers()
    startServer()
    renderApp('/help')
    expect(
      await screen.findByRole('button', { name: 'Notifications: 1 unread' }, { timeout: 5000 }),
    ).toBeTruthy()
  })

  it('asks nothing for a visitor', async () => {
    vi.useRealTimers()
    const server = startServer()
    server.refuse(getUser, 'unauthorized')
    renderApp('/no-such-page')
    await screen.findByRole('heading', { name: 'Page Not Found' }, { timeout: 5000 })
    expect(server.sentTo(listNotifications)).toHaveLength(0)
  })
})
