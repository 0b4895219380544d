import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

const send = async ({ request }: Page, path: string, data: object = {}) => {
  const reply = await request.post(path, { data })
  expect(reply.ok()).toBe(true)
  return reply.json()
}

/** What a leader does in a good half hour: talks a matter through, says what helped, moves a goal, has a message read. */
async function practice(page: Page): Promise<void> {
  await takeAssessment(page)
  const session = await send(page, '/api/coaching/sessions', { title: 'Marco and Ana' })
  for (const content of [
    'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
    'I have hinted at it twice, maybe three times, and he just laughs it off.',
    'I want him to notice it himself, and Ana to finish her sentences.',
  ])
    await send(page, `/api/coaching/sessions/${session.id}/messages`, { content })
  await send(page, `/api/coaching/sessions/${session.id}/complete`)
  await send(page, '/api/coaching/feedback', { sessionId: session.id, rating: 5, feedback: 'The script.' })
  const goal = await send(page, '/api/goals', { title: 'Let Ana finish', category: 'team_building' })
  await send(page, `/api/goals/${goal.id}/progress`, { progress: 10 })
  await page.request.post('/api/communication/analyze', {
    data: { communicationType: 'chat', messageText: 'Could you send me the figures by Friday, please?' },
  })
}

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Overview' }).getByText(label, { exact: true }).locator('..')

/** How tall a list may grow, in pixels, and whether it scrolls from there on. */
const limitOf = (page: Page, name: RegExp) =>
  page
    .getByRole('region', { name })
    .locator('ul')
    .evaluate((list) => [getComputedStyle(list).maxHeight, getComputedStyle(list).overflowY])

journey(
  'a leader sees what practice adds up to, on the dashboard and in full [R1-30, R1-34..R1-37, R2.2-12, R2.21-04..R2.21-18, R4-57, R4-58, R9-54, R9-55]',
  async ({ page }) => {
    await signUp(page, 'Ada')
    await page.getByRole('button', { name: 'Development' }).click()
    await page.getByRole('link', { name: 'Progress', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Progress and achievements' }).waitFor()
    await page.getByText('Setting Out').waitFor()
    await page.getByText(/^No achievements yet\./).waitFor()
    await inspect(page, 'progress-empty')

    await practice(page)
    await page.goto('/')
    await page.getByRole('button', { name: /^Your year/ }).click()
    const block = page.getByRole('region', { name: 'Progress and achievements' })
    const recent = block.getByRole('list', { name: 'Recent achievements' })
    await recent.waitFor()
    expect(await recent.getByRole('listitem').count()).toBe(5)
    await recent.getByText('+1 more').waitFor()
    await block.getByRole('link', { name: 'All progress' }).click()

    await page.getByText('Finding Your Feet').waitFor()
    expect(await figure(page, 'Achievements').textContent()).toMatch(/^Achievements5\d+% complete$/)
    expect(await figure(page, 'Current Streak').textContent()).toBe('Current Streak1 dayBest streak: 1 day')
    const unlocked = page.getByRole('region', { name: /^Unlocked/ })
    await unlocked.getByText('First Conversation').waitFor()
    expect(await unlocked.getByText('New!').count()).toBe(5)
    expect(await limitOf(page, /^Locked/)).toEqual(['384px', 'auto'])
    const isLong = await page
      .getByRole('region', { name: /^Locked/ })
      .locator('ul')
      .evaluate((list) => list.scrollHeight > list.clientHeight && list.clientHeight <= 384)
    expect(isLong).toBe(true)
    await page.getByRole('button', { name: 'How points are earned' }).click()
    await inspect(page, 'progress-achievements')
    await page.getByRole('button', { name: 'How points are earned' }).click()

    await page.getByRole('tab', { name: 'Leaderboard' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Ada O.You' }).waitFor()
    await page.getByRole('button', { name: 'Join the leaderboard' }).waitFor()
    await page.getByRole('tab', { name: 'Challenges' }).click()
    const active = page.getByRole('region', { name: /^Active/ })
    await active.waitFor()
    expect(await active.getByRole('progressbar').count()).toBe(await active.getByRole('listitem').count())
    expect(await limitOf(page, /^Active/)).toEqual(['384px', 'auto'])
    await inspect(page, 'progress-challenges')

    await page.reload()
    await unlocked.getByText('First Conversation').waitFor()
    expect(await unlocked.getByText('New!').count()).toBe(0)
  },
)

journey(
  'leaders see each other on the leaderboard once they have joined it [R2.21-15, R3-81, R9-51, R9-52, R9-53, D86]',
  async ({ page, context, baseUrl }) => {
    const names = ['Grazia', 'Linnea', 'Marit', 'Nadja']
    for (const firstName of names) {
      const other = await context.browser()?.newContext({ baseURL: baseUrl })
      const visitor = await other?.newPage()
      if (!other || !visitor) throw new Error('no browser')
      await signUp(visitor, firstName)
      await (firstName === 'Grazia' ? practice(visitor) : takeAssessment(visitor))
      if (firstName !== 'Nadja')
        await visitor.request.put('/api/profile/visibility', { data: { isOnLeaderboard: true } })
      await other.close()
    }
    await signUp(page, 'Zadie')
    await takeAssessment(page)
    await page.goto('/gamification/')
    await page.getByRole('tab', { name: 'Leaderboard' }).click()
    const rows = page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem')
    const own = rows.filter({ hasText: 'Zadie O.' })
    await own.waitFor()
    const join = page.getByRole('button', { name: 'Join the leaderboard' })
    await join.waitFor()
    expect(await rows.count()).toBe(1)
    const rank = await own.locator('> :first-child').textContent()
    await inspect(page, 'progress-leaderboard-before')
    await join.click()
    await rows.filter({ hasText: 'Grazia O.' }).waitFor()
    expect(await own.locator('> :first-child').textContent()).toBe(rank)
    expect(await join.count()).toBe(0)
    expect(await rows.filter({ hasText: 'Nadja' }).count()).toBe(0)
    expect(await own.getAttribute('aria-current')).toBe('true')
    await rows.first().getByText('Rank 1').waitFor()
    await inspect(page, 'progress-leaderboard')
  },
)

journey('a visitor is asked to log in [R2.21-01, R2.21-02, R2.21-03, R7-25]', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/gamification')
  await page.getByRole('heading', { level: 1, name: 'Authentication Required' }).waitFor()
  await page.getByText('Please log in to view your gamification progress.').waitFor()
  expect(calls.filter((path) => path.startsWith('/api/gamification'))).toEqual([])
})
