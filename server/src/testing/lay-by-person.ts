import pg from 'pg'
import { SERVER_ROLE } from '../db/server-role.ts'
import { HELD_IDS } from './by-person.data.ts'
import { WITH_TABLES } from './read-keys.ts'

/** Partitions of each table; on machines of their own they would be as many as there are machines, or more. */
const PARTS = 4
/** Where partitions and the directory are: whoever lists the tables of the product does not see them. */
export const PLACE = 'by_person'
const BEFORE = 'laid_before'

/** A table of people's rows as it was made, with what stands on it. */
interface Table {
  name: string
  owner: string
  hasNobodys: boolean
}

interface Key {
  table: string
  name: string
  /** As `pg_get_constraintdef` writes it. */
  definition: string
  columns: string[]
  isPrimary: boolean
  hasOwner: boolean
  /** Whether it has a column that leads to another row of a person: then that row carries the person. */
  leadsOn: boolean
}

interface Link {
  table: string
  name: string
  definition: string
  columns: string[]
  target: string
  targetColumns: string[]
  isCut: boolean
  /** Null where it leads to a table of nobody's. */
  targetOwner: string | null
  hasOwner: boolean
}

interface Statement {
  statement: string
}

const COLUMN_NAMES = (keys: string, table: string) =>
  `(select array_agg(attname::text order by place) from unnest(${keys}) with ordinality as k (number, place)
    join pg_attribute on attrelid = ${table} and attnum = k.number)`

const TABLES = `${WITH_TABLES}
  select name, owner, has_nobodys as "hasNobodys" from tables join pg_class using (oid)
  where owner is not null and relkind = 'r' order by name`

const KEYS = `${WITH_TABLES}
  select name as "table", conname::text as name, pg_get_constraintdef(con.oid) as definition,
    ${COLUMN_NAMES('conkey', 'conrelid')} as columns, contype = 'p' as "isPrimary", number = any(conkey) as "hasOwner",
    exists (select from pg_constraint as link join tables as other on other.oid = link.confrelid
      where link.conrelid = con.conrelid and link.contype = 'f' and other.name <> 'users' and other.owner is not null
        and link.conkey && con.conkey) as "leadsOn"
  from tables join pg_constraint as con on conrelid = tables.oid and contype in ('p', 'u') where owner is not null`

const LINKS = `${WITH_TABLES}
  select tables.name as "table", conname::text as name, pg_get_constraintdef(con.oid) as definition,
    ${COLUMN_NAMES('conkey', 'conrelid')} as columns, other.name as target, ${COLUMN_NAMES('confkey', 'confrelid')} as "targetColumns",
    confdeltype = 'n' as "isCut", other.owner as "targetOwner", tables.number = any(conkey) as "hasOwner"
  from tables join pg_constraint as con on conrelid = tables.oid and contype = 'f' join tables as other on other.oid = confrelid
  where tables.owner is not null`

/** What is made again word by word: indexes that are no constraints, triggers, policies and rights. */
const SAME = `${WITH_TABLES}, own as (select oid, name from tables where owner is not null)
  select statement from (
    select 1 as step, pg_get_indexdef(indexrelid) as statement from pg_index join own on own.oid = indrelid
      where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    union all select 2, pg_get_triggerdef(pg_trigger.oid) from pg_trigger join own on own.oid = tgrelid where not tgisinternal
    union all select 3, format('alter table %I enable row level security', relname) from pg_class join own using (oid) where relrowsecurity
    union all select 3, format('alter table %I force row level security', relname) from pg_class join own using (oid) where relforcerowsecurity
    union all select 4, format('create policy %I on %I as %s for %s to %s', policyname, tablename, permissive, cmd, array_to_string(roles, ', '))
        || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
      from pg_policies join own on name = tablename where schemaname = 'public'
    union all select 5, format('grant %s on %I to %s', privilege_type, relname, grantee::regrole)
      from pg_class join own using (oid), aclexplode(relacl) where grantee <> relowner and grantee <> 0
  ) as all_of_it order by step, statement`

const VIEWS = `
  select format('create view %I %s as %s', relname, coalesce('with (' || array_to_string(reloptions, ', ') || ')', ''), pg_get_viewdef(oid))
    || coalesce((select string_agg(format('; grant %s on %I to %s', privilege_type, relname, grantee::regrole), '')
      from aclexplode(relacl) where grantee <> relowner and grantee <> 0), '') as statement, relname::text as name
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`

