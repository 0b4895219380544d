import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

journey(
  'somebody finds a session, a goal and a meeting by the keyboard alone, and the focus comes back',
  async ({ page }) => {
    await signUp(page, 'Tilda')
    await takeAssessment(page)
    const post = async (path: string, data: object) => (await page.request.post(path, { data })).json()
    const session = await post('/api/coaching/sessions', { title: 'Marco before two' })
    for (let goal = 0; goal < 8; goal++)
      await post('/api/goals', { title: `Hand over part ${goal}`, category: 'delegation' })
    const startTime = new Date(Date.now() + 86_400_000).toISOString()
    const endTime = new Date(Date.now() + 90_000_000).toISOString()
    await post('/api/meetings', { title: 'One-on-one with Zoë', startTime, endTime })
    await page.goto('/help')
    await page.getByRole('heading', { name: 'Help & Support' }).waitFor()

    const chunks: string[] = []
    page.on('request', (request) => chunks.push(request.url()))
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: /Search screens/ })
    await field.waitFor()
    expect(chunks.some((url) => url.includes('palette'))).toBe(true)
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('option', { name: /^Sign Out/ }).waitFor()
    await inspect(page, 'palette')
    await page.keyboard.type('marco')
    await page.getByRole('option', { name: /Marco before two/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/coaching?session=${session.id}`)
    await page.getByRole('heading', { name: 'Marco before two' }).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('part 6')
    await page.getByRole('option', { selected: true, name: /part 6/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/goals?goal=*')
    await page.locator('article:focus', { hasText: 'Hand over part 6' }).waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('zoe')
    await page.getByRole('option', { selected: true, name: /Zoë/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('li:focus', { hasText: 'One-on-one with Zoë' }).waitFor()

    await page.getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('no such thing at all')
    await page.getByText('Nothing here has these words.').waitFor()
    await inspect(page, 'palette-empty')
    await page.keyboard.press('Escape')
    await page.locator('button:focus', { hasText: 'Search' }).waitFor()
    // Between the phone's menu and the name of the product, the bar is at its narrowest.
    await page.setViewportSize({ width: 768, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  },
)
