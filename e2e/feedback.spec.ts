import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

/** Holds a session about something and ends it; its id. */
async function holdSession({ request }: Page, title: string, situation: string): Promise<string> {
  const { id } = await (await request.post('/api/coaching/sessions', { data: { title } })).json()
  await request.post(`/api/coaching/sessions/${id}/messages`, { data: { content: situation } })
  expect((await request.post(`/api/coaching/sessions/${id}/complete`)).status()).toBe(200)
  return id
}

journey(
  'a leader without a session is led to one, and later rates the one they pick by keyboard [R2.1-04, R2.7-02, R2.7-04, R2.7-06, R2.7-07, R2.7-10, R4-33, R4-34, R4-35, R5-04, R8-07]',
  async ({ page }) => {
    await signUp(page, 'Lena')
    await page.goto('/feedback')
    await page.getByText('No Coaching Sessions Available').waitFor()
    await inspect(page, 'feedback-empty')
    await page.getByRole('link', { name: 'Start AI Coaching' }).click()
    await page.waitForURL('**/coaching')

    await takeAssessment(page)
    const earlier = await holdSession(
      page,
      'Marco and the planning meeting',
      'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him.',
    )
    const later = await holdSession(
      page,
      'The budget with Halden',
      'My boss keeps changing the budget after we agreed on it and I never push back.',
    )
    await page.goto('/feedback')
    const picker = page.getByLabel('Session', { exact: true })
    await picker.waitFor()
    expect(await picker.inputValue()).toBe(later)
    const details = page.getByRole('region', { name: 'Session details' })
    await details.getByText('The budget with Halden').waitFor()
    await picker.selectOption(earlier)
    await details.getByText('Marco and the planning meeting').waitFor()
    await inspect(page, 'feedback-picker')

    const best = page.getByRole('radio', { name: 'Excellent' })
    expect(await best.isChecked()).toBe(true)
    await picker.focus()
    await page.keyboard.press('Tab')
    expect(await best.evaluate((face) => face === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByRole('radio', { name: 'Okay' }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type('  The script was too long for the corridor. ')
    await page.reload()
    await picker.selectOption(earlier)
    const words = page.getByRole('textbox')
    expect(await words.inputValue()).toContain('too long for the corridor')
    await page.getByRole('radio', { name: 'Okay' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/coaching/feedback'))
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toEqual({
      sessionId: earlier,
      rating: 3,
      feedback: 'The script was too long for the corridor.',
    })
    await page
      .getByText('Thank you for your feedback! It helps us improve your coaching experience.')
      .first()
      .waitFor()
    expect(await best.isChecked()).toBe(true)
    expect(await words.inputValue()).toBe('')
  },
)
