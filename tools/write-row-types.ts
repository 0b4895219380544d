import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../server/src/db/migrate.ts'
import { startEmbeddedDatabase } from '../server/src/embedded/embedded-database.ts'
import { openTestAuthPool } from '../server/src/testing/open-test-database.ts'
import { describeTables } from './describe-tables.ts'
import { ROOT } from './list-files.ts'

/** `npm run row-types` applies the migrations to an empty PostgreSQL and writes the types of its rows. */
const PAGE = 'server/src/db/schema.gen.ts'
const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-row-types-'))
const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
try {
  await migrate(database.url)
  const pool = openTestAuthPool(database.url, () => {})
  await writeFile(join(ROOT, PAGE), await describeTables(async (sql) => (await pool.query(sql)).rows))
  await pool.end()
  console.log(`wrote ${PAGE}`)
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
