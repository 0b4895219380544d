import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** How many people the leaderboard lists. */
export const MOST_LISTED = 50

/** What others may read of somebody's name. */
export interface ShownName {
  firstName: string | null
  lastName: string | null
}

/** Somebody's place among all, and whether they have joined the leaderboard. */
interface Place extends ShownName, Standing {
  onLeaderboard: boolean
}

/** What somebody's activities add up to. */
export interface Standing {
  userId: string
  points: number
  level: number
}

const PLACE = ['users.id as userId', 'users.firstName', 'users.lastName', 'users.onLeaderboard'] as const

/**
 * The people on the leaderboard with most points, most first, and all those whose standing has been computed for the look.
 *
 * @param computed takes the place of what is stored about the same people.
 */
export async function readBoard(db: Db, computed: readonly Standing[]): Promise<Place[]> {
  const ids = computed.map(({ userId }) => userId)
  const fewest = await findFewestPoints(db)
  const stored = await db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.userId')
    .select([...PLACE, 'standings.points', 'standings.level'])
    .where('users.onLeaderboard', '=', true)
    .where('standings.points', '>', 0)
    .where('standings.points', '>=', fewest)
    .where('standings.userId', 'not in', ids)
    .orderBy('standings.points', 'desc')
    .orderBy('standings.userId')
    .limit(MOST_LISTED)
    .execute()
  const people = await db.selectFrom('users').select(PLACE).where('id', 'in', ids).execute()
  const standingOf = new Map(computed.map((standing) => [standing.userId, standing]))
  const looked = people.flatMap((person) => {
    const standing = standingOf.get(person.userId)
    return standing ? { ...person, ...standing } : []
  })
  return [...stored, ...looked].sort(
    (one, other) => other.points - one.points || (one.userId < other.userId ? -1 : 1),
  )
}

/**
 * The points that at least twice as many on the leaderboard have as are listed, by the last refresh; 0 where there are not so many.
 * As a value of its own it tells PostgreSQL to begin at the top: behind row-level security it takes everybody for few.
 */
async function findFewestPoints(db: Db): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select points from (
      select points, sum(people) over (order by points desc) as people from standings_counts) as ranked
    where people >= ${2 * MOST_LISTED} order by points desc limit 1`.execute(db)
  return rows[0]?.points ?? 0
}

/**
 * How many others on the leaderboard have more points than somebody. Who joins or leaves is counted or not at once.
 *
 * @param computed takes the place of what is stored about the same people.
 */
export async function countAbove(
  db: Db,
  computed: readonly Standing[],
  { userId, points }: Pick<Standing, 'userId' | 'points'>,
): Promise<number> {
  const ids = computed.map((standing) => standing.userId)
  const higher = computed.filter((standing) => standing.points > points && standing.userId !== userId)
  const { rows } = await sql<{ above: number }>`
    select (select coalesce(sum(people), 0) from standings_counts where points > ${points})
      - (select count(*) from users join standings on standings.user_id = users.id
         where on_leaderboard and users.id = any(${ids}) and points > ${points})
      + (select count(*) from users where on_leaderboard and id = any(${higher.map((standing) => standing.userId)})) as above
  `.execute(db)
  return Math.max(0, rows[0]?.above ?? 0)
}

/** When the standings were refreshed last (null: never), and whether at most so many people are here. */
export async function readState(
  db: Db,
  most: number,
): Promise<{ refreshedAt: string | null; isSmall: boolean }> {
  const { rows } = await sql<{ refreshedAt: string | null; isSmall: boolean }>`
    select (select refreshed_at from standings_refreshes) as refreshed_at,
      (select count(*) from (select 1 from users limit ${most + 1}) as counted) <= ${most} as is_small
  `.execute(db)
  return rows[0] ?? { refreshedAt: null, isSmall: false }
}

/** Notes that the standings are as of a moment, and counts anew how many on the leaderboard stand at each number of points. */
export async function saveRefresh(db: Db, refreshedAt: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two refreshes at once take turns; who only reads does not wait.
    await sql`lock table standings_counts in exclusive mode`.execute(tx)
    await tx.deleteFrom('standingsCounts').execute()
    await sql`
      insert into standings_counts (points, people)
      select points, count(*) from standings join users on users.id = standings.user_id
      where on_leaderboard and points > 0 group by points`.execute(tx)
    await tx
      .insertInto('standingsRefreshes')
      .values({ refreshedAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ refreshedAt }))
      .execute()
  })
}

/** Somebody whose standing has to be computed; `timeZone` is null until their browser has told it. */
export interface DuePerson {
  id: string
  timeZone: string | null
}

/** Who is due: people active since a moment (null: everybody who has no standing, so that a first refresh can be gone on with), and those at the top not looked at since another. */
export interface Due {
  activeSince: string | null
  topCheckedBefore: string
}

/**
 * Lists people whose standing has to be computed, in the order of ids.
 *
 * @param after the last id of the batch before; empty for the first.
 */
export async function listDue(
  db: Db,
  { activeSince: since, topCheckedBefore }: Due,
  after: string,
  most: number,
): Promise<DuePerson[]> {
  // Asked of each table by its index on time: the view of activities has none across people.
  const active = sql`
    select user_id from assessment_results where completed_at > ${since}
    union select user_id from coaching_preferences where updated_at > ${since}
    union select user_id from external_assessments where imported_at > ${since}
    union select user_id from coaching_sessions where completed_at > ${since}
    union select user_id from coaching_messages where created_at > ${since}
    union select user_id from session_feedback where created_at > ${since}
    union select user_id from commitment_outcomes where noted_at > ${since}
    union select user_id from goals where created_at > ${since} or completed_at > ${since}
    union select user_id from goal_progress where created_at > ${since}
    union select user_id from meeting_reflections where created_at > ${since}
    union select user_id from communication_analyses where created_at > ${since}
    union select user_id from (
      select user_id, computed_at from standings order by points desc, user_id limit ${MOST_LISTED}
    ) as top where computed_at < ${topCheckedBefore}`
  const { rows } = await sql<DuePerson>`
    select id, time_zone from users
    where id > ${after} and ${since === null ? sql`not exists (select from standings where user_id = users.id)` : sql`id in (${active})`}
    order by id limit ${most}`.execute(db)
  return rows
}

/** Replaces people's standings; whoever has gone meanwhile is left out. */
export async function saveStandings(
  db: Db,
  standings: readonly Standing[],
  computedAt: string,
): Promise<void> {
  const column = <Key extends keyof Standing>(key: Key) => standings.map((standing) => standing[key])
  // In the order of ids, so that two refreshes at once wait for each other instead of locking crosswise.
  await sql`
    insert into standings (user_id, points, level, computed_at)
    select users.id, fresh.points, fresh.level, ${computedAt}
    from unnest(${column('userId')}::text[], ${column('points')}::integer[], ${column('level')}::smallint[])
      as fresh (user_id, points, level)
    join users on users.id = fresh.user_id
    order by users.id
    on conflict (user_id) do update
      set points = excluded.points, level = excluded.level, computed_at = excluded.computed_at
  `.execute(db)
}
