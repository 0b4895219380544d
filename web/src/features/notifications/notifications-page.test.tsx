import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  getNotificationChannels,
  getNotificationPreferences,
  type NotificationPreferences,
  scheduleCoachingReminder,
  updateNotificationPreferences,
} from '@lodestar/contract/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { NotificationsPage } from './notifications-page.tsx'

const ON = { ...DEFAULT_NOTIFICATION_PREFERENCES, coachingRemindersEnabled: true }

/** Opens the settings of somebody; the server answers changes as it would. */
async function open(
  saved: NotificationPreferences = DEFAULT_NOTIFICATION_PREFERENCES,
  prepare?: (server: TestServer) => void,
) {
  const server = startServer()
  let settings = saved
  server.reply(getNotificationPreferences, saved)
  server.answer('PUT', updateNotificationPreferences.path, ({ body }) => {
    settings = { ...settings, ...(body as object) }
    return Response.json(settings)
  })
  prepare?.(server)
  renderWithQueries(<NotificationsPage />)
  await screen.findByRole('region', { name: 'Status' })
  return { server, user: userEvent.setup() }
}
const status = () => within(screen.getByRole('region', { name: 'Status' }))
const lastToast = () => readToasts().at(0)
const sent = (server: TestServer) => server.sentTo(updateNotificationPreferences).map(({ body }) => body)
const hours = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

