import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerAll } from '@lodestar/coach/assessment/answer-all'
import type { CoachingSession, Message } from '@lodestar/contract/coaching'
import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import { buildApp } from '../../server/src/app.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import type { Deps } from '../../server/src/deps.ts'
import { startEmbeddedDatabase } from '../../server/src/embedded/embedded-database.ts'
import { openDeps } from '../../server/src/testing/dashboard-server.ts'
import { type Behavior, startFakeModelServer } from '../../server/src/testing/fake-model-server.ts'
import { MODEL_FAULTS, MODEL_ODDITIES, speaking } from '../../server/src/testing/model-faults.ts'
import { openModel } from '../../server/src/testing/open-model.ts'
import { createAccount } from '../people.ts'
import { holdTurn, readJson, readOutcomes, type Shown, sendAs } from '../talk.ts'

const MESSAGES = [
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  "I've hinted a few times but never said it straight",
  'Give me a plan for it.',
  'And what if he says no?',
  'Thank you, I will do it tomorrow.',
]
const DRAFT =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board. Thanks, Ada'

/** Most ways wait for a server that does not answer. */
const AT_ONCE = 3

/** Null is a server that is not there. */
const WAYS: readonly [way: string, behavior: Behavior | null][] = [
  ...MODEL_ODDITIES,
  ['speaks seven characters a second', speaking(7)],
  ['is not there', null],
  ...MODEL_FAULTS.map(([fault, behavior]): [string, Behavior] => [fault, behavior]),
]

/** What became of the turns of one way. */
interface Outcome {
  way: string
  turns: number
  answered: number
  /** Messages that are kept with exactly one answer. */
  kept: number
  /** Turns whose reader had before them, at the end, what is kept. */
  same: number
  /** Turns whose key, sent again, gave the same answer. */
  repeated: number
  /** Turns that the model held. */
  led: number
  resets: number
  rewrites: number
  slowestMs: number
  /** As `/metrics` tells them, of the turns. */
  outcomes: string
}

/**
 * Lets a leader talk to the coach, and have a message improved, while a model that leads misbehaves in every way that is known,
 * each a model that nobody has asked before.
 *
 * @returns whether every turn was answered and kept as shown, with one answer.
 */
export async function tryModelFaults(isShort: boolean): Promise<boolean> {
  const messages = isShort ? MESSAGES.slice(0, 2) : MESSAGES
  const outcomes: Outcome[] = []
  print(
    '| a model that … | turns | answered 200 | kept with one answer | shown = kept | same key, same answer | led by it | resets | message improved | slowest | outcomes |',
  )
  print(`| --- |${' ---: |'.repeat(9)} --- |`)
  await withDeps(async (shared) => {
    const waiting = [...WAYS]
    const tryNext = async (): Promise<void> => {
      const next = waiting.shift()
      if (!next) return
      const outcome = await tryWay(...next, messages, shared)
      outcomes.push(outcome)
      print(describe(outcome))
      await tryNext()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, tryNext))
  })
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + count(one), 0)
  const turns = sum((one) => one.turns)
  const lost = outcomes.filter((one) => !isWhole(one)).map(({ way }) => way)
  print(
    `\n${WAYS.length} ways, ${turns} turns: ${sum((one) => one.answered)} answered with 200, ${sum((one) => one.kept)} kept with one answer, ${sum((one) => one.same)} as shown. Not so: ${lost.join(', ') || 'none'}`,
  )
  return lost.length === 0
}

const isWhole = ({ turns, answered, kept, same, repeated, rewrites }: Outcome) =>
  [answered, kept, same, repeated].every((count) => count === turns) && rewrites === 1

/** Gives what all ways share: a database, and a coach that has been loaded once. */
async function withDeps(run: (shared: Deps) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-model-faults-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  await migrate(database.url)
  const deps = openDeps(database.url, 'a secret of a measurement, and of nothing else')
  try {
    await run(deps)
  } finally {
    await Promise.all([deps.coach.builtIn.stop(), deps.coach.analyzer.stop(), deps.presence.stop()])
    await Promise.all([deps.db.destroy(), deps.turnsDb.destroy(), deps.authPool.end()])
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A model that nobody has asked yet, on a server of its own with a database that all share. */
async function tryWay(
  way: string,
  behavior: Behavior | null,
  messages: readonly string[],
  shared: Deps,
): Promise<Outcome> {
  const server = await startFakeModelServer(behavior ?? undefined)
  if (behavior === null) await server.stop()
  const ai = { provider: 'openai-compatible', model: 'fake', baseUrl: server.url, apiKey: null } as const
  const { languageModel, metrics } = openModel(ai, shared)
  const app = await buildApp({ ...shared, metrics, coach: { ...shared.coach, languageModel } })
  try {
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    const send = sendAs(
      baseUrl,
      await createAccount(baseUrl, `10.0.0.${WAYS.findIndex(([one]) => one === way)}`),
    )
    await send('/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
    const { id } = await readJson<CoachingSession>(await send('/api/coaching/sessions', { title: 'Marco' }))
    const path = `/api/coaching/sessions/${id}`
    const outcome = {
      way,
      turns: 0,
      answered: 0,
      kept: 0,
      same: 0,
      repeated: 0,
      led: 0,
      resets: 0,
      slowestMs: 0,
    }
    const shown: Shown[] = []
    for (const content of messages) shown.push(await holdTurn(send, `${path}/messages`, content))
    const { messages: kept } = await readJson<{ messages: Message[] }>(await send(path))
    for (const [at, turn] of shown.entries()) {
      const [question, answer] = kept.slice(at * 2, at * 2 + 2)
      outcome.turns++
      outcome.answered += Number(turn.status === 200)
      outcome.kept += Number(question?.content === messages[at] && answer?.role === 'assistant')
      outcome.same += Number(answer !== undefined && answer.content === turn.text && answer.id === turn.id)
      outcome.repeated += Number(turn.repeatedId === turn.id)
      outcome.led += Number(answer?.metadata.turn?.engine === 'fake')
      outcome.resets += turn.resets
      outcome.slowestMs = Math.max(outcome.slowestMs, turn.tookMs)
    }
    // What is kept beyond that is a message with two answers.
    if (kept.length !== messages.length * 2) outcome.kept = 0
    const improved = await send('/api/communication/analyze', {
      messageText: DRAFT,
      communicationType: 'email',
      context: 'general',
    })
    const { feedback } = await readJson<Partial<CommunicationAnalysis>>(improved)
    return {
      ...outcome,
      rewrites: Number(improved.status === 200 && Boolean(feedback?.improvedVersion)),
      outcomes: readOutcomes(await (await send('/metrics')).text(), 'turn'),
    }
  } finally {
    await app.close()
    await server.stop()
  }
}

function describe(one: Outcome): string {
  const counts = [
    one.turns,
    one.answered,
    one.kept,
    one.same,
    one.repeated,
    one.led,
    one.resets,
    one.rewrites,
  ]
  return `| ${[one.way, ...counts, `${(one.slowestMs / 1000).toFixed(1)} s`, one.outcomes].join(' | ')} |`
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
