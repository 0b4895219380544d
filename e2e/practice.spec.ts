import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

journey(
  'a kept sentence and a hard reaction come back: said, compared with one’s own words, rated by a tap; set aside and switched off where they are not wanted',
  async ({ page }) => {
    await signUp(page, 'Nadia')
    await takeAssessment(page)
    await page.goto('/practice')
    await page.getByText('Nothing to practice yet').waitFor()
    const rehearsal = await (await page.request.post('/api/rehearsals', { data: { person: 'Marco' } })).json()
    const at = `/api/rehearsals/${rehearsal.id}`
    const say = (text: string) => page.request.post(`${at}/lines`, { data: { text } })
    await say('Marco, you interrupted Ana three times yesterday, and she stopped talking. What was going on?')
    await page.request.post(`${at}/reactions`, { data: { resistance: 'hard' } })
    await say('Okay, forget it.')
    await page.request.put(`${at}/sentence`, { data: { sentence: 'I want Ana to be able to finish.' } })
    await page.reload()
    await page.getByRole('heading', { name: 'Later' }).waitFor()
    await inspect(page, 'practice-later')

    await page.getByRole('button', { name: 'Say it now' }).first().click()
    const card = page.getByRole('region', { name: 'How would you say it to Marco today?' })
    await card.getByLabel('I’d say …').fill('Ana had not finished. Let her.')
    // What is typed outlives a reload.
    await page.reload()
    await page.getByRole('button', { name: 'Say it now' }).first().click()
    expect(await card.getByLabel('I’d say …').inputValue()).toBe('Ana had not finished. Let her.')
    await card.getByRole('button', { name: 'I’ve said it' }).click()
    await card.getByText('I want Ana to be able to finish.').waitFor()
    await inspect(page, 'practice-compare')
    await card.getByRole('button', { name: 'Well', exact: true }).click()
    await card.waitFor({ state: 'detached' })
    const { today, later } = await (await page.request.get('/api/practice')).json()
    expect(today).toBeNull()
    expect(later.find((one: { kind: string }) => one.kind === 'sentence').said).toBe(
      'Ana had not finished. Let her.',
    )

    await page.getByRole('button', { name: 'Say it now' }).first().click()
    await page.getByRole('button', { name: 'Not this one any more' }).click()
    await page.getByText('forget it').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Let nothing come back' }).click()
    await page.getByText('Nothing comes back while it is switched off.').waitFor()
    await page.getByRole('button', { name: 'Let it come back again' }).click()
    await page.getByRole('heading', { name: 'Later' }).waitFor()
  },
)
