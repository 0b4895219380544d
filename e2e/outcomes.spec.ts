import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

const HOUR_MS = 3_600_000

journey(
  'a tap after a meeting counts towards a goal, is taken back, and a dropped meeting is asked why once',
  async ({ page }) => {
    await signUp(page, 'Olu')
    const post = async (path: string, data: object) =>
      expect((await page.request.post(path, { data })).status()).toBe(201)
    const times = (hours: number) => ({
      startTime: new Date(Date.now() - hours * HOUR_MS).toISOString(),
      endTime: new Date(Date.now() - (hours - 1) * HOUR_MS).toISOString(),
    })
    await post('/api/goals', { title: 'Ask before I answer', category: 'communication' })
    await post('/api/meetings', { title: 'Retrospective', ...times(3) })
    await post('/api/meetings', { title: 'Budget', ...times(6) })
    await page.goto('/meetings')
    await page.getByRole('button', { name: 'Reflect on Retrospective' }).click()
    await page.getByRole('button', { name: 'It went well' }).click()
    await page.getByRole('button', { name: 'Save Reflection' }).click()
    await page.getByText('Reflection Saved', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Reflect on Budget' }).click()
    await page.getByRole('button', { name: 'It did not happen' }).click()
    await page.getByRole('button', { name: 'It is dropped' }).click()
    await page.getByLabel('What made you drop it? (optional)').fill('The numbers came too late')
    await page.getByRole('button', { name: 'Drop it' }).click()
    await page.getByLabel('What made you drop it? (optional)').waitFor({ state: 'detached' })
    await page.getByText('The numbers came too late').waitFor()

    await page.goto('/')
    await page.getByLabel('Count it towards a goal: Retrospective').selectOption('Ask before I answer')
    await page.getByText('“Ask before I answer” moved from 0% to 10%.').waitFor()
    await inspect(page, 'outcome-counted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByLabel('Count it towards a goal: Retrospective').waitFor()
  },
)
