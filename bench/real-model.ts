import { setTimeout as sleep } from 'node:timers/promises'
import { answerAll } from '@lodestar/coach/assessment/answer-all'
import type { CoachingSession, Message } from '@lodestar/contract/coaching'
import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import type { Insight } from '@lodestar/contract/insights'
import type { Writer } from '@lodestar/contract/model-writing'
import type { CoachingPrompt } from '@lodestar/contract/prompts'
import { type Product, startProduct } from '../e2e/support/product.ts'
import { createAccount } from './people.ts'
import { holdTurn, readJson, readOutcomes, type Send, sendAs } from './talk.ts'

const TURNS = [
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  "I've hinted a few times but never said it straight. What do I say to him?",
  'He gets defensive fast. And if he laughs it off?',
  'Shorter, please. Two sentences.',
  'Other thing: is it normal that a one-on-one takes an hour?',
  "Back to Marco. I'll talk to him on Wednesday morning.",
  'What are you, and where does this go?',
  'Thanks, that helped. Bye!',
]
const LATER = ['I talked to Marco on Wednesday, he was relieved.', 'What do I say to Ana now?']
const PROMPT = 'Two of my engineers disagree about a design since Monday, and each of them comes to me alone.'
const DRAFT =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board. Thanks, Ada'
const TASKS = ['turn', 'prompt', 'rewrite', 'summary', 'insight'] as const

/** What is asked for after an answer has been given waits so long at most. */
const AFTERWARDS_MS = 150_000
/** Twenty turns of a model that answers none for a minute. */
const SELF_TEST_MS = 25 * 60_000

/**
 * Lets the built product talk with the language model of the settings, which leads whatever it makes of the self-test: a conversation
 * of eight turns, a word of coaching, an improved message, a summary and the insights. With `isTested` it takes the self-test instead,
 * and what is said of it is printed.
 *
 * @returns whether everything was answered and kept as it was shown.
 * @throws Error where no model is set.
 */
