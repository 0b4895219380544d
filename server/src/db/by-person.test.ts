import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, signUpIn, TestBrowser } from '../testing/a-browser.ts'
import { personWith } from '../testing/a-user.ts'
import { CANNOT_HOLD, HELD_IDS, LAST_RUN, NOBODYS, TO_SHOW } from '../testing/by-person.data.ts'
import { layByPerson } from '../testing/lay-by-person.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { readKeys, type TableKeys } from '../testing/read-keys.ts'
import { MARCO, takeAssessment } from '../testing/scenes.ts'
import { testApp } from '../testing/test-app.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import type { Db } from './connect.ts'
import { isUniqueViolation } from './unique-violation.ts'

// Of their own: other tests add tables to theirs.
const url = await copyDatabase(`by_person_${process.pid}`)
const laidUrl = await copyDatabase(`laid_by_person_${process.pid}`)
await layByPerson(laidUrl)
const db = openTestDatabase(url)
const laid = openTestDatabase(laidUrl)
afterAll(async () => {
  await db.destroy()
  await laid.destroy()
  await dropDatabase(url)
  await dropDatabase(laidUrl)
})

const tables = await readKeys(db)
const people = tables.filter(({ owner }) => owner !== null)

describe('what belongs to a person', () => {
  it('says so in a column that an index begins with, in every table', () => {
    expect(people.length).toBeGreaterThan(40)
    expect(people.filter(({ isIndexed }) => !isIndexed)).toEqual([])
  })

  it('is in every table that is not listed as nobody’s, with what it holds', () => {
    const nobodys = tables.filter(({ owner }) => owner === null).map(({ table }) => table)
    expect(nobodys.toSorted()).toEqual(Object.keys(NOBODYS).toSorted())
  })

  it('would be noticed where it does not', async () => {
    const found = await db
      .transaction()
      .execute(async (tx) => {
        await sql`create table planted (id text primary key, user_id text, note text unique, standing_id text references standings)`.execute(
          tx,
        )
        const [planted] = (await readKeys(tx)).filter(({ table }) => table === 'planted')
        throw Object.assign(new Error('undone'), { planted })
      })
      .catch((error: { planted?: TableKeys }) => error.planted)
    expect(found).toEqual({
      table: 'planted',
      owner: 'user_id',
      hasNobodys: true,
      isIndexed: false,
      keysWithout: ['planted_note_key', 'planted_pkey'],
      linksWithout: ['planted_standing_id_fkey'],
    })
  })
})

