import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

journey(
  'somebody changes their name, joins and leaves the leaderboard, takes their data along and deletes the account [R1-28, R2.1-18, R2.2-22, R2.19-01, R2.19-02, R2.19-03, R5-21, R8-53]',
  async ({ page }) => {
    const { email, password } = await signUp(page)
    await page.getByRole('button', { name: 'Account of Ada Okafor' }).click()
    await page.getByRole('link', { name: 'Profile Settings' }).click()
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { name: 'Profile Settings' }).waitFor()
    await page.getByText('Email account').waitFor()
    await page.getByRole('checkbox').waitFor()
    await inspect(page, 'profile')

    await page.getByLabel('First name').fill('   ')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Validation Error', { exact: true }).waitFor()
    await inspect(page, 'profile-refused')
    await page.getByLabel('First name').fill('Adaeze')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile Updated', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Account of Adaeze Okafor' }).waitFor()

    const choice = page.getByRole('checkbox', { name: /Show me on the leaderboard/ })
    expect(await choice.isChecked()).toBe(false)
    await choice.check()
    await page.getByText('You are on the leaderboard.').first().waitFor()
    await choice.uncheck()
    await page.getByText('You are left out of the leaderboard.').first().waitFor()
    await page.reload()
    await page.getByText('Nobody sees your name, level or points.').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Adaeze')
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^lodestar-\d{4}-\d\d-\d\d\.json$/)
    const { records } = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(records.users).toMatchObject([{ email, firstName: 'Adaeze', onLeaderboard: false }])
    expect(records.coachingSessions).toEqual([])

    await page.getByRole('link', { name: 'Sign Out' }).click()
    await page.getByRole('link', { name: 'Stay Logged In' }).click()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByText('This is not the email address of your account.').waitFor()
    await inspect(page, 'profile-delete')
    await page.getByLabel(`Type ${email} to confirm`).fill(email)
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  },
)
