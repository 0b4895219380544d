import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import {
  answerFor,
  type Behavior,
  endStream,
  openStream,
  saying,
  sendPiece,
  startFakeModelServer,
} from '../server/src/testing/fake-model-server.ts'
import { inspect, journey, signUp } from './support/journey.ts'
import { startProduct } from './support/product.ts'
import { takeAssessment } from './support/take-assessment.ts'

const server = await startFakeModelServer()
const product = await startProduct({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'mini-3',
  AI_BASE_URL: server.url,
  AI_MODE: 'lead',
})
afterAll(async () => {
  await product.stop()
  await server.stop()
})

const SITUATION =
  'Our head baker Dorota corrects the apprentices in front of customers, and yesterday Emil put down his apron and walked out. I have to say something before Friday.'
const BEGINNING = 'You have until Friday, and Emil has already answered with his feet.'
const ANSWER = {
  message: `${BEGINNING} **What would Dorota have to hear to know that you mean the moment, and not her?**`,
}

/** Speaks slowly enough to be watched, and goes on only when it is told to. */
function speaking(given: Record<string, unknown>, end: 'whole' | 'broken') {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  const behavior: Behavior = async (call, response) => {
    const answer = answerFor(call, given)
    const start = answer.indexOf('**')
    openStream(response)
    sendPiece(response, answer.slice(0, start))
    await sleep(100)
    // The next piece is what has the coach read the first one.
    sendPiece(response, answer.slice(start, start + 1))
    await mayGoOn
    if (end === 'broken') return void response.destroy()
    sendPiece(response, answer.slice(start + 1))
    endStream(response)
  }
  return { behavior, goOn }
}

journey(
  'a leader sees what a connected model writes while it writes, who wrote it, and the built-in coach where the model breaks off',
  async ({ page }) => {
    await signUp(page, 'Noor')
    await takeAssessment(page)
    const reply = await page.request.post('/api/coaching/sessions', { data: { title: 'Dorota and Emil' } })
    await page.goto(`/coaching?session=${(await reply.json()).id}`)
    await page.getByText(/^What you send goes to a language model, mini-3 on this server/).waitFor()
    await inspect(page, 'language-model-note')

    const box = page.getByLabel('Your message')
    const first = speaking(ANSWER, 'whole')
    server.behave(first.behavior)
    await box.fill(SITUATION)
    await box.press('Enter')
    await page.getByText(BEGINNING).waitFor()
    expect(await page.getByText('mini-3 with the built-in coach').count()).toBe(0)
    first.goOn()
    await page.getByRole('article', { name: /^mini-3 with the built-in coach/ }).waitFor()
    await page.getByRole('button', { name: /^Later/ }).click()
    await inspect(page, 'language-model-answer')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'What was sent to mini-3' }).click()
    const sent = page.getByRole('dialog', { name: 'What was sent' })
    await sent.getByText(SITUATION).waitFor()
    await sent.getByText('To mini-3 on this server').waitFor()
    await inspect(page, 'language-model-sent')
    await page.keyboard.press('Escape')

    const second = speaking({ message: 'Half a thought about the two of them. **And?**' }, 'broken')
    server.behave(second.behavior)
    await box.fill('I have hinted at it twice and she laughed it off')
    await box.press('Enter')
    await page.getByText('Half a thought about the two of them.').waitFor()
    second.goOn()
    await page.getByRole('article', { name: /^Built-in coach/ }).waitFor()
    expect(await page.getByText('Half a thought').count()).toBe(0)
    await page.reload()
    await page.getByRole('article', { name: /^Built-in coach/ }).waitFor()
    expect(await page.getByRole('article', { name: /^mini-3 with the built-in coach/ }).count()).toBe(1)

    await page.goto('/profile')
    await page.getByText('A language model: mini-3 on this server').waitFor()
  },
  { baseURL: product.baseUrl },
)

const BLUNT =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board. Thanks, Ada'
const BETTER =
  'Hi Priya, I have been getting the numbers late. I need the March figures for the board. Thank you, Ada'

journey(
  'a leader sees who wrote the improved version of a message, and can take back each of its changes',
  async ({ page }) => {
    await signUp(page, 'Ada')
    await page.goto('/communication')
    await page
      .getByText(/^What you send goes to a language model, mini-3 on this server. It may write/)
      .waitFor()
    server.behave((call, response) => saying(answerFor(call, { improvedVersion: BETTER }))(call, response))
    await page.getByLabel('Communication type').selectOption('email')
    await page.getByLabel('Message', { exact: true }).fill(BLUNT)
    await page.getByRole('button', { name: 'Analyze Message' }).click()
    const improved = page.getByRole('region', { name: 'Improved Version' })
    await improved.getByText('Written by mini-3').waitFor()
    await improved.getByText('I have been getting the numbers late').waitFor()
    await inspect(page, 'language-model-version')
    await improved.getByRole('button', { name: 'Keep all my words' }).click()
    await improved.getByRole('button', { name: 'Read it clean' }).click()
    await improved.getByText(BLUNT).waitFor()
  },
  { baseURL: product.baseUrl },
)

const ABOUT = 'You came because Dorota corrects the apprentices in front of customers, and Emil walked out.'

journey(
  'a leader reads the words of a model for what a session came to, all that was sent for them, and what leaves the server',
  async ({ page }) => {
    await signUp(page, 'Ines')
    await takeAssessment(page)
    const reply = await page.request.post('/api/coaching/sessions', { data: { title: 'Dorota and Emil' } })
    const { id } = await reply.json()
    // A model that says nothing leaves the turns to the built-in coach.
    server.behave(saying(''))
    await page.request.post(`/api/coaching/sessions/${id}/messages`, { data: { content: SITUATION } })
    await page.request.post(`/api/coaching/sessions/${id}/messages`, {
      data: { content: 'I will talk to Dorota on Thursday morning.' },
    })
    server.behave(saying(JSON.stringify({ about: ABOUT, open: 'What Emil needs is open.' })))
    await page.request.post(`/api/coaching/sessions/${id}/complete`)
    await page.goto(`/coaching?session=${id}`)
    await page.getByText(/^Summed up by mini-3/).waitFor()
    await page
      .getByText(new RegExp(`^${ABOUT} You committed to: .*Dorota.* What Emil needs is open`))
      .waitFor()
    await inspect(page, 'language-model-summary')
    await page.getByRole('button', { name: 'What was sent to mini-3' }).last().waitFor()
    await page.getByRole('button', { name: 'What was sent to mini-3' }).first().click()
    await page
      .getByRole('dialog', { name: 'What was sent' })
      .getByText(/^<session>/)
      .waitFor()
    await page.keyboard.press('Escape')

    await page.goto('/profile')
    await page.getByRole('link', { name: /^What leaves this server/ }).click()
    await page.getByText(/mini-3 on this server: what this page lists does not leave its machine/).waitFor()
    await page.getByRole('heading', { name: 'What a session came to' }).waitFor()
    await inspect(page, 'what-leaves')
  },
  { baseURL: product.baseUrl },
)
