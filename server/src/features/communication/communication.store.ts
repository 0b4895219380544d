import { listMessageSubjects } from '@lodestar/coach/assessment/message-subjects'
import {
  type CommunicationAnalysis,
  DIALECTS,
  type Dialect,
  MOST_OWN_WORDS,
  type MutedRule,
  OWN_WORD,
  type Spelling,
} from '@lodestar/contract/communication'
import { LIMITS } from '@lodestar/contract/primitives'
import type { Register } from '@lodestar/contract/registers'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
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

/** One of a person's own analyses; undefined where there is none, or it is somebody else's. */
export async function findAnalysis(
  db: Db,
  userId: string,
  id: string,
): Promise<CommunicationAnalysis | undefined> {
  return db
    .selectFrom('communicationAnalyses')
    .select(ANALYSIS_COLUMNS)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Keeps what a model was sent for a register of an analyzed message, in the place of what it was sent for that before. */
export async function keepSentRegister(
  db: Db,
  {
    userId,
    id,
    register,
    sent,
    at,
  }: { userId: string; id: string; register: Register; sent: SentTo; at: Date },
): Promise<void> {
  const text = { builtIn: null, written: null, sent, createdAt: at.toISOString() }
  await keepModelText(db, { userId, task: 'rewrite', subject: `${id}:${register}`, ...text })
}

/** Keeps an analysis, and with it what a model was sent for its improved version. */
export async function addAnalysis(
  db: Db,
  userId: string,
  { analysis, sent }: { analysis: CommunicationAnalysis; sent: SentTo | null },
): Promise<CommunicationAnalysis> {
  await db
    .insertInto('communicationAnalyses')
    .values({ ...analysis, userId, feedback: JSON.stringify(analysis.feedback), ...figuresOf(analysis) })
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

/** What SQL asks of an analysis, beside it: neither the message nor what was found can be read in SQL. */
function figuresOf({ communicationType, originalText, feedback }: CommunicationAnalysis) {
  const rules = new Map(feedback.findings.map(({ rule, ruleName }) => [rule, { rule, ruleName }]))
  return {
    overallScore: feedback.overallScore,
    rules: JSON.stringify([...rules.values()]),
    subjects: JSON.stringify(listMessageSubjects(communicationType, originalText)),
  }
}

/** The rules that a person has called false alarms, newest first, under the names they were last shown with. */
export async function listMutedRules(db: Db, userId: string): Promise<MutedRule[]> {
  const { rows } = await sql<MutedRule>`
    select muted.rule, coalesce(newest.rule_name, muted.rule) as rule_name, muted.muted_at
    from muted_rules muted
    left join lateral (
      select found ->> 'ruleName' as rule_name
      from communication_analyses analyses, jsonb_array_elements(analyses.rules) as found
      where analyses.user_id = muted.user_id and found ->> 'rule' = muted.rule
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
      and rules @> jsonb_build_array(jsonb_build_object('rule', ${rule}::text))
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

/** How a person spells: what they have chosen, and their own words, newest first. */
export async function getSpelling(db: Db, userId: string): Promise<Spelling> {
  const [choice, words] = await Promise.all([
    db.selectFrom('spellingChoices').select('dialect').where('userId', '=', userId).executeTakeFirst(),
    db
      .selectFrom('ownWords')
      .select(['word', 'addedAt'])
      .where('userId', '=', userId)
      .orderBy('addedAt', 'desc')
      .orderBy('word')
      .execute(),
  ])
  return { dialect: DIALECTS.find((dialect) => dialect === choice?.dialect) ?? null, words }
}

/** Keeps the spelling that a person has chosen; null takes the choice back. */
export async function chooseSpelling(db: Db, userId: string, dialect: Dialect | null): Promise<void> {
  if (dialect === null) await db.deleteFrom('spellingChoices').where('userId', '=', userId).execute()
  else
    await db
      .insertInto('spellingChoices')
      .values({ userId, dialect })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ dialect }))
      .execute()
}

/**
 * Calls a word right. Doing it again keeps the first moment.
 *
 * @returns false for what is no word.
 * @throws AppError `quota_reached`.
 */
export async function addOwnWord(db: Db, userId: string, word: string, at: Date): Promise<boolean> {
  if (!OWN_WORD.test(word)) return false
  const { count } = await db
    .selectFrom('ownWords')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OWN_WORDS)
    throw new AppError('quota_reached', {
      message: 'Your list of words is full. Remove some that you no longer need.',
    })
  await db
    .insertInto('ownWords')
    .values({ userId, word: word.toLowerCase(), addedAt: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['userId', 'word']).doNothing())
    .execute()
  return true
}

/** Lets a word be marked again; one that was not called right stays so. */
export async function removeOwnWord(db: Db, userId: string, word: string): Promise<void> {
  await db
    .deleteFrom('ownWords')
    .where('userId', '=', userId)
    .where('word', '=', word.toLowerCase())
    .execute()
}
