import { parseArgs } from 'node:util'
import { type Product, startProduct } from '../../e2e/support/product.ts'
import { type Case, listOf, listOperations, makeCases, type Operation } from './cases.ts'
import { createJudge, FAULTS, type Fault, type Finding, type Judge } from './judge.ts'
import { findId, makeFollower, makePair, noteIds, type Pair, type Person } from './people.ts'
import { anAddress, send, type Wire, writeCurl } from './send.ts'
import { SLOTS } from './shaped-values.ts'

const INPUTS = { whole: 1_000, short: 2 }
const PAIRS = { whole: 10, short: 1 }
const AT_ONCE = 4
/** So many findings of one fault of one operation are told; the rest is counted. */
const TOLD = 3

/** What became of the requests of one operation. */
interface Outcome {
  operation: string
  sent: number
  done: number
  refused: number
  /** Of those, told to come back later. */
  throttled: number
  faults: Record<Fault, number>
  slowestMs: number
}

/** What is tried: all operations or some, from which seed, how often. */
interface Plan {
  seed: number
  inputs: number
  pairs: number
  only: string[]
}

/**
 * Sends every operation of the OpenAPI document what its schema allows, and the same with something wrong in it, as one of two
 * people and as nobody, to a product of its own.
 *
 * @param args `--short`, `--inputs 200`, `--seed 7`, `--only createGoal,listGoals`.
 * @returns whether every answer was one that the document promises.
 */
export async function fuzz(args: readonly string[], start = startWhole): Promise<boolean> {
  const plan = readPlan(args)
  const product = await start()
  const outcomes: Outcome[] = []
  try {
    const operations = await readOperations(product, plan.only)
    print(`${operations.length} operations, ${plan.inputs} inputs each, seed ${plan.seed}\n`)
    print(`| operation | sent | 2xx | 4xx | of that 429 | ${FAULTS.join(' | ')} | slowest ms |`)
    print(`| --- |${' ---: |'.repeat(FAULTS.length + 5)}`)
    const run = await openRun(product, plan)
    for (const operation of operations) outcomes.push(await tryOperation(run, operation))
    const crashes = product.printed().split('Lodestar crashed').length - 1
    print(describeAll(outcomes, crashes))
    return crashes === 0 && outcomes.every(({ faults }) => FAULTS.every((fault) => faults[fault] === 0))
  } finally {
    await product.stop()
  }
}

const startWhole = (): Promise<Product> =>
  startProduct({ GRAMMAR: 'off' }, ['tools/node.mjs', '--keep-running', 'tools/start.mjs'])

function readPlan(args: readonly string[]): Plan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      inputs: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const size = values.short ? 'short' : 'whole'
  return {
    seed: Number(values.seed ?? 1),
    inputs: Number(values.inputs ?? INPUTS[size]),
    pairs: PAIRS[size],
    only: values.only?.split(',') ?? [],
  }
}

async function readOperations({ baseUrl }: Product, only: readonly string[]): Promise<Operation[]> {
  const document = await (await fetch(`${baseUrl}/api/docs`)).json()
  const all = listOperations(document)
  const unknown = only.filter((id) => !all.some((operation) => operation.id === id))
  if (unknown.length > 0) throw new RangeError(`No such operation: ${unknown.join(', ')}`)
  const wanted = all.filter(({ id }) => only.length === 0 || only.includes(id))
  // What ends accounts and sessions comes last.
  return wanted.toSorted((one, other) => Number(isEnding(one)) - Number(isEnding(other)))
}

const isEnding = ({ id }: Operation) => /^(delete|end|remove|change|confirm|reset)/.test(id)

/** What all requests share. */
interface Run {
  product: Product
  plan: Plan
  judge: Judge
  pairs: Pair[]
}

async function openRun(product: Product, plan: Plan): Promise<Run> {
  const pairs: Pair[] = []
  for (let count = 0; count < plan.pairs; count++)
    pairs.push(await makePair(product.baseUrl, product.dataDir))
  return { product, plan, judge: createJudge(), pairs }
}

