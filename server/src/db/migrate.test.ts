import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Case, EMPTY_CASE } from '@lodestar/contract/case'
import { createSession } from '@lodestar/contract/coaching'
import { Step, writeActionItem } from '@lodestar/contract/step'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { MIGRATIONS_DIR, migrate } from './migrate.ts'
import { UPKEEP } from './scope.ts'

const url = await copyDatabase(`migrate_${process.pid}`)
const client = new pg.Client({ connectionString: url, options: UPKEEP })
await client.connect()
await client.query('drop schema public cascade; create schema public')
const dir = await mkdtemp(join(tmpdir(), 'lodestar-migrations-'))
afterAll(async () => {
  await client.end()
  await dropDatabase(url)
  await rm(dir, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(dir, name), sql)
const tables = async () => {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  return rows.map(({ name }) => name)
}

describe('migrations', () => {
  it('are applied in order and once, each by one of several servers that start together', async () => {
    await write('0001_first.sql', 'create table first (id int);')
    await write('0002_second.sql', 'create table second (id int); insert into first values (1);')
    await write('notes.txt', 'not a migration')
    const applied = await Promise.all([migrate(url, { dir }), migrate(url, { dir }), migrate(url, { dir })])
    expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_second.sql'])
    expect(await tables()).toEqual(['first', 'migrations', 'second'])
    expect(await migrate(url, { dir })).toEqual([])
  })

  it('may be checked out with other line ends', async () => {
    await write('0003_third.sql', 'create table third\n(id int);\n')
    await migrate(url, { dir })
    await write('0003_third.sql', 'create table third\r\n(id int);\r\n')
    expect(await migrate(url, { dir })).toEqual([])
  })

  it('that fail change nothing and say why in one line', async () => {
    await write('0004_broken.sql', 'create table fourth (id int); select no_such_function();')
    await expect(migrate(url, { dir })).rejects.toMatchObject({
      name: 'StartError',
      message:
        'The migration 0004_broken.sql failed and changed nothing: function no_such_function() does not exist',
    })
    expect(await tables()).not.toContain('fourth')
    await rm(join(dir, '0004_broken.sql'))
  })

  it('that were changed after they had been applied stop the start', async () => {
    await write('0001_first.sql', 'create table first (id bigint);')
    await expect(migrate(url, { dir })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('0001_first.sql was changed after it had been applied'),
    })
    await write('0001_first.sql', 'create table first (id int);')
  })

  it('of a newer version that only add do not stop an older one, which may be started anew beside it', async () => {
    await write('0040_more.sql', 'alter table first add column more int;')
    await write(
      '0041_less.sql',
      '-- contracts: nothing has read it for a version\nalter table first drop column more;',
    )
    expect(await migrate(url, { dir })).toEqual(['0040_more.sql', '0041_less.sql'])
    await rm(join(dir, '0041_less.sql'))
    await expect(migrate(url, { dir })).rejects.toMatchObject({
      message: expect.stringContaining('0041_less.sql, which this version of Lodestar does not know'),
    })
    await client.query("delete from migrations where name = '0041_less.sql'")
    await rm(join(dir, '0040_more.sql'))
    expect(await migrate(url, { dir })).toEqual([])
  })

  it('of a newer version stop an older one', async () => {
    await client.query("insert into migrations (name, checksum) values ('0009_future.sql', 'x')")
    await expect(migrate(url, { dir })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('0009_future.sql, which this version of Lodestar does not know'),
    })
  })
})