export async function tryRealModel(isTested: boolean): Promise<boolean> {
  if (!process.env['AI_PROVIDER'] || !process.env['AI_MODEL'])
    throw new Error('Say which model: AI_PROVIDER, AI_MODEL and AI_BASE_URL, as in docs/language-models.md')
  const product = await startProduct({ AI_MODE: isTested ? 'auto' : 'lead', LOG_LEVEL: 'info' })
  try {
    const send = sendAs(product.baseUrl, await createAccount(product.baseUrl))
    await send('/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
    return isTested ? await followSelfTest(send, product) : await useEverything(send, product)
  } finally {
    await product.stop()
  }
}

const readMetrics = async (send: Send) => (await send('/metrics')).text()
const readWriter = async (send: Send) => readJson<Writer>(await send('/api/coaching/writer'))

/** Waits for the end of the self-test, with a turn held meanwhile, and prints what is said of it. */
async function followSelfTest(send: Send, product: Product): Promise<boolean> {
  const { id } = await readJson<CoachingSession>(await send('/api/coaching/sessions', { title: 'Marco' }))
  const turn = await holdTurn(send, `/api/coaching/sessions/${id}/messages`, TURNS[0] ?? '')
  print(`A turn meanwhile: ${turn.status}, ${(turn.tookMs / 1000).toFixed(1)} s`)
  const isSaid = () => /passed its self-test|be judged by its self-test/.test(readTold(product))
  const giveUpAtMs = performance.now() + SELF_TEST_MS
  while (!isSaid() && performance.now() < giveUpAtMs) await sleep(1_000)
  print(readTold(product))
  print(
    (await readMetrics(send)).match(/^language_model_(?:leads|is_slow|median)\S* .*$/gm)?.join('\n') ?? '',
  )
  print(`GET /api/coaching/writer: ${JSON.stringify(await readWriter(send))}`)
  return turn.status === 200 && isSaid()
}

/** The lines of the log about the model. */
const readTold = (product: Product): string =>
  product
    .printed()
    .split('\n')
    .filter((line) => line.includes('"model"'))
    .join('\n')

async function useEverything(send: Send, product: Product): Promise<boolean> {
  const { id } = await readJson<CoachingSession>(await send('/api/coaching/sessions', { title: 'Marco' }))
  const path = `/api/coaching/sessions/${id}`
  let isWhole = true
  const hold = (what: string, isGood: boolean, told: string) => {
    isWhole &&= isGood
    print(`${isGood ? '✓' : '✗'} ${what.padEnd(18)} ${told}`)
  }
  const talk = async (at: string, turns: readonly string[]) => {
    for (const [index, content] of turns.entries()) {
      const turn = await holdTurn(send, `${at}/messages`, content)
      const { messages } = await readJson<{ messages: Message[] }>(await send(at))
      const [said, answer] = messages.slice(index * 2)
      const isKept =
        said?.content === content && answer?.content === turn.text && messages.length === index * 2 + 2
      const isGood = turn.status === 200 && isKept && turn.repeatedId === turn.id
      hold(`turn ${index + 1}`, isGood, sayHow(answer?.metadata.turn?.engine, turn.tookMs, turn.text))
    }
  }
  await talk(path, TURNS)
  const [prompt, promptMs] = await time<CoachingPrompt>(
    send('/api/coaching/prompts', {
      situation: 'conflict',
      context: { specificDetails: PROMPT, hasDetails: true },
    }),
  )
  const word = prompt.personalizedResponse
  hold('word of coaching', Boolean(word), sayHow(prompt.engine, promptMs, word))
  const [{ feedback }, rewriteMs] = await time<CommunicationAnalysis>(
    send('/api/communication/analyze', {
      messageText: DRAFT,
      communicationType: 'email',
      context: 'general',
    }),
  )
  hold(
    'improved message',
    Boolean(feedback.improvedVersion),
    sayHow(feedback.engine, rewriteMs, feedback.improvedVersion),
  )
  const [ended, endMs] = await time<CoachingSession>(send(`${path}/complete`, {}))
  hold(
    'session ended',
    ended.status === 'completed' && Boolean(ended.summary),
    sayHow(undefined, endMs, ended.summary),
  )
  const { summary, summaryWriting } = await waitForSummary(send, path)
  hold('its summary', Boolean(summary), sayHow(summaryWriting?.engine, null, summary))
  // Insights begin with the third session.
  for (const [at, turn] of LATER.entries()) {
    const next = await readJson<CoachingSession>(
      await send('/api/coaching/sessions', { title: `Later ${at}` }),
    )
    await talk(`/api/coaching/sessions/${next.id}`, [turn])
    await send(`/api/coaching/sessions/${next.id}/complete`, {})
  }
  for (const { type, description, writing } of await waitForInsights(send))
    hold('insight', Boolean(description), sayHow(writing?.engine, null, `${type}: ${description}`))
  const metrics = await readMetrics(send)
  for (const task of TASKS) print(`  ${task}: ${readOutcomes(metrics, task) || 'not asked'}`)
  print(metrics.match(/^language_model_(?:repairs|tokens|median|is_slow)\S* .*$/gm)?.join('\n') ?? '')
  print(`GET /api/coaching/writer: ${JSON.stringify(await readWriter(send))}`)
  const errors = product.printed().match(/^.*"level":(?:50|60).*$/gm) ?? []
  hold('errors in the log', errors.length === 0, errors.join('\n') || 'none')
  return isWhole
}

async function time<Body>(asked: Promise<Response>): Promise<[Body, number]> {
  const begunMs = performance.now()
  const body = await readJson<Body>(await asked)
  return [body, performance.now() - begunMs]
}

const SHOWN = 110
const sayHow = (engine: string | null | undefined, tookMs: number | null, text: string | null | undefined) =>
  [
    (engine ?? 'built-in').padEnd(14),
    (tookMs === null ? '' : `${(tookMs / 1000).toFixed(1)} s`).padStart(7),
    JSON.stringify((text ?? '').slice(0, SHOWN)),
  ].join('  ')

async function waitForSummary(send: Send, path: string): Promise<CoachingSession> {
  const giveUpAtMs = performance.now() + AFTERWARDS_MS
  for (;;) {
    const { session } = await readJson<{ session: CoachingSession }>(await send(path))
    if (session.summaryWriting || performance.now() > giveUpAtMs) return session
    await sleep(1_000)
  }
}

/** The first insights, once the model has been asked for them or nothing comes of it any more. */
async function waitForInsights(send: Send): Promise<Insight[]> {
  const giveUpAtMs = performance.now() + AFTERWARDS_MS
  for (;;) {
    const insights = (await readJson<Insight[]>(await send('/api/insights'))).slice(0, 3)
    if (insights.every(({ writing }) => writing) || performance.now() > giveUpAtMs) return insights
    await sleep(1_000)
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
