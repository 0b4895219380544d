import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

const HOUR_MS = 3_600_000

/** A zone in which it is noon, so that no reminder waits for the morning. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Keeps a meeting, as the browser would. */
async function meet(page: Page, title: string, start: number, end: number): Promise<void> {
  const reply = await page.request.post('/api/meetings', {
    data: { title, startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() },
  })
  expect(reply.status()).toBe(201)
}

/** Waits until the server has given so many reminders; the page is not told. */
async function awaitGiven(page: Page, count: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const given = (await (await page.request.get('/api/notifications')).json()) as unknown[]
    if (given.length >= count) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`The server did not give ${count} reminders within 30 s`)
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications: ${unread} unread`,
    exact: true,
  })

journey(
  'a leader chooses when to be reminded, is reminded of a meeting, and answers the question after another [R1-26, R1-27, R2.1-15, R2.2-13, R2.17-01, R2.17-02, R2.17-03, R2.23-01, R2.23-02, R2.23-04, R2.23-05, R4-55, R8-48, R8-49, R8-54]',
  async ({ page }) => {
    await page.clock.install({ time: Date.now() })
    await signUp(page, 'Grace')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Notification Settings' }).click()
    const status = page.getByRole('region', { name: 'Status' })
    await status.getByText('2 hours before the start; 24 hours after the end, with one question.').waitFor()

    await page.getByLabel('Hours before a meeting').fill('49')
    await page.getByLabel('Hours before a meeting').blur()
    await page.getByText('Choose a whole number from 1 to 48').waitFor()
    await page.getByLabel('Hours before a meeting').fill('1')
    await page.getByLabel('Hours before a meeting').blur()
    await page.getByText('Settings Updated', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Remind me to be coached' }).click()
    await page.getByLabel('How often').selectOption('biweekly')
    await status.getByText(/^Every two weeks, at the hour you are usually here/).waitFor()
    await page.getByRole('button', { name: 'Schedule Reminder' }).click()
    await page.getByText('Reminder Scheduled', { exact: true }).waitFor()
    await page.reload()
    await status.getByText(/^1 hour before the start/).waitFor()
    expect(await page.getByLabel('How often').inputValue()).toBe('biweekly')
    expect(await page.getByLabel('Hours before a meeting').inputValue()).toBe('1')
    await inspect(page, 'notifications')

    // What is scheduled for in two weeks is not there yet.
    await bell(page, 0).click()
    await page.getByText(/^Nothing unread/).waitFor()
    await page.keyboard.press('Escape')

    const now = Date.now()
    await meet(page, 'One-on-one with Priya', now + HOUR_MS + 2000, now + 2 * HOUR_MS)
    // One after the other, so that the second is the newest however busy the machine is.
    await awaitGiven(page, 1)
    const later = Date.now()
    await meet(page, 'Retrospective', later - 25 * HOUR_MS, later - 24 * HOUR_MS + 2000)
    await awaitGiven(page, 2)
    expect(await bell(page, 0).count()).toBe(1)
    await page.clock.fastForward(31_000)
    await bell(page, 2).waitFor()
    // The toast of what has just come: the newest of the two.
    await page.getByRole('listitem').filter({ hasText: 'After “Retrospective”' }).waitFor()

    await bell(page, 2).click()
    const panel = page.getByRole('region', { name: 'Notifications', exact: true })
    await panel.getByText('Before “One-on-one with Priya”').waitFor()
    await panel.getByRole('button', { name: 'Answer' }).click()
    await inspect(page, 'notifications-bell')
    await panel.getByLabel('Your answer').fill('I asked what slowed us down and wrote it on the wall.')
    await page.reload()
    await bell(page, 2).click()
    await panel.getByRole('button', { name: 'Answer' }).click()
    expect(await panel.getByLabel('Your answer').inputValue()).toContain('wrote it on the wall')
    await panel.getByRole('button', { name: 'Save Reflection' }).click()
    await page.getByText('Reflection Saved', { exact: true }).waitFor()
    await bell(page, 1).waitFor()
    await panel.getByRole('button', { name: /^Mark as read: Before/ }).click()
    await bell(page, 0).waitFor()
    await inspect(page, 'notifications-bell-empty')

    await page.goto('/meetings')
    const row = page.getByRole('listitem').filter({ hasText: 'Retrospective' })
    await row.getByText('I asked what slowed us down and wrote it on the wall.').waitFor()
    await row.getByRole('button', { name: 'Edit your reflection on Retrospective' }).click()
    await inspect(page, 'meetings-reflection')
    await page.getByLabel('What did you do, and what happened?').fill('Two people spoke who never do.')
    await page.getByRole('button', { name: 'Save Reflection' }).click()
    await row.getByText('Two people spoke who never do.').waitFor()
  },
  { timezoneId: zoneAtNoon(), locale: 'en-US' },
)

journey(
  'a deleted meeting is never spoken of, and all can be read at once',
  async ({ page }) => {
    await signUp(page, 'Edsger')
    const now = Date.now()
    await page.request.put('/api/notifications/preferences', { data: { preMeetingReminderHours: 1 } })
    await meet(page, 'Kept', now + HOUR_MS + 5000, now + 2 * HOUR_MS)
    await meet(page, 'Also kept', now + HOUR_MS + 5000, now + 2 * HOUR_MS)
    await meet(page, 'Dropped', now + HOUR_MS + 4000, now + 2 * HOUR_MS)
    const all = (await (await page.request.get('/api/meetings')).json()) as { id: string; title: string }[]
    const dropped = all.find(({ title }) => title === 'Dropped')
    await page.request.delete(`/api/meetings/${dropped?.id}`)
    await awaitGiven(page, 2)
    await page.goto('/help')
    await bell(page, 2).click()
    const panel = page.getByRole('region', { name: 'Notifications', exact: true })
    await panel.getByText(/“Kept”/).waitFor()
    expect(await panel.getByText('Dropped').count()).toBe(0)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await bell(page, 0).waitFor()
    await page.reload()
    await bell(page, 0).waitFor()
  },
  { timezoneId: zoneAtNoon() },
)
