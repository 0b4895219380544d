import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

/** So many times Tab is pressed at most to reach something. */
const MOST_TABS = 60

/** What a screen reader would say of what has the focus: its name, as far as these screens need it. */
const readFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const labels = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
    const label = labels ? [...(focused.labels ?? [])].map(({ textContent }) => textContent).join(' ') : ''
    return (focused?.getAttribute('aria-label') || label || focused?.textContent || '').trim()
  })

/** Goes on with Tab until what has the focus is called so; everything on the way must have a name and be seen. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const focused = await readFocused(page)
    if (name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached; the focus is on “${await readFocused(page)}”`)
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Types into the field that has this label. */
async function type(page: Page, label: RegExp, words: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(words)
}

journey(
  'by the keyboard alone one signs up, gets words to say, changes them, keeps the step and arrives at the card',
  async ({ page }) => {
    await page.goto('/api/login')
    await page.getByText('I Understand - Proceed', { exact: true }).first().waitFor()
    await press(page, /^I Understand - Proceed$/)
    await page.getByText('Create account', { exact: true }).first().waitFor()
    await press(page, /^Create account$/)
    await page.getByLabel('First name').waitFor()
    await type(page, /^First name/, 'Iris')
    await type(page, /^Last name/, 'Novak')
    await type(page, /^Email/, `iris-${Date.now()}@example.com`)
    await type(page, /^Password/, 'a quiet long passphrase')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/')
    await takeAssessment(page)
    await page.reload()
    await page.getByRole('button', { name: 'Start a Session' }).waitFor()

    await type(
      page,
      /^Which conversation is ahead of you/,
      'Our head baker Dorota corrects the apprentices loudly in front of customers. I talk to her in ten minutes.',
    )
    await page.keyboard.press('Enter')
    await page.waitForURL('**/coaching?session=**')
    await page.getByText('Built-in coach').waitFor()
    await page.getByRole('button', { name: 'Keep this plan' }).waitFor()

    await press(page, /^Softer$/)
    await page.getByText('Softer, please.').waitFor()
    await page.getByText('Built-in coach').nth(1).waitFor()
    await type(page, /^Your message$/, "I'll talk to her on Thursday after the early shift")
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'To take with you' })
    await card.getByText('Talk to her on Thursday after the early shift').waitFor()

    await press(page, /^End Session$/)
    await page.waitForURL('**/feedback**')
    await card.getByText('Talk to her on Thursday after the early shift').waitFor()
    expect(await readFocused(page)).not.toBe('')
    await press(page, /^Copy$/)
  },
)

journey(
  'at 200 % a conversation shows its lines beside the box, and nothing scrolls sideways',
  async ({ page }) => {
    await page.goto('/api/login')
    await page.getByRole('button', { name: 'I Understand - Proceed' }).click()
    await page.request.post('/api/identity/sign-up/email', {
      data: {
        firstName: 'Ole',
        lastName: 'Berg',
        email: `ole-${Date.now()}@example.com`,
        password: 'a quiet long passphrase',
        timeZone: 'Europe/Berlin',
      },
    })
    await takeAssessment(page)
    const { id } = await (
      await page.request.post('/api/coaching/sessions', { data: { title: 'Dorota shouts' } })
    ).json()
    await page.request.post(`/api/coaching/sessions/${id}/messages`, {
      data: { content: 'Our head baker Dorota corrects the apprentices loudly in front of customers.' },
    })
    await page.goto(`/coaching?session=${id}`)
    await page.getByText('Built-in coach').waitFor()
    const seen = await page.evaluate(() => {
      const box = document.querySelector('#open-question, [aria-label="Your message"]')
      const top = box?.closest('.sticky')?.getBoundingClientRect().top ?? 0
      const { scrollWidth, clientWidth } = document.documentElement
      return { left: top, overflow: scrollWidth - clientWidth }
    })
    expect(seen.overflow).toBe(0)
    // Half of the window is left for what is said.
    expect(seen.left).toBeGreaterThan(160)
  },
  // A desk's window of 1280 × 800 at 200 %.
  { viewport: { width: 640, height: 400 } },
)
