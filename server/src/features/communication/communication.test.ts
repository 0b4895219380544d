import {
  COMMUNICATION_CONTEXTS,
  COMMUNICATION_TYPES,
  type CommunicationAnalysis,
  type MutedRule,
  type Spelling,
} from '@lodestar/contract/communication'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { createGrammar } from '../../nlp/grammar.ts'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { upkeep } from '../../testing/upkeep.ts'
import { ThreadError } from '../../threads/thread-error.ts'

let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({ clock: () => now })
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const PATH = '/api/communication/analyze'
const HISTORY = '/api/communication/history'
const MUTED = '/api/communication/muted-rules'
const BLUNT =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board. Thanks, Ada'
const send = (user: TestUser, given: object = {}, headers?: Record<string, string>) =>
  user.post(PATH, { communicationType: 'email', messageText: BLUNT, ...given }, headers)
const analyze = async (user: TestUser, given: object = {}) =>
  (await send(user, given)).json<CommunicationAnalysis>()
const history = async (user: TestUser) => (await user.get(HISTORY)).json<CommunicationAnalysis[]>()
const muted = async (user: TestUser) => (await user.get(MUTED)).json<MutedRule[]>()
const rulesOf = ({ feedback }: CommunicationAnalysis) => feedback.findings.map(({ rule }) => rule)
async function firstRule(user: TestUser): Promise<string> {
  const rule = rulesOf(await analyze(user))[0]
  if (!rule) throw new Error('Nothing was found in a blunt message')
  return rule
}

describe('analyzing a message', () => {
  it('answers 200 with four scores from 0 to 1, lists, and an improved version [R3-30, R3-31, R3-32, R7-40]', async () => {
    const user = await aUser(app)
    const reply = await send(user, { context: 'peer_collaboration', subject: ' March figures ' })
    expect(reply.statusCode).toBe(200)
    const { feedback, ...request } = reply.json<CommunicationAnalysis>()
    expect(request).toEqual({
      id: expect.any(String),
      communicationType: 'email',
      context: 'peer_collaboration',
      subject: 'March figures',
      originalText: BLUNT,
      createdAt: now.toISOString(),
    })
    for (const score of ['overallScore', 'clarity', 'tone', 'professionalism'] as const) {
      expect(feedback[score]).toBeGreaterThanOrEqual(0)
      expect(feedback[score]).toBeLessThanOrEqual(1)
    }
    for (const list of ['keyStrengths', 'areasForImprovement', 'suggestions'] as const)
      expect(Array.isArray(feedback[list])).toBe(true)
    expect(feedback.improvedVersion).toMatch(/\w/)
    expect(feedback.grammar).toBe('off')
  })

  it('gives findings by their place in the trimmed text, and changes that make the improved version', async () => {
    const user = await aUser(app)
    const { originalText, feedback } = await analyze(user, { messageText: `\n  ${BLUNT}  ` })
    expect(originalText).toBe(BLUNT)
    expect(feedback.findings.length).toBeGreaterThan(0)
    for (const { start, end } of feedback.findings) expect(BLUNT.slice(start, end)).not.toBe('')
    const improved = feedback.changes.reduceRight(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      originalText,
    )
    expect(improved).toBe(feedback.improvedVersion)
  })

  it('takes every type and every context [R1-20, R9-28, R9-29]', async () => {
    const user = await aUser(app)
    for (const communicationType of COMMUNICATION_TYPES)
      expect((await send(user, { communicationType })).json()).toMatchObject({ communicationType })
    for (const context of COMMUNICATION_CONTEXTS)
      expect((await send(user, { context })).json()).toMatchObject({ context })
  })

  it('is general without a context and needs no subject [R5-12, R5-13]', async () => {
    const user = await aUser(app)
    expect(await analyze(user)).toMatchObject({ context: 'general', subject: '' })
    expect(await analyze(user, { subject: null })).toMatchObject({ subject: '' })
  })

  it('drops a subject that belongs to no email [R2.12-03]', async () => {
    const user = await aUser(app)
    expect(await analyze(user, { communicationType: 'chat', subject: 'Left over' })).toMatchObject({
      subject: '',
    })
  })

  it.each([
    [{ communicationType: undefined }, 'body.communicationType', 'Choose a communication type'],
    [{ communicationType: 'telegram' }, 'body.communicationType', 'Choose a communication type'],
    [{ context: 'gossip' }, 'body.context', 'Choose a context'],
    [{ messageText: undefined }, 'body.messageText', 'Enter your message'],
    [{ messageText: ' \n ' }, 'body.messageText', 'Enter your message'],
    [{ messageText: 'x'.repeat(10_001) }, 'body.messageText', 'At most 10,000 characters'],
    [{ subject: 'x'.repeat(201) }, 'body.subject', 'At most 200 characters'],
  ])('refuses %j and names the field [R5-11, R9-28, R9-29]', async (given, field, message) => {
    const user = await aUser(app)
    const reply = await send(user, given)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: message } })
    expect(await history(user)).toEqual([])
  })

  it('keeps it once, however often the same request is sent', async () => {
    const user = await aUser(app)
    const first = await send(user, {}, { 'idempotency-key': 'a' })
    const second = await send(user, {}, { 'idempotency-key': 'a' })
    expect(second.json()).toEqual(first.json())
    expect(await history(user)).toHaveLength(1)
    const other = await send(user, { messageText: 'Something else.' }, { 'idempotency-key': 'a' })
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  })

  it('waits after thirty in a minute, for that person only', async () => {
    const user = await aUser(app)
    for (let count = 0; count < 30; count += 1) expect((await send(user)).statusCode).toBe(200)
    const refused = await send(user)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(await aUser(app))).statusCode).toBe(200)
    minutesLater(1)
    expect((await send(user)).statusCode).toBe(200)
  })

  it('counts a long message as several, since it takes as long', async () => {
    const user = await aUser(app)
    const messageText = 'The March report is late again. '.repeat(300)
    for (let count = 0; count < 6; count += 1)
      expect((await send(user, { messageText })).statusCode).toBe(200)
    expect((await send(user, { messageText })).statusCode).toBe(429)
  })

  it('is told when to come back where too much is waiting, and where the analyzer breaks', async () => {
    const { analyzer } = depsOfApp(app).coach
    for (const [problem, seconds] of [
      ['busy', 12],
      ['late', 2],
      ['broken', 2],
    ] as const) {
      const ask = () => Promise.reject(new ThreadError(problem, { retryAfterSeconds: seconds }))
      const busy = await testApp({ clock: () => now, coach: { analyzer: { ...analyzer, ask } } })
      const user = await aUser(busy)
      const refused = await send(user)
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded'])
      expect(refused.headers['retry-after']).toBe(String(seconds))
      expect(await history(user)).toEqual([])
    }
  })

  it('counts as one thing done', async () => {
    const user = await aUser(app)
    const { id, feedback } = await analyze(user)
    const { rows } = await upkeep.query(
      'select kind, subject_id, value, detail from activities where user_id = $1',
      [user.id],
    )
    expect(rows).toEqual([
      { kind: 'message_analyzed', subject_id: id, value: feedback.overallScore, detail: 'email' },
    ])
  })
})

