import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

journey(
  'a leader pastes a transcript, says who they are, reads shares, questions, interruptions, decisions and next steps with their lines; nothing is kept unless they ask',
  async ({ page }) => {
    await signUp(page, 'Nadia')
    await takeAssessment(page)
    await page.goto('/transcript')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText('Paste the transcript').waitFor()
    await page.getByLabel('The transcript').fill('We met and talked.')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText(/Each turn needs a name before it/).waitFor()
    await inspect(page, 'transcript-paste')
    await page.getByLabel('The transcript').fill(readFileSync('bench/debriefs/01-plain.txt', 'utf8'))
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText('Marco cut Ana short once').waitFor()
    await page.getByText('“Then we go with a shared database.”').waitFor()
    await page.getByText('“I will fix that by Friday.”').waitFor()
    expect(await page.getByText('One thing to try next time').count()).toBe(0)
    await page.getByLabel('Which of them are you?').selectOption('Nadia')
    await page.getByText('One thing to try next time').waitFor()
    await page.getByRole('button', { name: /^Nadia/ }).click()
    await page.getByText('“What makes them slow?”').waitFor()
    await inspect(page, 'transcript-read')
    expect(await (await page.request.get('/api/transcripts')).json()).toEqual([])

    await page.getByLabel('Keep it under a name (optional)').fill('Release planning')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: /Release planning/ }).click()
    await page.getByText('Marco cut Ana short once').waitFor()
    await page.reload()
    await page.getByRole('button', { name: /Release planning/ }).click()
    await inspect(page, 'transcript-kept')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Kept before').waitFor({ state: 'detached' })
  },
)