async function tryOperation(run: Run, operation: Operation): Promise<Outcome> {
  const outcome: Outcome = {
    operation: operation.id,
    sent: 0,
    done: 0,
    refused: 0,
    throttled: 0,
    faults: { '5xx': 0, undocumented: 0, 'off schema': 0, leak: 0, 'no answer': 0 },
    slowestMs: 0,
  }
  const waiting = [...makeCases(operation, run.plan.inputs, run.plan.seed).entries()]
  const told: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      told.push(...(await tryCase(run, operation, next, outcome)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const { sent, done, refused, throttled, faults, slowestMs } = outcome
  print(
    `| ${[operation.id, sent, done, refused, throttled, ...FAULTS.map((fault) => faults[fault]), Math.round(slowestMs)].join(' | ')} |`,
  )
  for (const line of told) print(line)
  return outcome
}

/** @returns what is told of what is wrong. */
async function tryCase(
  run: Run,
  operation: Operation,
  [at, made]: [number, Case],
  outcome: Outcome,
): Promise<string[]> {
  const { product, plan, judge, pairs } = run
  const place = at % pairs.length
  const pair = pairs[place]
  if (!pair) throw new Error('nobody is there')
  const [caller, stranger] = made.who === 'other' ? [pair.other, pair.one] : [pair.one, pair.other]
  const isSignedIn = made.who !== 'visitor'
  const wire = toWire(operation, made, caller, stranger)
  const sent = await send(product.baseUrl, wire)
  outcome.sent += 1
  outcome.done += Number(sent.status >= 200 && sent.status < 300)
  outcome.refused += Number(sent.status >= 400 && sent.status < 500)
  outcome.throttled += Number(sent.status === 429)
  outcome.slowestMs = Math.max(outcome.slowestMs, sent.tookMs)
  if (isSignedIn && sent.status < 300) noteIds(caller, listOf(operation), sent.text)
  if (isCutOff(wire, sent.failure)) return []
  const others = isSignedIn ? [stranger] : [caller, stranger]
  const findings = isElsewhere(operation, made)
    ? judge(operation, wire, sent, others).filter(({ fault }) => fault === '5xx' || fault === 'leak')
    : judge(operation, wire, sent, others)
  // Who has deleted the account, or signed out, is followed by somebody else.
  if (isSignedIn && (await hasLeft(product.baseUrl, caller, sent.status, operation)))
    await replace(run, place, caller)
  return tell(findings, outcome, `seed ${plan.seed}, input ${at}: ${writeCurl(product.baseUrl, wire)}`)
}

/** Somebody else comes for who has left, unless another request has seen to that. */
async function replace({ product, pairs }: Run, place: number, left: Person): Promise<void> {
  const follower = await makeFollower(product.baseUrl, product.dataDir)
  const pair = pairs[place]
  if (pair?.one === left) pairs[place] = { ...pair, one: follower }
  else if (pair?.other === left) pairs[place] = { ...pair, other: follower }
}

function tell(findings: readonly Finding[], outcome: Outcome, how: string): string[] {
  return findings.flatMap(({ fault, what }) => {
    outcome.faults[fault] += 1
    return outcome.faults[fault] <= TOLD ? [`\n${fault}: ${what}\n  ${how}\n`] : []
  })
}

async function hasLeft(
  baseUrl: string,
  { cookie }: Person,
  status: number,
  operation: Operation,
): Promise<boolean> {
  if (status !== 401 && !(isEnding(operation) && status === 200)) return false
  const headers = { cookie, 'x-forwarded-for': anAddress() }
  return (await send(baseUrl, { method: 'GET', path: '/api/auth/user', headers, body: null })).status === 401
}

/** A server that refuses a body before it has come whole may hang up on who is still sending it. */
const isCutOff = ({ body }: Wire, failure: string | null): boolean =>
  failure !== null && /EPIPE|ECONNRESET/.test(failure) && (body?.length ?? 0) > 1_000_000

/** A place that is empty or only dots makes it the address of something else. */
const isElsewhere = ({ method }: Operation, { places, query }: Case): boolean =>
  places.some((place) => /^\.*$/.test(place)) || (method === 'GET' && query.startsWith('/'))

function toWire(
  { method, path, body: takesBody }: Operation,
  made: Case,
  caller: Person,
  stranger: Person,
): Wire {
  const fill = (text: string) => fillSlots(text, caller, stranger)
  const places = [...made.places]
  const address = path.replaceAll(/\{[^}]+\}/g, () =>
    encodeURIComponent(fill(places.shift() ?? '').toWellFormed()),
  )
  const body = toBytes(made.body, caller, stranger)
  return {
    method,
    path: made.query ? `${address}?${made.query}` : address,
    headers: {
      ...(made.who === 'visitor' ? {} : { cookie: caller.cookie }),
      'x-forwarded-for': anAddress(),
      ...(body || takesBody ? { 'content-type': 'application/json' } : {}),
      ...made.headers,
    },
    body,
  }
}

function toBytes(body: Case['body'], caller: Person, stranger: Person): Buffer | null {
  if (body === null) return null
  if ('bytes' in body) return Buffer.from(body.bytes)
  if ('raw' in body) return Buffer.from(body.raw)
  const text = JSON.stringify(body.json, (_, value) =>
    typeof value === 'string' ? fillSlots(value, caller, stranger) : value,
  )
  return Buffer.from(text ?? 'null')
}

function fillSlots(text: string, caller: Person, stranger: Person): string {
  if (text === SLOTS.email) return caller.email
  if (text === SLOTS.password) return caller.password
  const [kind, from = '', place] = text.split(':')
  if (`${kind}:` === SLOTS.own) return findId(caller, from, Number(place))
  if (`${kind}:` === SLOTS.theirs) return findId(stranger, from, Number(place))
  return text
}

function describeAll(outcomes: readonly Outcome[], crashes: number): string {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + count(one), 0)
  const undone = outcomes.filter(({ done }) => done === 0).map(({ operation }) => operation)
  const faults = FAULTS.map((fault) => `${fault} ${sum((one) => one.faults[fault])}`)
  return `\n${outcomes.length} operations, ${sum((one) => one.sent)} requests: ${sum((one) => one.done)} × 2xx, ${sum((one) => one.refused)} × 4xx (${sum((one) => one.throttled)} × 429); ${faults.join(', ')}; servers that died ${crashes}; operations of which none was done: ${undone.join(', ') || 'none'}; slowest answer ${Math.round(Math.max(...outcomes.map(({ slowestMs }) => slowestMs)))} ms`
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
