import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

const BLUNT = `Hi Jonas,

as per my last email, you never send the numbers in time and I always have to explain it to the board. I was just wondering if maybe you could possibly look into it, due to the fact that it matters for the quarter. PLEASE send me the March figures ASAP!!!

The contract with Halvorsen & Sons ("we will not extend") is still open, it ends on December 18 and is worth $12,400.

Thanks,
Ada`
const LONG = `${'The draft reads well, and the summary is where the board looks first. '.repeat(3)}Could you move it up by Friday?`

const said = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor()
const type = (page: Page) => page.getByLabel('Communication type')
const message = (page: Page) => page.getByLabel('Message', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Analyze Message' }).click()
const mine = (page: Page) => page.getByRole('region', { name: 'Your Message' })
const improved = (page: Page) => page.getByRole('region', { name: 'Improved Version' })
const note = (page: Page) => page.getByRole('dialog')
const past = (page: Page) => page.getByRole('list', { name: 'Past analyses' }).getByRole('link')
const startAnew = (page: Page) => page.getByRole('link', { name: 'Analyze New Message' }).click()

async function analyze(page: Page, kind: string, text: string): Promise<void> {
  await type(page).selectOption({ label: kind })
  await message(page).fill(text)
  await submit(page)
  await improved(page).waitFor()
}

async function callFalseAlarm(page: Page): Promise<void> {
  await mine(page).getByRole('link').first().focus()
  await note(page)
    .getByRole('button', { name: /^False alarm/ })
    .first()
    .click()
  await said(page, 'Rule Muted')
}

journey(
  'a leader has a message read before sending it, and decides about every change [R1-20, R2.1-12, R2.5-10, R2.12-01, R2.12-02, R2.12-03, R2.12-04, R2.12-05, R3-33, R3-34, R5-11, R8-14, R8-42]',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signUp(page, 'Ada')
    await page.getByRole('button', { name: /^Your year/ }).click()
    await page.getByRole('link', { name: 'Communication coach' }).click()
    await page.getByRole('heading', { name: 'Communication Coach' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/communication')
    await page.getByText('The messages you have analyzed appear here').waitFor()

    await submit(page)
    await said(page, 'Missing Information')
    await type(page).selectOption({ label: 'Chat' })
    expect(await page.getByLabel('Subject (optional)').count()).toBe(0)
    await type(page).selectOption({ label: 'Email' })
    await page.getByLabel('Subject (optional)').fill('March figures')
    await message(page).fill(BLUNT)
    await page.reload()
    expect(await message(page).inputValue()).toBe(BLUNT)

    const busy = { code: 'too_many_requests', message: 'Too many requests.', requestId: 'request' }
    await page.route('**/api/communication/analyze', (route) => route.fulfill({ status: 429, json: busy }))
    await submit(page)
    await said(page, 'Analysis Failed')
    expect(await message(page).inputValue()).toBe(BLUNT)
    await page.unroute('**/api/communication/analyze')

    await submit(page)
    await said(page, 'Analysis Complete!')
    for (const title of ['Key Strengths', 'Areas for Improvement', 'Suggestions', 'Improved Version'])
      await page.getByRole('region', { name: title }).waitFor()
    await page
      .getByText(/^\d{1,2}%$/)
      .first()
      .waitFor()
    // On a phone the improved version begins in the first window, not below the figures.
    await page.setViewportSize({ width: 360, height: 740 })
    expect((await improved(page).boundingBox())?.y).toBeLessThan(370)
    await page.setViewportSize({ width: 1280, height: 800 })
    await inspect(page, 'communication-result')

    // By pointer, by keyboard, and away with Escape.
    const marks = mine(page).getByRole('link')
    await marks.first().hover()
    await note(page).waitFor()
    await page.mouse.move(0, 0)
    await note(page).waitFor({ state: 'detached' })
    await marks.first().focus()
    await note(page).waitFor()
    await inspect(page, 'communication-note')
    await page.keyboard.press('Escape')
    await note(page).waitFor({ state: 'detached' })

    for (const kept of ['Halvorsen & Sons', '"we will not extend"', 'December 18', '$12,400', 'Jonas'])
      expect(await improved(page).textContent()).toContain(kept)
    await improved(page).getByRole('button', { name: 'Copy the message' }).click()
    await said(page, 'Copied to clipboard')
    const whole = await page.evaluate(() => navigator.clipboard.readText())
    expect(whole).not.toBe(BLUNT)
    await improved(page).getByRole('link').first().click()
    await note(page).getByRole('button', { name: 'Keep my words' }).click()
    await page.keyboard.press('Escape')
    await improved(page).getByRole('button', { name: /^Cop/ }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(whole)

    await page.reload()
    await improved(page).waitFor()
    await startAnew(page)
    expect(await message(page).inputValue()).toBe('')
  },
)

journey(
  'a leader finds what was analyzed before, and mutes a rule that was wrong [R2.12-06, R2.12-07]',
  async ({ page }) => {
    await signUp(page, 'Grace')
    await page.goto('/communication')
    await page.getByText('The messages you have analyzed appear here').waitFor()
    await inspect(page, 'communication-empty')
    await analyze(page, 'Chat', 'Thank you for the draft, Priya. I have read it.')
    await startAnew(page)
    await analyze(
      page,
      'Feedback',
      'Jonas, in the review on Monday you let the client finish, and they agreed.',
    )
    await startAnew(page)
    await analyze(page, 'Formal letter', LONG)
    await startAnew(page)
    await analyze(page, 'Email', BLUNT)
    expect(await past(page).count()).toBe(0)

    const marks = mine(page).getByRole('link')
    const before = await marks.count()
    await callFalseAlarm(page)
    await expect.poll(() => marks.count()).toBeLessThan(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Rule Restored')
    await expect.poll(() => marks.count()).toBe(before)
    await callFalseAlarm(page)

    await startAnew(page)
    await past(page).first().waitFor()
    expect(await past(page).count()).toBe(3)
    const shown = await past(page).nth(1).textContent()
    expect(shown).toContain(LONG.slice(0, 100))
    expect(shown).not.toContain(LONG.slice(0, 110))
    await page.getByRole('list', { name: 'Muted rules' }).waitFor()
    await page.getByText('Your last 4 analyses').waitFor()
    await inspect(page, 'communication')

    await page.getByRole('button', { name: /^Let it find again/ }).click()
    await page.getByRole('list', { name: 'Muted rules' }).waitFor({ state: 'detached' })
    await past(page).nth(1).click()
    await improved(page).waitFor()
    await page.goBack()
    await past(page).first().waitFor()
  },
)

journey(
  'a leader brings a message from where they write, and keeps a word of their own',
  async ({ page }) => {
    await signUp(page, 'Ines')
    const thread =
      'Hi Ana,\n\nI am agree with the plan. Please send the zebrino figures until Friday, we wait the answer of the board since two weeks.\n\nThanks, Ines\n\nOn Tuesday, Ana Ruiz wrote:\n> You never send me anything!!'
    await page.goto(`/communication#text=${encodeURIComponent(thread)}`)
    await expect.poll(() => message(page).inputValue()).toBe(thread)
    expect(new URL(page.url()).hash).toBe('')
    await type(page).selectOption({ label: 'Email' })
    await submit(page)
    await improved(page).waitFor()
    await page.getByText('it is not judged and comes back as it is').waitFor()
    expect(await improved(page).textContent()).toContain('I agree')
    const mail = improved(page).getByRole('link', { name: 'Open in your mail program' })
    expect(await mail.getAttribute('href')).toMatch(/^mailto:\?subject=&body=Hi%20Ana/)
    await inspect(page, 'communication-thread')

    await startAnew(page)
    await page.getByRole('button', { name: 'Write it for me from a few points' }).click()
    await page
      .getByLabel('Points, one a line')
      .fill('to Ana\nthe audit is on 3 June\nsend the figures by Friday')
    await inspect(page, 'communication-points')
    await page.getByRole('button', { name: 'Write the message' }).click()
    await expect.poll(() => message(page).inputValue()).toContain('Please send the figures by Friday.')
    await message(page).fill('Please wait untill Friday, and send me the figures for the board then.')
    await submit(page)
    await improved(page).waitFor()
    await mine(page).getByRole('link', { name: 'untill' }).click()
    await note(page).getByRole('button', { name: 'Add to my words' }).click()
    await said(page, 'Word Added')
    await expect.poll(() => mine(page).getByRole('link', { name: 'untill' }).count()).toBe(0)
    await startAnew(page)
    await page.getByLabel('English').selectOption({ label: 'British' })
    await said(page, 'Spelling Chosen')
    await inspect(page, 'communication-spelling')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await said(page, 'Word Removed')
  },
)

journey(
  'a text that is shared with the installed application reaches the reader and no server',
  async ({ page }) => {
    await signUp(page, 'Noor')
    await page.goto('/communication')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await message(page).waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(() => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/communication/shared', enctype: 'multipart/form-data' })
      const field = document.createElement('textarea')
      Object.assign(field, { name: 'text', value: 'See you at ten, Tom & Ana?' })
      form.append(field)
      document.body.append(form)
      form.submit()
    })
    await expect.poll(() => message(page).inputValue()).toBe('See you at ten, Tom & Ana?')
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/communication')
    expect(asked.filter((url) => /See(?:%20| )you/.test(url.split('#')[0] ?? ''))).toEqual([])
  },
  { serviceWorkers: 'allow' },
)

journey('a leader has the whole message softer and shorter, and takes it back', async ({ page }) => {
  await signUp(page, 'Ada')
  await page.goto('/communication')
  await type(page).selectOption({ label: 'Email' })
  await page.getByLabel('Subject (optional)').fill('URGENT!!! Hours of May')
  await message(page).fill(
    'Hi Marek,\n\nI hope this email finds you well. I expect everyone to send the hours of May by Friday. In order to pay on time, we need 14 sheets. Call Deniz.\n\nAda',
  )
  await submit(page)
  await improved(page).waitFor()
  const button = (name: string) => improved(page).getByRole('button', { name, exact: true })
  await button('Softer').click()
  await button('Undo “Softer”').waitFor()
  await improved(page).getByText('would like').first().waitFor()
  expect(await improved(page).textContent()).toContain('Hours of May')
  await inspect(page, 'register-softer')
  await button('Shorter').click()
  await button('Undo “Shorter”').waitFor()
  expect(await improved(page).getByRole('status').textContent()).toContain('Shorter:')
  await inspect(page, 'register-shorter')
  await button('Undo “Shorter”').click()
  await button('Undo “Softer”').click()
  await improved(page).getByText('I expect everyone').first().waitFor()
  expect(await button('Undo “Softer”').count()).toBe(0)
})
