import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

const dayFromNow = (days: number): string => {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })
const pick = async (card: Locator, act: string) => {
  await card.getByRole('button', { name: /^More for/ }).click()
  await card.page().getByRole('menuitem', { name: act }).click()
}
const said = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor()

async function createGoal(page: Page, title: string, category: string, days?: number): Promise<void> {
  await page.getByRole('button', { name: /New Goal|Create Your First Goal/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New goal' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Category').selectOption({ label: category })
  if (days !== undefined) await dialog.getByLabel('Target date (optional)').fill(dayFromNow(days))
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await said(page, 'Goal Created')
  await cardOf(page, title).waitFor()
}

journey(
  'a leader sets goals, moves them, writes down what happened, completes one and takes a deletion back [R1-24, R2.2-11, R2.15-01..R2.15-08, R4-41, R4-42, R4-44, R4-45, R5-14, R5-15, R8-43, R8-44, R8-45, R8-46]',
  async ({ page }) => {
    await signUp(page, 'Ada')
    await page.getByRole('button', { name: 'Development' }).click()
    await page.getByRole('link', { name: 'Goals', exact: true }).click()
    await page.getByText('No Goals Yet').waitFor()
    await inspect(page, 'goals-empty')

    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    await page.getByRole('button', { name: 'Create Goal' }).click()
    await page.getByText('Give the goal a title').waitFor()
    await inspect(page, 'goals-create-errors')
    await page.keyboard.press('Escape')

    await createGoal(page, 'Hand over the release to Priya', 'Delegation', 3)
    await createGoal(page, 'Ask before I answer in the Monday meeting', 'Communication', -2)
    await createGoal(page, 'One page on where we are in two years', 'Vision setting')

    const release = cardOf(page, 'Hand over the release to Priya')
    await release.getByText(/^Due in 3 days/).waitFor()
    await cardOf(page, 'Ask before I answer in the Monday meeting')
      .getByText(/^Overdue since/)
      .waitFor()
    expect(await release.getByRole('button', { name: '-10%' }).isDisabled()).toBe(true)
    for (let press = 0; press < 4; press++) await release.getByRole('button', { name: '+10%' }).click()
    await said(page, 'Progress Updated')
    await release.getByRole('button', { name: '-10%' }).click()
    await page.getByText('“Hand over the release to Priya” is at 30%.').first().waitFor()
    await release.getByRole('button', { name: 'Log a step' }).click()
    await release.getByLabel('What happened?').fill('Priya ran the checklist without me.')
    await release.getByRole('button', { name: 'Add Note' }).click()
    await release.getByRole('listitem').filter({ hasText: 'Priya ran the checklist without me.' }).waitFor()
    expect(await release.getByRole('listitem').count()).toBe(6)

    await pick(release, 'Edit')
    const editing = page.getByRole('dialog', { name: 'Edit goal' })
    await editing.getByLabel('Description (optional)').fill('She plans, runs and reports the March release.')
    await editing.getByLabel('Priority').selectOption({ label: 'High' })
    await inspect(page, 'goals-edit')
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await said(page, 'Goal Updated')
    await release.getByText('High priority').waitFor()

    const vision = cardOf(page, 'One page on where we are in two years')
    for (let press = 0; press < 10; press++) await vision.getByRole('button', { name: '+10%' }).click()
    await vision.getByRole('button', { name: 'Mark as Completed' }).waitFor()
    expect(await vision.getByRole('button', { name: '+10%' }).isDisabled()).toBe(true)
    await page.getByText('“One page on where we are in two years” is at 100%.').first().waitFor()
    await inspect(page, 'goals')
    await vision.getByRole('button', { name: 'Mark as Completed' }).click()
    await page.getByRole('region', { name: 'Completed goals' }).getByRole('article').waitFor()

    await pick(release, 'Delete')
    await said(page, 'Goal Deleted')
    await release.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Goal Restored')
    await page.reload()
    await release.getByRole('button', { name: 'Log a step' }).click()
    await release.getByText('Priya ran the checklist without me.').waitFor()
    expect(await release.getByRole('listitem').count()).toBe(6)

    const overview = page.getByRole('region', { name: 'Overview' })
    expect(await overview.textContent()).toBe('Total goals3Active2Completed1Average progress43%')
    await inspect(page, 'goals-history')

    await pick(release, 'Delete')
    await said(page, 'Goal Deleted')
    await page.reload()
    await cardOf(page, 'Ask before I answer in the Monday meeting').waitFor()
    expect(await release.count()).toBe(0)
  },
)

journey('an item of a coaching plan becomes a goal that leads back to its session', async ({ page }) => {
  await signUp(page, 'Ruth')
  const send = async (path: string, data: object = {}) => (await page.request.post(path, { data })).json()
  const questions = await (await page.request.get('/api/assessment/questions')).json()
  await send('/api/assessment/submit', {
    responses: questions.map((question: { id: string; options: { id: string }[] }) => ({
      questionId: question.id,
      selectedOptionId: question.options[0]?.id,
    })),
  })
  const session = await send('/api/coaching/sessions', { title: 'Marco and Ana' })
  await send(`/api/coaching/sessions/${session.id}/messages`, {
    content:
      'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  })
  await page.goto(`/coaching?session=${session.id}`)
  const plan = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Action plan' }) })
    .last()
  await page.getByRole('button', { name: /^All \d steps/ }).click()
  const item = (await plan.getByRole('heading', { level: 4 }).first().textContent()) ?? ''
  await inspect(page, 'goals-from-plan')
  await plan.getByRole('link', { name: 'Make this a goal' }).first().click()

  const dialog = page.getByRole('dialog', { name: 'New goal' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Title').inputValue()).toBe(item)
  await inspect(page, 'goals-create-from-plan')
  await page.reload()
  await dialog.getByLabel('Category').selectOption({ label: 'Conflict resolution' })
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await said(page, 'Goal Created')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/goals')

  await inspect(page, 'goals-with-session')
  const progress = await (await page.request.get('/api/coaching/progress')).json()
  expect(progress.goalsProgress).toEqual([{ goal: item, progress: 0, target: 100 }])
  await cardOf(page, item).getByRole('link', { name: 'Coaching session' }).click()
  await page.waitForURL(`**/coaching?session=${session.id}`)

  await send(`/api/coaching/sessions/${session.id}/complete`)
  await page.reload()
  const outcome = page.getByRole('region', { name: 'Your action plan' })
  await outcome.getByRole('link', { name: 'Make this a goal' }).first().waitFor()
  await inspect(page, 'goals-from-outcome')
})