describe('the grammar check', () => {
  it('takes part in the analysis once it is awake, and is said to be', async () => {
    const grammar = createGrammar({ log: createLog('silent'), deadlineMs: 60_000 })
    const checking = await testApp({ clock: () => now, coach: { grammar } })
    const user = await aUser(checking)
    const messageText = 'Priya have sent me a a draft, and I will recieve the final one on Friday.'
    const { feedback } = await analyze(user, { messageText })
    expect(feedback.grammar).toBe('checked')
    expect(feedback.findings.map(({ replacement }) => replacement)).toContain('receive')
    await grammar.stop()
  }, 60_000)

  it('is left out when it is late, and that is said', async () => {
    const workerUrl = new URL('data:text/javascript,setInterval(() => {}, 1000)')
    const grammar = createGrammar({ log: createLog('silent'), deadlineMs: 20, workerUrl })
    const waiting = await testApp({ clock: () => now, coach: { grammar } })
    expect((await analyze(await aUser(waiting))).feedback.grammar).toBe('warming_up')
    await grammar.stop()
  })
})

describe('the history', () => {
  it('lists what was analyzed as it was judged then, newest first [R3-35, R7-41]', async () => {
    const user = await aUser(app)
    const first = await analyze(user, { messageText: 'Thank you for the draft.' })
    minutesLater(1)
    const second = await analyze(user)
    expect(await history(user)).toEqual([second, first])
  })

  it('holds nobody else’s', async () => {
    await analyze(await aUser(app))
    expect(await history(await aUser(app))).toEqual([])
  })

  it('ends at 200', async () => {
    const user = await aUser(app)
    const kept = await analyze(user)
    await upkeep.query(
      `insert into communication_analyses
       select 'copy-' || n || id, user_id, communication_type, context, subject, original_text, feedback,
         created_at - n * interval '1 minute'
       from communication_analyses, generate_series(1, 205) n where user_id = $1`,
      [user.id],
    )
    const listed = await history(user)
    expect(listed).toHaveLength(200)
    expect(listed[0]).toEqual(kept)
  })
})

