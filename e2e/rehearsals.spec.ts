import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him on Thursday.'

async function startSession(page: Page, title: string): Promise<void> {
  await page.goto('/coaching')
  await page
    .getByRole('button', { name: /Start|New/ })
    .first()
    .click()
  await page.getByLabel('Session title').fill(title)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Start|Create/ })
    .click()
}

const talk = (page: Page) => page.getByRole('list', { name: 'What was said' })

journey(
  'a leader rehearses the words of a session: one thing to change, a reaction, an answer, three lines, the sentence on the card; a reload loses nothing',
  async ({ page }) => {
    await signUp(page, 'Nadia')
    await takeAssessment(page)
    await startSession(page, 'Marco and Ana')
    const box = page.getByLabel('Your message')
    await box.fill(MARCO.replace('on Thursday', 'in ten minutes'))
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: 'Rehearse it' }).waitFor()
    // The words of the answer lead there too.
    await page.getByRole('link', { name: 'Rehearse', exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Rehearse it' }).click()

    await page.getByRole('heading', { level: 1, name: 'Rehearse' }).waitFor()
    await inspect(page, 'rehearse-begin')
    await page
      .getByLabel('Your first words')
      .fill('Marco, you always interrupt Ana. She has gone quiet. How do you see it?')
    // What is typed outlives a reload before it is said.
    await page.reload()
    expect(await page.getByLabel('Your first words').inputValue()).toContain('you always interrupt Ana')
    await page.getByRole('button', { name: 'Say it', exact: true }).click()
    await page.getByText('One thing to change').waitFor()
    await page.getByText('“you always interrupt Ana”').waitFor()
    await inspect(page, 'rehearse-change')

    await page.getByRole('button', { name: 'Say it so' }).click()
    const again = page.getByLabel('Say it again')
    expect(await again.inputValue()).toBe(
      'Marco, I notice that you often interrupt Ana. She has gone quiet. How do you see it?',
    )
    await page.getByRole('button', { name: 'Say it', exact: true }).click()
    await page.getByText(/^(?:Say it as it is|Nothing to change)/).waitFor()

    await page.getByRole('button', { name: /^Hard/ }).click()
    await page.getByLabel('Your answer').waitFor()
    await inspect(page, 'rehearse-reaction')
    await page.getByLabel('Your answer').fill('Okay, forget it.')
    await page.getByRole('button', { name: 'Say it', exact: true }).click()
    await page.getByRole('article', { name: 'One thing to change' }).getByText('“forget it”').waitFor()
    await page
      .getByRole('article', { name: 'One thing to change' })
      .getByRole('button', { name: 'Say it again' })
      .click()
    await page
      .getByLabel('Say it again')
      .fill('I hear you. And I still want Ana to be able to finish. What do we do from now on?')
    await page.getByRole('button', { name: 'Say it', exact: true }).click()
    await page.getByRole('button', { name: 'That is enough' }).click()

    await page.getByText('What worked').waitFor()
    await page.getByRole('button', { name: 'Keep as your sentence' }).click()
    await page.getByRole('button', { name: 'On your card' }).waitFor()
    await page.getByRole('button', { name: 'Plan it' }).click()
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await page.getByText('Choose a day').waitFor()
    await page.getByLabel('Day').fill('2031-05-08')
    await page.getByLabel('Time (optional)').fill('14:30')
    await page.getByLabel('… then I (optional)').fill('I wait, and say it once more')
    await inspect(page, 'rehearse-plan')
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    const plan = page.getByRole('region', { name: 'Your plan' })
    await plan.getByText(/14:30/).waitFor()
    await inspect(page, 'rehearse-closing')
    const before = await talk(page).textContent()
    await page.reload()
    await plan.waitFor()
    expect(await talk(page).textContent()).toBe(before)
    expect(await page.getByRole('button', { name: 'On your card' }).count()).toBe(1)
    const file = await page.request.get(
      (await plan.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '',
    )
    expect(await file.text()).toContain('SUMMARY:Talk with Marco')

    await page.getByRole('link', { name: 'Back to the session' }).click()
    await page.getByLabel('Your message').waitFor()
    await page.getByRole('button', { name: 'End Session' }).click()
    await page.getByRole('heading', { name: 'To take with you' }).waitFor()
    await page.getByText('you often interrupt Ana').waitFor()
    await page.getByText('With Marco').waitFor()
    await inspect(page, 'rehearse-card')

    // The day before is over: Today asks once, and one tap with a line answers it.
    const [rehearsal] = await (await page.request.get('/api/rehearsals')).json()
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toLocaleDateString('sv-SE')
    await page.request.put(`/api/rehearsals/${rehearsal.id}/plan`, {
      data: { plan: { ...rehearsal.plan, day: yesterday } },
    })
    await page.goto('/')
    const planned = page.getByRole('region', { name: 'What you planned to say' })
    await planned.getByRole('button', { name: 'It went well' }).click()
    await planned.getByLabel('What happened, in a line (optional)').fill('He asked her himself.')
    await inspect(page, 'rehearse-today')
    await planned.getByRole('button', { name: 'Save' }).click()
    await planned.waitFor({ state: 'detached' })
    await page.goto(`/rehearse?rehearsal=${rehearsal.id}`)
    await page.getByText('He asked her himself.').waitFor()
  },
)

journey(
  'a promise gets its when, where and if-then, and a meeting shows what was rehearsed for it',
  async ({ page }) => {
    await signUp(page, 'Ines')
    await takeAssessment(page)
    await startSession(page, 'Marco and Ana')
    await page.getByLabel('Your message').fill(`${MARCO} What do I say? I will talk to him on Thursday.`)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: 'Rehearse it' }).waitFor()
    await page.getByRole('button', { name: 'End Session' }).click()
    await page.getByRole('link', { name: 'When and how' }).click()
    await page.getByRole('heading', { level: 1, name: 'When will you say it?' }).waitFor()
    expect(await page.getByLabel('With whom').inputValue()).toBe('Marco')
    await page.getByLabel('Day').fill('2031-05-08')
    await page.getByLabel('First words').fill('Marco, I want to talk about Ana in planning.')
    await inspect(page, 'rehearse-promise')
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await page
      .getByRole('region', { name: 'Your plan' })
      .getByText(/With Marco/)
      .waitFor()

    const start = new Date(Date.now() + 24 * 60 * 60_000)
    const end = new Date(start.getTime() + 30 * 60_000)
    const times = { startTime: start.toISOString(), endTime: end.toISOString() }
    await page.request.post('/api/meetings', { data: { title: 'One-on-one with Priya', ...times } })
    await page.goto('/meetings')
    await page
      .getByRole('link', { name: /^Rehearse/ })
      .first()
      .click()
    await page
      .getByLabel('Your first words')
      .fill('Priya, you are so unprofessional. You came late on Monday.')
    await page.getByRole('button', { name: 'Say it', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Rehearse: Priya' }).waitFor()
    await page.goto('/meetings')
    await page.getByText('Not today:').first().waitFor()
    await page.getByText('“you are so unprofessional”').first().waitFor()
    await inspect(page, 'rehearse-meeting')
  },
)
