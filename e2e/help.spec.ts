import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

journey(
  'somebody looks for help: all topics, one topic, several answers open, and the way to the coach [R1-29, R2.1-21, R2.2-24, R2.22-01, R2.22-02, R2.22-03, R2.22-05, R2.22-06, R2.22-07, R2.22-11, R2.22-12]',
  async ({ page }) => {
    await signUp(page)
    await page.getByRole('button', { name: 'Account of Ada Okafor' }).click()
    await page.getByRole('link', { name: 'Help & Support' }).click()
    await page.getByRole('heading', { name: 'Help & Support' }).waitFor()
    const questions = page.locator('#main').getByRole('button')
    expect(await questions.count()).toBe(15)
    await inspect(page, 'help')

    await page.getByLabel('Topic').selectOption('Coaching')
    await page.getByRole('button', { name: 'How does a session go, and how does it end?' }).click()
    await page.getByRole('button', { name: 'The coach misread me. What can I do?' }).click()
    await page.getByText('it is kept as your commitment').waitFor()
    await page.getByText('The coach drops its reading').waitFor()
    await inspect(page, 'help-coaching')
    await page.getByLabel('Topic').selectOption('All Topics')
    expect(await questions.count()).toBe(15)
    for (const question of await questions.all()) {
      if ((await question.getAttribute('aria-expanded')) === 'false') await question.click()
    }
    await inspect(page, 'help-open')

    await page.getByRole('link', { name: 'Ask the AI coach' }).click()
    await page.waitForURL('**/ai-coaching')
    await page.goto('/help')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  },
)
