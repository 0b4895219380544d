import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connect.ts'
import { requireRoom } from '../db/quota.ts'
import { removeInBatches } from '../db/remove-in-batches.ts'
import type { Limits } from '../lib/limits.ts'
import { AppError } from './errors.ts'

/** How long a first answer is kept for repeats. */
const KEPT_MS = 24 * 60 * 60 * 1000
const LONGEST_KEY = 200
const WAIT_STEP_MS = 25
const RETRY_SECONDS = 5

/** A create that is answered once per key. */
interface Once {
  db: Db
  now: Date
  request: FastifyRequest
  reply: FastifyReply
  userId: string
  /** Does the work through the transaction it is given and returns the reply. */
  run: (tx: Tx) => Promise<unknown>
}

/** One use of a key: whose, which, and for what request. */
export interface KeyUse {
  userId: string
  key: string
  fingerprint: string
}

/**
 * Runs a create in a transaction, at most once per `Idempotency-Key`; a repeat gets the first answer again.
 *
 * Key and row are committed together, so not even a crash between them lets a repeat make a second row. Repeats that
 * arrive while the first is at work wait for it without holding a connection.
 *
 * @throws AppError `idempotency_mismatch` when the key was used for a different request; `overloaded` when the first
 *   request is still at work after `limits.repeatWaitMs`.
 */
export async function answerOnce({ db, now, request, reply, userId, run }: Once): Promise<unknown> {
  const use = readKeyUse(request, userId)
  if (!use) return db.transaction().execute(run)
  const { limits } = request.server
  for (let waitedMs = 0; waitedMs < limits.repeatWaitMs; waitedMs += WAIT_STEP_MS) {
    const outcome = await db.transaction().execute(async (tx) => {
      if (!(await lockKey(tx, use))) return null
      const earlier = await recallReply(tx, use, now)
      if (earlier) return { result: earlier.reply, isRepeat: true }
      const result = await run(tx)
      await rememberReply(tx, use, result, { now, limits })
      return { result, isRepeat: false }
    })
    if (outcome?.isRepeat) reply.header('idempotency-replayed', 'true')
    if (outcome) return outcome.result
    await sleep(WAIT_STEP_MS)
  }
  // It may finish yet: a repeat a little later gets its answer.
  throw new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS })
}

/**
 * Reads the key of a request and what it is used for; null without the header.
 *
 * @throws AppError `invalid_input` for a key that is empty or longer than 200 characters.
 */
export function readKeyUse(request: FastifyRequest, userId: string): KeyUse | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST_KEY)
    throw new AppError('invalid_input', {
      fields: { 'headers.idempotency-key': `From 1 to ${LONGEST_KEY} characters` },
    })
  // Safe to write again: http/json-body.ts has refused what is nested too deeply.
  const body = JSON.stringify(request.body) ?? ''
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url}\n${body}`)
    .digest('base64url')
  return { userId, key, fingerprint }
}

/**
 * Finds the first answer given for a key.
 *
 * @throws AppError `idempotency_mismatch` when the key was used for a different request.
 */
async function recallReply(db: Db, use: KeyUse, now: Date): Promise<{ reply: unknown } | null> {
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'reply'])
    .where('userId', '=', use.userId)
    .where('key', '=', use.key)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.fingerprint !== use.fingerprint) throw new AppError('idempotency_mismatch')
  return { reply: earlier.reply }
}

/** Keeps the first answer for 24 hours, in the transaction that writes what the answer speaks of. */
async function rememberReply(
  tx: Db,
  use: KeyUse,
  reply: unknown,
  { now, limits }: { now: Date; limits: Limits },
): Promise<void> {
  // A person's own expired keys go when they make a new one; there are never many.
  await tx
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', use.userId)
    .where('expiresAt', '<=', now.toISOString())
    .execute()
  await requireRoom({ db: tx, userId: use.userId, limits }, 'keys')
  await tx
    .insertInto('idempotencyKeys')
    .values({
      ...use,
      reply: JSON.stringify(reply),
      expiresAt: new Date(now.getTime() + KEPT_MS).toISOString(),
    })
    .execute()
}

/** Removes everybody's first answers whose 24 hours are over. */
export async function forgetExpiredReplies(db: Db, now: Date): Promise<void> {
  await removeInBatches(db, 'idempotencyKeys', sql`expires_at <= ${now.toISOString()}`)
}

async function lockKey(tx: Tx, { userId, key }: KeyUse): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as is_mine`.execute(tx)
  return rows[0]?.isMine ?? false
}
