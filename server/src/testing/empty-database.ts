import pg from 'pg'
import { provideDatabase } from './test-database.ts'

/** Makes a database with nothing in it. @returns its URL; `dropDatabase` takes it away. */
export async function createEmptyDatabase(name: string): Promise<string> {
  const url = new URL(await provideDatabase())
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  url.pathname = `/${name}`
  return url.href
}
