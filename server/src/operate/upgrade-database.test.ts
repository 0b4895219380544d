import { existsSync } from 'node:fs'
import { appendFile, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openCluster } from '../embedded/cluster.ts'
import { startEmbeddedDatabase, startOlderDatabase } from '../embedded/embedded-database.ts'
import { findFreePort, PASSWORD_FILE } from '../embedded/initdb.ts'
import { isRoot, runAs, SAME_USER, userNamespaceRunner } from '../embedded/runner.ts'
import { loadBackup } from './load-backup.ts'
import { findOlderBinaries } from './older-binaries.ts'
import { checkBackup } from './read-backup.ts'
import { upgradeDatabase } from './upgrade-database.ts'

vi.setConfig({ testTimeout: 120_000 })

const OLD_BACKUP = join(import.meta.dirname, 'fixtures/before-0028.backup')
const PASSWORD = 'not-a-secret'
const OLDER = ['15', '16', '17'].filter((major) => existsSync(`/usr/lib/postgresql/${major}/bin/postgres`))
const folder = await mkdtemp(join(tmpdir(), 'lodestar-upgrade-'))
const undos: (() => Promise<unknown>)[] = []
const on = { say: () => {}, defer: (undo: () => Promise<unknown>) => undos.push(undo) }
afterAll(async () => {
  for (const undo of undos.reverse()) await undo()
  await rm(folder, { recursive: true, force: true })
})

/** A data folder as a Lodestar with an older PostgreSQL would have made it, with the rows of the stored backup. */
async function anOlderFolder(major: string): Promise<string> {
  const dataDir = join(folder, `of-${major}`)
  const cluster = join(dataDir, 'postgres')
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'password'), PASSWORD)
  const binaries = await findOlderBinaries(major, on.say, on.defer)
  const made = await runAs(
    isRoot() ? await userNamespaceRunner() : SAME_USER,
    join(binaries.folder, 'bin/initdb'),
    [
      ...[`--pgdata=${cluster}`, '--username=postgres', `--pwfile=${join(folder, 'password')}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
    ],
  )
  expect(made.output).toContain('Success')
  await copyFile(join(folder, 'password'), join(cluster, PASSWORD_FILE))
  await appendFile(join(cluster, 'postgresql.conf'), `port = ${await findFreePort()}\n`)
  const database = await startOlderDatabase(cluster, binaries, on.say)
  const admin = new URL(database.url)
  admin.username = 'postgres'
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  await client.query(`create role lodestar login createdb password '${PASSWORD}'`)
  await client.query('create database lodestar owner lodestar')
  await client.end()
  await loadBackup(database.url, OLD_BACKUP, await checkBackup(OLD_BACKUP))
  await database.stop()
  return dataDir
}

describe('a database of an older PostgreSQL', () => {
  it.runIf(OLDER.length > 0)(
    'is told with the command that moves it, is moved by that, and is kept beside',
    async () => {
      const [major = ''] = OLDER
      const dataDir = await anOlderFolder(major)
      await expect(openCluster(dataDir, on.say)).rejects.toThrow(
        new RegExp(`is of PostgreSQL ${major} and this Lodestar runs 18: move it over with npm run upgrade`),
      )
      expect(await upgradeDatabase(dataDir, on)).toBe(join(dataDir, `postgres.${major}`))
      expect((await readdir(dataDir)).sort()).toEqual([
        'postgres',
        `postgres-${major}.backup`,
        `postgres.${major}`,
        'postgres.log',
      ])
      const { url, stop } = await startEmbeddedDatabase({ dataDir, log: on.say })
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query(
        "select word, current_setting('server_version_num')::int / 10000 as major from own_words, set_config('app.purpose', 'upkeep', false)",
      )
      await client.end()
      await stop()
      expect(rows).toEqual([{ word: 'brioche', major: 18 }])
      expect(await upgradeDatabase(dataDir, on)).toBe(null)
    },
  )

  it('of a newer version is not touched', async () => {
    const dataDir = join(folder, 'newer')
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await writeFile(join(dataDir, 'postgres', PASSWORD_FILE), PASSWORD)
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '99\n')
    await expect(upgradeDatabase(dataDir, on)).rejects.toThrow('newer than the 18 of this Lodestar')
    await expect(openCluster(dataDir, on.say)).rejects.toThrow('use the newer version of Lodestar')
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  it('that is neither here nor to be had is told', async () => {
    await expect(findOlderBinaries('14', on.say, on.defer, folder)).rejects.toThrow(
      /^There is no PostgreSQL 14 here, and none to download/,
    )
  })
})
