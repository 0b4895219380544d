import {
  askPasskey,
  signInByEmail,
  signInByPasskey,
  signInBySecondFactor,
  signUpByEmail,
} from '@lodestar/contract/account'
import type { SignInMeans } from '@lodestar/contract/security'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mountAccounts } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import { countThrottle, networkOf, throttle } from '../../http/throttle.ts'
import type { SendMail } from '../../lib/mail.ts'
import { noteSecurity } from '../security/security.service.ts'
import { findUser, findUserId } from './account.store.ts'
import { mailAddressProof } from './address.service.ts'
import { addCookies, toIdentityHeaders, withCookie } from './caller.ts'
import type { Identity } from './identity.ts'
import { mayMail } from './mail-limits.ts'
import * as passkeys from './passkey.service.ts'
import { findCredentialOwner } from './passkeys.store.ts'
import { takeSecondStep, WrongCode } from './second-step.ts'
import type { SessionCookies } from './session-cookie.ts'
import * as signing from './sign-in.service.ts'
import { createSignInGuard } from './sign-in-guard.ts'
import { moveToTimeZone } from './time-zone.service.ts'

/** What signing in needs beside the server's own dependencies. */
export interface SignInDeps extends Deps {
  identity: () => Identity
  cookies: SessionCookies
  sendMail: SendMail | null
}

const HOUR_MINUTES = 60

/** The fields of a refusal say that the second step came without the first. */
const NOT_BEGUN = { 'body.code': 'Begin with your email address and your password.' }

/** Mounts the calls that let people in by e-mail and password, and by a second factor where there is one. */
export function mountSignIn(app: FastifyInstance, deps: SignInDeps): void {
  mountSignUp(app, deps)
  mountFirstStep(app, deps)
  mountSecondStep(app, deps)
  mountPasskey(app, deps)
}

/** Finds somebody who has just signed in, as the contract shows them. */
export async function findSignedIn({ db, config }: Pick<Deps, 'db' | 'config'>, userId: string) {
  const user = await findUser(db, userId, config.oidc?.name ?? '')
  if (!user) throw new AppError('unauthorized')
  return user
}

function mountSignUp(app: FastifyInstance, deps: SignInDeps): void {
  const { limits, clock, db, identity, sendMail } = deps
  const guard = createSignInGuard(deps)
  const mayMailAt = async (network: string) => {
    const mails = { name: 'sign-up-mail-network', of: [network] }
    return (await countThrottle(db, mails, HOUR_MINUTES, clock())).count <= limits.resetsPerNetwork
  }
  mountAccounts(app, signUpByEmail, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    const perNetwork = { name: 'sign-up', of: [network], most: limits.signUpsPerNetwork }
    await throttle(db, [perNetwork], limits.windowMinutes, clock())
    const { userId, cookies } = await signing.signUp(identity(), db, body, toIdentityHeaders(request))
    await guard.welcome({ network, email: body.email.toLowerCase() })
    await noteSecurity(deps, { userId }, 'account-created', occasionOf(request))
    // Beyond what a mailbox should get, none is sent and nobody is told.
    if (sendMail && (await mayMailAt(network)) && (await mayMail(deps, 'sign-up', body.email.toLowerCase())))
      await mailAddressProof({ ...deps, sendMail }, userId, body.email)
    addCookies(reply, cookies)
    return findSignedIn(deps, userId)
  })
}

function mountFirstStep(app: FastifyInstance, deps: SignInDeps): void {
  const guard = createSignInGuard(deps)
  mountAccounts(app, signInByEmail, async ({ body, request, reply }) => {
    const email = body.email.toLowerCase()
    await guard.check({ network: networkOf(request.ip), email })
    const tried = await trySignIn(deps, body, request)
    addCookies(reply, tried.cookies)
    if (tried.userId !== null) return welcome(deps, tried.userId, 'password', body.timeZone, request)
    const userId = await findUserId(deps.db, email)
    if (userId !== undefined) await noteSecurity(deps, { userId }, 'second-factor-asked', occasionOf(request))
    throw new AppError('second_factor_required')
  })
}

