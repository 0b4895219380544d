import { expect } from 'vitest'
import { acknowledge, inspect, journey, signUp } from './support/journey.ts'

journey(
  'a visitor sees the demo figures, and nothing but the assessment is asked of the server [R1-45, R2.1-28, R2.5-14, R4-08, R6-05, R6-07, R6-08, R6-10, R9-19, R9-20, R9-22, R9-23]',
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    await page.goto('/demo-dashboard')
    await acknowledge(page)
    for (const figure of ['24', '67', '7.8/10', '85%'])
      await page.getByText(figure, { exact: true }).first().waitFor()
    expect(asked).toContain('/api/assessment/results')
    expect(asked).not.toContain('/api/dashboard')
    expect(asked).not.toContain('/api/coaching/progress')
    await inspect(page, 'dashboard-demo')
  },
)

journey(
  'somebody new finds the one next step, by name, on each address of the dashboard [R1-31, R1-39, R2.1-01, R2.1-02, R2.1-03, R2.5-08, R2.5-11]',
  async ({ page }) => {
    await signUp(page, 'Pia')
    await page.getByRole('heading', { name: /Pia/ }).waitFor()
    await inspect(page, 'dashboard-new')
    for (const path of ['/dashboard', '/demo-dashboard']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: /Pia/ }).waitFor()
      await page.getByRole('button', { name: /^Your year/ }).click()
      await page.getByRole('region', { name: 'Where you are' }).waitFor()
      expect(await page.getByText('This is a sample dashboard').count()).toBe(0)
    }
    await page
      .getByRole('link', { name: /assessment/i })
      .first()
      .click()
    await page.waitForURL('**/assessment')
  },
)
