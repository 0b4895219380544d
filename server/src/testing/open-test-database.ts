import pg, { type Pool } from 'pg'
import { type Db, openAuthPool, openDatabase, type PoolSettings } from '../db/connect.ts'
import { UPKEEP } from '../db/scope.ts'
import { createVault } from '../lib/vault.ts'

/** The secret key of every server that tests build. */
export const TEST_SECRET = 'a-secret-key-that-only-tests-know-and-use'
/** Encrypts and decrypts as those servers do. */
export const testVault = createVault(TEST_SECRET)

const ignore = () => {}

/** Opens a database as the server does; what a test does there itself, outside any request, sees everybody's rows. */
export const openTestDatabase = (
  url: string,
  onError: (error: Error) => void = ignore,
  settings: Partial<PoolSettings> = {},
): Db => openDatabase(url, onError, { vault: testVault, outside: { purpose: 'upkeep' }, ...settings })

/** Opens the sign-in library's pool as the server does. */
export const openTestAuthPool = (
  url: string,
  onError: (error: Error) => void = ignore,
  settings: Pick<PoolSettings, 'role' | 'isPooled'> = {},
): Pool => openAuthPool(url, onError, { vault: testVault, ...settings })

/** Opens a pool for plain SQL over everybody's rows, as they are stored. */
export const openUpkeepPool = (url: string): Pool => new pg.Pool({ connectionString: url, options: UPKEEP })
