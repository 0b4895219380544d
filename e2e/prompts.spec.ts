import { expect } from 'vitest'
import { acknowledge, inspect, journey, signUp } from './support/journey.ts'

journey(
  'a visitor gets a word of coaching in the demo, thinks with questions, and is led to an account [R1-21, R1-22, R2.1-30]',
  async ({ page }) => {
    await page.goto('/demo-coaching')
    await acknowledge(page)
    await page.getByRole('heading', { name: 'AI coach' }).waitFor()
    expect(await page.getByRole('button', { name: 'Get Coaching' }).isDisabled()).toBe(true)
    await inspect(page, 'prompts-empty')
    await page.getByLabel('Situation').selectOption({ label: 'Difficult conversation' })
    await page
      .getByLabel('Details')
      .fill(
        'I have to tell Ruth on Tuesday that she did not get the deputy job. Everybody assumed it was hers.',
      )
    await page.getByRole('button', { name: 'Get Coaching' }).click()
    const answer = page.getByRole('article', { name: "The coach's answer" })
    await answer.getByText(/Ruth/).first().waitFor()
    expect(await answer.getByRole('region', { name: 'Steps' }).getByRole('listitem').count()).toBeGreaterThan(
      3,
    )
    await page.getByText('Something between you and them has gone quiet.').click()
    await page.getByRole('list', { name: 'Questions on connection' }).waitFor()
    await inspect(page, 'prompts-answer')
    await answer.getByRole('link', { name: 'Talk it through in a session' }).click()
    await page.waitForURL('**/api/login*')
  },
)

journey(
  'a signed-in leader finds the AI coach in the bar and under both addresses [R2.1-09, R2.1-10]',
  async ({ page }) => {
    await signUp(page, 'Noor')
    await page.getByRole('button', { name: 'Coaching' }).click()
    await page
      .getByRole('menuitem', { name: 'AI coach' })
      .or(page.getByRole('link', { name: 'AI coach' }))
      .first()
      .click()
    await page.waitForURL('**/ai-coaching')
    await page.getByRole('heading', { name: 'AI coach' }).waitFor()
    await page.goto('/demo-coaching')
    await page.getByRole('heading', { name: 'AI coach' }).waitFor()
  },
)
