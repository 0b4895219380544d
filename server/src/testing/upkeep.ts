import pg from 'pg'
import { UPKEEP } from '../db/scope.ts'
import { provideDatabase } from './test-database.ts'

/** Runs plain SQL on a database, over everybody's rows and as they are stored. */
export async function upkeepOn(url: string, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, options: UPKEEP })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

/** The same on this worker's database. */
export const upkeep = {
  query: async (text: string, values: unknown[] = []): Promise<pg.QueryResult> =>
    upkeepOn(await provideDatabase(), text, values),
}
