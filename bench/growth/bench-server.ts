import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/src/app.ts'
import { closeHistories } from '../../server/src/db/history.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { asPurpose } from '../../server/src/db/scope.ts'
import { prepareServerRole } from '../../server/src/db/server-role.ts'
import type { Deps } from '../../server/src/deps.ts'
import { startEmbeddedDatabase } from '../../server/src/embedded/embedded-database.ts'
import { addFeed } from '../../server/src/features/meetings/calendar-feed.store.ts'
import { openDeps } from '../../server/src/testing/dashboard-server.ts'

const SECRET = 'a secret key of a measurement that guards nothing'
const DAY_MS = 86_400_000

/** The whole product in this process, on a database of its own, as the server's role and behind row-level security. */
export interface BenchServer {
  app: Awaited<ReturnType<typeof buildApp>>
  deps: Deps
  dataDir: string
  /** Of the role that owns the tables. */
  ownerUrl: string
  stop: () => Promise<void>
}

/** Starts it. @param adjust replaces what the product is given. */
export async function startBenchServer(adjust = (deps: Deps): Deps => deps): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-growth-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  await migrate(database.url)
  const role = await prepareServerRole(database.url)
  const deps = adjust(openDeps(database.url, SECRET, undefined, role))
  const app = await buildApp(deps)
  return {
    app,
    deps,
    dataDir,
    ownerUrl: database.url,
    stop: async () => {
      await app.close()
      await deps.jobs.stop()
      await deps.db.destroy()
      await deps.turnsDb.destroy()
      await deps.authPool.end()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Somebody signed in, who calls the product without a network between. */
export interface Caller {
  id: string
  get: (path: string) => Promise<{ status: number; body: string }>
  send: <Reply>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Reply>
}

/** Makes a session for somebody who is in the database. */
async function signIn({ app, deps }: BenchServer, userId: string): Promise<Caller> {
  const token = randomUUID()
  const [expiresAt, confirmedAt] = [DAY_MS, 0].map((ms) => new Date(Date.now() + ms).toISOString())
  await upkeep(deps)
    .insertInto('authSessions')
    .values({ id: randomUUID(), userId, token, expiresAt: expiresAt ?? '', confirmedAt: confirmedAt ?? '' })
    .execute()
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  const headers = { cookie: `lodestar.session_token=${encodeURIComponent(`${token}.${signature}`)}` }
  return {
    id: userId,
    get: async (url) => {
      const { statusCode, body } = await app.inject({ method: 'GET', url, headers })
      return { status: statusCode, body }
    },
    send: async (method, url, payload) => {
      const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
      return reply.json()
    },
  }
}

/** Statements outside any request run for upkeep here (`openTestDatabase`). */
const upkeep = ({ db }: Deps) => db

/** Makes somebody with an account. */
export async function addPerson(server: BenchServer): Promise<Caller> {
  const id = randomUUID()
  const at = new Date().toISOString()
  await upkeep(server.deps)
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      firstName: 'Ada',
      lastName: 'Okafor',
      timeZone: 'Europe/Berlin',
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await addFeed(upkeep(server.deps), id, at)
  return signIn(server, id)
}

/** Lets the job close every long history there is. */
export async function closeAll({ deps }: BenchServer): Promise<void> {
  const soon = new Date(Date.now() + 5 * 60_000)
  for (const now of [new Date(), soon]) await asPurpose('jobs', () => closeHistories(deps.db, now))
}
