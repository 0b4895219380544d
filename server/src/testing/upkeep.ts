import pg from 'pg'
import { UPKEEP } from '../db/scope.ts'
import { provideDatabase } from './test-database.ts'

/** Plain SQL on this worker's database, over everybody's rows and as they are stored. */
export const upkeep = {
  query: async (text: string, values: unknown[] = []): Promise<pg.QueryResult> => {
    const client = new pg.Client({ connectionString: await provideDatabase(), options: UPKEEP })
    await client.connect()
    try {
      return await client.query(text, values)
    } finally {
      await client.end()
    }
  },
}
