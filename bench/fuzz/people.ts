import { answerAll } from '@lodestar/coach/assessment/answer-all'
import { queryDatabase } from '../faults/database.ts'
import { createAccount, PASSWORD } from '../people.ts'
import { anAddress, type Sent, send } from './send.ts'

/** Somebody with an account and something in it. */
export interface Person {
  cookie: string
  email: string
  password: string
  /** Ids of what is theirs, by the path they were told under. */
  ids: Map<string, string[]>
  /** Stands in every text of theirs, and in nobody else's. */
  mark: string
}

/** Two people who know each other's ids. */
export interface Pair {
  one: Person
  other: Person
}

const MOST_IDS = 60

/** Makes two people, each with a little of everything. */
export async function makePair(baseUrl: string, dataDir: string): Promise<Pair> {
  const [one, other] = [await makePerson(baseUrl, dataDir), await makePerson(baseUrl, dataDir)]
  return { one, other }
}

/** Makes somebody in the place of one who has left, with a goal alone: many leave. */
export const makeFollower = (baseUrl: string, dataDir: string): Promise<Person> =>
  makePerson(baseUrl, dataDir, false)

async function makePerson(baseUrl: string, dataDir: string, isWhole = true): Promise<Person> {
  const cookie = await createAccount(baseUrl, anAddress())
  const mark = `zq${crypto.randomUUID().replaceAll('-', '')}`
  const me = await call(baseUrl, cookie, 'GET', '/api/auth/user')
  const { email } = JSON.parse(me.text) as { email: string }
  const person = { cookie, email, password: PASSWORD, ids: new Map(), mark }
  // As if they had just typed their password, for as long as this takes: what asks for it is tried, too.
  await queryDatabase(
    dataDir,
    `update auth_sessions set confirmed_at = now() + interval '1 day' where user_id = (select id from users where email = $1)`,
    [email],
  )
  await furnish(baseUrl, person, isWhole)
  return person
}

/** Writes something into every feature, or a goal alone. */
async function furnish(baseUrl: string, person: Person, isWhole: boolean): Promise<void> {
  const { mark } = person
  const post = async (path: string, body: unknown) => {
    const sent = await call(baseUrl, person.cookie, 'POST', path, body)
    if (sent.status >= 300) throw new Error(`${path} was refused: ${sent.status} ${sent.text}`)
    noteIds(person, path, sent.text)
    return JSON.parse(sent.text) as { id: string }
  }
  await post('/api/goals', { title: `Listen ${mark}`, category: 'communication' })
  if (!isWhole) return
  await post('/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
  const { id } = await post('/api/coaching/sessions', { title: `Marco ${mark}` })
  const content = `Marco keeps interrupting Ana in our meetings (${mark}). I have to talk to him before Thursday.`
  await post(`/api/coaching/sessions/${id}/messages`, { content })
  await post('/api/meetings', {
    title: `Review ${mark}`,
    startTime: '2026-12-03T10:00:00Z',
    endTime: '2026-12-03T10:30:00Z',
  })
  const messageText = `Hi Marco, as I said the report ${mark} was due on Monday. Please send it.`
  await post('/api/communication/analyze', { messageText, communicationType: 'email', context: 'general' })
  await post('/api/assessments/external', {
    assessmentType: 'disc',
    rawResults: `D 78 I 61 S 22 C 35 ${mark}`,
  })
  await post('/api/rehearsals', { sessionId: id })
}

/** Keeps the ids that an answer to somebody tells. @param from the path it was asked for. */
export function noteIds({ ids }: Person, from: string, text: string): void {
  if (!text.startsWith('{') && !text.startsWith('[')) return
  const value: unknown = JSON.parse(text)
  const found = (Array.isArray(value) ? value : [value]).flatMap((each) => readId(each) ?? [])
  const nested = [...text.matchAll(/"id":"([\w-]{1,64})"/g)].map(([, id = '']) => id)
  keep(ids, from, found)
  keep(ids, '', nested)
}

function readId(value: unknown): string | undefined {
  const { id } = (value ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

function keep(ids: Person['ids'], from: string, found: readonly string[]): void {
  const all = [...new Set([...(ids.get(from) ?? []), ...found])]
  ids.set(from, all.slice(-MOST_IDS))
}

/** Finds an id of somebody. @param from a path, or its last word; of anything where nothing is known under it. */
export function findId({ ids }: Person, from: string, place: number): string {
  const path = ids.has(from) ? from : [...ids.keys()].find((each) => each.endsWith(`/${from}`))
  const list = (path ? ids.get(path) : undefined) ?? []
  const known = list.length > 0 ? list : (ids.get('') ?? [])
  return known[place % known.length] ?? 'none'
}

const call = (baseUrl: string, cookie: string, method: string, path: string, body?: unknown): Promise<Sent> =>
  send(baseUrl, {
    method,
    path,
    headers: {
      cookie,
      'x-forwarded-for': anAddress(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
  })
