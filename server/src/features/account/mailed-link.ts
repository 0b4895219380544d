import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import { type LinkOwner, lockOwner, takeLink } from './account.store.ts'
import type { Identity } from './identity.ts'

const LINK_MS = 3_600_000
const TOKEN_BYTES = 24
const LINK_USED_UP = { 'body.token': 'This link has expired or was already used. Ask for a new one.' }

/** What opening a mailed link does: it proves an address, or sets a new password. */
type LinkKind = 'address' | 'reset'

/** A link that was mailed and still works. */
export interface MailedLink {
  id: string
  userId: string
  /** The address it was mailed to, in small letters. */
  email: string
}

/** Makes the token of a link that is mailed to an address of a person; it works once, for an hour. */
export async function createLink(
  identity: Identity,
  kind: LinkKind,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { internalAdapter } = await identity.$context
  await internalAdapter.createVerificationValue({
    identifier: `${kind}:${token}`,
    value: `${kind} ${userId} ${email.toLowerCase()}`,
    expiresAt: new Date(Date.now() + LINK_MS),
  })
  return token
}

/** Reads a mailed link and leaves it good. @throws AppError `invalid_input` when it is none. */
export async function findLink(identity: Identity, kind: LinkKind, token: string): Promise<MailedLink> {
  const { internalAdapter } = await identity.$context
  const link = await internalAdapter.findVerificationValue(`${kind}:${token}`)
  const [, userId, email] = link?.value.split(' ') ?? []
  if (!link || !userId || !email || link.expiresAt.getTime() <= Date.now()) throw usedUp()
  return { id: link.id, userId, email }
}

/**
 * Uses a mailed link up, and does what it is for in the same step.
 *
 * Its owner is locked meanwhile, so that whatever voids links has either voided this one or comes after it.
 *
 * @throws AppError `invalid_input` when the link was used or voided since it was read.
 */
export const useLink = <Result>(
  db: Db,
  link: MailedLink,
  act: (tx: Db, owner: LinkOwner) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const owner = await lockOwner(tx, link.userId)
    if (!owner || !(await takeLink(tx, link.id))) throw usedUp()
    return act(tx, owner)
  })

const usedUp = () => new AppError('invalid_input', { fields: LINK_USED_UP })
