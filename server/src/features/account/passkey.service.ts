import type { NewPasskeyAnswer, PasskeyAnswer } from '@lodestar/contract/passkey'
import type * as z from 'zod/mini'
import type { Db } from '../../db/connect.ts'
import { withOutages } from '../../db/outage.ts'
import { AppError } from '../../http/errors.ts'
import type { Identity } from './identity.ts'
import { readLibraryCode } from './keeper.service.ts'
import { hasCredential } from './passkeys.store.ts'
import type { SignedIn } from './sign-in.service.ts'
import { keepIfHolds } from './still-holds.ts'

/** None is asked for, so none is answered. */
const NO_EXTENSIONS = { clientExtensionResults: {} }

const NOT_ADDED = { 'body.response': 'This passkey could not be added. Please try again.' }
const NOT_LET_IN = {
  'body.response': 'This passkey does not open an account here. Sign in with your password.',
}

/** What a device is asked, and the cookies that say so. */
interface Asked {
  options: Record<string, unknown>
  cookies: string[]
}

/** Asks a device to make a passkey for whoever the headers prove. */
export async function askNewPasskey(identity: Identity, headers: Headers): Promise<Asked> {
  const { response, headers: sent } = await identity.api.generatePasskeyRegistrationOptions({
    headers,
    returnHeaders: true,
  })
  return { options: { ...response }, cookies: sent.getSetCookie() }
}

/** Keeps the passkey a device has made. @throws AppError `invalid_input` when its answer is not to what was asked. */
export async function addPasskey(
  identity: Identity,
  { response, name }: { response: z.output<typeof NewPasskeyAnswer>; name: string | null },
  headers: Headers,
): Promise<void> {
  try {
    await withOutages(() =>
      identity.api.verifyPasskeyRegistration({
        body: { response: { ...response, ...NO_EXTENSIONS }, ...(name ? { name } : {}) },
        headers,
      }),
    )
  } catch (error) {
    throw isRefusal(error) ? new AppError('invalid_input', { fields: NOT_ADDED }) : error
  }
}

/** Asks a device for a passkey, whoever it belongs to. */
export async function askPasskey(identity: Identity, headers: Headers): Promise<Asked> {
  const { response, headers: sent } = await identity.api.generatePasskeyAuthenticationOptions({
    headers,
    returnHeaders: true,
  })
  return { options: { ...response, userVerification: 'required' }, cookies: sent.getSetCookie() }
}

/** Signs in whoever a passkey belongs to. @throws AppError `unauthorized` when it is none of ours. */
export async function signInByPasskey(
  identity: Identity,
  db: Db,
  response: z.output<typeof PasskeyAnswer>,
  headers: Headers,
): Promise<SignedIn> {
  const notLetIn = () => new AppError('unauthorized', { fields: NOT_LET_IN })
  try {
    const { response: signedIn, headers: sent } = await withOutages(() =>
      identity.api.verifyPasskeyAuthentication({
        body: { response: { ...response, ...NO_EXTENSIONS } },
        headers,
        returnHeaders: true,
      }),
    )
    const userId = signedIn.user.id
    const holds = (tx: Db) => hasCredential(tx, userId, response.id)
    if (!(await keepIfHolds(db, userId, signedIn.session.token, holds))) throw notLetIn()
    return { userId, cookies: sent.getSetCookie() }
  } catch (error) {
    throw isRefusal(error) ? notLetIn() : error
  }
}

/** The library reads what was asked as JSON; a cookie of ours under another's name leads to something else. */
const isRefusal = (error: unknown): boolean =>
  error instanceof SyntaxError || readLibraryCode(error) !== undefined
