import { expect } from 'vitest'
import { acknowledge, inspect, journey, signUp } from './support/journey.ts'

journey(
  'the questionnaire insists on an answer, remembers answers through back and reload, and shows how far one is [R2.8-01, R2.8-02, R2.8-03, R2.8-19, R4-17, R4-18, R4-19, R4-20, R5-01]',
  async ({ page }) => {
    await page.goto('/assessment')
    await acknowledge(page)
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('You must select an answer before proceeding.', { exact: true }).waitFor()
    await page.getByRole('radio').nth(2).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Previous' }).click()
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
    await page.reload()
    await page.getByRole('radio').first().waitFor()
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
    expect(await page.getByRole('progressbar').first().isVisible()).toBe(true)
    await inspect(page, 'assessment-question')
  },
)

journey(
  'a member personalizes coaching after the assessment, and the dashboard knows the style [R1-15, R1-40, R2.8-15, R2.9-01, R2.9-05, R4-27, R8-34]',
  async ({ page, baseUrl }) => {
    await signUp(page, 'Omar')
    await page.goto('/assessment')
    for (let question = 1; question <= 16; question++) {
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: question < 16 ? 'Next' : 'Complete Assessment' }).click()
    }
    await page.getByRole('button', { name: 'Personalize My Experience' }).click()
    expect(page.url()).toBe(`${baseUrl}/assessment`)
    await page.getByRole('heading', { name: 'About You' }).waitFor()
    await page.getByLabel(/position/i).fill('Ward manager')
    await inspect(page, 'preferences-form')
    await page.getByRole('button', { name: 'Save Preferences & Continue' }).click()
    await page.getByText('Ready to start your leadership journey!').first().waitFor()
    await page.waitForURL(`${baseUrl}/`)
    await page
      .getByText(/Directive|Coaching|Supportive|Delegating/)
      .first()
      .waitFor()
    const saved = await (await page.request.get('/api/coaching/preferences')).json()
    expect(saved).toMatchObject({ currentPosition: 'Ward manager', directnessLevel: 3 })
  },
)
