import { englishOf } from '@lodestar/contract/locale'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../http/errors.ts'
import type { Limits, Quotas } from '../lib/limits.ts'
import type { Db } from './connect.ts'

/** Who wants to keep something, and the database to ask. */
interface Keeper {
  db: Db
  userId: string
  limits: Limits
}

const EXPORT = 'You can take everything with you from your profile.'

/** What a person reads: what is full, with the number of the quota, and what to do. */
const FULL: Record<keyof Quotas, (most: string) => [full: string, advice: string]> = {
  goals: (most) => [`You have set ${most} goals, deleted ones included`, 'Change one of them instead.'],
  steps: (most) => [`Your goals have ${most} steps together`, 'Delete a goal that you no longer need.'],
  stepsPerGoal: (most) => [`This goal has ${most} steps`, 'Complete it and set a new one.'],
  sessions: (most) => [`You have started ${most} coaching sessions`, `Go on in one that is open. ${EXPORT}`],
  messagesPerSession: (most) => [
    `This session holds ${most} messages`,
    'Complete it and go on in a new one; the coach remembers what you committed to.',
  ],
  meetings: (most) => [`You keep ${most} meetings`, 'Delete some that are long over.'],
  imports: (most) => [`You keep ${most} imported results`, 'Delete some that you no longer need.'],
  analyses: (most) => [`You have had ${most} messages analyzed`, EXPORT],
  assessments: (most) => [
    `You have taken the assessment ${most} times`,
    `Your newest result stays. ${EXPORT}`,
  ],
  predictions: (most) => [`You have had ${most} predictions made`, `Those that stand stay. ${EXPORT}`],
  rehearsals: (most) => [
    `You have rehearsed ${most} conversations`,
    'Delete rehearsals that you no longer need.',
  ],
  pulses: (most) => [`You have asked your team ${most} questions`, 'Delete some that are long over.'],
  transcripts: (most) => [`You keep ${most} meetings that were read`, 'Delete some that are long over.'],
  keys: (most) => [`You have sent ${most} Idempotency-Keys within a day`, 'Go on tomorrow.'],
  characters: (most) => [
    `What you keep here fills ${most} characters`,
    'Delete goals, meetings or imported results that you no longer need.',
  ],
}

/**
 * Makes sure that somebody may keep one more of something.
 *
 * It looks before the writing, without a lock: of some that come at the same moment, each is let in by the room there was
 * before them. A quota may be passed by as many as the server does at once, and by no more.
 *
 * @param within the goal or session, for a quota that holds within one.
 * @throws AppError `quota_reached`, saying what is full and what to do.
 */
export async function requireRoom(keeper: Keeper, kind: CountedKind, within = ''): Promise<void> {
  const { db, userId, limits } = keeper
  const { quotas } = limits
  const { count, characters } = await countKept(db, userId, { kind, within, most: quotas[kind] })
  if (count >= quotas[kind]) await refuse(kind, keeper)
  if (characters >= quotas.characters) await refuse('characters', keeper)
}

/**
 * Makes sure that somebody may write more into something they keep already.
 *
 * @throws AppError `quota_reached`.
 */
export async function requireWords(keeper: Keeper): Promise<void> {
  const characters = await countCharacters(keeper.db, keeper.userId)
  if (characters >= keeper.limits.quotas.characters) await refuse('characters', keeper)
}

/** The number is written as it is where the person is. */
async function refuse(kind: keyof Quotas, { db, userId, limits }: Keeper): Promise<never> {
  const person = await db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirst()
  const [full, advice] = FULL[kind](limits.quotas[kind].toLocaleString(englishOf(person?.locale)))
  throw new AppError('quota_reached', { message: `${full}: one account may hold no more. ${advice}` })
}

/** What is counted: somebody's rows of one kind, for some kinds within one goal or session. */
type CountedKind = keyof typeof ROWS

/** Every query is answered by an index that begins with the owner or with what the rows belong to. */
const ROWS = {
  // Deleted goals count, since what was done for them is kept.
  goals: (user) => sql`select from goals where user_id = ${user}
    union all select from deleted_goals where user_id = ${user}`,
  steps: (user) => sql`select from goal_progress where user_id = ${user}`,
  stepsPerGoal: (user, goal) => sql`select from goal_progress where goal_id = ${goal} and user_id = ${user}`,
  sessions: (user) => sql`select from coaching_sessions where user_id = ${user}`,
  messagesPerSession: (user, session) => sql`
    select from coaching_messages where session_id = ${session} and user_id = ${user}`,
  meetings: (user) => sql`select from meetings where user_id = ${user}`,
  imports: (user) => sql`select from external_assessments where user_id = ${user} and deleted_at is null`,
  analyses: (user) => sql`select from communication_analyses where user_id = ${user}`,
  assessments: (user) => sql`select from assessment_results where user_id = ${user}`,
  predictions: (user) => sql`select from predictions where user_id = ${user}`,
  rehearsals: (user) => sql`select from rehearsals where user_id = ${user}`,
  pulses: (user) => sql`select from pulses where user_id = ${user}`,
  transcripts: (user) => sql`select from transcripts where user_id = ${user}`,
  keys: (user) => sql`select from idempotency_keys where user_id = ${user}`,
} satisfies Record<string, (user: string, within: string) => RawBuilder<unknown>>

/** The characters of everything somebody keeps. */
async function countCharacters(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('storageUse')
    .select('characters')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.characters ?? 0
}

/**
 * Counts what somebody keeps of one kind, and the characters of everything they keep.
 *
 * @param within the goal or session whose rows are counted, for kinds that have one.
 * @param most where counting ends, so that it costs no more than the limit does.
 */
async function countKept(
  db: Db,
  userId: string,
  { kind, within, most }: { kind: CountedKind; within: string; most: number },
): Promise<{ count: number; characters: number }> {
  const { rows } = await sql<{ count: number; characters: number }>`
    select
      (select count(*) from (select from (${ROWS[kind](userId, within)}) as mine limit ${most}) as kept) as count,
      coalesce((select characters from storage_use where user_id = ${userId}), 0) as characters`.execute(db)
  return rows[0] ?? { count: 0, characters: 0 }
}