describe('the notification settings', () => {
  it('show what is saved, and the status card says it in words [R2.17-01, R2.17-02, R2.17-03]', async () => {
    await open({
      ...ON,
      reminderFrequency: 'biweekly',
      preMeetingReminderHours: 5,
      postMeetingReminderHours: 48,
    })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remind me to be coached' }).checked).toBe(
      true,
    )
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How often' }).value).toBe('biweekly')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remind me of meetings' }).checked).toBe(
      true,
    )
    expect([hours('Hours before a meeting').value, hours('Hours after a meeting').value]).toEqual(['5', '48'])
    expect(status().getByText(/^Every two weeks, at the hour/)).toBeTruthy()
    expect(status().getByText(/^5 hours before the start; 48 hours after the end/)).toBeTruthy()
    expect(status().getByText('This site sends no mail.')).toBeTruthy()
  })

  it('save each field by itself, at once, and say so; the status card follows [R1-27, R7-58, R8-48, D69]', async () => {
    const { server, user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Remind me to be coached' }))
    expect(await status().findByText(/^Weekly, at the hour/)).toBeTruthy()
    await waitFor(() => expect(lastToast()?.title).toBe('Settings Updated'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'Daily')
    expect(await status().findByText(/^Daily, at the hour/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Remind me of meetings' }))
    expect(await status().findByText('None come.')).toBeTruthy()
    await waitFor(() =>
      expect(sent(server)).toEqual([
        { coachingRemindersEnabled: true },
        { reminderFrequency: 'daily' },
        { meetingRemindersEnabled: false },
      ]),
    )
  })

  it('react within the click, and keep several changes until the server has answered them all', async () => {
    const release: (() => void)[] = []
    await open(DEFAULT_NOTIFICATION_PREFERENCES, (server) =>
      server.answer('PUT', updateNotificationPreferences.path, async ({ body }) => {
        await new Promise<void>((resolve) => release.push(resolve))
        return Response.json({ ...DEFAULT_NOTIFICATION_PREFERENCES, ...(body as object) })
      }),
    )
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    const isOn = () => [box('Remind me to be coached').checked, box('Remind me of meetings').checked]
    expect(isOn()).toEqual([false, true])
    fireEvent.click(box('Remind me to be coached'))
    expect(isOn()).toEqual([true, true])
    fireEvent.click(box('Remind me of meetings'))
    expect(isOn()).toEqual([true, false])
    await waitFor(() => expect(release).toHaveLength(1))
    release[0]?.()
    await waitFor(() => expect(release).toHaveLength(2))
    expect(isOn()).toEqual([true, false])
    release[1]?.()
  })

  it('say from which meetings on a reminder before them comes', async () => {
    await open({ ...DEFAULT_NOTIFICATION_PREFERENCES, preMeetingReminderHours: 48 })
    expect(screen.getByText(/It starts with meetings further away than that/)).toBeTruthy()
    expect(status().getByText('Only one that you schedule yourself.')).toBeTruthy()
  })

  it('offer the four frequencies [R9-39, R9-40]', async () => {
    await open()
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How often' })
    expect([...choice.options].map(({ value }) => value)).toEqual(['daily', 'weekly', 'biweekly', 'monthly'])
    expect(choice.value).toBe('weekly')
  })

  it.each([
    ['Hours before a meeting', 'preMeetingReminderHours', '2', ['1', '48'], ['0', '49', '', '2.5']],
    ['Hours after a meeting', 'postMeetingReminderHours', '24', ['1', '168'], ['0', '169', '', '-3']],
  ])(
    'save %s when the field is left, if they are in range, and name the range otherwise [R5-24, R5-25, R5-26, R5-27, D69]',
    async (name, field, byDefault, good, bad) => {
      const { server, user } = await open()
      expect(hours(name).value).toBe(byDefault)
      for (const value of bad) {
        await user.clear(hours(name))
        if (value) await user.type(hours(name), value)
        await user.tab()
        expect(await screen.findByText(/^Choose a whole number from 1 to (48|168)$/)).toBeTruthy()
      }
      expect(sent(server)).toEqual([])
      for (const value of good) {
        await user.clear(hours(name))
        await user.type(hours(name), value)
        expect(screen.queryByRole('alert')).toBeNull()
        await user.tab()
        await waitFor(() => expect(sent(server).at(-1)).toEqual({ [field]: Number(value) }))
      }
      expect(sent(server)).toHaveLength(2)
    },
  )

  it('send nothing when a field is left as it was', async () => {
    const { server, user } = await open()
    await user.click(hours('Hours before a meeting'))
    await user.tab()
    await user.type(hours('Hours before a meeting'), '{Backspace}2')
    await user.tab()
    expect(sent(server)).toEqual([])
  })

  it('say when a change could not be saved, and show what holds [R8-20]', async () => {
    const { user } = await open(DEFAULT_NOTIFICATION_PREFERENCES, (server) =>
      server.refuse(updateNotificationPreferences, 'internal'),
    )
    await user.click(screen.getByRole('checkbox', { name: 'Remind me of meetings' }))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to update notification preferences. Please try again.',
        variant: 'destructive',
      }),
    )
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remind me of meetings' }).checked).toBe(
        true,
      ),
    )
  })

  it('offer mail where the site sends mail, with the address it goes to', async () => {
    const { server, user } = await open(DEFAULT_NOTIFICATION_PREFERENCES, (given) =>
      given.reply(getNotificationChannels, { ...getNotificationChannels.example, email: 'ada@example.com' }),
    )
    expect(await status().findByText('Goes to ada@example.com.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'By mail' }))
    expect(await status().findByText('Reminders stay on this site.')).toBeTruthy()
    await waitFor(() => expect(sent(server)).toEqual([{ emailEnabled: false }]))
  })

  it('offer no mail and no push where there is neither', async () => {
    await open()
    expect(screen.queryByRole('checkbox', { name: 'By mail' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'In this browser' })).toBeNull()
  })
})

describe('scheduling a reminder', () => {
  it('posts it without a body and says when it comes [R7-59, R8-49, D69]', async () => {
    const { server, user } = await open()
    await user.click(screen.getByRole('button', { name: 'Schedule Reminder' }))
    await waitFor(() => expect(lastToast()?.title).toBe('Reminder Scheduled'))
    expect(lastToast()?.description).toMatch(/^It comes on May 14, 2026, /)
    expect(server.sentTo(scheduleCoachingReminder).map(({ body }) => body)).toEqual([undefined])
  })

  it('says when it failed [R8-21]', async () => {
    const { user } = await open(ON, (server) => server.refuse(scheduleCoachingReminder, 'internal'))
    await user.click(screen.getByRole('button', { name: 'Schedule Reminder' }))
    await waitFor(() =>
      expect(lastToast()?.description).toBe('Failed to schedule coaching reminder. Please try again.'),
    )
  })
})
