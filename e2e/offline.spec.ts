import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

const FIRST = 'Marco interrupts Ana in our planning meeting and I have to tell him before Thursday.'
const SECOND = 'He laughs it off when I hint at it.'

/** What the worker has kept of the person, as paths. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('person')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

journey(
  'without a network the last answer is readable, and a message written then is kept and sent once',
  async ({ page, context }) => {
    await signUp(page, 'Ottilie')
    await takeAssessment(page)
    const { id } = await (
      await page.request.post('/api/coaching/sessions', { data: { title: 'Marco before Thursday' } })
    ).json()
    await page.goto(`/coaching?session=${id}`)
    await page.getByLabel('Your message').fill(FIRST)
    await page.getByLabel('Your message').press('Enter')
    await page.getByText('Built-in coach').waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => listKept(page), { timeout: 20_000 }).toContain(`/api/coaching/sessions/${id}`)
    await page.reload()
    await page.getByText('Built-in coach').waitFor()

    await context.setOffline(true)
    await page.reload()
    await page.getByText('Built-in coach').waitFor()
    await page.getByText('No connection. You see what this device has kept.').waitFor()
    await page.getByLabel('Your message').fill(SECOND)
    await page.getByLabel('Your message').press('Enter')
    await page.getByText('Your message is kept here and is sent once the line is back.').waitFor()
    await inspect(page, 'offline-session')
    await page.reload()
    await page.getByText('Your message is kept here and is sent once the line is back.').waitFor()
    await page.goto('/goals')
    await page.getByText('No Goals Yet').waitFor()
    await page.goto(`/coaching?session=${id}`)
    await page.getByText(SECOND).waitFor()

    await context.setOffline(false)
    await page.getByText('Built-in coach').nth(1).waitFor()
    await expect.poll(() => page.getByText('No connection').count(), { timeout: 20_000 }).toBe(0)
    const { messages } = await (await page.request.get(`/api/coaching/sessions/${id}`)).json()
    expect(messages.map(({ role }: { role: string }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ])

    await page.goto('/logout')
    await page.getByRole('link', { name: 'Complete Logout' }).click()
    await page.getByRole('link', { name: 'Create Your Account' }).first().waitFor()
    expect(await page.evaluate(() => caches.has('person'))).toBe(false)
  },
  { serviceWorkers: 'allow' },
)

journey(
  'a message that waited is sent from whatever screen is opened, and a new version never takes over by itself',
  async ({ page, context }) => {
    await signUp(page, 'Bruno')
    await takeAssessment(page)
    const { id } = await (
      await page.request.post('/api/coaching/sessions', { data: { title: 'Before the board' } })
    ).json()
    await page.goto(`/coaching?session=${id}`)
    await page.getByLabel('Your message').waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => listKept(page), { timeout: 20_000 }).toContain(`/api/coaching/sessions/${id}`)
    await context.setOffline(true)
    await page.getByLabel('Your message').fill(FIRST)
    await page.getByLabel('Your message').press('Enter')
    await page.getByText('Your message is kept here and is sent once the line is back.').waitFor()
    await page.goto('/meetings')
    await page.getByRole('heading', { name: 'Meetings', level: 1 }).waitFor()
    await context.setOffline(false)
    await page.getByText('Message sent', { exact: true }).first().waitFor()
    await page.goto(`/coaching?session=${id}`)
    await page.getByText('Built-in coach').waitFor()
    expect(await page.getByText(FIRST).first().isVisible()).toBe(true)

    // Under another address the worker is another version to the browser, as the next build's is.
    await page.getByLabel('Your message').fill('Half a sentence')
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'))
    await page.getByText('A new version is there', { exact: true }).first().waitFor()
    await inspect(page, 'new-version')
    expect(await page.getByLabel('Your message').inputValue()).toBe('Half a sentence')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await page.getByText('Built-in coach').waitFor()
    expect(await page.getByLabel('Your message').inputValue()).toBe('Half a sentence')
  },
  { serviceWorkers: 'allow' },
)
