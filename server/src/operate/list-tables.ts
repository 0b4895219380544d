import type { ClientBase } from 'pg'
import type { BackupTable } from './backup-format.ts'

interface FoundTable extends BackupTable {
  /** Tables its foreign keys lead to. */
  readonly needs: string[]
}

// The queue makes its tables and keeps its kinds of work by itself; the jobs alone are somebody's.
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
     where attrelid = cl.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select coalesce(array_agg(distinct format('%I.%I', tn.nspname, t.relname)), '{}')
     from pg_constraint fk join pg_class t on t.oid = fk.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where fk.conrelid = cl.oid and fk.contype = 'f' and fk.confrelid <> cl.oid and fk.conparentid = 0) as needs
  from pg_class cl join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition
    and (nspname = 'public' and relname <> 'migrations' or nspname = 'pgboss' and relname = 'job')
  order by 1`

/** Lists the tables with rows of people, each after those that its foreign keys lead to. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<FoundTable>(TABLES)
  return sortByNeed(rows)
}

/** Sorts tables so that each comes after those it needs; what is not in the list is needed by nobody. */
export function sortByNeed(tables: readonly FoundTable[]): BackupTable[] {
  const sorted = new Map<string, BackupTable>()
  const visit = (table: FoundTable, above: readonly string[]): void => {
    if (sorted.has(table.name)) return
    if (above.includes(table.name)) throw new Error(`Tables need each other: ${above.join(', ')}`)
    for (const need of tables.filter(({ name }) => table.needs.includes(name)))
      visit(need, [...above, table.name])
    sorted.set(table.name, { name: table.name, columns: table.columns })
  }
  for (const table of tables) visit(table, [])
  return [...sorted.values()]
}

/** Writes names as SQL does, whatever is in them. */
export const listNames = (names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