/** A try that fails is noted at the account it was for. */
async function trySignIn(
  deps: SignInDeps,
  body: { email: string; password: string },
  request: FastifyRequest,
): Promise<signing.SignedIn | signing.HalfSignedIn> {
  try {
    return await signing.signIn(deps.identity(), deps, body, toIdentityHeaders(request))
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthorized') {
      const userId = await findUserId(deps.db, body.email)
      const subject = userId === undefined ? { email: body.email } : { userId }
      await noteSecurity(deps, subject, 'sign-in-failed', occasionOf(request))
    }
    throw error
  }
}

function mountSecondStep(app: FastifyInstance, deps: SignInDeps): void {
  mountAccounts(app, signInBySecondFactor, async ({ body, request, reply }) => {
    const proof = deps.cookies.readChallenge(request)
    if (!proof) throw new AppError('unauthorized', { fields: NOT_BEGUN })
    const attempt = { challenge: proof.token, code: body.code, network: networkOf(request.ip) }
    const step = await takeSecondStep(
      deps,
      deps.identity(),
      attempt,
      withCookie(request, proof.cookie),
    ).catch(async (error: unknown) => {
      if (error instanceof WrongCode)
        await noteSecurity(deps, { userId: error.userId }, 'second-factor-failed', occasionOf(request))
      throw error
    })
    if (step.isBackupCode)
      await noteSecurity(deps, { userId: step.userId }, 'backup-code-used', occasionOf(request))
    addCookies(reply, step.cookies)
    const means = step.isBackupCode ? 'backup-code' : 'code'
    return welcome(deps, step.userId, means, body.timeZone, request)
  })
}

function mountPasskey(app: FastifyInstance, deps: SignInDeps): void {
  const { limits, clock, db, identity, cookies } = deps
  mountAccounts(app, askPasskey, async ({ request, reply }) => {
    const asked = await passkeys.askPasskey(identity(), toIdentityHeaders(request))
    addCookies(reply, asked.cookies)
    return { options: asked.options }
  })

  mountAccounts(app, signInByPasskey, async ({ body, request, reply }) => {
    const perNetwork = {
      name: 'passkey-network',
      of: [networkOf(request.ip)],
      most: limits.signInsPerNetwork,
    }
    await throttle(db, [perNetwork], limits.windowMinutes, clock())
    const headers = withCookie(request, cookies.readPasskey(request)?.cookie)
    const signedIn = await passkeys
      .signInByPasskey(identity(), db, body.response, headers)
      .catch(async (error: unknown) => {
        if (error instanceof AppError) await notePasskeyFailure(deps, body.response.id, request)
        throw error
      })
    addCookies(reply, signedIn.cookies)
    return welcome(deps, signedIn.userId, 'passkey', body.timeZone, request)
  })
}

/** Noted at whoever has the passkey; one that nobody has is told from others by a keyed hash. */
async function notePasskeyFailure(deps: SignInDeps, credential: string, request: FastifyRequest) {
  const userId = await findCredentialOwner(deps.db, credential)
  const subject = userId === undefined ? { passkey: credential } : { userId }
  await noteSecurity(deps, subject, 'passkey-failed', occasionOf(request))
}

/** Only who has proved all that is asked for makes their network known, and lifts what failed tries have closed. */
async function welcome(
  deps: SignInDeps,
  userId: string,
  means: SignInMeans,
  timeZone: string | undefined,
  request: FastifyRequest,
) {
  const user = await findSignedIn(deps, userId)
  await createSignInGuard(deps).welcome({ network: networkOf(request.ip), email: user.email })
  await noteSecurity(deps, { userId }, 'signed-in', occasionOf(request), { means })
  if (timeZone) await moveToTimeZone(deps, userId, timeZone)
  return user
}