/** Everything that stands on the tables of people, or beside them, but keys and links; one text each. */
async function readRest(of: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    with people as (
      select pg_class.* from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and (relname = 'users' or exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'user_id')))
    select format('column %s.%s %s %s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum)) as text
      from people join pg_attribute on attrelid = people.oid and attnum > 0 and not attisdropped
    union all select format('check %s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      from people join pg_constraint on conrelid = people.oid and contype = 'c'
    union all select pg_get_indexdef(indexrelid) from people join pg_index on indrelid = people.oid
      where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    union all select pg_get_triggerdef(pg_trigger.oid) from people join pg_trigger on tgrelid = people.oid and not tgisinternal
    union all select format('wall %s %s %s', relname, relrowsecurity, relforcerowsecurity) from people
    union all select to_jsonb(pg_policies)::text from pg_policies where schemaname = 'public'
    union all select format('right %s %s %s', relname, grantee::regrole, privilege_type)
      from pg_class, aclexplode(relacl) where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and grantee <> relowner
    union all select format('view %s %s %s', relname, reloptions, pg_get_viewdef(oid)) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'
    order by 1`.execute(of)
  // An index on a table in parts is written as one on the table ONLY, and a condition read anew with other parentheses.
  return rows.map(({ text }) => text.replace(' ON ONLY ', ' ON ').replaceAll(/[()]+/g, ' '))
}

describe('laid out by person', () => {
  it('every table has the person in every key and in every link, as Citus asks', async () => {
    const found = await readKeys(laid)
    expect(found.map(({ table }) => table)).toEqual(tables.map(({ table }) => table))
    for (const { table, owner, keysWithout, linksWithout } of found) {
      expect(linksWithout, table).toEqual([])
      if (owner !== null) expect(keysWithout, table).toEqual([])
    }
    const { rows } = await sql<{ table: string; parts: number }>`
      select relname as "table", (select count(*) from pg_inherits where inhparent = oid) as parts
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p' order by 1`.execute(laid)
    expect(rows).toEqual(people.map(({ table }) => ({ table, parts: 4 })))
  })

  it('every table keeps its columns, checks, indexes, triggers, policies and rights', async () => {
    const [before, after] = [await readRest(db), await readRest(laid)]
    expect(before.length).toBeGreaterThan(500)
    expect(before.filter((text) => !after.includes(text))).toEqual([])
    for (const added of after.filter((text) => !before.includes(text)))
      expect(added).toMatch(/_anybodys |by_person\.(keep_directory|cut_link) /)
  })

  it('the parts and the directory cannot be reached past the wall', async () => {
    const server = openTestDatabase(laidUrl, undefined, { role: 'lodestar_server', outside: {} })
    for (const beside of ['by_person.goals_0', 'by_person.directory'])
      await expect(sql`select from ${sql.raw(beside)}`.execute(server)).rejects.toThrow(/permission denied/)
    await server.destroy()
  })

  it('an address is one person’s among everybody, and free again when they go', async () => {
    const insert = (id: string) =>
      sql`insert into users (id, email) values (${id}, 'one@example.com')`.execute(laid)
    await insert('one')
    // In parts of their own, as a hash has it.
    for (const id of ['two', 'three', 'four', 'five', 'six'])
      expect(isUniqueViolation(await insert(id).catch((error) => error)), id).toBe(true)
    await sql`update users set email = 'another@example.com' where id = 'one'`.execute(laid)
    await insert('two')
    await sql`delete from users where id in ('one', 'two')`.execute(laid)
    await insert('three')
    await sql`delete from users`.execute(laid)
    const { rows } = await sql`select from by_person.directory`.execute(laid)
    expect(rows).toEqual([])
  })

  it('it is used as ever: an account, a session, a turn, a goal, a meeting, the export and the end', async () => {
    const app = await testApp({ database: { url: laidUrl } })
    const browser = new TestBrowser(app)
    const { id, email } = await signUpIn(browser, app)
    const again = new TestBrowser(app)
    const taken = { email, firstName: 'Eve', lastName: 'Okafor', password: PASSWORD }
    expect((await again.post('/api/identity/sign-up/email', taken)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await again.signIn(email)).statusCode).toBe(200)
    const ada = personWith(app, { cookie: again.cookie })
    await takeAssessment(ada)
    const [startTime, endTime] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    const meeting = (await ada.post('/api/meetings', { title: 'With Marco', startTime, endTime })).json()
    const session = (
      await ada.post('/api/coaching/sessions', { title: 'Marco', meetingId: meeting.id })
    ).json()
    // The same key asks again, where a busy machine has not woken the coach in time.
    const once = { 'idempotency-key': 'about Marco' }
    const talk = `/api/coaching/sessions/${session.id}/messages`
    const say = () => ada.post(talk, { content: MARCO }, once)
    await expect.poll(async () => (await say()).statusCode, { timeout: 180_000 }).toBeLessThan(300)
    expect((await say()).json().assistantMessage.content).not.toBe('')
    const goal = { title: 'Talk to Marco', category: 'communication', sessionId: session.id }
    const { id: goalId } = (await ada.post('/api/goals', goal)).json()
    const rated = { sessionId: session.id, feedback: 'It helped.' }
    for (const rating of [3, 5])
      expect((await ada.post('/api/coaching/feedback', { ...rated, rating })).statusCode).toBeLessThan(300)
    expect((await ada.post(`/api/goals/${goalId}/progress`, { progress: 40 })).statusCode).toBe(200)
    // What is read is decrypted, and a link is cut where it ends.
    expect((await ada.delete(`/api/meetings/${meeting.id}`)).statusCode).toBe(200)
    expect((await ada.get(`/api/coaching/sessions/${session.id}`)).json()).toMatchObject({
      session: { title: 'Marco', meetingId: null },
    })
    // Somebody else sees none of it.
    const eve = new TestBrowser(app)
    await signUpIn(eve, app, { firstName: 'Eve' })
    expect((await eve.get('/api/goals')).json()).toEqual([])
    expect((await eve.get(`/api/coaching/sessions/${session.id}`)).statusCode).toBe(404)
    await again.post('/api/security/confirm', { password: PASSWORD })
    const { records } = (await ada.get('/api/profile/export')).json()
    expect(records.goals).toMatchObject([{ id: goalId, title: 'Talk to Marco', progress: 40 }])
    expect(records.sessionFeedback).toMatchObject([{ rating: 5 }])
    expect((await ada.delete('/api/profile', { email })).statusCode).toBe(200)
    expect(await browser.status()).toBe(401)
    for (const { table, owner } of people) {
      const { rows } =
        await sql`select from ${sql.table(table)} where ${sql.ref(owner ?? '')} = ${id}`.execute(laid)
      expect(rows, table).toEqual([])
    }
    expect((await eve.get('/api/goals')).statusCode).toBe(200)
  }, 240_000)
})

describe('docs/by-person.md', () => {
  it('says what is so; after a migration run this file with -u', async () => {
    const { rows: laidOut } = await sql<LaidOut>`
      select relname as "table",
        (select string_agg(pg_get_constraintdef(oid), ', ' order by contype, conname) from pg_constraint
         where conrelid = pg_class.oid and contype in ('p', 'u')) as keys,
        (select string_agg(pg_get_constraintdef(oid), ', ' order by conname) from pg_constraint
         where conrelid = pg_class.oid and contype = 'f' and conparentid = 0 and cardinality(conkey) > 1) as links,
        (select string_agg('(' || substring(pg_get_triggerdef(oid) from ' UPDATE OF (.*?) ON ') || ')', ', ' order by tgname) from pg_trigger
         where tgrelid = pg_class.oid and not tgisinternal and pg_get_triggerdef(oid) like '%keep_directory%') as held
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p' order by 1`.execute(laid)
    const { rows: purposes } = await sql<{ purpose: string; tables: string }>`
      select coalesce(replace(substring(policyname from '^(sign_in|standings|jobs)_'), '_', '-'), 'everybody''s use of a day') as purpose,
        string_agg(distinct tablename || case cmd when 'SELECT' then ' (read)' when 'DELETE' then ' (forget)' else '' end, ', ') as tables
      from pg_policies where policyname not in ('own_rows', 'upkeep') group by 1 order by 1`.execute(db)
    await expect(writePage(laidOut, purposes)).toMatchFileSnapshot('../../../docs/by-person.md')
  })
})

