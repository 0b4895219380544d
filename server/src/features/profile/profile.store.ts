import type { PersonalData } from '@lodestar/contract/profile'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** A table whose rows each belong to one person. */
interface PersonalTable {
  table: string
  /** The column that holds whose row it is. */
  owner: string
  columns: string[]
}

/** What lets somebody in, or reads the calendar, in the person's name; it proves nothing about the person. */
const SECRET = /(^|_)(password|token|secret)$/

/** What others have answered is theirs, not the person's: a single answer is shown to nobody. */
const OF_OTHERS = new Set(['pulse_answers'])

/**
 * Reads every row that belongs to a person, by table.
 *
 * The tables are asked of the database, so that one added later is in the export without anybody thinking of it.
 */
export async function readPersonalData(db: Db, userId: string): Promise<PersonalData['records']> {
  // One snapshot: what is written meanwhile is in all tables or in none.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(async (tx) => {
    const records: PersonalData['records'] = {}
    for (const { table, owner, columns } of await listPersonalTables(tx)) {
      const kept = columns.filter((column) => !SECRET.test(column)).map((column) => sql.ref(column))
      // Ids are made in the order of time, and stand first.
      const { rows } = await sql<Record<string, unknown>>`
        select ${sql.join(kept)} from ${sql.table(table)} where ${sql.ref(owner)} = ${userId} order by 1`.execute(
        tx,
      )
      records[toCamel(table)] = rows
    }
    return records
  })
}

async function listPersonalTables(db: Db): Promise<PersonalTable[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by 1 order by 1`.execute(db)
  return rows
    .map(({ table, columns }) => ({ table, columns, owner: table === 'users' ? 'id' : 'user_id' }))
    .filter(({ table, owner, columns }) => columns.includes(owner) && !OF_OTHERS.has(table))
}

const toCamel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
