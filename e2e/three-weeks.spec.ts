import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { answerAll } from '../coach/src/assessment/answer-all.ts'
import { acknowledge, inspect, journey } from './support/journey.ts'
import { startMovedProduct } from './support/moved-product.ts'

// A Monday some weeks ahead, because the sign-in library goes by the machine's clock.
const START = nextMonday()
const product = await startMovedProduct(at(0, 9))
afterAll(product.stop)

function nextMonday(): number {
  const today = Math.floor(Date.now() / 86_400_000)
  // The first day of 1970 was a Thursday.
  return (today + 7 + ((11 - ((today + 7) % 7)) % 7)) * 86_400_000
}
/** An instant so many days after that Monday. */
function at(day: number, hour: number, minute = 0): string {
  return new Date(START + day * 86_400_000 + (hour * 60 + minute) * 60_000).toISOString()
}
const dayOf = (day: number) => at(day, 0).slice(0, 10)

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him on Wednesday.'

async function call<T>(page: Page, method: 'post' | 'get', path: string, data?: object): Promise<T> {
  const reply = await page.request[method](`${product.baseUrl}${path}`, data ? { data } : {})
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return reply.json() as Promise<T>
}
/** Opens a screen on a later day: the notice on confidentiality is due again after 24 hours. */
async function openLater(page: Page, path: string): Promise<void> {
  await open(page, path)
  await acknowledge(page)
}
const open = (page: Page, path: string) => page.goto(`${product.baseUrl}${path}`)

async function startSession(page: Page, title: string): Promise<string> {
  await open(page, '/coaching')
  await page
    .getByRole('button', { name: /Start|New/ })
    .first()
    .click()
  await page.getByLabel('Session title').fill(title)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Start|Create/ })
    .click()
  await page.waitForURL(/session=/)
  return new URL(page.url()).searchParams.get('session') ?? ''
}

journey(
  'three weeks of a leader: session, rehearsal, plan, meeting, brief, debrief, goal moved, forecast resolved, and the next session opens with what came of it',
  async ({ page }) => {
    const userId = await product.enter(page, 'Nadia')
    const goOnTo = (instant: string) => product.goOnTo(page, userId, instant)
    await openLater(page, '/')
    await call(page, 'post', '/api/assessment/submit', { responses: answerAll(() => 'Directive') })

    // First week, Monday: a session, a goal that comes from it, and what is forecast of that goal.
    const sessionId = await startSession(page, 'Marco and Ana')
    await page.getByLabel('Your message').fill(MARCO)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: 'Rehearse it' }).waitFor()
    const goal = {
      title: 'Say it on the same day',
      category: 'communication',
      targetDate: dayOf(30),
      sessionId,
    }
    const { id: goalId } = await call<{ id: string }>(page, 'post', '/api/goals', goal)
    await goOnTo(at(0, 11))
    await call(page, 'post', `/api/goals/${goalId}/progress`, { progress: 90 })
    await goOnTo(at(0, 12))
    await call(page, 'post', '/api/analytics/predictions/generate', { predictionTypes: ['goal_achievement'] })

    // The first words are said aloud, and planned for Wednesday.
    await open(page, `/coaching?session=${sessionId}`)
    await page.getByRole('link', { name: 'Rehearse it' }).click()
    await page
      .getByLabel('Your first words')
      .fill('Marco, you interrupted Ana three times on Monday. She has gone quiet. How do you see it?')
    await page.getByRole('button', { name: 'Say it', exact: true }).click()
    await page.getByRole('button', { name: 'That is enough' }).click()
    await page.getByRole('button', { name: 'Plan it' }).click()
    await page.getByLabel('With whom').fill('Marco')
    await page.getByLabel('Day', { exact: true }).fill(dayOf(2))
    await page.getByLabel(/^Time/).fill('14:00')
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await page
      .getByText(/calendar/i)
      .first()
      .waitFor()

    // Wednesday: the brief is under the bell two hours before.
    await goOnTo(at(2, 12, 5))
    await openLater(page, '/')
    await page.getByRole('button', { name: 'Notifications: 1 unread' }).click()
    await page.getByText('Before you talk with Marco').waitFor()
    await page.keyboard.press('Escape')

    // Thursday: one question, three taps and a line; the goal moves, and a forecast is answered.
    await goOnTo(at(3, 15))
    await openLater(page, '/')
    await page.getByRole('button', { name: 'Mixed' }).click()
    await page.getByLabel('What happened, in a line (optional)').fill('he went quiet')
    await inspect(page, 'three-weeks-debrief')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('“Say it on the same day” moved from 90% to 100%.').waitFor()
    await page.getByRole('button', { name: 'Yes, it came true' }).waitFor()
    await inspect(page, 'three-weeks-told')
    await page.getByRole('button', { name: 'Yes, it came true' }).click()
    await page.getByText('Forecast Resolved', { exact: true }).waitFor()
    const predictions = await call<{ outcome: string }[]>(page, 'get', '/api/analytics/predictions')
    expect(predictions.map(({ outcome }) => outcome)).toEqual(['yes'])

    // The letter is asked for, and comes on Friday.
    await open(page, '/letter')
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
    await page.getByRole('checkbox', { name: /Write me a letter/ }).click()
    await page.getByLabel('Hour').waitFor()
    expect((await saved).ok()).toBe(true)
    await goOnTo(at(4, 16, 1))
    await openLater(page, '/letter')
    await page.getByText('Marco: mixed. “he went quiet”').waitFor()
    await inspect(page, 'letter')

    // Second week: a meeting that was not held is moved to the third week.
    const meeting = { title: 'Planning with Marco', startTime: at(8, 10), endTime: at(8, 10, 30) }
    await call(page, 'post', '/api/meetings', meeting)
    await goOnTo(at(9, 12))
    await openLater(page, '/meetings')
    await page.getByRole('button', { name: 'Reflect on Planning with Marco' }).click()
    await page.getByRole('button', { name: 'It did not happen' }).click()
    await page.getByLabel('Not yet. When instead?').fill(dayOf(15))
    await inspect(page, 'meeting-debrief')
    await page.getByRole('button', { name: 'Move it' }).click()
    await page.getByText('Meeting Moved', { exact: true }).waitFor()
    await goOnTo(at(16, 12))
    await openLater(page, '/')
    await page.getByRole('button', { name: /^Notifications: \d+ unread$/ }).click()
    await page.getByText('After “Planning with Marco”').first().waitFor()
    await page.keyboard.press('Escape')

    // Third week: the next session opens with what came of it, in the leader's own words.
    await startSession(page, 'After the planning')
    await page.getByText(/you talked with Marco\. .*You said it went mixed: “he went quiet”$/).waitFor()
    await inspect(page, 'session-opening')

    // Everything about Marco stands on one page.
    await open(page, '/people')
    await page.getByRole('link', { name: /^Marco/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Marco' }).waitFor()
    await page.getByText('“he went quiet”').waitFor()
    await inspect(page, 'person')
  },
  { locale: 'en-US', timezoneId: 'UTC' },
)