interface LaidOut {
  table: string
  keys: string
  links: string | null
  held: string | null
}

/** Keys and links as a page tells them: without what all of them have in common. */
const shorten = (definition: string): string =>
  definition
    .replaceAll(/PRIMARY KEY |FOREIGN KEY |UNIQUE |NULLS NOT DISTINCT /g, '')
    .replaceAll(/\) REFERENCES (\w+)\([^)]*\)( ON DELETE CASCADE)?/g, ') → $1')

function writePage(
  laidOut: readonly LaidOut[],
  purposes: readonly { purpose: string; tables: string }[],
): string {
  const without = people.filter(
    ({ keysWithout, linksWithout }) => keysWithout.length + linksWithout.length > 0,
  )
  const nobodys = people.filter(({ hasNobodys }) => hasNobodys).map(({ table }) => `\`${table}\``)
  return `# What lies by person

How the database would be split up by person over several machines, read from its own catalog and held by
[a test](../server/src/db/by-person.test.ts), which writes this page; why it is not split up today: [decision 35](decisions/0035-one-postgresql-first.md).

- ${people.length} tables hold the rows of people. Each says whose a row is in a column that an index begins with, and every statement is run for a
  person or for a purpose, which policies ask for ([decision 34](decisions/0034-at-rest-and-a-second-wall.md)).
- ${people.length - without.length} of them name the person in every key and link as they are. The other ${without.length} are rewritten when they are laid out by person.
- ${Object.keys(NOBODYS).length} tables are nobody's, and would be on every machine, or on one.

## Laid out by person

[\`layByPerson\`](../server/src/testing/lay-by-person.ts) rewrites a migrated database, from its catalog: each of the ${people.length} tables becomes four partitions by
a hash of the person; every key and every link carries the person first, and whatever else stands on the table (defaults, checks, indexes,
triggers, policies, rights) is as before. The test holds the result against the rule of Citus: the person in every primary key and unique
index, the person at the same place on both sides of every foreign key, no foreign key that writes the person, none from nobody's tables to people's.

- What is looked up before it is known whose it is, and must be unique among everybody, is held in a **directory**: one table, kept by triggers.
- A link that was cut when its end went (\`on delete set null\`) is cut by a trigger on the end: Citus takes no such action in a key with the person.
- Statements say which key they mean by its **name** (\`on conflict on constraint\`), so the same statement runs on \`(id)\` and on \`(user_id, id)\`, and a key can be
  widened under servers that run.

| table | keys | links to other rows of the person | held in the directory |
| --- | --- | --- | --- |
${laidOut
  .map(({ table, keys, links, held }) =>
    `| ${table} | ${shorten(keys)} | ${shorten(links ?? '')} | ${held ?? ''} |`.replaceAll('  ', ' '),
  )
  .join('\n')}

Held though it is an \`id\`: ${Object.entries(HELD_IDS)
    .map(([key, why]) => `\`${key}\` (${why})`)
    .join('; ')}.

## The API suite on it

\`npm run bench -- by-person\` runs every test that uses the server's database, with the tables of each test's database laid out so. Of its ${LAST_RUN.all} files
${LAST_RUN.files} were run on ${LAST_RUN.on}: **${LAST_RUN.passed} tests passed, ${LAST_RUN.failed} failed**, ${LAST_RUN.skipped} were skipped, and ${LAST_RUN.cannot} cannot hold there.
${LAST_RUN.note}

| tests | why |
| --- | --- |
${Object.entries(CANNOT_HOLD)
  .map(([part, why]) => `| ${part} | ${why} |`)
  .join('\n')}

A short run of it, from an account to its end, is in the test that writes this page, and so in every \`npm test\`.

## What Citus would still have to show

Partitions of one PostgreSQL are not machines. Not tried, because no Citus could be installed here:

- Rows of nobody: ${nobodys.join(' and ')} have some whose person is null. A partition takes them; Citus wants a person in every row.
${TO_SHOW.map((what) => `- ${what}`).join('\n')}

## What is nobody's

| table | what it holds |
| --- | --- |
${Object.entries(NOBODYS)
  .map(([table, what]) => `| ${table} | ${what} |`)
  .join('\n')}

## What looks across people

Only this, as the policies of the tables allow it; everything else is done for one person and could be done on their machine alone.

| purpose | tables |
| --- | --- |
${purposes.map(({ purpose, tables: seen }) => `| ${purpose} | ${seen} |`).join('\n')}
`
}
