import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Pool } from 'pg'
import { openAuthDatabase } from '../../db/connect.ts'
import { noteOutage } from '../../db/outage.ts'
import type { Config, OidcConfig } from '../../lib/config.ts'
import type { Ids } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { HashCosts } from '../../lib/scrypt.ts'
import type { Vault } from '../../lib/vault.ts'
import { noteAuthTime } from './auth-time.ts'
import { keepHashed, makeBackupCodes } from './backup-codes.service.ts'
import { IDENTITY_STORAGE, PASSKEY_STORAGE, SECOND_FACTOR_STORAGE } from './identity-storage.ts'
import { createPasswordHashing } from './password-hash.ts'
import { isSecure, nameCookies } from './session-cookie.ts'

/** The path below which the sign-in library thinks it lives; only its provider callback is reachable there. */
export const IDENTITY_PATH = '/api/identity'
/** What accounts of the configured OpenID Connect provider are filed under. */
export const PROVIDER_ID = 'oidc'
/** Where a failed sign-in at the provider comes back to; the library adds `error=` and a code. */
export const PROVIDER_FAILED_PATH = '/api/login?method=email'

interface IdentityDeps {
  config: Config
  secret: string
  pool: Pool
  vault: Vault
  /** Does for a new account what the server keeps for everybody from the beginning. */
  welcome: (userId: string) => Promise<void>
  /** Ends the oldest sessions of who has more than there may be. */
  limitSessions: (userId: string) => Promise<void>
  ids: Ids
  log: Log
  hashCosts: HashCosts
}

/** The sign-in library, set up for this installation. */
export type Identity = ReturnType<typeof createIdentity>

/**
 * Sets up the sign-in library: e-mail and password (scrypt), sessions, second factors, and the OpenID Connect provider when there is one.
 *
 * Throttling, input checks and origin checks are ours and happen before it is asked.
 */
export function createIdentity({
  config,
  secret,
  pool,
  vault,
  welcome,
  limitSessions,
  ids,
  log,
  hashCosts,
}: IdentityDeps) {
  const { hash, verify } = createPasswordHashing(hashCosts.password)
  return betterAuth({
    appName: 'Lodestar',
    baseURL: config.publicUrl,
    basePath: IDENTITY_PATH,
    secret,
    database: { db: openAuthDatabase(pool, vault), type: 'postgres' },
    ...IDENTITY_STORAGE,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash, verify },
    },
    plugins: [
      twoFactor({
        issuer: 'Lodestar',
        schema: SECOND_FACTOR_STORAGE,
        // Codes are counted before they are looked at, by our guard; the library counts wrong ones afterwards.
        accountLockout: { enabled: false },
        backupCodeOptions: {
          customBackupCodesGenerate: makeBackupCodes,
          storeBackupCodes: keepHashed(secret, hashCosts.backupCode),
        },
      }),
      passkeys(config.publicUrl),
      ...(config.oidc ? [openIdConnect(config.oidc)] : []),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Nothing is ever asked of the provider again, so what it lets us do is not kept.
    databaseHooks: {
      user: { create: { after: async ({ id }) => welcome(id) } },
      session: { create: { after: async ({ userId }) => limitSessions(userId) } },
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    onAPIError: { errorURL: PROVIDER_FAILED_PATH },
    advanced: {
      cookiePrefix: nameCookies(config.publicUrl),
      // Its own prefix, __Secure-, would come before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(config.publicUrl), path: '/' },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      database: { generateId: () => ids(), validateSchema: false },
    },
    // Its messages may name e-mail addresses; only that something failed is kept.
    logger: {
      level: 'error',
      log: (_level, message, ...details) => {
        // It answers as if nobody were signed in, or a field were wrong, where the database is lost.
        details.forEach(noteOutage)
        log.error({ part: 'identity' }, firstLine(message))
      },
    },
  })
}

const firstLine = (message: string): string => (message.split('\n')[0] ?? '').replace(/\S+@\S+/g, '(address)')

/** A passkey stands for both factors, so its device has to have made sure who holds it. */
function passkeys(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  const requireOwner = ({ verification }: { verification: Verification }) => {
    const info = verification.registrationInfo ?? verification.authenticationInfo
    if (!info?.userVerified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' })
  }
  return passkey({
    rpName: 'Lodestar',
    rpID: hostname,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: { afterVerification: requireOwner },
    authentication: { afterVerification: requireOwner },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: PASSKEY_STORAGE,
  })
}

/** What is read of the library's verdict on a device, for adding it and for signing in. */
interface Verification {
  registrationInfo?: { userVerified: boolean }
  authenticationInfo?: { userVerified: boolean }
}

function openIdConnect(oidc: OidcConfig) {
  return genericOAuth({
    config: [
      {
        providerId: PROVIDER_ID,
        name: oidc.name,
        discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        scopes: ['openid', 'profile', 'email'],
        pkce: true,
        requireIdTokenVerification: true,
        disableProviderLogout: true,
        mapProfileToUser: (profile) => {
          noteAuthTime(profile)
          const { given_name: given, family_name: family, name } = profile
          const words = textOf(name).split(' ')
          return {
            name: textOf(given) || (words[0] ?? ''),
            lastName: textOf(family) || words.slice(1).join(' '),
          }
        },
      },
    ],
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 80) : '')
