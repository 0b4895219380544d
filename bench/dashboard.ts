import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import autocannon from 'autocannon'
import { migrate } from '../server/src/db/migrate.ts'
import { startEmbeddedDatabase } from '../server/src/embedded/embedded-database.ts'
import { serveMeasured } from '../server/src/testing/dashboard-server.ts'
import { openUpkeepPool } from '../server/src/testing/open-test-database.ts'
import { SERVER_FLAGS } from '../tools/keep-running.mjs'
import { fillWithPeople, SECRET } from './dashboard-people.ts'

const CONNECTIONS = 50
const FEW_USERS = 100
/** People whose dashboards are asked for in turn. */
const ASKED = 100

interface Load {
  /** Answers a second. */
  rate: number
  /** Milliseconds. */
  p99: number
  errors: number
}

interface Target {
  server: ChildProcess
  origin: string
  path: string
  cookies: string[]
}

/** How the dashboard does against a bare server on the same large database, and on that against one of 100 people. */
export interface DashboardFigures {
  product: Load
  bare: Load
  /** Medians of the rounds; each round measures all of them in turn, so that a busy machine slows all alike. */
  ratio: number
  p99Ratio: number
  /** Time of one answer with `users` people in the database, over its time with 100. */
  growth: number
  users: number
  filledIn: number
}

/**
 * Measures GET /api/dashboard: 50 connections, 100 facts a person, product and bare server as processes of their own on
 * one PostgreSQL.
 *
 * @param users people in the large database; 100 of them have 100 facts each, the others 10.
 */
export async function measureDashboard(users: number, rounds = 5, seconds = 5): Promise<DashboardFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-dashboard-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  const targets: Target[] = []
  try {
    const few = await makeDatabase(database.url, 'few', FEW_USERS)
    const filledAt = performance.now()
    const many = await makeDatabase(database.url, 'many', users)
    const filledIn = (performance.now() - filledAt) / 1000
    const product = await startTarget('product', many)
    const bare = await startTarget('bare', many)
    const small = await startTarget('product', few)
    targets.push(product, bare, small)
    for (const target of targets) await load(target, CONNECTIONS, 2)
    const measured = { product: [] as Load[], bare: [] as Load[], small: [] as Load[], large: [] as Load[] }
    for (let round = 0; round < rounds; round++) {
      measured.product.push(await load(product, CONNECTIONS, seconds))
      measured.bare.push(await load(bare, CONNECTIONS, seconds))
      measured.small.push(await load(small, 1, seconds))
      measured.large.push(await load(product, 1, seconds))
    }
    return { ...sumUp(measured), users, filledIn }
  } finally {
    for (const { server } of targets) server.kill('SIGTERM')
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

function sumUp(measured: Record<'product' | 'bare' | 'small' | 'large', Load[]>) {
  const { product, bare, small, large } = measured
  const middle = (loads: readonly Load[]): Load => ({
    rate: median(loads.map(({ rate }) => rate)),
    p99: median(loads.map(({ p99 }) => p99)),
    errors: loads.reduce((sum, { errors }) => sum + errors, 0),
  })
  const over = (ones: readonly Load[], others: readonly Load[], read: (load: Load) => number) =>
    median(ones.map((one, round) => read(one) / read(others[round] ?? one)))
  return {
    product: middle(product),
    bare: middle(bare),
    ratio: over(product, bare, ({ rate }) => rate),
    p99Ratio: over(product, bare, ({ p99 }) => p99),
    growth: over(small, large, ({ rate }) => rate),
  }
}

/** Makes a database of its own in a cluster, filled with people. @returns its URL, and the cookies of those with 100 facts. */
export async function makeDatabase(
  url: string,
  name: string,
  users: number,
): Promise<{ url: string; cookies: string[] }> {
  const pool = openUpkeepPool(url)
  await pool.query(`create database ${name}`)
  await pool.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  await migrate(own.href)
  return { url: own.href, cookies: await fillWithPeople(own.href, users, Math.min(ASKED, users)) }
}

/** Starts a server as a process of its own on a filled database. */
export async function startTarget(
  kind: 'product' | 'bare',
  { url, cookies }: { url: string; cookies: string[] },
): Promise<Target> {
  // The product as `npm start` runs it; the bare server as one would by hand.
  const flags = kind === 'product' ? SERVER_FLAGS : []
  const server = spawn(process.execPath, [...flags, import.meta.filename, kind, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [origin] = await new Promise<string[]>((resolve, reject) => {
    createInterface(server.stdout).once('line', (line) => resolve([line]))
    server.once('exit', () => reject(new Error(`The ${kind} server did not start`)))
  })
  return { server, origin: origin ?? '', path: kind === 'bare' ? '/bare' : '/api/dashboard', cookies }
}

async function load({ origin, path, cookies }: Target, connections: number, duration: number): Promise<Load> {
  const requests = cookies.map((cookie) => ({ method: 'GET', path, headers: { cookie } }))
  const {
    requests: done,
    latency,
    errors,
    non2xx,
  } = await autocannon({ url: origin, connections, duration, requests })
  return { rate: done.average, p99: latency.p99, errors: errors + non2xx }
}

if (import.meta.main) {
  const [kind = '', url = ''] = process.argv.slice(2)
  process.stdout.write(`${await serveMeasured(kind, url, SECRET)}\n`)
}
