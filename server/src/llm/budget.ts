import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Clock } from '../lib/clock.ts'

/** Tokens a day, from midnight to midnight UTC, for each person and for everybody together; null: no limit. */
export interface DailyTokens {
  perPerson: number | null
  inAll: number | null
}

/** How much of a day is used, once that is worth telling: four fifths or more, or all of it. */
export interface BudgetState {
  isSpent: boolean
  /** When the next day begins, ISO 8601. */
  resetsAt: string
}

/** What a language model may take of a day's tokens. */
export interface Budget {
  /** What somebody is to be told, by their own share or everybody's, whichever is nearer its end; null while there is enough. */
  read: (userId: string | null) => Promise<BudgetState | null>
  /** Counts tokens for everybody, and for a person where there is one. */
  spend: (userId: string | null, tokens: number) => Promise<void>
}

/** Where no limit is set nothing is counted. */
export const NO_BUDGET: Budget = { read: async () => null, spend: async () => undefined }

const TOLD_FROM = 0.8
const DAY_MS = 86_400_000

/**
 * Makes the budget of this installation, kept in the database: it holds over restarts and for all servers together.
 *
 * It is looked at before a model is asked and counted when it has answered: what is written at the same moment may pass it.
 */
export function createBudget({ perPerson, inAll }: DailyTokens, db: Db, clock: Clock): Budget {
  if (perPerson === null && inAll === null) return NO_BUDGET
  return {
    read: async (userId) => {
      const now = clock()
      const rows = await db
        .selectFrom('languageModelUse')
        .select(['userId', 'tokens'])
        .where('day', '=', dayOf(now))
        .where(({ eb, or }) => or([eb('userId', 'is', null), eb('userId', '=', userId)]))
        .execute()
      const shares = rows.map((row) => row.tokens / ((row.userId === null ? inAll : perPerson) ?? Infinity))
      const used = Math.max(0, ...shares)
      if (used < TOLD_FROM) return null
      const midnight = Date.parse(dayOf(now)) + DAY_MS
      return { isSpent: used >= 1, resetsAt: new Date(midnight).toISOString() }
    },
    spend: async (userId, tokens) => {
      const day = dayOf(clock())
      // The row of everybody comes last for everybody, so that no two wait for each other.
      await sql`
        insert into language_model_use as used (user_id, day, tokens)
          select id, ${day}::date, ${tokens}::bigint from users where id = ${userId}
          union all select null, ${day}::date, ${tokens}::bigint
        on conflict (user_id, day) do update set tokens = used.tokens + excluded.tokens`.execute(db)
      await db.deleteFrom('languageModelUse').where('day', '<', day).execute()
    },
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
