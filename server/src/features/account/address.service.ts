import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { SendMail } from '../../lib/mail.ts'
import { forgetAddressProofs, setAddress } from './account.store.ts'
import { writeAddressMail } from './address-mail.ts'
import type { Identity } from './identity.ts'

const LINK_MS = 3_600_000
const TOKEN_BYTES = 24
const LINK_USED_UP = { 'body.token': 'This link has expired or was already used. Ask for a new one.' }
const TAKEN = { 'body.email': 'This email address belongs to another account.' }

/** What mailing a link needs. */
interface Mailing extends Pick<Deps, 'db' | 'log' | 'config'> {
  identity: () => Identity
  sendMail: SendMail
}

/** Mails a link to an address; opening it proves that it is the person's. Links mailed to them before stop working. */
export async function mailAddressProof(
  { db, log, config, identity, sendMail }: Mailing,
  userId: string,
  email: string,
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { internalAdapter } = await identity().$context
  await forgetAddressProofs(db, userId)
  await internalAdapter.createVerificationValue({
    identifier: `address:${token}`,
    value: `${userId} ${email.toLowerCase()}`,
    expiresAt: new Date(Date.now() + LINK_MS),
  })
  // Behind the answer, which would else take as long as the mail server.
  sendMail(writeAddressMail(email, config.publicUrl, token)).catch((error: unknown) =>
    log.error({ err: error }, 'A mail could not be sent'),
  )
}

/** Uses up the token of a mailed link. @returns whose address it verifies. @throws AppError `invalid_input` when it is none. */
export async function redeemAddressProof(
  identity: Identity,
  token: string,
): Promise<{ userId: string; email: string }> {
  const { internalAdapter } = await identity.$context
  const proof = await internalAdapter.consumeVerificationValue(`address:${token}`)
  const [userId, email] = proof?.value.split(' ') ?? []
  if (!userId || !email) throw new AppError('invalid_input', { fields: LINK_USED_UP })
  return { userId, email }
}

/** Gives an account an address. @throws AppError `invalid_input` when another account has it. */
export async function giveAddress(
  db: Db,
  userId: string,
  address: { email: string; isVerified: boolean },
  at: string,
): Promise<void> {
  try {
    await setAddress(db, userId, address, at)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('invalid_input', { fields: TAKEN })
    throw error
  }
}
