import { makeSignature } from 'better-auth/crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { nameCookies } from '../features/account/session-cookie.ts'
import { addFeed } from '../features/meetings/calendar-feed.store.ts'
import { depsOfApp } from './test-app.ts'

type Send = (
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>

/** Somebody who can call the server: a signed-in person, or a visitor without a cookie. */
export interface Person {
  get: Send
  post: Send
  put: Send
  patch: Send
  delete: Send
}

/** A signed-in person of a test. */
export interface TestUser extends Person {
  id: string
  email: string
  /** The `cookie` header that signs in. */
  cookie: string
  headers: { cookie: string }
}

interface UserOptions {
  firstName?: string
  lastName?: string
  timeZone?: string | null
  onLeaderboard?: boolean
  createdAt?: Date
}

let count = 0

/**
 * Makes a person with an account and a session, straight in the database: no password is hashed, so it is fast.
 *
 * @example const ada = await aUser(app); const reply = await ada.post('/api/coaching/sessions', { title: 'Hand-over' })
 */
export async function aUser(app: FastifyInstance, options: UserOptions = {}): Promise<TestUser> {
  const { db, ids, clock, secretKey, config } = depsOfApp(app)
  const id = ids()
  count += 1
  const email = `person-${count}-${id}@example.com`
  const at = (options.createdAt ?? clock()).toISOString()
  const { firstName = 'Ada', lastName = 'Okafor', timeZone = null, onLeaderboard = false } = options
  await db
    .insertInto('users')
    .values({ id, email, firstName, lastName, timeZone, onLeaderboard, createdAt: at, updatedAt: at })
    .execute()
  await addFeed(db, id, at)
  const account = { id: ids(), userId: id, accountId: id, providerId: 'credential' }
  await db.insertInto('authAccounts').values(account).execute()
  const token = ids()
  // The sign-in library reads the machine's clock, whatever clock the test has set.
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  // As if they had just typed their password again, so that they may export and delete.
  const session = { id: ids(), userId: id, token, expiresAt, confirmedAt: clock().toISOString() }
  await db.insertInto('authSessions').values(session).execute()
  const signed = encodeURIComponent(`${token}.${await makeSignature(token, secretKey)}`)
  const cookie = `${nameCookies(config.publicUrl)}.session_token=${signed}`
  return { id, email, cookie, headers: { cookie }, ...personWith(app, { cookie }) }
}

/** Somebody without a session. */
export const aVisitor = (app: FastifyInstance): Person => personWith(app, {})

/** Somebody who calls with headers of their own. */
export function personWith(app: FastifyInstance, own: Record<string, string>): Person {
  const send =
    (method: NonNullable<InjectOptions['method']>): Send =>
    (url, body, headers) =>
      app.inject({
        method,
        url,
        headers: { ...own, ...headers },
        ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
      })
  return {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  }
}
