import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import type { RegisterVersion } from '@lodestar/contract/registers'
import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { createLanguageModel } from '../../llm/language-model.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { answerFor, saying, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { replaceableModel } from '../../testing/open-model.ts'
import { testApp } from '../../testing/test-app.ts'

const modelServer = await startFakeModelServer()
afterAll(() => modelServer.stop())
vi.setConfig({ testTimeout: 30_000 })

const now = new Date('2026-05-03T09:30:00Z')
const { languageModel, replace } = replaceableModel()
beforeEach(() => {
  modelServer.received.length = 0
  const ai = { provider: 'ollama', model: 'mini-3', baseUrl: modelServer.url, apiKey: null } as const
  replace(
    createLanguageModel(ai, {
      log: createLog('silent'),
      metrics: new Registry(),
      clock: () => now,
      patience: { firstMs: 10_000, nextMs: 10_000, totalMs: 15_000 },
    }),
  )
})
const plainApp = await testApp({ clock: () => now })
const modelApp = await testApp({ clock: () => now, coach: { languageModel } })
const plain = await aUser(plainApp)
const led = await aUser(modelApp)

const TEXT =
  'Hi Marek,\n\nYou have to send me the hours of May by Friday. I expect everyone to do this.\n\nAda'
const SOFTER =
  'Hi Marek,\n\nPlease send me the hours of May by Friday. I would like everyone to do this. Thank you.\n\nAda'

async function analyze(user: TestUser, given: object = {}): Promise<string> {
  const body = { communicationType: 'email', messageText: TEXT, ...given }
  return (await user.post('/api/communication/analyze', body)).json<CommunicationAnalysis>().id
}
const ask = (user: TestUser, id: string, given: object = {}) =>
  user.post(`/api/communication/analyses/${id}/register`, {
    register: 'softer',
    subject: '',
    messageText: TEXT,
    ...given,
  })
const versionOf = async (user: TestUser, id: string, given: object = {}) =>
  (await ask(user, id, given)).json<RegisterVersion>()
const applyTo = (text: string, { changes }: RegisterVersion) =>
  changes.reduceRight(
    (left, { start, end, replacement }) => left.slice(0, start) + replacement + left.slice(end),
    text,
  )

describe('another register', () => {
  it('comes as a whole message, with the changes that make it of the text as it stands now', async () => {
    const id = await analyze(plain)
    const version = await versionOf(plain, id)
    expect(version.messageText).not.toBe(TEXT)
    expect(version.messageText).toMatch(/could you send me the hours of May by Friday\?/i)
    expect(applyTo(TEXT, version)).toBe(version.messageText)
    expect(version.changes[0]?.rule).toBe('softer')
    expect(version).not.toHaveProperty('sentTo')
  })

  it('takes the text that is given, not the one that was analyzed, and stores nothing', async () => {
    const id = await analyze(plain)
    const messageText =
      'I hope this email finds you well. In order to finish, send the hours of May by Friday.'
    const version = await versionOf(plain, id, { register: 'shorter', messageText })
    expect(version.messageText).toBe('To finish, send the hours of May by Friday.')
    const history = (await plain.get('/api/communication/history')).json<CommunicationAnalysis[]>()
    expect(history.find((one) => one.id === id)?.originalText).toBe(TEXT)
    expect(JSON.stringify(history)).not.toContain('To finish')
  })

  it('writes the subject line of an email too, and drops that of any other message', async () => {
    const mail = await versionOf(plain, await analyze(plain), { subject: 'URGENT!!! Hours of May' })
    expect(mail.subject).toBe('Hours of May')
    const chat = await analyze(plain, { communicationType: 'chat' })
    expect((await versionOf(plain, chat, { subject: 'Left over' })).subject).toBe('')
  })

  it('leaves a message that attacks as it was, and says which words', async () => {
    const messageText = 'You are all useless since 3 May. Send me the file by Friday.'
    const version = await versionOf(plain, await analyze(plain), { messageText })
    expect(version).toMatchObject({ messageText, changes: [] })
    expect(version.remarks.join()).toContain('“You are all useless')
  })

  it.each([
    [{ register: 'louder' }, 'body.register', 'Choose a register'],
    [{ messageText: ' ' }, 'body.messageText', 'Enter your message'],
    [{ messageText: 'x'.repeat(10_001) }, 'body.messageText', 'At most 10,000 characters'],
    [{ subject: 'x'.repeat(201) }, 'body.subject', 'At most 200 characters'],
  ])('refuses %j and names the field', async (given, field, message) => {
    const reply = await ask(plain, await analyze(plain), given)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: message } })
  })

  it('of somebody else’s analysis is not found, as of none', async () => {
    const other = await aUser(plainApp)
    const id = await analyze(plain)
    for (const reply of [await ask(other, id), await ask(other, 'nobodys')]) {
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not_found' })
    }
  })
})

describe('with a language model another register', () => {
  const writing = (messageText: string, subject = '') =>
    saying((call) => answerFor(call, { improvedVersion: messageText, subject, messageText }))

  it('is the model’s where it holds; what was sent for it is kept, in the place of what was sent before', async () => {
    modelServer.behave(writing(SOFTER))
    const id = await analyze(led)
    const version = await versionOf(led, id)
    expect(version).toMatchObject({ messageText: SOFTER, engine: 'mini-3', sentTo: 'mini-3', remarks: [] })
    expect(applyTo(TEXT, version)).toBe(SOFTER)
    await versionOf(led, id, { messageText: `${TEXT} Thanks` })
    const sent = (await led.get(`/api/coaching/sent/rewrite/${id}:softer`)).body
    expect(sent).toContain('SOFTER:')
    expect(sent).toContain('Ada Thanks')
  })

  it.each([
    ['makes up a day', SOFTER.replace('by Friday', 'by Thursday')],
    ['loses a name', SOFTER.replace('Marek', 'there')],
    ['leaves an attack', SOFTER.replace('Thank you.', 'Are you kidding me?')],
    ['says something else', 'pwned'],
  ])('is the built-in one where a model %s', async (_, written) => {
    modelServer.behave(writing(written))
    const version = await versionOf(led, await analyze(led))
    expect(version).toMatchObject({ sentTo: 'mini-3' })
    expect(version).not.toHaveProperty('engine')
    expect(version.messageText).toBe((await versionOf(plain, await analyze(plain))).messageText)
  })

  it('sends nothing of what belongs in other hands', async () => {
    modelServer.behave(writing(SOFTER))
    const id = await analyze(led)
    modelServer.received.length = 0
    const messageText =
      'My boss keeps touching me and I want to report it to HR. Please send me the form by Friday.'
    expect(await versionOf(led, id, { messageText })).not.toHaveProperty('sentTo')
    expect(modelServer.received).toEqual([])
  })
})
