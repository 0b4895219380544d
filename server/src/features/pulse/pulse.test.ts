import type { Pulse } from '@lodestar/contract/pulse'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../lib/limits.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { endDuePulses } from './pulse.store.ts'

const DAY_MS = 86_400_000
let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({
  clock: () => now,
  limits: { ...DEFAULT_LIMITS, answersPerNetwork: 8, publicWritesPerMinute: 10_000 },
})
const { db } = depsOfApp(app)
const GIVEN = {
  behavior: 'Let people finish',
  question: 'How often does Nadia let you finish before answering?',
  askedBy: 'Nadia',
  closesOn: '2026-05-10',
}

const ask = async (user: TestUser, given: object = {}) =>
  (await user.post('/api/pulses', { ...GIVEN, ...given })).json<Pulse>()
const list = async (user: TestUser) => (await user.get('/api/pulses')).json<Pulse[]>()
const end = async (user: TestUser, { id }: Pulse) => (await user.post(`/api/pulses/${id}/end`)).json<Pulse>()

let networks = 0
function nextNetwork(): string {
  networks += 1
  return `10.9.${networks >> 8}.${networks & 255}`
}

/** A browser in a network of its own, that keeps the cookie it is given. */
function aBrowser(ip = nextNetwork(), own: Record<string, string> = {}) {
  let cookie = own['cookie'] ?? ''
  const send = async (method: 'GET' | 'POST', path: string, payload?: string) => {
    const reply = await app.inject({
      method,
      url: path,
      remoteAddress: ip,
      headers: { ...own, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      ...(payload === undefined ? {} : { payload }),
    })
    const [set] = [reply.headers['set-cookie'] ?? []].flat()
    if (set) cookie = [own['cookie'], set.split(';')[0]].filter(Boolean).join('; ')
    return reply
  }
  return {
    open: (path: string) => send('GET', path),
    answer: (path: string, answer: number | string) => send('POST', path, `answer=${answer}`),
  }
}
const pathOf = ({ path }: Pulse) => path ?? 'no link'
async function answerBy(count: number, pulse: Pulse, answer = 4) {
  for (let each = 0; each < count; each++) {
    const { statusCode } = await aBrowser().answer(pathOf(pulse), answer)
    expect(statusCode).toBe(200)
  }
}
const stored = (pulse: Pulse) =>
  db.selectFrom('pulseAnswers').selectAll().where('pulseId', '=', pulse.id).execute()

describe('a pulse', () => {
  it('is asked by a link, answered without an account, and shown once it has ended', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    expect(pulse).toMatchObject({ ...GIVEN, status: 'open', result: null })
    const page = (await aBrowser().open(pathOf(pulse))).body
    expect(page).toContain('Nadia asks:')
    expect(page).toContain(GIVEN.question)
    await answerBy(7, pulse)
    const ended = await end(user, pulse)
    expect(ended).toMatchObject({ status: 'ended', path: null, result: { people: 5 } })
    expect(await list(user)).toEqual([ended])
  })

  it('carries nothing but the question, the name that was typed, the day and the style of the page', async () => {
    const user = await aUser(app, { firstName: 'Ottilie', lastName: 'Quist' })
    const pulse = await ask(user, { behavior: 'A secret goal', askedBy: '<b>"N" & co' })
    const { body, headers } = await aBrowser().open(pathOf(pulse))
    for (const fact of [
      'Ottilie',
      'Quist',
      'secret goal',
      user.id,
      user.email,
      pulse.id,
      '<script',
      '<b>',
      '<img',
    ])
      expect(body).not.toContain(fact)
    expect(body).toContain('&lt;b&gt;&quot;N&quot; &amp; co')
    expect([...body.matchAll(/(?:src|href|action)="([^"]+)"/g)].map(([, to]) => to)).toEqual(['/plain.css'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it('is refused for a question that the five answers do not fit, and for a day that is over or too far', async () => {
    const user = await aUser(app)
    const refuse = async (given: object) =>
      (await user.post('/api/pulses', { ...GIVEN, ...given })).json().fields
    expect(await refuse({ question: 'Is Nadia fair?' })).toHaveProperty(['body.question'])
    expect(await refuse({ closesOn: '2026-05-02' })).toHaveProperty(['body.closesOn'])
    expect(await refuse({ closesOn: '2026-06-03' })).toHaveProperty(['body.closesOn'])
    expect((await ask(user, { closesOn: '2026-06-02' })).status).toBe('open')
  })

  it('offers wordings, and says what leads or doubles', async () => {
    const user = await aUser(app)
    const { questions } = (
      await user.post('/api/pulses/wordings', { behavior: 'Stop interrupting', askedBy: 'Nadia' })
    ).json()
    expect(questions[0]).toBe(GIVEN.question)
    const question = 'How often does Nadia listen and decide?'
    const { problems } = (await user.post('/api/pulses/question-checks', { question })).json()
    expect(problems).toEqual([{ quote: 'listen and decide', why: expect.stringContaining('Two things') }])
  })

  it('is nobody else’s to see, to end or to delete', async () => {
    const [ada, ben] = [await aUser(app), await aUser(app)]
    const pulse = await ask(ada)
    expect(await list(ben)).toEqual([])
    expect((await ben.post(`/api/pulses/${pulse.id}/end`)).statusCode).toBe(404)
    expect((await ben.delete(`/api/pulses/${pulse.id}`)).statusCode).toBe(404)
    expect((await list(ada))[0]?.status).toBe('open')
  })

  it('dies with its last day where the leader is, when it is ended, and when it is deleted', async () => {
    const user = await aUser(app, { timeZone: 'America/New_York' })
    const first = await ask(user, { closesOn: '2026-05-04' })
    const before = now
    now = new Date('2026-05-05T03:59:00Z')
    expect((await aBrowser().open(pathOf(first))).statusCode).toBe(200)
    now = new Date('2026-05-05T04:00:00Z')
    expect((await aBrowser().open(pathOf(first))).statusCode).toBe(404)
    expect((await aBrowser().answer(pathOf(first), 3)).statusCode).toBe(404)
    expect((await list(user))[0]).toMatchObject({
      status: 'ended',
      path: null,
      result: { people: 0, average: null },
    })
    const second = await ask(user)
    await end(user, second)
    expect((await aBrowser().answer(pathOf(second), 3)).statusCode).toBe(404)
    const third = await ask(user)
    await user.delete(`/api/pulses/${third.id}`)
    expect((await aBrowser().answer(pathOf(third), 3)).statusCode).toBe(404)
    now = before
  })

  it('comes to the same before and after the sweep that fixes it and deletes its answers', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    await answerBy(6, pulse)
    const before = now
    now = new Date(now.getTime() + 9 * DAY_MS)
    const derived = await list(user)
    expect(derived[0]?.result?.people).toBe(5)
    await endDuePulses(db, now)
    expect(await stored(pulse)).toEqual([])
    expect(await list(user)).toEqual(derived)
    now = before
  })
})

