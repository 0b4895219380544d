import { loadavg } from 'node:os'
import type { CoachingSession } from '../../contract/src/coaching.ts'
import type { Deps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/lib/config.ts'
import { createGrammar } from '../../server/src/nlp/grammar.ts'
import { startFakeModelServer } from '../../server/src/testing/fake-model-server.ts'
import { openModel } from '../../server/src/testing/open-model.ts'
import { connectAsOwner } from '../../server/src/testing/repeat-rows.ts'
import { addPerson, type BenchServer, type Caller, startBenchServer } from '../growth/bench-server.ts'
import { liveOnce } from '../growth/one-life.ts'
import { measureMemory, type PartMemory } from './memory.ts'
import { type ProcessorTime, readProcessorTime } from './processor-time.ts'

const SAID =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'
const MESSAGE =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board by Friday, or I end up explaining it alone. '
/** What a visit asks for: the dashboard and what stands around it. */
const VISIT = [
  '/api/auth/user',
  '/api/dashboard',
  '/api/notifications',
  '/api/goals',
  '/api/meetings/upcoming',
]

/** What is measured; times are milliseconds of processor time for one. */
export interface Capacity {
  load: number
  turn: ProcessorTime
  ledTurn: ProcessorTime
  visit: ProcessorTime
  analysis: ProcessorTime
  /** Each the more that the process takes once it is awake. */
  memory: PartMemory[]
  /** Gigabytes on disk of one conversation of five turns, and of an analysis. */
  conversationBytes: number
  analysisBytes: number
}

/** Measures what the product takes for what people do: processor time, memory and disk. It says what is taken, not how long somebody waits, so a busy machine changes little. */
export async function measureCapacity(): Promise<Capacity> {
  const fake = await startFakeModelServer()
  const plain = await startBenchServer(withGrammar)
  try {
    const caller = await addPerson(plain)
    await liveOnce(caller)
    await plain.deps.coach.grammar.check('All is well.')
    const size = await readSize(plain)
    const turn = await measure(plain, 60, (at) => holdTurn(caller, at))
    const afterTurns = await readSize(plain)
    const analysis = await measure(plain, 60, (at) => analyze(caller, at + 2))
    const afterAnalyses = await readSize(plain)
    const visit = await measure(plain, 100, async () => {
      for (const path of VISIT) await caller.get(path)
    })
    const led = await measureLed(fake.url)
    return {
      load: loadavg()[0] ?? 0,
      turn,
      ledTurn: led,
      visit,
      analysis,
      memory: await measureMemory(),
      conversationBytes: ((afterTurns - size) / (60 + WARM_UP)) * 5,
      analysisBytes: (afterAnalyses - afterTurns) / (60 + WARM_UP),
    }
  } finally {
    await plain.stop()
    await fake.stop()
  }
}

const withGrammar = (deps: Deps): Deps => ({
  ...deps,
  coach: { ...deps.coach, grammar: createGrammar({ log: deps.log, deadlineMs: 60_000 }) },
})

async function measureLed(url: string): Promise<ProcessorTime> {
  const { ai } = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_BASE_URL: url,
    AI_MODE: 'lead',
  })
  if (!ai) throw new Error('The settings name a model')
  const server = await startBenchServer((deps) => ({
    ...deps,
    coach: { ...deps.coach, languageModel: openModel(ai, deps).languageModel },
  }))
  try {
    const caller = await addPerson(server)
    await liveOnce(caller)
    return await measure(server, 60, (at) => holdTurn(caller, at))
  } finally {
    await server.stop()
  }
}

const WARM_UP = 10

/** Does something again and again. @returns processor time of one. */
async function measure(
  { dataDir }: BenchServer,
  times: number,
  run: (at: number) => Promise<unknown>,
): Promise<ProcessorTime> {
  for (let at = 0; at < WARM_UP; at += 1) await run(at)
  const before = readProcessorTime(dataDir)
  for (let at = 0; at < times; at += 1) await run(WARM_UP + at)
  const after = readProcessorTime(dataDir)
  return {
    main: (after.main - before.main) / times,
    threads: (after.threads - before.threads) / times,
    database: (after.database - before.database) / times,
  }
}

let session = ''
async function holdTurn(caller: Caller, at: number): Promise<void> {
  // Five turns make a conversation.
  if (at % 5 === 0)
    session = (await caller.send<CoachingSession>('POST', '/api/coaching/sessions', { title: 'A talk' })).id
  await caller.send('POST', `/api/coaching/sessions/${session}/messages`, {
    content: `${SAID} It is the ${at}th time, and I have said so.`,
  })
}

const analyze = (caller: Caller, at: number) =>
  caller.send('POST', '/api/communication/analyze', {
    communicationType: 'email',
    messageText: `${MESSAGE.repeat(6)} No. ${at}`,
  })

async function readSize({ ownerUrl }: BenchServer): Promise<number> {
  const client = await connectAsOwner(ownerUrl)
  try {
    await client.query('checkpoint').catch(() => undefined)
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(oid)) as bytes from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}
