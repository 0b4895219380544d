import type { Security, SecurityEvent } from '@lodestar/contract/security'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { aVisitor } from '../../testing/a-user.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const mail = await startMailServer()
afterAll(mail.stop)
const app = await testApp()
const posting = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'http://coach.example.com' } })
const { db, ids } = depsOfApp(app)

/** Somebody on a server that sends no mail, at a desk and on the way. */
async function aPersonTwice() {
  const [desk, phone] = [new TestBrowser(app), new TestBrowser(app)]
  return { ...(await signUpIn(desk, app)), desk, phone }
}
const confirm = (browser: TestBrowser) => browser.post('/api/security/confirm', { password: PASSWORD })
const listEvents = async (browser: TestBrowser) =>
  (await browser.get('/api/security/events')).json<SecurityEvent[]>().map(({ event }) => event)
const readAddress = async (browser: TestBrowser): Promise<string> =>
  (await browser.get('/api/auth/user')).json().email
const readSecurity = async (browser: TestBrowser) => (await browser.get('/api/security')).json<Security>()

describe('the address', () => {
  it('changes at once where no mail can be sent, and signs in from then on', async () => {
    const { desk, phone, email } = await aPersonTwice()
    const next = `${ids()}@example.com`
    await confirm(desk)
    const reply = await desk.post('/api/security/address', { email: next.toUpperCase() })
    expect(reply.json()).toEqual({ isChanged: true })
    expect((await desk.get('/api/auth/user')).json().email).toBe(next)
    expect((await phone.signIn(email)).statusCode).toBe(401)
    expect((await phone.signIn(next)).statusCode).toBe(200)
    expect((await desk.post('/api/security/address/verify')).statusCode).toBe(404)
  })

  it("is neither somebody else's nor the same one", async () => {
    const [ada, eve] = [await aPersonTwice(), await aPersonTwice()]
    await confirm(eve.desk)
    for (const email of [ada.email, eve.email, 'no address']) {
      const reply = await eve.desk.post('/api/security/address', { email })
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['body.email']])
    }
  })

  const readLink = async (to: string) => {
    const sent = await vi.waitFor(() => {
      const found = mail.received.findLast((each) => each.to === to && each.text.includes('verify='))
      if (!found) throw new Error('no mail yet')
      return found
    })
    return /http:\/\/coach\.example\.com\/api\/login\?verify=([\w-]+)/.exec(sent.text)?.[1] ?? ''
  }
  const redeem = (token: string) => aVisitor(posting).post('/api/identity/verify-address', { token })

  it('of a new account gets a link that verifies it, once', async () => {
    const browser = new TestBrowser(posting)
    const { email } = await signUpIn(browser, posting)
    expect(await readSecurity(browser)).toMatchObject({ isAddressVerified: false, canSendMail: true })
    const token = await readLink(email)
    expect((await redeem(token)).json()).toEqual({ email })
    expect((await readSecurity(browser)).isAddressVerified).toBe(true)
    const again = await redeem(token)
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([400, ['body.token']])
    expect((await redeem('made-up')).statusCode).toBe(400)
  })

  it('changes by a link mailed to the new one; the old one is told, and only the newest link works', async () => {
    const browser = new TestBrowser(posting)
    const { email } = await signUpIn(browser, posting)
    const [first, next] = [`${ids()}@example.com`, `${ids()}@example.com`]
    await confirm(browser)
    for (const each of [first, next])
      expect((await browser.post('/api/security/address', { email: each })).json()).toEqual({
        isChanged: false,
      })
    expect((await browser.get('/api/auth/user')).json().email).toBe(email)
    expect((await redeem(await readLink(first))).statusCode).toBe(400)
    expect((await redeem(await readLink(next))).json()).toEqual({ email: next })
    expect((await browser.get('/api/auth/user')).json().email).toBe(next)
    await vi.waitFor(() =>
      expect(mail.received.some(({ to, text }) => to === email && text.includes('another address'))).toBe(
        true,
      ),
    )
    expect((await listEvents(browser)).slice(0, 3)).toEqual([
      'address-changed',
      'address-change-asked',
      'address-change-asked',
    ])
  })

  it('that somebody has taken meanwhile is not taken twice', async () => {
    const browser = new TestBrowser(posting)
    await signUpIn(browser, posting)
    await confirm(browser)
    const email = `${ids()}@example.com`
    await browser.post('/api/security/address', { email })
    const token = await readLink(email)
    await signUpIn(new TestBrowser(posting), posting, { email })
    expect((await redeem(token)).json().fields).toEqual({
      'body.email': 'This email address belongs to another account.',
    })
  })

  it('is not flooded with mails', async () => {
    const browser = new TestBrowser(posting)
    await signUpIn(browser, posting)
    for (let n = 0; n < 5; n += 1)
      expect((await browser.post('/api/security/address/verify')).statusCode).toBe(200)
    expect((await browser.post('/api/security/address/verify')).statusCode).toBe(429)
  })

  it('that two people ask for at one moment goes to one of them', async () => {
    const [ada, eve] = [await aPersonTwice(), await aPersonTwice()]
    const email = `${ids()}@example.com`
    for (const { desk } of [ada, eve]) await confirm(desk)
    const ask = ({ desk }: typeof ada) => desk.post('/api/security/address', { email })
    const replies = await Promise.all([ask(ada), ask(eve)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const loser = replies.find(({ statusCode }) => statusCode === 400)
    expect(Object.keys(loser?.json().fields)).toEqual(['body.email'])
    const addresses = [await readAddress(ada.desk), await readAddress(eve.desk)]
    expect(addresses.filter((each) => each === email)).toHaveLength(1)
    expect([ada.email, eve.email]).toContain(addresses.find((each) => each !== email))
  })

  it('asked for twice at one moment is one of the two afterwards, and signs in', async () => {
    const { desk, phone } = await aPersonTwice()
    const wanted = [`${ids()}@example.com`, `${ids()}@example.com`]
    await confirm(desk)
    const replies = await Promise.all(wanted.map((email) => desk.post('/api/security/address', { email })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const email = await readAddress(desk)
    expect(wanted).toContain(email)
    expect((await phone.signIn(email)).statusCode).toBe(200)
  })

  it('that two links would give at one moment goes to one of them', async () => {
    const people = [new TestBrowser(posting), new TestBrowser(posting)]
    const email = `${ids()}@example.com`
    const tokens: string[] = []
    for (const browser of people) {
      await signUpIn(browser, posting)
      await confirm(browser)
      const before = mail.received.length
      await browser.post('/api/security/address', { email })
      await vi.waitFor(() => expect(mail.received.slice(before).some(({ to }) => to === email)).toBe(true))
      tokens.push(await readLink(email))
    }
    const replies = await Promise.all(tokens.map(redeem))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const addresses = await Promise.all(people.map(readAddress))
    expect(addresses.filter((each) => each === email)).toHaveLength(1)
  })

  it('of a deleted account leaves no link behind', async () => {
    const browser = new TestBrowser(posting)
    const { id, email } = await signUpIn(browser, posting)
    await confirm(browser)
    expect((await browser.send('DELETE', '/api/profile', { email })).statusCode).toBe(200)
    const left = await db
      .selectFrom('authVerifications')
      .select('value')
      .where('value', 'like', `%${id}%`)
      .execute()
    expect(left).toEqual([])
  })
})