const FUNCTIONS = `
  create schema ${PLACE};
  create schema ${BEFORE};
  -- Whose a token, an address or an account is, for those who do not know yet; unique among everybody.
  create table ${PLACE}.directory (key text, value text[], person text not null, primary key (key, value));
  -- Called with the key's name, the column of the person, and those of the key.
  create function ${PLACE}.keep_directory() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if tg_op <> 'INSERT' then
      delete from ${PLACE}.directory
      where key = tg_argv[0] and value = array(select to_jsonb(old) ->> name from unnest(tg_argv[2:]) as name);
    end if;
    if tg_op <> 'DELETE' then
      insert into ${PLACE}.directory values (
        tg_argv[0], array(select to_jsonb(new) ->> name from unnest(tg_argv[2:]) as name), to_jsonb(new) ->> tg_argv[1]);
    end if;
    return null;
  end $$;
  -- Called with a table, its column of the person and the column that led to the row which goes; and with what that row calls both.
  -- Of a person who is being deleted all of it goes, in any order; nothing may be written for them any more.
  create function ${PLACE}.cut_link() returns trigger language plpgsql as $$
  begin
    execute format('update %I set %I = null where %I = $1 and %I = $2 and exists (select from users where id = $1)', tg_argv[0], tg_argv[2], tg_argv[1], tg_argv[2])
      using to_jsonb(old) ->> tg_argv[3], to_jsonb(old) ->> tg_argv[4];
    return old;
  end $$;`

/**
 * Lays every table of people's rows out as one that is split up by person: partitions by a hash of the person, who is in every key and
 * every link. Whatever else stands on a table is made again as it was. What is unique among everybody is held by a directory, and links
 * that are cut where they end are cut by triggers, because a split-up database takes neither in a key.
 *
 * Does nothing to a database that is laid out already.
 *
 * @param url of a database without rows of people, migrated and with the server's role.
 */
export async function layByPerson(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=public' })
  await client.connect()
  try {
    // Each by itself: all at once would hold more locks than a server has room for.
    for (const statement of await plan(client)) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function plan(client: pg.Client): Promise<string[]> {
  const read = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  const tables = await read<Table>(TABLES)
  if (tables.length === 0) return []
  const owners = new Map(tables.map((table) => [table.name, table]))
  const [keys, links, same, views] = [
    await read<Key>(KEYS),
    await read<Link>(LINKS),
    await read<Statement>(SAME),
    await read<Statement & { name: string }>(VIEWS),
  ]
  const ownerOf = (table: string) => owners.get(table) as Table
  return [
    FUNCTIONS,
    ...views.map(({ name }) => `drop view "${name}"`),
    ...tables.map(({ name }) => `alter table "${name}" set schema ${BEFORE}`),
    ...tables.map(
      ({ name, owner }) =>
        `create table "${name}" (like ${BEFORE}."${name}" including all excluding indexes) partition by hash ("${owner}")`,
    ),
    ...keys.map((key) => writeKey(key, ownerOf(key.table))),
    ...tables.flatMap(({ name }) =>
      Array.from(
        { length: PARTS },
        (_, part) =>
          `create table ${PLACE}."${name}_${part}" partition of "${name}" for values with (modulus ${PARTS}, remainder ${part})`,
      ),
    ),
    ...links.flatMap((link) => writeLink(link, ownerOf(link.table))),
    ...same.map(({ statement }) => statement),
    ...keys.filter(isForEverybody).flatMap((key) => writeDirectory(key, ownerOf(key.table))),
    ...views.map(({ statement }) => statement),
    `drop schema ${BEFORE} cascade`,
    // The rows are reached by their table alone, behind its policies.
    `revoke all on schema ${PLACE} from ${SERVER_ROLE}`,
    `revoke all on all tables in schema ${PLACE} from ${SERVER_ROLE}`,
  ]
}

/** The person comes first; a primary key takes no row of nobody. */
function writeKey({ table, name, definition, hasOwner }: Key, { owner, hasNobodys }: Table): string {
  const kind = hasNobodys ? definition.replace('PRIMARY KEY', 'UNIQUE NULLS NOT DISTINCT') : definition
  return `alter table "${table}" add constraint "${name}" ${hasOwner ? kind : kind.replace('(', `("${owner}", `)}`
}

function writeLink(link: Link, { owner }: Table): string[] {
  const { table, name, definition, columns, target, targetColumns, targetOwner } = link
  const add = `alter table "${table}" add constraint "${name}"`
  if (link.hasOwner || targetOwner === null) return [`${add} ${definition}`]
  const widened = definition
    .replace(/^FOREIGN KEY \(/, `FOREIGN KEY ("${owner}", `)
    .replace(/ REFERENCES ([^ (]+)\(/, ` REFERENCES $1("${targetOwner}", `)
  if (!link.isCut) return [`${add} ${widened}`]
  const args = [table, owner, columns[0], targetOwner, targetColumns[0]].map((each) => `'${each}'`).join(', ')
  return [
    `${add} ${widened.replace(' ON DELETE SET NULL', '')}`,
    `create trigger "cut_${name}" before delete on "${target}" for each row execute function ${PLACE}.cut_link(${args})`,
  ]
}

/** An `id` is unique by itself, and a key that leads to another row has its person from there. */
const isForEverybody = ({ name, columns, hasOwner, leadsOn, isPrimary }: Key): boolean =>
  name in HELD_IDS || !(hasOwner || leadsOn || (isPrimary && columns.join() === 'id'))

function writeDirectory({ table, name, columns }: Key, { owner }: Table): string[] {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const args = [name, owner, ...columns].map((each) => `'${each}'`).join(', ')
  return [
    `create index "${name}_anybodys" on "${table}" (${names})`,
    `create trigger "${name}" after insert or delete or update of ${names} on "${table}"
     for each row execute function ${PLACE}.keep_directory(${args})`,
  ]
}
