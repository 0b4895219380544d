import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { acknowledge, inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

const TALKS = [
  ['Marco in planning', 'I have to give Marco feedback: he keeps interrupting Ana in our planning meetings.'],
  [
    'Marco, second try',
    'Marco cut Ana off again on Tuesday. I need to give him honest feedback and I keep putting it off.',
  ],
  [
    'Before Thursday',
    'I have to tell Marco on Thursday that he keeps interrupting people in the planning meeting.',
  ],
] as const

/** Holds three sessions about the same matter, each with a step of one's own, and rates them. */
async function holdSessions({ request }: Page): Promise<void> {
  for (const [title, told] of TALKS) {
    const { id } = await (await request.post('/api/coaching/sessions', { data: { title } })).json()
    const say = (content: string) =>
      request.post(`/api/coaching/sessions/${id}/messages`, { data: { content } })
    await say(told)
    await say('I will talk to Marco today right after the meeting.')
    expect((await request.post(`/api/coaching/sessions/${id}/complete`)).ok()).toBe(true)
    await request.post('/api/coaching/feedback', {
      data: { sessionId: id, rating: 5, feedback: 'It helped.' },
    })
  }
}

journey(
  'a leader reads what keeps coming back, puts it away, and notes what became of a step [R1-23, R1-38, R1-41, R1-43, R2.14-01, R2.14-02, R2.14-04, R3-06, R4-81]',
  async ({ page }) => {
    await signUp(page, 'Noor')
    await page.goto('/insights')
    await page.getByRole('heading', { name: 'No Insights Yet' }).waitFor()
    await inspect(page, 'insights-empty')

    await takeAssessment(page)
    await holdSessions(page)
    await page.goto('/insights')
    const card = page.getByRole('article', { name: 'Marco is often on your mind' })
    await card.getByText(/^From 3 sessions since/).waitFor()
    expect(await page.getByRole('article').count()).toBeGreaterThan(2)
    await card.getByRole('button', { name: /^From 3 sessions/ }).click()
    await card.getByRole('link', { name: 'Marco, second try' }).waitFor()
    await inspect(page, 'insights')

    await card.getByRole('button', { name: /^Hide:/ }).click()
    await page.getByRole('button', { name: 'Bring back: Marco is often on your mind' }).waitFor()

    await page.goto('/')
    await page.getByRole('button', { name: /^Your year/ }).click()
    const stands = page.getByRole('region', { name: 'What stands out' })
    await stands.getByRole('listitem').first().waitFor()
    expect(await stands.getByRole('listitem').count()).toBeLessThanOrEqual(2)
    expect(await stands.getByText('Marco is often on your mind').count()).toBe(0)
    const recommended = page.getByRole('region', { name: 'Recommendations' }).getByRole('listitem')
    expect(await recommended.count()).toBe(3)
    await inspect(page, 'dashboard-full')

    const steps = page.getByRole('region', { name: 'Next steps' })
    // Two are shown; what is done makes room for the next.
    const countOpen = async () =>
      (await steps.getByRole('button', { name: 'Done' }).count()) +
      Number.parseInt((await steps.getByText(/^\d+ more in your sessions$/).allTextContents())[0] ?? '0', 10)
    const before = await countOpen()
    await steps.getByRole('button', { name: 'Done' }).first().click()
    await page.getByText('Step Done', { exact: true }).waitFor()
    await expect.poll(countOpen).toBe(before - 1)

    await steps
      .getByRole('link', { name: /^From “/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Your action plan' }).waitFor()
    await page.getByRole('button', { name: 'Let it go' }).first().click()
    await page.getByRole('button', { name: 'Open again' }).waitFor()
    await inspect(page, 'coaching-outcome')
    await page.reload()
    await page.getByRole('button', { name: 'Open again' }).waitFor()
  },
)

journey(
  'a visitor sees four sample insights and how to get their own [R2.1-29, R2.14-07, R2.14-08, R4-09]',
  async ({ page }) => {
    await page.goto('/demo-insights')
    await acknowledge(page)
    await page.getByText('These are sample insights').waitFor()
    expect(await page.getByRole('article').count()).toBe(4)
    await inspect(page, 'insights-demo')
    await page.getByRole('main').getByRole('link', { name: 'Create Your Account' }).click()
    await page.waitForURL('**/api/login')
  },
)
