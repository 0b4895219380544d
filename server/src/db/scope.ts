import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What may be done for nobody in particular, or for many. The policies of the tables say what each may read and write:
 * migrations 0038 and later.
 *
 * - `sign-in`: accounts, before it is known who is calling; also whose calendar feed, pulse or mailed link it is.
 * - `standings`: what the leaderboard looks at across everybody.
 * - `jobs`: finding whose turn it is, and forgetting what was kept for a while.
 * - `upkeep`: everything, for migrations, for encrypting what is there, and for a copy of the database.
 */
export type Purpose = 'sign-in' | 'standings' | 'jobs' | 'upkeep'

/** For whom statements are run: one person, a purpose, or nobody, who sees no row of anybody. */
export type Scope =
  | { readonly userId: string; readonly purpose?: undefined }
  | { readonly purpose: Purpose; readonly userId?: undefined }
  | Nobody
type Nobody = { readonly userId?: undefined; readonly purpose?: undefined }

/** The option of a connection that is for upkeep alone. */
export const UPKEEP = '-c app.purpose=upkeep'
/** Makes a transaction one for upkeep, also behind a pooler, which keeps no options; the purpose ends with it. */
export const AS_UPKEEP = "select set_config('app.purpose', 'upkeep', true)"

const NOBODY: Nobody = {}
const scopes = new AsyncLocalStorage<Scope>()

/** Runs what is done for one person: every statement sees that person's rows and no others. */
export const asPerson = <T>(userId: string, run: () => T): T => scopes.run({ userId }, run)

/** Runs what is done across people; every statement sees what the policies of the tables allow the purpose. */
export const asPurpose = <T>(purpose: Purpose, run: () => T): T => scopes.run({ purpose }, run)

/** Runs what is done for a visitor: no statement sees a row of anybody. */
export const asNobody = <T>(run: () => T): T => scopes.run(NOBODY, run)

/** For whom statements are run now; undefined where nobody has said so. */
export const currentScope = (): Scope | undefined => scopes.getStore()