describe('a false alarm', () => {
  it('mutes its rule for this person until it is taken back', async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    const rule = await firstRule(user)
    expect((await user.put(`${MUTED}/${rule}`)).json()).toEqual({ success: true })
    expect(rulesOf(await analyze(user))).not.toContain(rule)
    expect(rulesOf(await analyze(other))).toContain(rule)
    expect((await user.delete(`${MUTED}/${rule}`)).json()).toEqual({ success: true })
    expect(rulesOf(await analyze(user))).toContain(rule)
  })

  it('is listed by the name it was shown with, newest first, and once', async () => {
    const user = await aUser(app)
    const { feedback } = await analyze(user)
    const found = new Map(feedback.findings.map(({ rule, ruleName }) => [rule, ruleName]))
    for (const rule of found.keys()) {
      minutesLater(1)
      for (const _ of [1, 2]) await user.put(`${MUTED}/${rule}`)
    }
    const listed = await muted(user)
    expect(listed.map(({ rule, ruleName }) => [rule, ruleName])).toEqual([...found].reverse())
    expect(listed[0]?.mutedAt).toBe(now.toISOString())
    expect(await muted(await aUser(app))).toEqual([])
  })

  it('is not found when nothing of that name was ever found in this person’s messages', async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    const rule = await firstRule(other)
    const answers = [await user.put(`${MUTED}/${rule}`), await user.put(`${MUTED}/no-such-rule`)]
    for (const answer of answers) expect(answer.statusCode).toBe(404)
    expect(await muted(user)).toEqual([])
  })

  it('can be taken back twice', async () => {
    const user = await aUser(app)
    expect((await user.delete(`${MUTED}/no-such-rule`)).statusCode).toBe(200)
  })
})

it('answers nobody without a session', async () => {
  const visitor = aVisitor(app)
  for (const answer of [
    await visitor.post(PATH, { communicationType: 'email', messageText: BLUNT }),
    await visitor.get(HISTORY),
    await visitor.get(MUTED),
    await visitor.put(`${MUTED}/blame`),
    await visitor.delete(`${MUTED}/blame`),
  ])
    expect(answer.statusCode).toBe(401)
})

describe('how somebody spells', () => {
  const SPELLING = '/api/communication/spelling'
  const wordPath = (word: string) => `/api/communication/words/${encodeURIComponent(word)}`
  const spelling = async (user: TestUser) => (await user.get(SPELLING)).json<Spelling>()

  it('is guessed until they choose, and then as they have chosen', async () => {
    const user = await aUser(app)
    expect(await spelling(user)).toEqual({ dialect: null, words: [] })
    for (const dialect of ['british', 'indian'] as const) {
      expect((await user.put(SPELLING, { dialect })).json()).toEqual({ success: true })
      expect(await spelling(user)).toMatchObject({ dialect })
    }
    await user.put(SPELLING, { dialect: null })
    expect(await spelling(user)).toMatchObject({ dialect: null })
    expect((await user.put(SPELLING, { dialect: 'klingon' })).statusCode).toBe(400)
  })

  it('keeps their own words, once each, until they remove them, for nobody else', async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    for (const word of ['Lehenga', 'lehenga', 'mishti']) await user.put(wordPath(word), {})
    expect((await spelling(user)).words.map(({ word }) => word).toSorted()).toEqual(['lehenga', 'mishti'])
    expect((await spelling(other)).words).toEqual([])
    for (const none of ['two words', '42', 'x'.repeat(61)])
      expect((await user.put(wordPath(none), {})).statusCode).toBe(404)
    await user.delete(wordPath('LEHENGA'))
    expect((await spelling(user)).words.map(({ word }) => word)).toEqual(['mishti'])
  })

  it('lets their own words stand in a message', async () => {
    const user = await aUser(app)
    const messageText = 'Please wait untill Friday, and send me the figures for the board then.'
    const rules = async () => rulesOf(await analyze(user, { messageText }))
    expect(await rules()).toContain('spelling')
    await user.put(wordPath('untill'), {})
    expect(await rules()).not.toContain('spelling')
  })
})

it('writes a message from points and keeps nothing of it', async () => {
  const user = await aUser(app)
  const given = { communicationType: 'email', points: '- to Ana\n- send the figures by Friday' }
  const reply = await user.post('/api/communication/draft', given)
  expect(reply.json()).toEqual({
    messageText: 'Hello Ana,\n\nPlease send the figures by Friday.\n\nKind regards,',
  })
  expect(await history(user)).toEqual([])
})

it('says what of a message is quoted, and gives it back as it was', async () => {
  const user = await aUser(app)
  const below = 'On Tuesday Ana wrote:\n> You never send it.'
  const { originalText, feedback } = await analyze(user, { messageText: `${BLUNT}\n\n${below}` })
  expect(feedback.quoted?.map(({ start, end }) => originalText.slice(start, end))).toEqual([below])
  expect(feedback.improvedVersion.endsWith(below)).toBe(true)
})
