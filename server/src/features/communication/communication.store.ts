import type { CommunicationAnalysis, MutedRule } from '@lodestar/contract/communication'
import { LIMITS } from '@lodestar/contract/primitives'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SentTo } from '../../llm/write-verified.ts'
import { keepModelText } from '../coaching/sent.store.ts'

const ANALYSIS_COLUMNS = [
  'id',
  'communicationType',
  'context',
  'subject',
  'originalText',
  'feedback',
  'createdAt',
] as const

/** A person's analyses, newest first, at most 200. */
export async function listAnalyses(db: Db, userId: string): Promise<CommunicationAnalysis[]> {
  return db
    .selectFrom('communicationAnalyses')
    .select(ANALYSIS_COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/** Keeps an analysis, and with it what a model was sent for its improved version. */
export async function addAnalysis(
  db: Db,
  userId: string,
  { analysis, sent }: { analysis: CommunicationAnalysis; sent: SentTo | null },
): Promise<CommunicationAnalysis> {
  await db
    .insertInto('communicationAnalyses')
    .values({ ...analysis, userId, feedback: JSON.stringify(analysis.feedback) })
    .execute()
  const { id: subject, createdAt } = analysis
  if (sent)
    await keepModelText(db, {
      userId,
      task: 'rewrite',
      subject,
      builtIn: null,
      written: null,
      sent,
      createdAt,
    })
  return analysis
}

/** The rules that a person has called false alarms, newest first, under the names they were last shown with. */
export async function listMutedRules(db: Db, userId: string): Promise<MutedRule[]> {
  const { rows } = await sql<MutedRule>`
    select muted.rule, coalesce(newest.rule_name, muted.rule) as rule_name, muted.muted_at
    from muted_rules muted
    left join lateral (
      select finding ->> 'ruleName' as rule_name
      from communication_analyses analyses, jsonb_array_elements(analyses.feedback -> 'findings') as finding
      where analyses.user_id = muted.user_id and finding ->> 'rule' = muted.rule
      order by analyses.created_at desc
      limit 1
    ) newest on true
    where muted.user_id = ${userId}
    order by muted.muted_at desc, muted.rule`.execute(db)
  return rows
}

/** The keys of the rules that find nothing in a person's messages. */
export async function listMutedKeys(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('mutedRules').select('rule').where('userId', '=', userId).execute()
  return rows.map(({ rule }) => rule)
}

/**
 * Mutes a rule. Muting it again keeps the first moment.
 *
 * @returns false when no rule of this name has ever found anything in this person's messages.
 */
export async function muteRule(db: Db, userId: string, rule: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from communication_analyses
    where user_id = ${userId}
      and feedback -> 'findings' @> jsonb_build_array(jsonb_build_object('rule', ${rule}::text))
    limit 1`.execute(db)
  if (rows.length === 0) return false
  await db
    .insertInto('mutedRules')
    .values({ userId, rule, mutedAt: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['userId', 'rule']).doNothing())
    .execute()
  return true
}

/** Lets a rule find again; one that was not muted stays so. */
export async function unmuteRule(db: Db, userId: string, rule: string): Promise<void> {
  await db.deleteFrom('mutedRules').where('userId', '=', userId).where('rule', '=', rule).execute()
}
