import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import type { Db } from './db/connect.ts'
import type { JobQueue } from './db/job-queue.ts'
import type { Clock } from './lib/clock.ts'
import type { CoachEngine } from './lib/coach-engine.ts'
import type { Config } from './lib/config.ts'
import type { Ids } from './lib/ids.ts'
import type { Limits } from './lib/limits.ts'
import type { Log } from './lib/log.ts'
import type { LanguageModel } from './llm/language-model.ts'
import type { Grammar } from './nlp/grammar.ts'

/** What the coach needs beyond the facts. Features that add intelligence extend this. */
interface CoachDeps {
  /** The language model that writes answers where it can; null means the built-in coach writes them all. */
  languageModel: LanguageModel | null
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
  /** Work for later. */
  jobs: JobQueue
  clock: Clock
  ids: Ids
  config: Config
  /** Signs cookies. */
  secretKey: string
  limits: Limits
  log: Log
  /** The figures that /metrics tells. */
  metrics: Registry
  coach: CoachDeps
}
