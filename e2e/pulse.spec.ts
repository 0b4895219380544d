import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

/** Somebody of the team, in a browser of their own and without an account. */
async function answerAsSomebody(browser: Browser, link: string, answer: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page: Page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(link)
  await page.getByRole('radio', { name: answer }).check()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const allowed = ['/plain.css', '/favicon.ico', new URL(link).pathname]
  expect(loaded.filter((path) => !allowed.includes(path))).toEqual([])
  await context.close()
}

journey(
  'a leader asks one question by a link; five people answer without an account; one figure stands there when it has ended, and nothing before',
  async ({ page, context }) => {
    const browser = context.browser()
    if (!browser) throw new Error('no browser')
    await signUp(page, 'Nadia')
    await takeAssessment(page)
    await page.goto('/pulse')
    await page.getByRole('button', { name: 'Make the link' }).click()
    await page.getByText('Write the question').waitFor()
    await page.getByLabel('What do you want to be seen doing?').fill('Stop interrupting people')
    await page.getByRole('button', { name: 'Offer me questions' }).click()
    await page.getByRole('radio', { name: 'How often does Nadia let you finish before answering?' }).check()
    await page.getByText('Nothing in it leads or asks two things.').waitFor()
    await page.getByLabel('The question').fill('How often does Nadia listen and decide?')
    await page.getByText('“listen and decide”').waitFor()
    await inspect(page, 'pulse-ask')
    // What is typed outlives a reload.
    await page.reload()
    expect(await page.getByLabel('The question').inputValue()).toBe('How often does Nadia listen and decide?')
    await page.getByLabel('The question').fill('How often does Nadia let you finish before answering?')
    await page.getByRole('button', { name: 'Make the link' }).click()
    const open = page.getByRole('region', { name: 'The open question' })
    await open.waitFor()
    await inspect(page, 'pulse-open')
    const link = (await open.locator('code').textContent()) ?? ''

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(link)
    await visitor.getByText('Nadia asks:').waitFor()
    await inspect(visitor, 'pulse-answer')
    await visitor.context().close()

    const before = await open.textContent()
    for (const answer of ['Often', 'Often', 'Sometimes', 'Always', 'Often'])
      await answerAsSomebody(browser, link, answer)
    await page.reload()
    expect(await open.textContent()).toBe(before)
    await page.getByRole('button', { name: 'End it now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click()
    await page.getByText('say 5 people or more.').waitFor()
    await inspect(page, 'pulse-ended')
    await page.goto(link)
    await page.getByRole('heading', { name: 'This question is not open' }).waitFor()
  },
)
