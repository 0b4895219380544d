import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { acknowledge, inspect, journey, signUp } from './support/journey.ts'

const said = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor()

/** Sets goals through the page's own session; that goals can be set is another journey. */
async function setGoals(page: Page): Promise<void> {
  for (const [title, progress] of [
    ['Hand over the release to Priya', 40],
    ['Ask before I answer in the Monday meeting', 10],
  ] as const) {
    const goal = await (
      await page.request.post('/api/goals', { data: { title, category: 'delegation', priority: 'high' } })
    ).json()
    await page.request.post(`/api/goals/${goal.id}/progress`, { data: { progress } })
  }
}

journey(
  'a leader generates predictions, reads what moved them, filters them by type and finds insights [R1-25, R2.1-14, R2.2-06, R2.16-01, R2.16-02, R2.16-03, R2.16-04, R2.16-05, R2.16-06, R8-47, R9-41]',
  async ({ page }) => {
    await signUp(page, 'Ada')
    await page.getByRole('link', { name: 'Analytics', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Predictive Analytics' }).waitFor()
    await page.getByText('No predictions yet').waitFor()
    await inspect(page, 'analytics-empty')

    await setGoals(page)
    await page.getByRole('button', { name: 'Generate Insights' }).click()
    await said(page, 'Predictions Generated')
    await page.getByText('Will “Hand over the release to Priya” reach 60% in the next 30 days?').waitFor()
    expect(await page.getByRole('article').count()).toBe(3)
    await page.getByRole('img', { name: /You were active on/ }).waitFor()
    await inspect(page, 'analytics-overview')

    await page.getByRole('tab', { name: 'Predictions' }).click()
    expect(await page.getByRole('article').count()).toBe(5)
    await inspect(page, 'analytics-predictions')
    await page.getByLabel('Prediction type').selectOption({ label: 'Engagement risk' })
    expect(await page.getByRole('article').count()).toBe(1)
    await page.getByText(/^Will you be active on fewer than 2 days/).waitFor()

    const sent = page.waitForRequest('**/api/analytics/predictions/generate')
    await page.getByRole('button', { name: 'Generate Insights' }).click()
    expect((await sent).postDataJSON()).toEqual({ predictionTypes: ['engagement_risk'], timeHorizon: 30 })
    await said(page, 'Predictions Generated')

    await page.getByRole('tab', { name: 'Insights' }).click()
    await page.getByText(/^Nothing stands out now/).waitFor()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'In figures' }).click()
    await page.getByText('Total predictions').waitFor()
  },
)

journey(
  'the demo user whom the server answers finds two views of their own and nothing else [R2.16-07, R2.16-08, R2.19-04, D81]',
  async ({ page }) => {
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({
        json: {
          id: 'demo_user_001',
          email: '',
          firstName: 'Demo',
          lastName: 'User',
          profileImageUrl: null,
          provider: 'demo',
          createdAt: '2026-01-01T00:00:00.000Z',
          updatedAt: '2026-01-01T00:00:00.000Z',
          ndaAcceptedAt: null,
          ndaVersion: null,
        },
      }),
    )
    // Every page comes with the answer that nobody is there: it has to ask here.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace('id="first-answers"', 'id="no-answers"')
      await route.fulfill({ response, body })
    })
    await page.goto('/analytics')
    await acknowledge(page)
    await page.getByText('Not Enough Data').waitFor()
    await inspect(page, 'analytics-demo')
    await page.goto('/goals')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page.goto('/profile')
    await page.getByText('Demo Account').waitFor()
    await inspect(page, 'profile-demo')
    await page.goto('/analytics')
    await page.getByRole('link', { name: 'Take Assessment' }).click()
    await page.waitForURL('**/assessment')
  },
)
