import { expect } from 'vitest'
import { acknowledge, inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'
import {
  FIRST_WORDS,
  measureAnswer,
  prepareMeeting,
  reachFirstSentence,
  reachPreparedCard,
} from './support/way-in.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

journey(
  'a visitor on a phone has a first sentence to say after at most six taps, keeps it through a reload and goes on with an account, once [R1-02, R2.4-11, R4-01]',
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const way = await reachFirstSentence(page)
    expect(way.taps).toBeLessThanOrEqual(6)
    const size = await measureAnswer(page)
    expect(size.wordsBeforeFold).toBeLessThanOrEqual(120)
    expect(size.words).toBeLessThanOrEqual(250)

    const sentBefore = [...sent]
    const asked = sent.filter((path) => path.endsWith('/visitor-turns')).length
    await page.reload()
    const keep = page.getByRole('button', { name: 'Keep this and go on' })
    await keep.waitFor()
    expect(sent).toEqual(sentBefore)
    await inspect(page, 'first-answer')
    await page
      .locator('form')
      .filter({ has: keep })
      .getByRole('textbox')
      .fill('He will say that he had too much else.')
    await keep.dblclick()

    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Last name').fill('Okafor')
    await page.getByLabel('Email').fill(`ines-${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('a quiet long passphrase')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/coaching?session=*')
    await page.getByText(FIRST_WORDS).first().waitFor()
    await page.getByText('He will say that he had too much else.').first().waitFor()
    await page.getByText('Built-in coach').nth(asked).waitFor()

    await page.goto('/')
    await page.getByRole('heading', { name: /Ines/ }).waitFor()
    const sessions = await (await page.request.get('/api/coaching/sessions')).json()
    expect(sessions).toHaveLength(1)
    const { messages } = await (await page.request.get(`/api/coaching/sessions/${sessions[0].id}`)).json()
    expect(messages).toHaveLength(2 * (asked + 1))
  },
  PHONE,
)

journey(
  'the landing page is read without the notice, by keyboard alone and at twice the size, and the box comes with it before any other button [R2.4-03, R2.4-04]',
  async ({ page }) => {
    await page.goto('/')
    await inspect(page, 'landing')
    expect(await page.getByRole('dialog').count()).toBe(0)
    // A window of 1280 px at 200 %.
    await page.setViewportSize({ width: 640, height: 400 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
    for (let key = 0; key < 3; key++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('first-words')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.type('I')
    await page.getByRole('dialog', { name: 'Who can see what you write here' }).waitFor()
    await inspect(page, 'landing-notice')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' have to tell Ruth on Tuesday that she did not get the deputy job.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Keep this and go on' }).waitFor()
    await page.getByText('I have to tell Ruth on Tuesday').first().waitFor()
  },
)

journey(
  'before any script the box is a form, and what was written is in the page that answers it',
  async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Which conversation is ahead of you?').fill(FIRST_WORDS)
    await page.getByRole('button', { name: 'Get one answer now' }).click()
    await page.waitForURL('**/demo-coaching')
    expect(await page.locator('#first-words').textContent()).toContain(FIRST_WORDS)
  },
  { javaScriptEnabled: false },
)

journey(
  'the demo answers the landing page’s example live, three follow-ups included, and leads from screen to screen [R1-03, R2.1-30]',
  async ({ page }) => {
    await page.goto('/demo-coaching')
    await acknowledge(page)
    const taps = page.getByRole('list', { name: 'Go on as Marco’s lead would' }).getByRole('button')
    await page.getByText('You cut Ana off twice in Tuesday').first().waitFor()
    await inspect(page, 'demo-coach')
    for (let left = 3; left > 0; left--) {
      expect(await taps.count()).toBe(left)
      await taps.first().click()
      await page
        .getByText('Built-in coach')
        .nth(4 - left)
        .waitFor()
    }
    await page.getByText('That was the example.').waitFor()
    await inspect(page, 'demo-coach-answers')
    const screens = page.getByRole('list', { name: 'Screens of the demo' })
    await screens.getByText('Dashboard').click()
    await page.getByRole('img', { name: /You practiced in 6 of the 7 weeks/ }).waitFor()
    await inspect(page, 'demo-dashboard')
    await screens.getByText('Insights').click()
    await page.getByText('These are sample insights').waitFor()
  },
)

journey(
  'a leader with a meeting in ten minutes has what was prepared after at most three taps',
  async ({ page }) => {
    await signUp(page, 'Omar')
    await takeAssessment(page)
    await prepareMeeting(page)
    const way = await reachPreparedCard(page)
    expect(way.taps).toBeLessThanOrEqual(3)
    const size = await measureAnswer(page)
    expect(size.words).toBeLessThanOrEqual(250)
  },
  PHONE,
)

journey(
  'a newcomer without an assessment gets one answer now, from the start of the coach as well',
  async ({ page }) => {
    await signUp(page, 'Lea')
    await page.getByLabel('Which conversation is ahead of you?').fill(FIRST_WORDS)
    await page.getByRole('button', { name: 'Get one answer now' }).click()
    await page.getByRole('button', { name: 'Keep this and go on' }).dblclick()
    await page.waitForURL('**/coaching?session=*')
    await page.getByText(FIRST_WORDS).first().waitFor()
    await page.goto('/coaching')
    expect(await page.getByRole('link', { name: 'No time? One answer now' }).getAttribute('href')).toBe(
      '/ai-coaching',
    )
    const sessions = await (await page.request.get('/api/coaching/sessions')).json()
    expect(sessions).toHaveLength(1)
  },
)
