import type { NewPasskeyAnswer, PasskeyAnswer } from '@lodestar/contract/passkey'
import type * as z from 'zod/mini'
import { AppError } from '../../http/errors.ts'
import type { Identity } from './identity.ts'
import { readLibraryCode } from './keeper.service.ts'
import type { SignedIn } from './sign-in.service.ts'

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
    await identity.api.verifyPasskeyRegistration({
      body: { response: { ...response, ...NO_EXTENSIONS }, ...(name ? { name } : {}) },
      headers,
    })
  } catch (error) {
    throw readLibraryCode(error) ? new AppError('invalid_input', { fields: NOT_ADDED }) : error
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
  response: z.output<typeof PasskeyAnswer>,
  headers: Headers,
): Promise<SignedIn> {
  try {
    const { response: signedIn, headers: sent } = await identity.api.verifyPasskeyAuthentication({
      body: { response: { ...response, ...NO_EXTENSIONS } },
      headers,
      returnHeaders: true,
    })
    return { userId: signedIn.user.id, cookies: sent.getSetCookie() }
  } catch (error) {
    throw readLibraryCode(error) ? new AppError('unauthorized', { fields: NOT_LET_IN }) : error
  }
}
