import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What a date-time field of a browser in New York holds at a moment. */
const inNewYork = (at: number) =>
  new Date(at).toLocaleString('sv-SE', { timeZone: 'America/New_York' }).slice(0, 16).replace(' ', 'T')

/** A coming night on which clocks in New York go forward: the second Sunday of March. */
function findShortNight(): string {
  const year = new Date().getFullYear() + 1
  const firstDay = new Date(Date.UTC(year, 2, 1)).getUTCDay()
  return `${year}-03-${String(8 + ((7 - firstDay) % 7)).padStart(2, '0')}`
}

async function fillTimes(page: Page, start: string, end: string): Promise<void> {
  await page.getByLabel('Start time').fill(start)
  await page.getByLabel('End time').fill(end)
}

/** Adds a meeting through the dialog and waits for it in the list. */
async function addMeeting(page: Page, title: string, start: string, end: string): Promise<void> {
  await page.getByRole('button', { name: /Add (Your First )?Meeting/ }).click()
  await page.getByLabel('Title').fill(title)
  await fillTimes(page, start, end)
  await page.getByRole('button', { name: 'Create Meeting' }).click()
  await page.getByText('Meeting Created', { exact: true }).waitFor()
  await rowOf(page, title).waitFor()
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'All Meetings' }).getByRole('listitem').filter({ hasText: title })

