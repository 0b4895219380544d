import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

journey(
  'from a conversation to the people in it: a page in the leader’s words, another name, forgotten for good, and one switch that ends it',
  async ({ page }) => {
    await signUp(page, 'Ines')
    await takeAssessment(page)
    await page.goto('/')
    await page
      .getByLabel('Which conversation is ahead of you?')
      .fill('Marco keeps interrupting Ana in our planning meetings and she has gone quiet.')
    await page.getByRole('button', { name: 'Start a Session' }).click()
    await page.getByRole('link', { name: 'Everything about them' }).first().click()
    await page.getByRole('link', { name: /^Marco/ }).click()
    await page
      .getByText(/^“.*interrupting Ana.*”$/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'Who this is' }).click()
    await page.getByLabel('What to call them').fill('Marco R.')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('heading', { level: 1, name: 'Marco R.' }).waitFor()
    await inspect(page, 'person-who')

    await page.getByRole('button', { name: 'Forget this person' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()
    await page.getByText('Forgotten', { exact: true }).waitFor()
    await page.getByRole('link', { name: /^Ana 1 session/ }).waitFor()
    expect(await page.getByRole('link', { name: /^Marco/ }).count()).toBe(0)
    await inspect(page, 'people')

    await page.goto('/coaching-preferences')
    await page.getByRole('checkbox', { name: /Keep a page for each of them/ }).click()
    await page.getByRole('link', { name: 'Open the pages' }).waitFor({ state: 'detached' })
    await inspect(page, 'people-switch')
    await page.goto('/people')
    await page.getByText('Pages of people are off').waitFor()
  },
)
