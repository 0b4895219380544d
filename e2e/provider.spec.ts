import { afterAll, expect } from 'vitest'
import { CLIENT, startIdentityProvider } from '../server/src/testing/identity-provider.ts'
import { acknowledge, journey } from './support/journey.ts'
import { startProduct } from './support/product.ts'

const provider = await startIdentityProvider()
const product = await startProduct({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Example Works',
})
const home = product.baseUrl.replace('127.0.0.1', 'localhost')
provider.serve([home], (name) => ({
  email: `${name}@company.example`,
  email_verified: true,
  given_name: 'Katherine',
  family_name: 'Johnson',
}))
afterAll(async () => {
  await product.stop()
  provider.stop()
})

journey(
  'the notice acknowledged before signing in at a provider is recorded for the account; giving up there is told [D20, D24, D83]',
  async ({ page }) => {
    // The provider's pages ask for a font from far away, for which a closed network waits in vain.
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    const records: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/confidentiality')) records.push(request.postData() ?? '')
    })
    await page.goto(`${home}/landing`)
    await acknowledge(page)
    // The product looks for a provider that was not there every few seconds.
    const walk = async () => {
      await page.goto(`${home}/api/login`)
      return page.url()
    }
    await expect.poll(walk, { timeout: 60_000, interval: 2_000 }).toContain(provider.issuer)
    await page.getByRole('link', { name: /cancel/i }).click()
    await page.getByText('You are not signed in with Example Works').waitFor()

    await page.getByRole('link', { name: 'Continue with Example Works' }).click()
    await page.locator('[name=login]').fill('katherine')
    await page.locator('[name=password]').fill('any')
    await page.locator('[type=submit]').click()
    await page.locator('[type=submit]').click()
    await page.getByRole('heading', { name: /Katherine/ }).waitFor()
    await page.goto(`${home}/profile`)
    await page.getByText(/^Acknowledged \w+ \d+, \d{4}/).waitFor()
    expect(records).toEqual(['{"version":"4"}'])
  },
)
