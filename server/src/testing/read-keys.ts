import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What a database that is split up by person would have to know of a table. */
export interface TableKeys {
  table: string
  /** The column that says whose a row is; null where rows are nobody's. */
  owner: string | null
  /** Whether there may be rows of nobody among them. */
  hasNobodys: boolean
  /** Whether an index begins with it, so that one person's rows are found without looking at others'. */
  isIndexed: boolean
  /** Primary keys, unique constraints and unique indexes without it. */
  keysWithout: string[]
  /** Foreign keys to a table of people's rows that do not lead from the person to the same person, or that would write the person. */
  linksWithout: string[]
}

/**
 * Tables as SQL: the beginning of a statement that says of each whose its rows are. Partitions lie in a schema of their own and are none.
 */
export const WITH_TABLES = `
  with tables as (
    select pg_class.oid, relname::text as name, attname::text as owner, attnum as number, not attnotnull as has_nobodys
    from pg_class left join pg_attribute on attrelid = pg_class.oid and not attisdropped
      and attname = case relname when 'users' then 'id' else 'user_id' end
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations')`

// Citus (src/backend/distributed/commands/foreign_constraint.c) wants the person at the same place on both sides, and takes no action
// that would write one of the columns of such a key, not even where it names others.
const READ_KEYS: RawBuilder<TableKeys> = sql`
  ${sql.raw(WITH_TABLES)}
  select name as "table", owner, coalesce(has_nobodys, true) as "hasNobodys",
    exists (select from pg_index where indrelid = tables.oid and indkey[0] = number) as "isIndexed",
    coalesce((select array_agg(indexrelid::regclass::text order by indexrelid::regclass::text collate "C") from pg_index
      where indrelid = tables.oid and indisunique and not number = any(indkey::int2[])), '{}') as "keysWithout",
    coalesce((select array_agg(conname::text order by conname collate "C") from pg_constraint join tables as other on other.oid = confrelid
      where conrelid = tables.oid and contype = 'f' and other.owner is not null and not (
        exists (select from unnest(conkey, confkey) as pair (mine, theirs) where mine = tables.number and theirs = other.number)
        and confdeltype in ('a', 'r', 'c') and confupdtype in ('a', 'r'))), '{}') as "linksWithout"
  from tables order by name`

/** Reads, from the database's own catalog, how its tables are keyed by person. */
export const readKeys = async (db: Db): Promise<TableKeys[]> => (await READ_KEYS.execute(db)).rows
