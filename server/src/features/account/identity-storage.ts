import type { BetterAuthOptions } from 'better-auth'

/** How long a session lasts, from when it began: 30 days. */
export const SESSION_SECONDS = 30 * 86_400

/** Where the library's records are kept. Its one `name` is our first name; the last name is a field beside it. */
export const IDENTITY_STORAGE = {
  user: {
    modelName: 'users',
    fields: {
      name: 'first_name',
      emailVerified: 'email_verified',
      image: 'profile_image_url',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    additionalFields: {
      lastName: { type: 'string', required: false, fieldName: 'last_name' },
      timeZone: { type: 'string', required: false, fieldName: 'time_zone' },
      locale: { type: 'string', required: false },
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    additionalFields: {
      lastUsedAt: { type: 'date', required: false, input: false, fieldName: 'last_used_at' },
    },
    expiresIn: SESSION_SECONDS,
    // What asks for a fresh proof of who is there is ours.
    freshAge: 0,
    // A session ends 30 days after it began, however much it is used.
    disableSessionRefresh: true,
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    updateAccountOnSignIn: false,
  },
  verification: {
    modelName: 'auth_verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    storeIdentifier: 'hashed',
  },
} as const satisfies Partial<BetterAuthOptions>

/** Where the library keeps second factors. */
export const SECOND_FACTOR_STORAGE = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'auth_second_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes_secret',
      failedVerificationCount: 'failed_count',
      lockedUntil: 'locked_until',
    },
  },
} as const

/** Where the library keeps passkeys. */
export const PASSKEY_STORAGE = {
  passkey: {
    modelName: 'auth_passkeys',
    fields: {
      userId: 'user_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const
