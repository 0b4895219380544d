import type { Pool } from 'pg'
import type { Db } from './db/connect.ts'
import type { Clock } from './lib/clock.ts'
import type { CoachEngine } from './lib/coach-engine.ts'
import type { Config } from './lib/config.ts'
import type { Ids } from './lib/ids.ts'
import type { Limits } from './lib/limits.ts'
import type { Log } from './lib/log.ts'
import type { Grammar } from './nlp/grammar.ts'

/** What the coach needs beyond the facts. Features that add intelligence extend this. */
export interface CoachDeps {
  /** The language model that writes answers; null means the built-in coach does. */
  languageModel: null
  /** The built-in coach; loaded with the first call. */
  engine: () => Promise<CoachEngine>
  /** The grammar checker; asleep until the first message is analyzed. */
  grammar: Grammar
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
