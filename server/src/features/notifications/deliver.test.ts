import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Notification } from '@lodestar/contract/notifications'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from '../../lib/mail.ts'
import { aUser, aVisitor, personWith, type TestUser } from '../../testing/a-user.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTime } from '../../testing/run-jobs.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { provideDatabase } from '../../testing/test-database.ts'
import { deliver } from './deliver.service.ts'
import { isPushService } from './send-push.ts'

const mail = await startMailServer()
const push = await startPushService()
afterAll(() => {
  mail.stop()
  push.stop()
})
const time = startTime('2026-05-04T13:00:00.000Z')
const PUBLIC_URL = 'https://coach.example.com'
const app = await testApp({
  clock: time.clock,
  env: { SMTP_URL: mail.url, MAIL_FROM: 'Lodestar <coach@example.com>', PUBLIC_URL, PUSH_HOSTS: '127.0.0.1' },
})
const unmailed = await testApp({ clock: time.clock })

beforeEach(() => {
  mail.refuseWith(null)
  push.answerWith(201)
})

/** A push service on this machine: keeps what it is sent. */
async function startPushService() {
  const received: { path: string; headers: Record<string, unknown>; body: Buffer }[] = []
  let status = 201
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    answerWith: (next: number) => {
      status = next
    },
    stop: () => server.close(),
  }
}

/** Somebody with a meeting whose reminder is just due. */
async function aLeader(on = app): Promise<TestUser> {
  time.set('2026-05-07T14:00:00.000Z')
  const user = await aUser(on, { timeZone: 'America/New_York' })
  await user.post('/api/meetings', {
    title: 'Notice for Priya',
    startTime: '2026-05-07T17:00:00.000Z',
    endTime: '2026-05-07T18:00:00.000Z',
  })
  await time.settle(on, user.id)
  return user
}
const run = (user: TestUser, until = '2026-05-07T15:00:00.000Z', on = app) =>
  time.runUntil(on, user.id, until)
const statuses = async (user: TestUser) =>
  (await user.get('/api/notifications')).json<Notification[]>().map(({ status }) => status)
const mailsTo = ({ email }: TestUser) =>
  mail.received.filter(({ to }) => to === email).map(({ text }) => text)
