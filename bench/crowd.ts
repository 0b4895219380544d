import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CoachingSession } from '@lodestar/contract/coaching'
import { startEmbeddedDatabase } from '../server/src/embedded/embedded-database.ts'
import { makeDatabase, startTarget } from './dashboard.ts'

const MESSAGE =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'
const ALONE = 15

/** What a crowd of turns does to itself and to others; times in ms. */
export interface CrowdFigures {
  people: number
  /** One turn and one list with nobody else about. */
  turnAlone: number
  listAlone: number
  /** Until the first and the last of the crowd have their whole answer. */
  first: number
  last: number
  /** Until half of the crowd, and all of it, know that their message is kept. */
  keptMedian: number
  keptLast: number
  /** Somebody else's list meanwhile. */
  listMedian: number
  listSlowest: number
  /** Answers that were no whole turn. */
  failed: number
}

interface Caller {
  origin: string
  cookie: string
}

const post = ({ origin, cookie }: Caller, path: string, body: object, accept = 'application/json') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie, accept },
    body: JSON.stringify(body),
  })

async function openSession(caller: Caller): Promise<string> {
  const reply = await post(caller, '/api/coaching/sessions', { title: 'A talk' })
  if (!reply.ok) throw new Error(`No session: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as CoachingSession).id
}

/** Holds one streamed turn. @returns when its message was kept and when it was whole, in ms from the start. */
async function holdTurn(caller: Caller, session: string, words: string) {
  const startedAt = performance.now()
  const reply = await post(
    caller,
    `/api/coaching/sessions/${session}/messages`,
    { content: words },
    'text/event-stream',
  )
  let text = ''
  let keptMs = Number.NaN
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (Number.isNaN(keptMs) && text.includes('"type":"user"')) keptMs = performance.now() - startedAt
  }
  return { keptMs, doneMs: performance.now() - startedAt, isWhole: text.includes('"type":"done"') }
}

async function readList({ origin, cookie }: Caller): Promise<number> {
  const startedAt = performance.now()
  const reply = await fetch(`${origin}/api/goals`, { headers: { cookie } })
  await reply.text()
  return performance.now() - startedAt
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0

async function measureAlone(observer: Caller): Promise<Pick<CrowdFigures, 'turnAlone' | 'listAlone'>> {
  const turns: number[] = []
  const lists: number[] = []
  for (let at = 0; at < ALONE + 5; at += 1) {
    const session = await openSession(observer)
    const { doneMs } = await holdTurn(observer, session, `${MESSAGE} No. ${at}`)
    const listMs = await readList(observer)
    // The first ones pay for loading the coach.
    if (at >= 5) {
      turns.push(doneMs)
      lists.push(listMs)
    }
  }
  return { turnAlone: share(turns, 0.5), listAlone: share(lists, 0.5) }
}

async function measureCrowd(
  origin: string,
  [first = '', ...cookies]: readonly string[],
): Promise<CrowdFigures> {
  const observer = { origin, cookie: first }
  const alone = await measureAlone(observer)
  const crowd = cookies.map((cookie) => ({ origin, cookie }))
  const sessions = await Promise.all(crowd.map(openSession))
  let isOver = false
  const lists: number[] = []
  const watching = (async () => {
    while (!isOver) {
      lists.push(await readList(observer))
      await sleep(5)
    }
  })()
  const turns = await Promise.all(
    crowd.map((caller, at) => holdTurn(caller, sessions[at] ?? '', `${MESSAGE} It is the ${at}th time.`)),
  )
  isOver = true
  await watching
  const done = turns.map(({ doneMs }) => doneMs)
  const kept = turns.map(({ keptMs }) => keptMs)
  return {
    people: crowd.length,
    ...alone,
    ...{ first: Math.min(...done), last: Math.max(...done) },
    ...{ keptMedian: share(kept, 0.5), keptLast: Math.max(...kept) },
    ...{ listMedian: share(lists, 0.5), listSlowest: Math.max(...lists) },
    failed: turns.filter(({ isWhole }) => !isWhole).length,
  }
}

/** What happens when many bring a long message to be analyzed at the same moment; times in ms. */
export interface AnalysesFigures {
  analyzed: number
  /** Told to come back, with a time. */
  toldToWait: number
  /** Anything else: 500, or no answer. */
  failed: number
  slowest: number
  /** A short message of somebody else, sent meanwhile, until it is analyzed; asked again when told to wait. */
  shortMeanwhile: number
}

const LONG_MESSAGE =
  'I was wondering if you could send the March figures, since the board always asks for them. '

async function analyze(caller: Caller, messageText: string): Promise<Response> {
  return post(caller, '/api/communication/analyze', {
    communicationType: 'email',
    context: 'general',
    messageText,
  })
}

async function measureAnalyses(origin: string, cookies: readonly string[]): Promise<AnalysesFigures> {
  const [observer = '', ...crowd] = cookies.map((cookie) => cookie)
  await analyze({ origin, cookie: observer }, 'This wakes the analyzer.')
  const startedAt = performance.now()
  const sent = crowd.map(async (cookie, at) => {
    const reply = await analyze({ origin, cookie }, `${at} ${LONG_MESSAGE.repeat(100)}`.slice(0, 9_000))
    await reply.text()
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') }
  })
  const short = (async () => {
    for (;;) {
      const reply = await analyze({ origin, cookie: observer }, 'Could you send me the figures by Friday?')
      if (reply.ok) return performance.now() - startedAt
      await sleep(1000 * Number(reply.headers.get('retry-after') ?? 1))
    }
  })()
  const replies = await Promise.all(sent)
  const slowest = performance.now() - startedAt
  const analyzed = replies.filter(({ status }) => status === 200).length
  const toldToWait = replies.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length
  return {
    analyzed,
    toldToWait,
    failed: replies.length - analyzed - toldToWait,
    slowest,
    shortMeanwhile: await short,
  }
}

/** Measures a hundred people who send the coach a message at the same moment, and somebody who only wants a list; then sixty long analyses. */
export async function measureHundredTurns(): Promise<CrowdFigures & { analyses: AnalysesFigures }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-crowd-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  try {
    const made = await makeDatabase(database.url, 'crowd', 101)
    const { server, origin } = await startTarget('product', made)
    try {
      const turns = await measureCrowd(origin, made.cookies)
      return { ...turns, analyses: await measureAnalyses(origin, made.cookies.slice(0, 61)) }
    } finally {
      server.kill('SIGTERM')
    }
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
