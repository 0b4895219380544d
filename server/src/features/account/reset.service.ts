import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Ids } from '../../lib/ids.ts'
import type { SendMail } from '../../lib/mail.ts'
import { findUser, forgetLinks, setAddress } from './account.store.ts'
import type { Identity } from './identity.ts'
import { createLink, findLink, useLink } from './mailed-link.ts'
import { forgetFactors, replacePassword } from './passwords.store.ts'
import { writeResetMail } from './reset-mail.ts'
import { endAllSessions } from './sessions.store.ts'
import { refuseWeakPassword } from './sign-in.service.ts'

/** What mailing a link for a new password needs. */
interface Mailing extends Pick<Deps, 'log' | 'config'> {
  identity: () => Identity
  sendMail: SendMail
}

/** Nobody's, so that an address without an account takes as long as one with. */
const NOBODY = '-'

/** Mails a link for a new password to an address; nothing is mailed where nobody has it. */
export async function mailResetLink(
  { log, config, identity, sendMail }: Mailing,
  userId: string | undefined,
  email: string,
): Promise<void> {
  const token = await createLink(identity(), 'reset', { userId: userId ?? NOBODY, email })
  if (userId === undefined) return
  // Behind the answer, so that its time does not tell whether the address has an account.
  sendMail(writeResetMail(email, config.publicUrl, token)).catch((error: unknown) =>
    log.error({ err: error }, 'A mail could not be sent'),
  )
}

/**
 * Sets a new password by a mailed link, ends every session, and voids every other link of the person.
 *
 * The link came to the address, so whoever opened it has it. Where nobody had proved that before, a stranger may have
 * made the account: their passkeys and their second factor go with their password.
 *
 * @returns whose password it is. @throws AppError `invalid_input`, naming the link or the password.
 */
export async function resetPassword(
  db: Db,
  identity: Identity,
  { token, newPassword }: { token: string; newPassword: string },
  { ids, at }: { ids: Ids; at: string },
): Promise<string> {
  const link = await findLink(identity, 'reset', token)
  const person = await findUser(db, link.userId, '')
  if (person) refuseWeakPassword(newPassword, person, 'newPassword')
  const { password } = await identity.$context
  const hash = await password.hash(newPassword)
  await useLink(db, link, async (tx, owner) => {
    if (!owner.emailVerified) await forgetFactors(tx, owner.id)
    await replacePassword(tx, owner.id, { id: ids(), hash, at })
    if (owner.email === link.email)
      await setAddress(tx, owner.id, { email: owner.email, isVerified: true }, at)
    await forgetLinks(tx, owner.id)
    await endAllSessions(tx, owner.id)
  })
  return link.userId
}
