import type { Library } from '@lodestar/coach/coaching/recognize'
import type { Pool } from 'pg'
import type { Db } from '../db/connect.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Ids } from './ids.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'

/** What the coach needs beyond the facts. Features that add intelligence extend this. */
interface CoachDeps {
  /** The language model that writes answers; null means the built-in coach does. */
  languageModel: null
  /** The indexed playbooks; loaded with the first call. */
  library: () => Library
}

/** Everything the server is given from outside: handed to every feature, imported by none. */
export interface Deps {
  db: Db
  /** The sign-in library's own connections. */
  authPool: Pool
  clock: Clock
  ids: Ids
  config: Config
  /** Signs cookies. */
  secretKey: string
  limits: Limits
  log: Log
  coach: CoachDeps
}