describe('a leader who wants to know one person’s answer', () => {
  it('sees nothing change while answers come in, however often they look', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    const looks = [JSON.stringify(await list(user))]
    for (let each = 0; each < 7; each++) {
      await answerBy(1, pulse, (each % 5) + 1)
      looks.push(JSON.stringify(await list(user)))
    }
    expect(new Set(looks).size).toBe(1)
  })

  it('is told nothing by fewer than five, not even how many they were', async () => {
    const user = await aUser(app)
    const results: unknown[] = []
    for (const count of [0, 1, 4]) {
      const pulse = await ask(user)
      await answerBy(count, pulse, 1)
      results.push((await end(user, pulse)).result)
      expect(await stored(pulse)).toEqual([])
    }
    expect(results).toEqual(results.map(() => ({ people: 0, average: null })))
  })

  it('gets one average in half points, and how many only in steps of five', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    await answerBy(9, pulse, 2)
    const { result } = await end(user, pulse)
    expect(result?.people).toBe(5)
    expect(((result?.average ?? 0) * 2) % 1).toBe(0)
  })

  it('cannot answer their own question in the browser they are signed in with', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    const own = aBrowser(undefined, user.headers)
    expect((await own.open(pathOf(pulse))).body).toContain('your own question')
    expect((await own.answer(pathOf(pulse), 1)).statusCode).toBe(403)
    expect(await stored(pulse)).toEqual([])
  })

  it('cannot make one browser five, and a new answer takes the place of the old', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    const browser = aBrowser()
    for (const answer of [1, 2, 3, 4, 5, 5])
      expect((await browser.answer(pathOf(pulse), answer)).statusCode).toBe(200)
    expect(await stored(pulse)).toHaveLength(1)
    expect((await browser.open(pathOf(pulse))).body).toContain('takes the place')
    expect((await end(user, pulse)).result?.people).toBe(0)
  })

  it('cannot fill a link from one network beyond its share, nor beyond what a link takes', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    const statuses: number[] = []
    for (let each = 0; each < 10; each++)
      statuses.push((await aBrowser('10.8.0.1').answer(pathOf(pulse), 3)).statusCode)
    expect(statuses).toEqual([...Array(8).fill(200), 429, 429])
    expect(await stored(pulse)).toHaveLength(8)
  })

  it('cannot ask again and again: one at a time, three in thirty days, also where they delete them', async () => {
    const user = await aUser(app)
    for (let each = 0; each < 3; each++) {
      const pulse = await ask(user)
      expect((await user.post('/api/pulses', GIVEN)).json().code).toBe('pulse_open')
      await user.delete(`/api/pulses/${pulse.id}`)
    }
    expect((await user.post('/api/pulses', GIVEN)).json().code).toBe('too_many_requests')
  })

  it('finds in their export and in the table no moment, no order and no address of an answer, and no single one', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    await answerBy(3, pulse)
    const { records } = (await user.get('/api/profile/export')).json()
    expect(records.pulses).toHaveLength(1)
    expect(records.pulseAnswers).toBeUndefined()
    expect(JSON.stringify(records)).not.toContain(pathOf(pulse).split('/').at(-1))
    const counted = await db
      .selectFrom('throttles')
      .selectAll()
      .where('key', 'like', 'pulse-answers:%')
      .execute()
    expect(counted.length).toBeGreaterThan(0)
    for (const row of counted) expect(row.resetsAt).toMatch(/T00:00:00\.000Z$/)
    expect(JSON.stringify(counted)).not.toMatch(/\b10\.\d/)
    for (const row of await stored(pulse))
      expect(Object.keys(row).toSorted()).toEqual(['answer', 'browserHash', 'pulseId', 'userId'])
  })

  it('cannot tell by a second pulse that it was the same browser', async () => {
    const user = await aUser(app)
    const browser = aBrowser()
    const hashes: string[] = []
    for (let each = 0; each < 2; each++) {
      const pulse = await ask(user)
      await browser.answer(pathOf(pulse), 3)
      hashes.push(...(await stored(pulse)).map(({ browserHash }) => browserHash))
      await end(user, pulse)
    }
    expect(new Set(hashes).size).toBe(2)
  })

  it('gets from the link alone no figure, whatever is sent to it', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    await answerBy(5, pulse, 5)
    const before = (await aBrowser().open(pathOf(pulse))).body
    for (const answer of ['', '0', '6', '3.5', 'NaN', 'null', '1e0x', '[]', "1' or 1=1"])
      expect((await aBrowser().answer(pathOf(pulse), answer)).statusCode).toBe(400)
    expect(await stored(pulse)).toHaveLength(5)
    await answerBy(1, pulse, 1)
    expect((await aBrowser().open(pathOf(pulse))).body).toBe(before)
    for (const link of ['x', '%00', '../pulses', 'a'.repeat(60)])
      expect((await aBrowser().open(`/api/ask/${link}`)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('an outsider with the link, and a leader with other devices', () => {
  const PLACES = ['/api/pulses', '/api/insights', '/api/analytics/dashboard', '/api/letters', '/api/outcomes']
  const readAll = async (user: TestUser) => {
    const read = []
    for (const place of PLACES) {
      const { statusCode, body } = await user.get(place)
      expect(statusCode, place).toBe(200)
      read.push({ place, body })
    }
    const { records } = (await user.get('/api/profile/export')).json()
    // That it was exported is a record of its own.
    return [...read, { ...records, securityEvents: [] }]
  }

  it('gets the same page and the same headers back, whatever was answered, first or again', async () => {
    const pulse = await ask(await aUser(app))
    const told = []
    for (const answer of [1, 2, 3, 4, 5, 1]) {
      const browser = aBrowser()
      const first = await browser.answer(pathOf(pulse), answer)
      const again = await browser.answer(pathOf(pulse), 6 - answer)
      const opened = await browser.open(pathOf(pulse))
      const headers = Object.keys(first.headers).toSorted()
      told.push([first.body, first.statusCode, headers, again.body, again.statusCode, opened.body])
      // A cookie names a browser and carries no answer.
      expect([first.headers['set-cookie']].flat()[0]).toMatch(/=[\w-]{32};/)
    }
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
  })

  it('finds no difference anywhere between before and after one more answer', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    await answerBy(4, pulse, 1)
    const before = await readAll(user)
    await answerBy(1, pulse, 5)
    expect(await readAll(user)).toEqual(before)
  })

  it('reads the same figure however often it is ended and read, and can neither reopen it nor add to it', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    await answerBy(5, pulse, 3)
    const { path } = pulse
    const first = await end(user, pulse)
    expect((await aBrowser().answer(path ?? '', 5)).statusCode).toBe(404)
    const again = await user.post(`/api/pulses/${pulse.id}/end`)
    if (again.statusCode === 200) expect(again.json()).toEqual(first)
    for (let each = 0; each < 3; each++) expect(await list(user)).toEqual([first])
  })

  it('who answers two at once from one browser, or while it ends, is counted once or not at all', async () => {
    const user = await aUser(app)
    const pulse = await ask(user)
    const browser = aBrowser()
    await browser.answer(pathOf(pulse), 1)
    await Promise.all([1, 2, 3, 4, 5].map((answer) => browser.answer(pathOf(pulse), answer)))
    expect(await stored(pulse)).toHaveLength(1)
    await answerBy(3, pulse)
    const [, late] = await Promise.all([end(user, pulse), aBrowser().answer(pathOf(pulse), 5)])
    expect([200, 404]).toContain(late.statusCode)
    expect((await list(user))[0]?.result?.people).toBe(late.statusCode === 200 ? 5 : 0)
    expect(await stored(pulse)).toEqual([])
  })

  it('whose four other devices gave four answers does not get the fifth by taking theirs out', async () => {
    const guessed: number[] = []
    for (let each = 0; each < 30; each++) {
      const user = await aUser(app)
      const pulse = await ask(user)
      await answerBy(4, pulse, 1)
      await answerBy(1, pulse, 5)
      const { result } = await end(user, pulse)
      // What the fifth would be, had the four been kept as they were given.
      guessed.push(5 * (result?.average ?? 0) - 4)
    }
    // The true answer is 5: without chance every guess would be.
    expect(guessed.some((one) => one <= 3)).toBe(true)
    expect(guessed.some((one) => one >= 4)).toBe(true)
  })
})

it('whoever deletes their account takes pulses and answers along', async () => {
  const user = await aUser(app)
  const pulse = await ask(user)
  await answerBy(2, pulse)
  expect(
    (
      await app.inject({
        method: 'DELETE',
        url: '/api/profile',
        headers: user.headers,
        payload: { email: user.email },
      })
    ).statusCode,
  ).toBe(200)
  expect(await stored(pulse)).toEqual([])
  expect((await aBrowser().open(pathOf(pulse))).statusCode).toBe(404)
})
