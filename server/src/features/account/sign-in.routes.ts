import { NewAccount, User } from '@lodestar/contract/account'
import { endpoint } from '@lodestar/contract/endpoint'
import { Success, TimeZone, text } from '@lodestar/contract/primitives'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mountPublic, SUCCESS } from '../../http/mount.ts'
import { clearThrottle, networkOf, throttle } from '../../http/throttle.ts'
import { findUser, setTimeZone } from './account.store.ts'
import { addCookies, toIdentityHeaders } from './caller.ts'
import type { Identity } from './identity.ts'
import { resetPassword, signIn, signUp } from './sign-in.service.ts'

const Email = NewAccount.shape.email
const example = {
  id: 'user_ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Okafor',
  profileImageUrl: null,
  provider: 'local',
  createdAt: '2026-05-03T09:30:00.000Z',
  updatedAt: '2026-05-03T09:30:00.000Z',
  ndaAcceptedAt: null,
  ndaVersion: null,
}

const signUpByEmail = endpoint({
  method: 'POST',
  path: '/api/identity/sign-up/email',
  summary: 'Create an account and sign it in.',
  access: 'public',
  body: NewAccount,
  reply: User,
  status: 201,
  errors: ['invalid_input'],
  example,
})

const signInByEmail = endpoint({
  method: 'POST',
  path: '/api/identity/sign-in/email',
  summary: 'Sign in with an email address and a password.',
  access: 'public',
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(128)),
    timeZone: z.optional(TimeZone),
  }),
  reply: User,
  errors: ['invalid_input', 'unauthorized'],
  example,
})

const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/identity/request-password-reset',
  summary: 'Mail a link to choose a new password; the answer is the same for an unknown address.',
  access: 'public',
  body: z.object({ email: Email }),
  reply: Success,
  errors: ['invalid_input', 'not_found'],
  example: { success: true },
})

const chooseNewPassword = endpoint({
  method: 'POST',
  path: '/api/identity/reset-password',
  summary: 'Choose a new password by the token of a reset mail.',
  access: 'public',
  body: z.object({ token: text(200), newPassword: NewAccount.shape.password }),
  reply: Success,
  errors: ['invalid_input'],
  example: { success: true },
})

/** Mounts the calls that let people in by e-mail and password. */
export function mountSignIn(app: FastifyInstance, deps: Deps, identity: () => Identity): void {
  const { limits, clock, config } = deps
  const guard = (...throttles: Parameters<typeof throttle>[1]) =>
    throttle(deps.db, throttles, limits.windowMinutes, clock())
  const findSignedIn = async (userId: string) => {
    const user = await findUser(deps.db, userId, config.oidc?.name ?? '')
    if (!user) throw new AppError('unauthorized')
    return user
  }

  mountPublic(app, signUpByEmail, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    await guard({ name: 'sign-up', of: [network], most: limits.signUpsPerNetwork })
    const { userId, cookies } = await signUp(identity(), deps.db, body, toIdentityHeaders(request))
    addCookies(reply, cookies)
    return findSignedIn(userId)
  })

  mountPublic(app, signInByEmail, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    const email = body.email.toLowerCase()
    const perAddress = { name: 'sign-in', of: [network, email], most: limits.signInsPerAddress }
    await guard(
      perAddress,
      { name: 'sign-in-network', of: [network], most: limits.signInsPerNetwork },
      { name: 'sign-in-account', of: [email], most: limits.signInsPerAccount },
    )
    const { userId, cookies } = await signIn(identity(), body, toIdentityHeaders(request))
    await clearThrottle(deps.db, perAddress)
    if (body.timeZone) await setTimeZone(deps.db, userId, body.timeZone, clock().toISOString())
    addCookies(reply, cookies)
    return findSignedIn(userId)
  })

  mountPublic(app, requestPasswordReset, async ({ body }) => {
    if (!config.smtp) throw new AppError('not_found')
    const email = body.email.toLowerCase()
    await guard({ name: 'reset', of: [email], most: limits.resetsPerAddress })
    await identity().api.requestPasswordReset({ body: { email } })
    return SUCCESS
  })

  mountPublic(app, chooseNewPassword, async ({ body }) => {
    await resetPassword(identity(), body)
    return SUCCESS
  })
}
