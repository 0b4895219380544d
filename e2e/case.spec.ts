import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

journey(
  'what the coach has understood is corrected: a name, a fact struck and taken back, and it stays so',
  async ({ page }) => {
    await signUp(page, 'Rosa')
    await takeAssessment(page)
    const { id } = await (
      await page.request.post('/api/coaching/sessions', { data: { title: 'The planning meeting' } })
    ).json()
    await page.goto(`/coaching?session=${id}`)
    await page.getByRole('group', { name: 'How much time you have' }).last().waitFor()
    await page.getByRole('button', { name: 'this week' }).last().click()
    await page.getByRole('button', { name: 'this week', pressed: true }).first().waitFor()
    await page
      .getByLabel('Your message')
      .fill(
        'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
      )
    await page.getByLabel('Your message').press('Enter')
    await page.getByText('Built-in coach').waitFor()

    const panel = page.getByRole('region', { name: 'What I have understood' })
    await panel.getByRole('button', { name: 'Change Marco' }).click()
    await panel.getByLabel('Name').fill('Marcello')
    await panel.getByLabel('Name').press('Enter')
    await panel.getByText('Marcello, not Marco.').waitFor()

    const told = panel.getByRole('region', { name: 'What you have told' })
    const struck = told.getByText('(struck)')
    await told.getByRole('button', { name: 'Strike' }).first().click()
    await struck.waitFor()
    await inspect(page, 'coaching-case')
    await panel.getByRole('button', { name: 'Undo' }).click()
    await struck.waitFor({ state: 'detached' })
    await told.getByRole('button', { name: 'Strike' }).first().click()
    await struck.waitFor()
    await told.getByRole('button', { name: 'Take back' }).click()
    await struck.waitFor({ state: 'detached' })
    await told.getByRole('button', { name: 'Strike' }).first().click()
    await struck.waitFor()

    await page.getByRole('button', { name: 'Challenge me' }).click()
    await page.getByText('Built-in coach').nth(1).waitFor()
    await page.reload()
    await panel.getByRole('button', { name: 'Change Marcello' }).waitFor()
    await struck.waitFor()
    expect(await panel.getByRole('button', { name: 'this week', pressed: true }).count()).toBe(1)

    // On a phone the same opens in a sheet.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'What I have understood' }).click()
    const sheet = page.getByRole('dialog', { name: 'What I have understood' })
    await sheet.getByRole('button', { name: 'Change Marcello' }).waitFor()
    await inspect(page, 'coaching-case-sheet')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  },
)

journey(
  'a blank in words to say is typed into in place, is kept over a reload, and teaches the coach',
  async ({ page }) => {
    await signUp(page, 'Mirko')
    await takeAssessment(page)
    const { id } = await (
      await page.request.post('/api/coaching/sessions', { data: { title: 'Thanks to Sofie' } })
    ).json()
    const say = (content: string) =>
      page.request.post(`/api/coaching/sessions/${id}/messages`, { data: { content } })
    await say('I never thank anybody on the ward and they say so.')
    await say('Give me three sentences of praise for Sofie.')
    await page.goto(`/coaching?session=${id}`)
    const blank = page.getByRole('textbox', { name: /^What (?:they|this person) did/ })
    await blank.fill('On Monday she stayed alone with the family in room four and still never complained')
    await inspect(page, 'coaching-blank')
    await page.reload()
    expect(await blank.inputValue()).toContain('On Monday she stayed alone')
    const font = await blank.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))
    expect(font).toBeGreaterThanOrEqual(16)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy', exact: true }).last().click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('still never complained.')
    expect(copied).not.toContain('[')

    await page.getByRole('button', { name: 'Use this' }).click()
    await page.getByLabel('Your message').press('Enter')
    await page.getByText('Built-in coach').nth(2).waitFor()
    await page
      .getByRole('region', { name: 'What you have told' })
      .getByText('stayed alone with the family', { exact: false })
      .first()
      .waitFor()
  },
)

journey('where the coach is not sure, a tap says which of two readings it is, for good', async ({ page }) => {
  await signUp(page, 'Ines')
  await takeAssessment(page)
  const { id } = await (
    await page.request.post('/api/coaching/sessions', { data: { title: 'Something is off' } })
  ).json()
  await page.goto(`/coaching?session=${id}`)
  await page
    .getByLabel('Your message')
    .fill('Something is off since the new rota. Two of them whisper and the numbers are down, I am not sure.')
  await page.getByLabel('Your message').press('Enter')
  await page.getByText('Which is nearer?').waitFor()
  await inspect(page, 'coaching-readings')
  const reading = page.getByRole('list', { name: 'Which is nearer?' }).getByRole('button').first()
  const said = ((await reading.locator('span').last().textContent()) ?? '').slice(1, -1)
  await reading.click()
  await page.getByRole('button', { name: /^Later/ }).waitFor()
  expect(await page.getByText('Which is nearer?').count()).toBe(0)
  await page.reload()
  await page.getByText(said, { exact: false }).first().waitFor()
})