it('a database that lets us create nothing is one clear line', async () => {
  const readOnly = new URL(url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  await client.query('drop schema public cascade; create schema public')
  await expect(migrate(readOnly.href, { dir })).rejects.toMatchObject({
    name: 'StartError',
    message: 'The database cannot be migrated: cannot execute CREATE TABLE in a read-only transaction.',
  })
})

it('our own migrations build an empty database whole', async () => {
  await client.query('drop schema public cascade; create schema public')
  const applied = await migrate(url)
  expect(applied[0]).toBe('0001_accounts.sql')
  expect(await tables()).toContain('users')
})

/** Makes the database one that knows only the migrations before a number. */
async function goBackBefore(number: string): Promise<void> {
  await client.query('drop schema public cascade; create schema public')
  const before = await mkdtemp(join(tmpdir(), 'lodestar-migrations-'))
  const earlier = (await readdir(MIGRATIONS_DIR)).filter((name) => name < number)
  for (const name of earlier) await copyFile(join(MIGRATIONS_DIR, name), join(before, name))
  await migrate(url, { dir: before })
  await rm(before, { recursive: true })
}

it('0016 gives people from before a calendar address, and ends what is left of forgotten goals', async () => {
  await goBackBefore('0016')
  await client.query(`
    insert into users (id, email) values ('old', 'old@example.com'), ('has', 'has@example.com');
    insert into calendar_feeds (user_id, token, created_at) values ('has', 'own', now());
    insert into goals (id, user_id, title, description, category, priority, status, progress, created_at)
      values ('here', 'old', '', '', '', 'high', 'active', 0, now());
    insert into deleted_goals (id, user_id, goal, steps, deleted_at)
      values ('late', 'old', '{"title": ""}', '[]', now()), ('wiped', 'old', '{}', '[]', now());
    insert into predictions select
      name, 'old', 'goal_achievement', 0.5, 0.5, 'low', 0, 30, now(), now(), now(), '', asked, '', '[]'
      from unnest(array['here', 'late', 'wiped', 'other']) as name,
        lateral (select case when name = 'other' then '{"kind": "activity"}'::jsonb
          else jsonb_build_object('kind', 'goal', 'goalId', name) end as asked) as made`)
  await migrate(url)
  const { rows: feeds } = await client.query('select user_id, token from calendar_feeds order by user_id')
  expect(feeds).toEqual([
    { user_id: 'has', token: 'own' },
    { user_id: 'old', token: expect.stringMatching(/^[\w-]{43}$/) },
  ])
  const { rows: kept } = await client.query('select id from predictions order by id')
  expect(kept.map(({ id }) => id)).toEqual(['here', 'late', 'other'])
})

describe('0017 makes facts of what action items only said', () => {
  const commitments = async () => {
    const { rows } = await client.query(
      "select * from activities where kind = 'commitment_made' order by subject_id",
    )
    return rows
  }
  /** Migrates a session with these items that ended then. @returns the steps that became of them. */
  async function migrateItems(items: string[], endedAt: string): Promise<Step[]> {
    await goBackBefore('0017')
    await client.query("insert into users (id, email) values ('ada', 'ada@example.com')")
    await client.query(
      `insert into coaching_sessions
        (id, user_id, title, status, leadership_style, strengths, preferences, action_items, started_at, completed_at)
       values ('s', 'ada', '', 'completed', '', '[]', '{}', $1, $2, $2)`,
      [JSON.stringify(items), endedAt],
    )
    const before = await commitments()
    await migrate(url)
    expect(await commitments()).toEqual(before)
    const { rows } = await client.query('select steps from coaching_sessions')
    return rows[0].steps
  }

  it('and shows every item as it was shown', async () => {
    const items = [
      'Suggested: Write the moment down (Today)',
      'Suggested: Ask (twice) first',
      'Suggested: Decide (alone) (Within a week, by Friday (November 27))',
      'Suggested: Rest ()',
      'Tell her: Suggested: nothing',
      'Talk to Ines on Monday (November 23)',
      'Call him on November 07',
      'Send “it” \\ today\nand tomorrow',
    ]
    const steps = await migrateItems(items, '2026-11-21T10:00:00Z')
    expect(steps.map((step) => Step.parse(step))).toEqual(steps)
    expect(steps.map(writeActionItem)).toEqual(items)
    expect(steps.map(({ text, origin, timeframe }) => [origin, text, timeframe]).slice(0, 5)).toEqual([
      ['coach', 'Write the moment down', 'Today'],
      ['coach', 'Ask (twice) first', null],
      ['coach', 'Decide (alone) (Within a week, by Friday (November 27))', null],
      ['coach', 'Rest', ''],
      ['leader', 'Tell her: Suggested: nothing', null],
    ])
  })

  it.each([
    ['Talk to Ines on Monday (November 23)', '2026-11-21T10:00:00Z', '2026-11-23'],
    ['Call her tomorrow (Sunday, November 22)', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['Plan the May 3 launch (Monday, November 23)', '2026-11-21T10:00:00Z', '2026-11-23'],
    ['Talk on Monday, November 23 at 10:00', '2026-11-21T10:00:00Z', '2026-11-23'],
    ['Call her (Friday, January 8)', '2026-12-30T10:00:00Z', '2027-01-08'],
    ['Call her (Thursday, December 31)', '2027-01-02T10:00:00Z', '2026-12-31'],
    ['Write to Dr. Halloran', '2026-11-21T10:00:00Z', null],
    ['Read the May 2026 report', '2026-11-21T10:00:00Z', null],
    ['Suggested: Speak by November 23 (Today)', '2026-11-21T10:00:00Z', null],
  ])('and knows the day of “%s”, agreed %s', async (item, endedAt, dueOn) => {
    expect((await migrateItems([item], endedAt)).map((step) => step.dueOn)).toEqual([dueOn])
  })

  it('and leaves a session without items, and an answer kept for repeats, fit for the contract', async () => {
    await goBackBefore('0017')
    const { steps: _, ...reply } = createSession.example
    await client.query("insert into users (id, email) values ('ada', 'ada@example.com')")
    await client.query(
      `insert into idempotency_keys (user_id, key, fingerprint, reply, expires_at)
       values ('ada', 'session', '', $1, now()), ('ada', 'goal', '', '{"id": "goal_1"}', now())`,
      [JSON.stringify(reply)],
    )
    await client.query(
      `insert into coaching_sessions
        (id, user_id, title, status, leadership_style, strengths, preferences, started_at)
       values ('s', 'ada', '', 'active', '', '[]', '{}', now())`,
    )
    await migrate(url)
    const { rows: kept } = await client.query('select reply from idempotency_keys order by key')
    expect(kept).toEqual([{ reply: { id: 'goal_1' } }, { reply: createSession.example }])
    const { rows: sessions } = await client.query('select steps from coaching_sessions')
    expect(sessions).toEqual([{ steps: [] }])
  })
})

it('0018 begins the case of every session, also of one that the version before starts afterwards', async () => {
  await goBackBefore('0018')
  await client.query("insert into users (id, email) values ('ada', 'ada@example.com')")
  const start = (id: string) =>
    client.query(
      `insert into coaching_sessions
        (id, user_id, title, status, leadership_style, strengths, preferences, started_at, steps)
       values ($1, 'ada', '', 'active', '', '[]', '{}', now(), '[]')`,
      [id],
    )
  await start('before')
  await migrate(url)
  await start('after')
  const { rows } = await client.query('select "case" from coaching_sessions')
  expect(rows.map((row) => Case.parse(row.case))).toEqual([EMPTY_CASE, EMPTY_CASE])
})

it('0025 takes everybody off the leaderboard, and keeps to what the version before is told [D86]', async () => {
  await goBackBefore('0025')
  await client.query("insert into users (id, email) values ('ada', 'ada@example.com')")
  await client.query("insert into standings values ('ada', 40, 1, now())")
  await client.query('insert into standings_counts values (40, 1)')
  const look = async (change = 'select 1') => {
    await client.query(change)
    const { rows } = await client.query(`
      select on_leaderboard as shown, leaderboard_opt_out as out,
        (select people from standings_counts where points = 40) as counted from users`)
    return rows[0]
  }
  await migrate(url)
  expect(await look()).toEqual({ shown: false, out: true, counted: null })
  const on = { shown: true, out: false, counted: 1 }
  const off = { shown: false, out: true, counted: 0 }
  expect(await look('update users set on_leaderboard = true')).toEqual(on)
  expect(await look('update users set on_leaderboard = true')).toEqual(on)
  expect(await look('update users set leaderboard_opt_out = true')).toEqual(off)
  expect(await look('update users set leaderboard_opt_out = false')).toEqual(on)
  expect(await look('update users set on_leaderboard = false')).toEqual(off)
  await client.query('truncate users cascade')
  expect(await look("insert into users (id, email) values ('eve', 'eve@example.com')")).toMatchObject({
    shown: false,
    out: true,
  })
})