journey(
  'a leader plans meetings, sees one begin and end by itself, changes and deletes, and lets a calendar follow [R2.1-17, R2.18-01, R2.18-02, R2.18-03, R2.18-04, R4-47, R4-48, R4-49, R5-18, R5-19, R5-20, R8-50, R8-51, R8-52, R9-36, R9-38]',
  async ({ page, baseUrl }) => {
    const now = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS
    const night = findShortNight()
    await page.clock.install({ time: Date.now() })
    await signUp(page, 'Grace')
    await page.goto('/meetings')
    await page.getByText('No Meetings Yet').waitFor()
    await inspect(page, 'meetings-empty')

    await page.getByRole('button', { name: 'Add Your First Meeting' }).click()
    expect(await page.getByLabel('Meeting type').inputValue()).toBe('general')
    expect(await page.getByLabel('Importance').inputValue()).toBe('medium')
    await page.getByRole('button', { name: 'Create Meeting' }).click()
    await page
      .getByText('Please fill in the meeting title, start time, and end time.', { exact: true })
      .waitFor()
    await page.getByLabel('Title').fill('One-on-one with Priya')
    await fillTimes(page, inNewYork(now + 30 * MINUTE_MS), inNewYork(now + 30 * MINUTE_MS))
    await page.getByRole('button', { name: 'Create Meeting' }).click()
    await page.getByText('End time must be after start time.', { exact: true }).waitFor()
    await inspect(page, 'meetings-dialog')
    await page.getByLabel('End time').fill(inNewYork(now + 60 * MINUTE_MS))
    await page.getByLabel('Meeting type').selectOption('one-on-one')
    await page.getByLabel('Importance').selectOption('high')
    await page.getByLabel('Location').fill('Room 2')
    await page.getByLabel('Description').fill('Her move to the platform team.\nAsk first, then tell.')
    await page.getByRole('button', { name: 'Create Meeting' }).click()
    await rowOf(page, 'One-on-one with Priya').waitFor()

    await addMeeting(
      page,
      'Budget, second round',
      inNewYork(now + DAY_MS),
      inNewYork(now + DAY_MS + 45 * MINUTE_MS),
    )
    await addMeeting(page, 'Quarterly review with Halden', `${night}T01:30`, `${night}T03:30`)
    await addMeeting(
      page,
      'Release night',
      `${night.slice(0, 4)}-06-10T23:30`,
      `${night.slice(0, 4)}-06-11T00:30`,
    )
    await addMeeting(
      page,
      'The retrospective that has been',
      inNewYork(now - 2 * DAY_MS),
      inNewYork(now - 2 * DAY_MS + 60 * MINUTE_MS),
    )

    const upcoming = page.getByRole('region', { name: 'Upcoming Meetings' })
    expect(await upcoming.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'One-on-one with Priya',
      'Budget, second round',
      'Quarterly review with Halden',
    ])
    // Clocks go forward on that night, so these two hours on the clock are one hour.
    expect(await rowOf(page, 'Halden').textContent()).toMatch(/1:30\sAM EST – 3:30\sAM EDT/)
    expect(await rowOf(page, 'Release night').textContent()).toMatch(/11:30\sPM – \w{3}, Jun 11, 12:30\sAM/)
    await rowOf(page, 'retrospective').getByText('Completed').waitFor()
    await rowOf(page, 'Priya').getByText('Upcoming').waitFor()
    await inspect(page, 'meetings')

    const calls: string[] = []
    page.on('request', (request) => void calls.push(request.url()))
    await page.clock.fastForward(32 * MINUTE_MS)
    await rowOf(page, 'Priya').getByText('In-progress').waitFor()
    await upcoming.getByText('In-progress').waitFor()
    await page.clock.fastForward(30 * MINUTE_MS)
    await rowOf(page, 'Priya').getByText('Completed').waitFor()
    expect(await upcoming.getByText('One-on-one with Priya').count()).toBe(0)
    expect(calls.filter((url) => url.includes('/api/meetings'))).toEqual([])

    await rowOf(page, 'Budget').getByRole('button', { name: 'Edit' }).click()
    expect(await page.getByLabel('Title').inputValue()).toBe('Budget, second round')
    expect(await page.getByLabel('Start time').inputValue()).toBe(inNewYork(now + DAY_MS))
    await page.getByLabel('Title').fill('Budget, last round')
    await page.getByRole('button', { name: 'Update Meeting' }).click()
    await page.getByText('Meeting Updated', { exact: true }).waitFor()
    await rowOf(page, 'Budget, last round').waitFor()

    const remove = rowOf(page, 'Release night').getByRole('button', { name: 'Delete' })
    await remove.click()
    await page.getByText('Are you sure you want to delete this meeting?').waitFor()
    await inspect(page, 'meetings-delete')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await remove.click()
    await page.getByRole('button', { name: 'Delete Meeting' }).click()
    await page.getByText('Meeting Deleted', { exact: true }).waitFor()
    await rowOf(page, 'Release night').waitFor({ state: 'detached' })

    const file = await page.request.get(
      `${baseUrl}${await rowOf(page, 'Budget').getByRole('link', { name: 'Add to calendar' }).getAttribute('href')}`,
    )
    expect(await file.text()).toContain('SUMMARY:Budget\\, last round\r\n')
    const address = page.getByLabel('Your private calendar address')
    const readFeed = async () => fetch(baseUrl + new URL(await address.inputValue()).pathname)
    const old = await address.inputValue()
    expect(await (await readFeed()).text()).toContain('SUMMARY:Quarterly review with Halden\r\n')
    await page.getByRole('button', { name: 'Reset address' }).click()
    await page.getByRole('button', { name: 'Reset Address', exact: true }).click()
    await page.getByText('Address Reset', { exact: true }).waitFor()
    expect(await address.inputValue()).not.toBe(old)
    expect((await fetch(baseUrl + new URL(old).pathname)).status).toBe(404)
    expect((await readFeed()).status).toBe(200)
  },
  { timezoneId: 'America/New_York', locale: 'en-US' },
)

journey('what was typed into a meeting is still there after a reload', async ({ page }) => {
  await signUp(page, 'Edsger')
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Add Your First Meeting' }).click()
  await page.getByLabel('Title').fill('Talk with Dorota')
  await page.getByLabel('Description').fill('She corrects the apprentices in front of customers.')
  await page.reload()
  await page.getByRole('button', { name: 'Add Your First Meeting' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe('Talk with Dorota')
  await page.getByText('This is what you had typed before and not saved.').waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
})
