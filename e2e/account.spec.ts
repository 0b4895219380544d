import { expect } from 'vitest'
import { acknowledge, inspect, journey, signUp } from './support/journey.ts'

journey(
  'a visitor sees the notice once, and can close it only by its button [R2.3-01, R2.3-02, R4-01, R4-03, R4-04]',
  async ({ page }) => {
    await page.goto('/landing')
    const button = page.getByRole('button', { name: 'I Understand - Proceed' })
    await button.waitFor()
    await inspect(page, 'notice')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await button.click()
    expect(await button.isVisible()).toBe(false)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await button.isVisible()).toBe(false)
  },
)

journey(
  'somebody creates an account, signs out and signs in again [R2.6-03, R6-03, R7-82, R7-83]',
  async ({ page, baseUrl }) => {
    const { email, password } = await signUp(page, 'Grace')
    await page.getByRole('heading', { name: /Grace/ }).waitFor()
    await page.goto('/logout')
    await page.getByText('Signing Out...').waitFor()
    await page
      .getByRole('button', { name: 'Complete Logout' })
      .or(page.getByRole('link', { name: 'Complete Logout' }))
      .click()
    await page.waitForURL(`${baseUrl}/`)
    await page
      .getByRole('link', { name: 'Create Your Account' })
      .or(page.getByRole('button', { name: 'Create Your Account' }))
      .first()
      .waitFor()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)

    await page.goto('/api/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page
      .getByRole('alert')
      .or(page.getByText(/do not match|does not match/))
      .first()
      .waitFor()
    await inspect(page, 'login-refused')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: /Grace/ }).waitFor()
  },
)

journey(
  'the notice acknowledged before signing up is recorded for the new account, once [R2.19-02, D24, D83]',
  async ({ page }) => {
    const records: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/confidentiality')) records.push(request.postData() ?? '')
    })
    await signUp(page, 'Ines')
    await page.getByRole('heading', { name: /Ines/ }).waitFor()
    await page.goto('/profile')
    await page.getByText(/^Acknowledged \w+ \d+, \d{4}/).waitFor()
    const user = await (await page.request.get('/api/auth/user')).json()
    expect(user.ndaVersion).toBe('4')
    expect(Date.now() - Date.parse(user.ndaAcceptedAt)).toBeLessThan(600_000)
    await page.reload()
    await page.getByText(/^Acknowledged \w+ \d+, \d{4}/).waitFor()
    expect(records).toEqual(['{"version":"4"}'])
  },
)

journey(
  'signing out happens by itself after a second and a half, and staying cancels it [R2.6-01, R2.6-02, R2.6-04]',
  async ({ page, baseUrl }) => {
    await signUp(page, 'Lin')
    await page.goto('/logout')
    await page
      .getByRole('button', { name: 'Stay Logged In' })
      .or(page.getByRole('link', { name: 'Stay Logged In' }))
      .click()
    await page.waitForTimeout(2_000)
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
    await page.goto('/logout')
    await page.waitForTimeout(300)
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
    await page.waitForURL(`${baseUrl}/`, { timeout: 5_000 })
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  },
)

const LOGGED_OUT = 'You are logged out. Logging in again...'

journey(
  'a session lost while the page is open says so and leads to sign-in [R4-82, R4-83]',
  async ({ page, context }) => {
    await signUp(page, 'Mina')
    await page.getByRole('heading', { name: /Mina/ }).waitFor()
    // The words stand for half a second, and may be gone before anybody outside the page has looked: the page itself notes them.
    await page.evaluate((words) => {
      const note = () => document.body.textContent?.includes(words) && sessionStorage.setItem('said', words)
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
    }, LOGGED_OUT)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Development' }).click()
    await page.getByRole('link', { name: 'Goals', exact: true }).click()
    await page.waitForURL('**/api/login')
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(LOGGED_OUT)
  },
)

journey(
  'unknown addresses and screens for members show Page Not Found to a visitor [R2.1-34, R2.1-37, R2.1-38, R2.2-02]',
  async ({ page }) => {
    await page.goto('/goals')
    await acknowledge(page)
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
    expect(await page.getByRole('navigation', { name: /main/i }).count()).toBe(0)
    await inspect(page, 'not-found')
  },
)

journey(
  'somebody signed out at a known address signs in and comes back to it [R2.1-34, R2.1-37, R2.1-38]',
  async ({ page, context }) => {
    const { email, password } = await signUp(page, 'Ravi')
    await context.clearCookies()
    await page.goto('/meetings?from=mail')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
    await inspect(page, 'signed-out-known')
    await page.getByRole('link', { name: 'Sign in to open Meetings' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/meetings?from=mail')
    await page.getByRole('heading', { name: 'Meetings', level: 1 }).waitFor()
  },
)

journey(
  'the bar leads everywhere and marks where one is, on a desk and in a pocket [R2.2-01, R2.2-03, R2.2-07, R2.2-08, R2.2-11, R2.2-21, R2.2-25]',
  async ({ page }) => {
    const { email } = await signUp(page, 'Noor')
    await page.getByRole('heading', { name: /Noor/ }).waitFor()
    await page.getByRole('link', { name: 'Meetings' }).click()
    await page.waitForURL('**/meetings')
    await page.getByRole('heading', { name: 'Meetings', level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'Meetings' }).first().getAttribute('aria-current')).toBe(
      'page',
    )
    await page.getByRole('button', { name: 'Development' }).click()
    await page.getByRole('link', { name: 'Goals', exact: true }).click()
    await page.waitForURL('**/goals')
    await page.getByRole('button', { name: /Noor/ }).click()
    await page.getByText(email).waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const main = page.getByRole('navigation', { name: 'Main' })
    expect(await main.getByRole('link', { name: 'Meetings' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: /menu/i }).first().click()
    await main.getByRole('link', { name: 'Meetings' }).waitFor()
    // What the thumb reaches stays in the window, and what is at the end of a page can be scrolled above it.
    await page.goto('/goals')
    const places = page.getByRole('navigation', { name: 'Places' })
    await page.getByText('No Goals Yet').waitFor()
    await inspect(page, 'bottom-bar')
    expect((await places.locator('[aria-current=page]').textContent())?.trim()).toBe('Goals')
    await places.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: /Noor/ }).waitFor()
    // What arrives while the page is open makes it longer, so its end is looked for until it holds still.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const last = await page.locator('#main').boundingBox()
        const edge = await places.boundingBox()
        return (edge?.y ?? 0) - Math.floor((last?.y ?? 0) + (last?.height ?? 0))
      })
      .toBeGreaterThanOrEqual(0)
    const edge = await places.boundingBox()
    expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBe(740)
    // Above a phone's keyboard the room belongs to what is written.
    await page.setViewportSize({ width: 360, height: 400 })
    expect(await places.isVisible()).toBe(false)
  },
)

journey(
  'a sign-in that failed at the identity provider comes back with the reason, and email stays possible [D20]',
  async ({ page }) => {
    await page.route('**/api/auth/options', (route) =>
      route.fulfill({ json: { identityProvider: 'Example Works', canResetPassword: false } }),
    )
    await page.goto('/api/login?method=email&error=account_not_linked')
    await acknowledge(page)
    await page.getByText('This address already has an account here').waitFor()
    await page.getByText(/Example Works cannot open it/).waitFor()
    await inspect(page, 'login-not-linked')
    await page.getByRole('link', { name: 'Create account' }).click()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.goto('/api/login?method=email&error=access_denied')
    await page.getByText('You are not signed in with Example Works').waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
  },
)
