import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Database } from './schema.gen.ts'

/** Rows that one statement removes: few enough that nobody waits for it, and that it ends within a statement's time. */
const BATCH = 2_000

/**
 * Removes all rows of a table that meet a condition, a batch at a time and each batch by itself, so that a removal that is
 * broken off is gone on with by the next. The condition is asked twice: a place in a table (`ctid`) is one in each of its
 * partitions, where it has any.
 *
 * @param condition of SQL on the table's columns; what it asks for should have an index.
 * @returns how many rows were removed.
 */
export async function removeInBatches(
  db: Db,
  table: keyof Database,
  condition: RawBuilder<boolean>,
  most: number = BATCH,
): Promise<number> {
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${most})) and ${condition}`.execute(db)
    removed += Number(numAffectedRows)
    if (numAffectedRows < BigInt(most)) return removed
  }
}