const subscription = (path: string) => {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: `${push.url}${path}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

describe('a reminder by mail', () => {
  it('is plain text that names the time and no words of the person; then the reminder counts as sent [D43]', async () => {
    const user = await aLeader()
    await run(user)
    const [text = '', ...others] = mailsTo(user)
    expect(others).toEqual([])
    expect(text).toContain('Subject: You have a meeting at 1:00 PM\n')
    expect(text).toContain('From: Lodestar <coach@example.com>\n')
    expect(text).toContain('a meeting of yours begins on Thursday, May 7, at 1:00 PM.')
    expect(text).toContain(`${PUBLIC_URL}/meetings\n`)
    expect(text).toMatch(/Content-Type: text\/plain/)
    expect(text).not.toMatch(/Priya|Notice|html|<img/i)
    expect(await statuses(user)).toEqual(['sent'])
  })

  it('writes day and time as they are written where the browser is', async () => {
    const user = await aLeader()
    await user.put('/api/auth/time-zone', { timeZone: 'America/New_York', locale: 'de-DE' })
    await run(user)
    const [text = ''] = mailsTo(user)
    expect(text).toContain('Subject: You have a meeting at 13:00\n')
    expect(text).toMatch(/a meeting of yours begins on Thursday,? 7 May, at 13:00\./)
  })

  it('carries the two headers by which one click ends the mails (RFC 8058), and that click does', async () => {
    const user = await aLeader()
    await run(user)
    const [text = ''] = mailsTo(user)
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
    const url = /List-Unsubscribe: <https:\/\/coach\.example\.com([^>]+)>/.exec(text)?.[1] ?? ''
    // What a mail program sends: no session, no origin, a form.
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(reply.statusCode).toBe(200)
    expect((await user.get('/api/notifications/preferences')).json()).toMatchObject({
      emailEnabled: false,
      meetingRemindersEnabled: true,
    })
    await run(user, '2026-05-10T00:00:00.000Z')
    expect(mailsTo(user)).toHaveLength(1)
    expect(await statuses(user)).toEqual(['pending', 'sent'])
  })

  it('is not stopped by opening the link, which only asks, nor by a token that was not given out', async () => {
    const user = await aLeader()
    await run(user)
    const url = /https:\/\/coach\.example\.com(\/api\/notifications\/unsubscribe\?token=[\w.-]+)/.exec(
      mailsTo(user)[0] ?? '',
    )
    const page = await aVisitor(app).get(url?.[1] ?? '')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<form method="post">')
    const other = await aUser(app)
    for (const token of [user.id, `${user.id}.`, `${other.id}.${url?.[1]?.split('.').at(-1)}`, '', '%00']) {
      const reply = await app.inject({ method: 'POST', url: `/api/notifications/unsubscribe?token=${token}` })
      expect(reply.statusCode).toBe(404)
    }
    for (const person of [user, other])
      expect((await person.get('/api/notifications/preferences')).json()).toMatchObject({
        emailEnabled: true,
      })
  })

  it('is sent once, however often and at once its job runs', async () => {
    const user = await aLeader()
    await run(user)
    const deps = depsOfApp(app)
    const [{ id = '' } = {}] = (await user.get('/api/notifications')).json<Notification[]>()
    const sendMail = createMailer({ url: mail.url, from: 'coach@example.com' })
    const again = () => deliver(deps, sendMail, { userId: user.id, notificationId: id })
    await Promise.all([again(), again(), again()])
    expect(mailsTo(user)).toHaveLength(1)
  })

  it('that the mail server puts off is tried again; one that it refuses for good is not', async () => {
    const user = await aLeader()
    mail.refuseWith(451)
    await expect(run(user)).rejects.toThrow()
    expect(await statuses(user)).toEqual(['pending'])
    mail.refuseWith(null)
    await run(user)
    expect([mailsTo(user).length, await statuses(user)]).toEqual([1, ['sent']])

    const other = await aLeader()
    mail.refuseWith(550)
    await run(other)
    mail.refuseWith(null)
    await run(other)
    expect([mailsTo(other), await statuses(other)]).toEqual([[], ['pending']])
  })

  it('is not sent about what has been read by then, nor to somebody who wants none', async () => {
    const [reader, quiet] = [await aLeader(), await aLeader()]
    await quiet.put('/api/notifications/preferences', { emailEnabled: false })
    await run(quiet)
    const { id } = (await reader.post('/api/notifications/schedule-coaching-reminder')).json<Notification>()
    time.set('2026-05-14T13:00:00.000Z')
    await reader.put(`/api/notifications/${id}/read`)
    await reader.put('/api/notifications/preferences', { meetingRemindersEnabled: false })
    await run(reader, '2026-05-14T13:00:00.000Z')
    expect([mailsTo(reader), mailsTo(quiet)]).toEqual([[], []])
  })

  it('needs a mail server: without one nothing is sent, and the screen is told so', async () => {
    const user = await aLeader(unmailed)
    await run(user, '2026-05-07T15:00:00.000Z', unmailed)
    expect([mailsTo(user), await statuses(user)]).toEqual([[], ['pending']])
    expect((await user.get('/api/notifications/channels')).json()).toMatchObject({ email: null })
    const mailed = await aLeader()
    expect((await mailed.get('/api/notifications/channels')).json()).toMatchObject({ email: mailed.email })
  })
})

describe('a reminder by web push', () => {
  const subscribe = (user: TestUser, path: string) =>
    user.post('/api/notifications/push-subscriptions', subscription(path))
  const receivedAt = (path: string) => push.received.filter((one) => one.path === path)

  it('reaches a browser that asked for it, encrypted and signed with the key the browser was given', async () => {
    const user = await aLeader()
    expect((await subscribe(user, '/one')).statusCode).toBe(201)
    await run(user)
    const [sent, ...others] = receivedAt('/one')
    expect(others).toEqual([])
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const { pushKey } = (await user.get('/api/notifications/channels')).json()
    expect(sent?.headers['authorization']).toContain(`k=${pushKey}`)
    expect(sent?.body.toString('latin1')).not.toMatch(/Priya|meeting/)
  })

  it('is sent to nobody who has not asked, and not to a browser that was taken off', async () => {
    const user = await aLeader()
    await subscribe(user, '/off')
    const remove = '/api/notifications/push-subscriptions/remove'
    expect((await user.post(remove, { endpoint: `${push.url}/off` })).json()).toEqual({ success: true })
    const before = push.received.length
    await run(user)
    expect(push.received).toHaveLength(before)
  })

  it('goes to whoever asked last in a browser that two people use, and to the other no more', async () => {
    // By the server's role, before which the rows of others are walled off.
    const walled = await testApp({
      clock: time.clock,
      env: { PUBLIC_URL, PUSH_HOSTS: '127.0.0.1' },
      database: { url: await provideDatabase() },
    })
    const shared = subscription('/shared')
    const [ada, ben] = [await aUser(app), await aUser(app)]
    for (const { cookie } of [ada, ben, ben]) {
      const reply = await personWith(walled, { cookie }).post('/api/notifications/push-subscriptions', shared)
      expect(reply.json()).toEqual({ success: true })
    }
    const { db } = depsOfApp(app)
    const kept = db.selectFrom('pushSubscriptions').select('userId').where('endpoint', '=', shared.endpoint)
    expect(await kept.execute()).toEqual([{ userId: ben.id }])
  })

  it.each([404, 410])('forgets a browser whose subscription is over (%i)', async (status) => {
    const user = await aLeader()
    await subscribe(user, `/gone-${status}`)
    push.answerWith(status)
    await run(user)
    push.answerWith(201)
    await run(user, '2026-05-10T00:00:00.000Z')
    expect(receivedAt(`/gone-${status}`)).toHaveLength(1)
  })

  it('keeps a browser whose service is out of order, and sends nothing twice', async () => {
    const user = await aLeader()
    await subscribe(user, '/down')
    push.answerWith(503)
    await run(user)
    push.answerWith(201)
    await run(user, '2026-05-10T00:00:00.000Z')
    expect(receivedAt('/down')).toHaveLength(2)
  })

  it.each([
    'http://10.0.0.7/internal',
    'https://localhost/metrics',
    'https://fcm.googleapis.com.evil.example/x',
    'file:///etc/passwd',
    'not an address',
  ])('calls no address but those of push services: %s', async (endpoint) => {
    const user = await aUser(app)
    const reply = await user.post('/api/notifications/push-subscriptions', {
      ...subscription('/x'),
      endpoint,
    })
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual(['body.endpoint'])
  })

  it('knows the services of the browsers there are', async () => {
    const { pushHosts } = depsOfApp(unmailed).config
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ])
      expect(isPushService(endpoint, pushHosts)).toBe(true)
    expect(isPushService(push.url, pushHosts)).toBe(false)
  })
})
