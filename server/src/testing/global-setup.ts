import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate.ts'
import { prepareServerRole } from '../db/server-role.ts'
import { openCluster } from '../embedded/cluster.ts'
import { startEmbeddedDatabase } from '../embedded/embedded-database.ts'
import { layByPerson } from './lay-by-person.ts'
import { connected, dropNamed } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that every worker's own one is copied from. */
    templateUrl: string
  }
}

/**
 * Gives the tests a PostgreSQL with one migrated database to copy: `TEST_DATABASE_URL`, else an embedded one of their own. With
 * `BY_PERSON=1` its tables are split up by person.
 *
 * @returns what takes it all away again.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const name = `lodestar_test_${process.pid}`
  const templateUrl = withDatabase(server.url, name)
  await connected(server.url, (client) => client.query(`create database ${name}`))
  await migrate(templateUrl)
  await prepareServerRole(templateUrl)
  if (isByPerson()) await layByPerson(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await dropAll(server.url, name)
    await server.stop()
  }
}

// Only the tests' own set-up may look at the environment beside lib/config.
const isByPerson = () => process.env['BY_PERSON'] === '1'

/** Nothing outlives the tests, so nothing waits for the disk; tests that kill a PostgreSQL start one of their own. */
const FORGETFUL = '\nfsync = off\nfull_page_writes = off\nsynchronous_commit = off\n'

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-test-'))
  const silent = () => {}
  const { folder } = await openCluster(dataDir, silent)
  await appendFile(join(folder, 'postgresql.conf'), FORGETFUL)
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: silent })
  return {
    url,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function dropAll(url: string, template: string): Promise<void> {
  await connected(url, async (client) => {
    const names = `select datname from pg_database where datname like '${template}%'`
    const { rows } = await client.query<{ datname: string }>(names)
    for (const { datname } of rows) await dropNamed(client, datname)
  })
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
