import { asPerson } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { addFeed } from '../meetings/calendar-feed.store.ts'
import { createIdentity, type Identity, PROVIDER_ID } from './identity.ts'
import { endOldest } from './sessions.store.ts'

const RETRY_MS = 5000

/** The sign-in library of a running server. */
export interface IdentityHolder {
  identity: () => Identity
  /** The library once it knows the identity provider; null while the provider cannot be reached. */
  identityWithProvider: () => Promise<Identity | null>
}

/**
 * Sets up the sign-in library and sets it up again when the identity provider was down at first.
 *
 * The library looks the provider up once, when it starts, and goes without it for good if that fails.
 */
export function createIdentityHolder(deps: Deps): IdentityHolder {
  const make = () => makeIdentity(deps)
  let current = make()
  let madeAtMs = deps.clock().getTime()

  return {
    identity: () => current,
    identityWithProvider: async () => {
      if (await knowsProvider(current)) return current
      const nowMs = deps.clock().getTime()
      if (nowMs - madeAtMs < RETRY_MS) return null
      madeAtMs = nowMs
      current = make()
      return (await knowsProvider(current)) ? current : null
    },
  }
}

function makeIdentity({
  config,
  secretKey,
  authPool,
  db,
  vault,
  limits,
  clock,
  ids,
  log,
  hashCosts,
}: Deps): Identity {
  const welcome = (userId: string) => asPerson(userId, () => addFeed(db, userId, clock().toISOString()))
  const limitSessions = (userId: string) =>
    asPerson(userId, () => endOldest(db, userId, limits.sessionsPerPerson))
  return createIdentity({
    config,
    secret: secretKey,
    pool: authPool,
    vault,
    welcome,
    limitSessions,
    ids,
    log,
    hashCosts,
  })
}

async function knowsProvider(identity: Identity): Promise<boolean> {
  const { socialProviders } = await identity.$context
  return socialProviders.some(({ id }) => id === PROVIDER_ID)
}
