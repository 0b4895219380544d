import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

journey(
  'a leader asks for the weekly letter, chooses its day, and is rid of it by one choice',
  async ({ page }) => {
    await signUp(page, 'Lena')
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /Search screens/ }).fill('letter')
    await page.getByRole('option', { name: /Your week/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Your week' }).waitFor()
    const wanted = page.getByRole('checkbox', { name: /Write me a letter every week/ })
    expect(await wanted.isChecked()).toBe(false)
    await wanted.click()
    await page.getByLabel('Day').selectOption('Sunday')
    await inspect(page, 'letter-choice')
    await page.waitForLoadState('networkidle')
    await page.reload()
    await page.getByLabel('Day').waitFor()
    expect(await page.getByLabel('Day').inputValue()).toBe('0')
    await wanted.click()
    await page.getByLabel('Day').waitFor({ state: 'detached' })
  },
)
