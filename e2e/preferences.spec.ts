import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

const SITUATION =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'

/** Starts a session and tells the coach about Marco; the coach's first answer. */
async function askCoach({ request }: Page) {
  const session = await (await request.post('/api/coaching/sessions', { data: { title: 'Marco' } })).json()
  const reply = await request.post(`/api/coaching/sessions/${session.id}/messages`, {
    data: { content: SITUATION },
  })
  return (await reply.json()).assistantMessage
}

const saved = async ({ request }: Page) => (await request.get('/api/coaching/preferences')).json()
const cardOf = (page: Page, name: string) => page.getByRole('region', { name })
/** The numbers in what a card says the coach will do. */
const numbersIn = async (page: Page, card: string, words: string) =>
  ((await cardOf(page, card).getByText(words).textContent())?.match(/\d+/g) ?? []).map(Number)

journey(
  'a leader sets how to be coached, and the next session does what the screen said [R1-15, R2.1-16, R2.20-06, R2.20-07, R3-59, R4-80, R5-34, R5-45, R8-33]',
  async ({ page }) => {
    await signUp(page, 'Ines')
    await takeAssessment(page)
    await page.goto('/coaching')
    await page.getByRole('link', { name: 'Coaching Preferences' }).click()
    const sample = page.getByRole('region', { name: 'What the coach would say' })
    await sample.waitFor()
    expect(await page.getByText('Unsaved changes').count()).toBe(0)
    await inspect(page, 'coaching-preferences')
    await sample.getByText(/^Behind it: 3 ways/).waitFor()
    await page.getByRole('radio', { name: /^Plain/ }).check()
    await sample.getByText(/^Behind it: 2 ways/).waitFor()
    await page.getByRole('radio', { name: /^Even/ }).check()
    await page.getByRole('button', { name: 'Fine-tune' }).click()
    await page.getByRole('heading', { name: 'Communication Style' }).waitFor()

    await page.getByRole('slider', { name: 'Directness' }).focus()
    await page.keyboard.press('End')
    await page.getByText('Direct and straightforward').waitFor()
    await page.getByLabel('Response length').selectOption('brief')
    await page.getByLabel('Structure').selectOption('highly_structured')
    await page.getByRole('checkbox', { name: 'OSKAR', exact: true }).check()
    await page.getByLabel('Leads your sessions').selectOption('OSKAR')
    await page.getByLabel('Current position').fill('Head of the early shift')
    await page.getByText('Unsaved changes').waitFor()
    await inspect(page, 'coaching-preferences-unsaved')

    await page.reload()
    await page.getByText('Unsaved changes').waitFor()
    await page.getByRole('button', { name: 'Fine-tune' }).click()
    expect(await page.getByLabel('Current position').inputValue()).toBe('Head of the early shift')
    expect(await saved(page)).toMatchObject({ directnessLevel: 3, currentPosition: '' })
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await page.getByText('Preferences Saved', { exact: true }).waitFor()
    await page.getByText('Your coaching preferences have been updated successfully.').first().waitFor()
    expect(await saved(page)).toMatchObject({
      directnessLevel: 5,
      responseLength: 'brief',
      frameworkPreference: ['OSKAR', 'GROW', 'SBI'],
      currentPosition: 'Head of the early shift',
    })

    const [approaches, steps = 0, actions] = await numbersIn(
      page,
      'Communication Style',
      'A full answer holds',
    )
    const [exercises, scripts] = await numbersIn(page, 'Learning & Development', 'A full answer brings')
    await page.getByText('“OSKAR, step 1: Outcome”').waitFor()
    const { content, metadata } = await askCoach(page)
    const { structuredResponse: said } = metadata
    expect(content).toContain('OSKAR, step 1: Outcome')
    expect([said.approaches.length, said.actionPlan.length]).toEqual([approaches, actions])
    expect([said.practiceExercises.length, said.sampleScripts.length]).toEqual([exercises, scripts])
    for (const approach of said.approaches) expect(approach.steps.length).toBeLessThanOrEqual(steps)
    expect(said.diagnosis).toContain('head of the early shift')
  },
)

journey(
  'a reset waits to be saved, and no framework at all is a choice [R4-68..R4-77, R4-79, R4-80, R5-46, R7-37]',
  async ({ page }) => {
    await signUp(page, 'Jun')
    await page.request.put('/api/coaching/preferences', {
      data: { empathyLevel: 1, frameworkPreference: ['FUEL'], followUpPreference: 'intensive' },
    })
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Coaching Preferences' }).click()
    const empathy = page.getByRole('slider', { name: 'Empathy' })
    await page.getByRole('button', { name: 'Fine-tune' }).click()
    await empathy.waitFor()
    expect(await empathy.inputValue()).toBe('1')
    await page.getByRole('button', { name: 'Reset to Defaults' }).click()
    const checkedNames = () =>
      page
        .getByRole('checkbox', { checked: true, name: /^(?!Keep a page)/ })
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
    expect(await checkedNames()).toEqual(['GROW', 'SBI'])
    expect(
      await page.getByRole('slider').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['3', '4', '3', '4'])
    const choices = {
      Tone: 'encouraging',
      'Response length': 'balanced',
      'Feedback style': 'balanced',
      Structure: 'balanced',
      'Follow-up': 'moderate',
    }
    for (const [label, value] of Object.entries(choices))
      expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe(value)
    await page.reload()
    await page.getByRole('button', { name: 'Fine-tune' }).click()
    await empathy.waitFor()
    expect(await empathy.inputValue()).toBe('1')
    expect(await checkedNames()).toEqual(['FUEL'])

    await page.getByRole('checkbox', { name: 'FUEL' }).uncheck()
    await page.getByText('You chose no way through a session, so GROW leads').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    expect((await sent).postDataJSON()).not.toHaveProperty('userId')
    await page.getByText('Preferences Saved', { exact: true }).waitFor()
    expect(await saved(page)).toMatchObject({ frameworkPreference: [], empathyLevel: 1 })
  },
)
