import { Writable } from 'node:stream'
import type { SecurityEvent } from '@lodestar/contract/security'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { aUser } from '../../testing/a-user.ts'
import { aSession } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { forgetOldEvents } from './security.store.ts'

const lines: Record<string, unknown>[] = []
const to = new Writable({
  write: (chunk, _, done) => {
    lines.push(
      ...String(chunk)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    )
    done()
  },
})
// The quietest level that still writes anything.
const app = await testApp({ log: createLog('fatal', to) })
const { db, ids } = depsOfApp(app)
const readEvents = async (browser: TestBrowser) =>
  (await browser.get('/api/security/events')).json<SecurityEvent[]>()

/** Somebody to whose account much has happened, at an address of their own. */
async function aBusyOwner(remoteAddress: string) {
  const browser = new TestBrowser(app, { remoteAddress })
  const person = await signUpIn(browser, app)
  await new TestBrowser(app, { remoteAddress: '198.51.100.4' }).signIn(person.email, 'not this one')
  await browser.post('/api/security/confirm', { password: PASSWORD })
  await browser.get('/api/profile/export')
  const [token, expiresAt] = [ids(), new Date(Date.now() + 86_400_000).toISOString()]
  await db.insertInto('authSessions').values({ id: ids(), userId: person.id, token, expiresAt }).execute()
  await browser.post('/api/security/sessions/end-others')
  // Nothing is left to end, so nothing more is noted.
  await browser.post('/api/security/sessions/end-others')
  return { ...person, browser }
}
const EVENTS = ['other-sessions-ended', 'data-exported', 'confirmed', 'sign-in-failed', 'account-created']

describe('what happens around an account', () => {
  it('is shown to its owner, newest first, with network and time; nobody else sees it', async () => {
    const { browser } = await aBusyOwner('203.0.113.21')
    const eve = new TestBrowser(app)
    await signUpIn(eve, app)
    const events = await readEvents(browser)
    expect(events.map(({ event }) => event)).toEqual(EVENTS)
    expect(events.map(({ network }) => network)).toEqual(
      EVENTS.map((event) => (event === 'sign-in-failed' ? '198.51.100.4' : '203.0.113.21')),
    )
    expect((await readEvents(eve)).map(({ event }) => event)).toEqual(['account-created'])
  })

  it('stands in the log under a name of its own, at any level, with request and person, without address or name', async () => {
    lines.length = 0
    const { id, email } = await aBusyOwner('203.0.113.22')
    expect(lines.map(({ event }) => event)).toEqual([...EVENTS].reverse())
    for (const line of lines) {
      expect(line).toMatchObject({ name: 'security', userId: id, network: expect.any(String) })
      expect(line['reqId']).toMatch(/.{8}/)
      expect(JSON.stringify(line)).not.toContain(email)
    }
  })

  it('at an address that nobody has stands as a keyed hash, the same for each try at it', async () => {
    lines.length = 0
    const [one, other] = [`${ids()}@example.com`, `${ids()}@example.com`]
    for (const email of [one, one.toUpperCase(), other]) await new TestBrowser(app).signIn(email)
    const subjects = lines.map(({ subject }) => subject)
    expect(subjects[0]).toMatch(/^[\w-]{22}$/)
    expect([subjects[1] === subjects[0], subjects[2] === subjects[0]]).toEqual([true, false])
    const row = await db
      .selectFrom('securityEvents')
      .selectAll()
      .where('subject', '=', String(subjects[2]))
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ userId: null, event: 'sign-in-failed' })
    expect(JSON.stringify(row)).not.toContain(other)
  })

  it('is noted of signing out and of a new sign-in too', async () => {
    const { browser, email } = await aBusyOwner('203.0.113.23')
    await browser.get('/api/logout')
    await browser.signIn(email)
    expect((await readEvents(browser)).slice(0, 2).map(({ event, means }) => [event, means])).toEqual([
      ['signed-in', 'password'],
      ['signed-out', null],
    ])
  })

  it('is noted of a hand-over that was taken back, once for each', async () => {
    const ada = await aUser(app)
    const session = await aSession(ada)
    const path = `/api/coaching/sessions/${session.id}/messages`
    await ada.post(path, {
      content:
        'My deputy keeps blaming me for a missed order. Can I dismiss him in court or on sick leave, everyone asks me; I want to talk to him before Thursday.',
    })
    const undo = () =>
      ada.post(path, { content: 'This is not a legal question at all.' }, { 'idempotency-key': 'undo' })
    expect((await undo()).json().assistantMessage.metadata.turn.takesBack).toBe(true)
    await undo()
    const events = (await ada.get('/api/security/events')).json<SecurityEvent[]>()
    expect(events.map(({ event }) => event)).toEqual(['hand-over-undone'])
  })

  it('goes with the account; of that the log alone tells', async () => {
    const { id, email, browser } = await aBusyOwner('203.0.113.24')
    lines.length = 0
    expect((await browser.send('DELETE', '/api/profile', { email })).statusCode).toBe(200)
    expect(await db.selectFrom('securityEvents').select('id').where('userId', '=', id).execute()).toEqual([])
    expect(lines).toMatchObject([{ event: 'account-deleted', userId: id, network: '203.0.113.24' }])
  })

  it('is kept for a year', async () => {
    const { id, browser } = await aBusyOwner('203.0.113.25')
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const age = (event: string, days: number) =>
      db
        .updateTable('securityEvents')
        .set({ at: day(days) })
        .where('userId', '=', id)
        .where('event', '=', event)
        .execute()
    await age('account-created', 366)
    await age('sign-in-failed', 364)
    await forgetOldEvents(db, new Date())
    expect((await readEvents(browser)).map(({ event }) => event)).toEqual(EVENTS.slice(0, 4))
  })

  it('is not pushed out by guessers: of their tries the newest 2,000 are kept, of all else everything', async () => {
    const { id } = await aBusyOwner('203.0.113.26')
    const at = new Date(Date.now() + 1000).toISOString()
    const tries = Array.from({ length: 2_100 }, () => ({
      id: ids(),
      userId: id,
      event: 'sign-in-failed',
      network: '198.51.100.4',
      requestId: 'any',
      at,
    }))
    await db.insertInto('securityEvents').values(tries).execute()
    await forgetOldEvents(db, new Date())
    const left = await db.selectFrom('securityEvents').select('event').where('userId', '=', id).execute()
    expect(left.filter(({ event }) => event === 'sign-in-failed')).toHaveLength(2_000)
    expect(left).toHaveLength(2_004)
  })
  it('shows each change, however much else somebody makes happen to hide it', async () => {
    const { id, browser } = await aBusyOwner('203.0.113.27')
    const at = new Date(Date.now() + 1000).toISOString()
    const noise = Array.from({ length: 2_100 }, () => ({
      id: ids(),
      userId: id,
      event: 'confirmed',
      network: '198.51.100.4',
      requestId: 'any',
      at,
    }))
    await db.insertInto('securityEvents').values(noise).execute()
    const shown = async () => (await readEvents(browser)).map(({ event }) => event)
    expect(await shown()).toContain('account-created')
    await forgetOldEvents(db, new Date())
    expect(await shown()).toContain('account-created')
    const left = await db.selectFrom('securityEvents').select('id').where('userId', '=', id).execute()
    // Of what happens every day 2,000, beside one try and one change.
    expect(left).toHaveLength(2_002)
  })
})
