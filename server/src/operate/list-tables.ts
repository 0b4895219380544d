import type { ClientBase } from 'pg'
import type { BackupTable } from './backup-format.ts'

// The queue makes its tables and keeps its kinds of work by itself; the jobs alone are somebody's.
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
     where attrelid = cl.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class cl join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition
    and (nspname = 'public' and relname <> 'migrations' or nspname = 'pgboss' and relname = 'job')
  order by 1`

/** Lists the tables with rows of people, and what of them can be written. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(TABLES)
  return rows
}

/** Writes names as SQL does, whatever is in them. */
export const listNames = (names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
