import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Mail, SendMail } from '../../lib/mail.ts'
import { forgetAddressProofs, forgetLinks, setAddress } from './account.store.ts'
import { writeAddressAskedMail, writeAddressMail } from './address-mail.ts'
import type { Identity } from './identity.ts'
import { createLink, findLink, useLink } from './mailed-link.ts'

const TAKEN = { 'body.email': 'This email address belongs to another account.' }

/** What mailing a link needs. */
interface Mailing extends Pick<Deps, 'db' | 'log' | 'config'> {
  identity: () => Identity
  sendMail: SendMail
}

/** Mails a link to an address; opening it proves that it is the person's. Links mailed to them before stop working. */
export async function mailAddressProof(mailing: Mailing, userId: string, email: string): Promise<void> {
  const { db, config, identity } = mailing
  await forgetAddressProofs(db, userId)
  const token = await createLink(identity(), 'address', { userId, email })
  mailBehind(mailing, writeAddressMail(email, config.publicUrl, token))
}

/** Tells the address of an account that another one has been asked for. */
export const tellAddressAsked = (mailing: Pick<Mailing, 'log' | 'sendMail'>, to: string): void =>
  mailBehind(mailing, writeAddressAskedMail(to))

/** Sends a mail behind the answer, which would else take as long as the mail server. */
export function mailBehind({ log, sendMail }: Pick<Mailing, 'log' | 'sendMail'>, mail: Mail): void {
  sendMail(mail).catch((error: unknown) => log.error({ err: error }, 'A mail could not be sent'))
}

/** Gives an account the address that a mailed link proves. @throws AppError `invalid_input` when it is no link, or another's address. */
export async function redeemAddressProof(
  db: Db,
  identity: Identity,
  token: string,
  at: string,
): Promise<{ userId: string; email: string; before: string }> {
  const link = await findLink(identity, 'address', token)
  const before = await refuseTaken(() =>
    useLink(db, link, async (tx, owner) => {
      await setAddress(tx, owner.id, { email: link.email, isVerified: true }, at)
      await forgetLinks(tx, owner.id)
      return owner.email
    }),
  )
  return { userId: link.userId, email: link.email, before }
}

/** Gives an account an address that nothing proves; links mailed to the old one stop working. @throws AppError `invalid_input` when another has it. */
export const giveAddress = (db: Db, userId: string, email: string, at: string): Promise<void> =>
  refuseTaken(() =>
    db.transaction().execute(async (tx) => {
      await setAddress(tx, userId, { email, isVerified: false }, at)
      await forgetLinks(tx, userId)
    }),
  )

/** The refusal of an address that another account has. */
export const takenAddress = (): AppError => new AppError('invalid_input', { fields: TAKEN })

async function refuseTaken<Result>(give: () => Promise<Result>): Promise<Result> {
  try {
    return await give()
  } catch (error) {
    throw isUniqueViolation(error) ? takenAddress() : error
  }
}
