import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

const ALREADY_THERE = '42P04'
const TEMPLATE_IN_USE = '55006'
const NOT_ALLOWED = '42501'

/** Makes this worker's own copy of the migrated database, once; every file it runs shares it. */
export async function provideDatabase(): Promise<string> {
  // Vitest numbers its workers here; files of one worker run one after the other.
  const { VITEST_POOL_ID = '1' } = process.env
  return copyDatabase(`w${VITEST_POOL_ID}`)
}

/**
 * Copies the migrated database.
 *
 * @param suffix tells copies apart; an existing one of this name is used again.
 * @returns the URL of the copy.
 */
export async function copyDatabase(suffix: string): Promise<string> {
  const template = new URL(inject('templateUrl'))
  const templateName = template.pathname.slice(1)
  const name = `${templateName}_${suffix}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  await connected(admin.href, (client) => createFrom(client, name, templateName))
  template.pathname = `/${name}`
  return template.href
}

/** Takes a copy away again. */
export async function dropDatabase(url: string): Promise<void> {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  await connected(admin.href, (client) => dropNamed(client, new URL(url).pathname.slice(1)))
}

/** Connects for as long as it is used. */
export async function connected(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

/** Drops a database with whoever is still connected. PostgreSQL's own vacuum can't be sent away, so it is waited for. */
export async function dropNamed(client: pg.Client, name: string): Promise<void> {
  for (;;) {
    try {
      await client.query(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === NOT_ALLOWED)) throw error
      await sleep(50)
    }
  }
}

async function createFrom(client: pg.Client, name: string, template: string): Promise<void> {
  for (;;) {
    try {
      await client.query(`create database ${name} template ${template}`)
      return
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if (code === ALREADY_THERE) return
      if (code !== TEMPLATE_IN_USE) throw error
      await sleep(50)
    }
  }
}
