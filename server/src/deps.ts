import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import type { Coach } from './coach/coach.ts'
import type { Db } from './db/connect.ts'
import type { JobQueue } from './db/job-queue.ts'
import type { Presence } from './db/presence.ts'
import type { Clock } from './lib/clock.ts'
import type { Config } from './lib/config.ts'
import type { Ids } from './lib/ids.ts'
import type { Limits } from './lib/limits.ts'
import type { Log } from './lib/log.ts'
import type { HashCosts } from './lib/scrypt.ts'
import type { Tracing } from './lib/tracing.ts'
import type { Vault } from './lib/vault.ts'
import type { LanguageModel } from './llm/language-model.ts'
import type { Leading } from './llm/leading.ts'
import type { Analyzer } from './nlp/analyzer.ts'
import type { Grammar } from './nlp/grammar.ts'

/** What the coach needs beyond the facts. Features that add intelligence extend this. */
interface CoachDeps {
  /** The language model that writes answers where it can; null means the built-in coach writes them all. */
  languageModel: LanguageModel | null
  /** Whether that model leads the coach's turns. */
  leading: Leading
  /** The built-in coach; asleep until somebody is about to talk to it. */
  builtIn: Coach
  /** The judge of messages and reader of results; asleep until somebody brings one. */
  analyzer: Analyzer
  /** The grammar checker; asleep until the first message is analyzed. */
  grammar: Grammar
}

/** Everything the server is given from outside: handed to every feature, imported by none. */
export interface Deps {
  db: Db
  /** Connections for turns alone, so that a hundred at once leave everybody else theirs. */
  turnsDb: Db
  /** Lets other servers see that this one lives. */
  presence: Presence
  /** The sign-in library's own connections. */
  authPool: Pool
  /** Work for later. */
  jobs: JobQueue
  clock: Clock
  ids: Ids
  config: Config
  /** Signs cookies. */
  secretKey: string
  /** Encrypts what is stored, and decrypts it. */
  vault: Vault
  /** What hashing passwords and backup codes costs. */
  hashCosts: HashCosts
  limits: Limits
  log: Log
  /** Tells a collector how long what took. */
  tracing: Tracing
  /** The figures that /metrics tells. */
  metrics: Registry
  coach: CoachDeps
}
