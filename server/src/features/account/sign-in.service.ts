import type { NewAccount } from '@lodestar/contract/account'
import type { Db } from '../../db/connect.ts'
import { withOutages } from '../../db/outage.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { findUserId } from './account.store.ts'
import type { Identity } from './identity.ts'
import { readLibraryCode } from './keeper.service.ts'
import { createPasswordHashing, type PasswordHashing } from './password-hash.ts'
import { findPasswordProblem, type PasswordOwner } from './password-problem.ts'
import { findHash, renewHash } from './passwords.store.ts'
import { keepIfHolds } from './still-holds.ts'

/** A person who is signed in from now on, and the cookies that say so. */
export interface SignedIn {
  userId: string
  cookies: string[]
}

/** Somebody who knows the password, and is asked for the second factor by what these cookies say. */
export interface HalfSignedIn {
  userId: null
  cookies: string[]
}

const EMAIL_TAKEN = { 'body.email': 'This email address already has an account. Sign in instead.' }
const NO_MATCH = { 'body.password': 'That email and password do not match.' }

/**
 * Creates an account and signs it in.
 *
 * An address that has an account is refused by name: the person is signed in right after, so the answer cannot be the
 * same for both, and a person who forgot their account is better told. Sign-ups are throttled per network instead.
 */
export async function signUp(
  identity: Identity,
  db: Db,
  { firstName, ...account }: NewAccount,
  headers: Headers,
): Promise<SignedIn> {
  refuseWeakPassword(account.password, { ...account, firstName }, 'password')
  try {
    const { response, headers: sent } = await withOutages(() =>
      identity.api.signUpEmail({ body: { ...account, name: firstName }, headers, returnHeaders: true }),
    )
    return { userId: response.user.id, cookies: sent.getSetCookie() }
  } catch (error) {
    const code = readLibraryCode(error)
    refuseByLibrary(error, 'password')
    const isTaken = code?.startsWith('USER_ALREADY_EXISTS')
    // Two sign-ups at once with one address: the database refuses the second without saying why.
    const isTakenSince =
      code === 'FAILED_TO_CREATE_USER' && (await findUserId(db, account.email)) !== undefined
    if (isTaken || isTakenSince) throw new AppError('invalid_input', { fields: EMAIL_TAKEN })
    throw error
  }
}

/** Signs in with a password. An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(
  identity: Identity,
  { db, hashCosts }: Pick<Deps, 'db' | 'hashCosts'>,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<SignedIn | HalfSignedIn> {
  const hashing = createPasswordHashing(hashCosts.password)
  const noMatch = () => new AppError('unauthorized', { fields: NO_MATCH })
  const before = await findHash(db, { email: email.toLowerCase() })
  try {
    const { response, headers: sent } = await identity.api.signInEmail({
      body: { email, password },
      headers,
      returnHeaders: true,
    })
    const token = 'token' in response ? response.token : null
    if (!before || !(await isStillPassword(db, { before, hashing }, password, token))) throw noMatch()
    await renewOutdatedHash(db, { before, hashing }, password)
    const userId = 'twoFactorRedirect' in response ? null : response.user.id
    return { userId, cookies: sent.getSetCookie() }
  } catch (error) {
    if (readLibraryCode(error) === 'INVALID_EMAIL_OR_PASSWORD') throw noMatch()
    refuseByLibrary(error, 'password')
    throw error
  }
}

/** Whose password is checked, by the hash that was read first. */
interface Checked {
  before: { userId: string; hash: string }
  hashing: PasswordHashing
}

/** A password can change while it is being checked; then whoever gave the old one is not let in. */
const isStillPassword = (
  db: Db,
  { before: { userId, hash }, hashing }: Checked,
  password: string,
  token: string | null,
): Promise<boolean> =>
  keepIfHolds(db, userId, token, async (tx) => {
    const now = await findHash(tx, { userId })
    // Another hash may be that of the same password, at a higher cost.
    return now !== undefined && (now.hash === hash || (await hashing.verify({ hash: now.hash, password })))
  })

/** A password that has just been right is hashed anew where its hash costs less than those made now. */
async function renewOutdatedHash(
  db: Db,
  { before: { userId, hash }, hashing }: Checked,
  password: string,
): Promise<void> {
  if (hashing.isOutdated(hash)) await renewHash(db, userId, { from: hash, to: await hashing.hash(password) })
}

/**
 * Refuses a password that is easy to guess for its owner.
 *
 * @throws AppError `invalid_input`, naming the field.
 */
export function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword',
): void {
  const problem = findPasswordProblem(password, owner)
  if (problem) throw new AppError('invalid_input', { fields: { [`body.${field}`]: problem } })
}

/** What the library refuses of what was typed, by its codes: the contract refuses the same, unless they count differently. */
const REFUSALS: Record<string, { field: 'email' | 'password'; problem: string }> = {
  INVALID_EMAIL: { field: 'email', problem: 'Enter an email address such as name@example.com' },
  INVALID_PASSWORD: { field: 'password', problem: 'This password cannot be used' },
  PASSWORD_TOO_SHORT: { field: 'password', problem: 'Use a longer password' },
  PASSWORD_TOO_LONG: { field: 'password', problem: 'Use a shorter password' },
}

/** @throws AppError `invalid_input` when it was the library that found something wrong with the input. */
export function refuseByLibrary(error: unknown, passwordField: 'password' | 'newPassword'): void {
  const code = readLibraryCode(error) ?? ''
  // Its checks of shape name the field in the message only.
  const isEmail = code === 'VALIDATION_ERROR' && (error as Error).message.includes('[body.email]')
  const refusal = REFUSALS[isEmail ? 'INVALID_EMAIL' : code]
  if (!refusal) return
  const field = refusal.field === 'password' ? passwordField : refusal.field
  throw new AppError('invalid_input', { fields: { [`body.${field}`]: refusal.problem } })
}
