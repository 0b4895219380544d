import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { UPKEEP } from '../db/scope.ts'
import { hasDatabase, visitEmbeddedDatabase } from '../embedded/visit-database.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { fillTables, readContents } from '../testing/fill-tables.ts'
import { openTestDatabase, TEST_SECRET } from '../testing/open-test-database.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { loadBackup } from './load-backup.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const NOW = new Date('2026-05-03T09:30:00Z')
const KEYS = { secretKey: TEST_SECRET, oldSecretKeys: [] }
const OLD_BACKUP = join(import.meta.dirname, 'fixtures/before-0028.backup')

const folder = await mkdtemp(join(tmpdir(), 'lodestar-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const urls: string[] = []
afterEach(async () => {
  for (const url of urls.splice(0)) await dropDatabase(url)
})

let count = 0
const fresh = () => {
  count += 1
  return `${process.pid}_${count}`
}
const anEmptyDatabase = async () => {
  const url = await createEmptyDatabase(`lodestar_empty_${fresh()}`)
  urls.push(url)
  return url
}
const aMigratedDatabase = async () => {
  const url = await copyDatabase(`backup_${fresh()}`)
  urls.push(url)
  return url
}
const inDatabase = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url, options: UPKEEP })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
/** Where nothing is set. */
const target = (own: Partial<Parameters<typeof restoreBackup>[0]> = {}) => ({
  databaseUrl: null,
  databaseOwnerUrl: null,
  dataDir: join(folder, `data-${fresh()}`),
  secretKey: null,
  oldSecretKeys: [],
  ...own,
})
/** Restores, and undoes at once what a command undoes at its end. */
const restore = async (to: ReturnType<typeof target>, path: string, migratesOn = true) => {
  const undos: (() => Promise<unknown>)[] = []
  try {
    return await restoreBackup(to, path, { say: () => {}, defer: (undo) => undos.push(undo), migratesOn })
  } finally {
    for (const undo of undos) await undo()
  }
}
/** Changes the lines of a backup. */
const rewrite = async (from: string, change: (lines: string[]) => string[]) => {
  const path = join(folder, `changed-${fresh()}.backup`)
  const lines = gunzipSync(await readFile(from))
    .toString()
    .split('\n')
  await writeFile(path, gzipSync(change(lines).join('\n')))
  return path
}

describe('a backup', () => {
  it("brings every row of every table back as it was, everybody's, row-level security or not", async () => {
    const [from, to] = [await aMigratedDatabase(), await aMigratedDatabase()]
    const [source, restored] = [openTestDatabase(from), openTestDatabase(to)]
    for (const person of ['ada', 'eve']) await fillTables(source, person)
    // What must go before: and the checks of single values, which made-up rows break.
    await fillTables(restored, 'somebody')
    const path = join(folder, 'all.backup')
    await writeBackup(from, path, null, NOW)
    await loadBackup(to, path, await checkBackup(path))
    const contents = await readContents(restored)
    expect(contents).toEqual(await readContents(source))
    expect(Object.values(contents).every((rows) => rows.length > 0)).toBe(true)
    await Promise.all([source.destroy(), restored.destroy()])
  })

  it('is of one moment, whatever is written meanwhile', async () => {
    const from = await aMigratedDatabase()
    let isWriting = true
    const writing = (async () => {
      for (let number = 0; isWriting; number++)
        await inDatabase(
          from,
          `begin; insert into users (id, email) values ('${number}', '${number}@example.com');
           insert into own_words values ('${number}', 'brioche', now()); commit`,
        )
    })()
    const paths = ['one', 'two', 'three'].map((name) => join(folder, `${name}.backup`))
    const sums: unknown[] = []
    for (const path of paths) {
      await writeBackup(from, path, null, NOW)
      const { tables } = await checkBackup(path)
      sums.push(tables.get('public.own_words')?.rows)
      expect(tables.get('public.own_words')?.rows).toBe(tables.get('public.users')?.rows)
    }
    isWriting = false
    await writing
    expect(new Set(sums).size).toBeGreaterThan(1)
  })

  it('can be read by its owner alone, holds the key unless told otherwise, and leaves no half file', async () => {
    const from = await aMigratedDatabase()
    const path = join(folder, 'private.backup')
    await writeBackup(from, path, KEYS, NOW)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await checkBackup(path)).header).toMatchObject({
      secretKey: TEST_SECRET,
      madeAt: NOW.toISOString(),
    })
    await writeBackup(from, path, null, NOW)
    expect(gunzipSync(await readFile(path)).toString()).not.toContain(TEST_SECRET)
    const missing = join(folder, 'no-such-folder/file.backup')
    await expect(writeBackup(from, missing, null, NOW)).rejects.toThrow('ENOENT')
    expect((await readdir(folder)).filter((name) => name.includes('.part-'))).toEqual([])
  })

  it('goes on where sequences stood, and refers forward and back as before', async () => {
    const to = await anEmptyDatabase()
    await loadBackup(to, OLD_BACKUP, await checkBackup(OLD_BACKUP))
    await inDatabase(
      to,
      `insert into coaching_messages (id, session_id, user_id, role, content, created_at)
       values ('m3', 's1', 'ada', 'user', 'More.', now())`,
    )
    expect(await inDatabase(to, 'select id, answers from coaching_messages order by position')).toEqual([
      { id: 'm1', answers: null },
      { id: 'm2', answers: 'm1' },
      { id: 'm3', answers: null },
    ])
    // The constraint is as strict again as before.
    await expect(
      inDatabase(to, "begin; update coaching_messages set answers = 'nobody' where id = 'm3'; select 1"),
    ).rejects.toThrow('foreign key')
  })

  it('is refused with another key than that of the texts', async () => {
    const from = await aMigratedDatabase()
    await inDatabase(
      from,
      "insert into sealing_keys (key_id, canary) values ('00000000', 'sealed1.00000000.x')",
    )
    await expect(writeBackup(from, join(folder, 'wrong.backup'), KEYS, NOW)).rejects.toThrow(
      /^The secret key here is not the one/,
    )
  })

  it('says when there is nothing of ours, or a migration is at work', async () => {
    const path = join(folder, 'nothing.backup')
    await expect(writeBackup(await anEmptyDatabase(), path, null, NOW)).rejects.toThrow(
      'never ran on this database',
    )
    const from = await aMigratedDatabase()
    const migrating = new pg.Client({ connectionString: from })
    await migrating.connect()
    await migrating.query('select pg_advisory_lock(1514902611)')
    await expect(writeBackup(from, path, null, NOW)).rejects.toThrow('is being migrated')
    await migrating.end()
  })
})

describe('a file that cannot be restored is told in one sentence, and nothing is written:', () => {
  let to: ReturnType<typeof target>
  beforeAll(() => {
    to = target()
  })
  const refused = async (path: string) => {
    const error = await restore(to, path).then(
      () => undefined,
      (reason: Error) => reason,
    )
    expect(error?.name).toBe('StartError')
    expect(await readdir(to.dataDir).catch(() => 'not there')).toBe('not there')
    return error?.message.replace(/^\S*\.backup|^\S*restore-backup\.test\.ts/, 'FILE')
  }

  it('one that is not there, or is something else', async () => {
    expect(await refused('no-such.backup')).toBe('There is no file no-such.backup.')
    expect(await refused(import.meta.filename)).toBe('FILE is no backup of Lodestar.')
    expect(await refused(await rewrite(OLD_BACKUP, () => ['{"some": "json"}', '']))).toBe(
      'FILE is no backup of Lodestar.',
    )
  })

  it('one that is cut off', async () => {
    const whole = await readFile(OLD_BACKUP)
    const path = join(folder, 'cut.backup')
    await writeFile(path, whole.subarray(0, whole.length - 200))
    expect(await refused(path)).toBe('FILE is damaged (it is cut off): take another copy.')
    expect(await refused(await rewrite(OLD_BACKUP, (lines) => [...lines.slice(0, -2), '']))).toBe(
      'FILE is damaged (it is cut off): take another copy.',
    )
  })

  it('one in which a letter has changed, or a row is gone', async () => {
    const changed = await rewrite(OLD_BACKUP, (lines) =>
      lines.map((line) => line.replace('Okafor', 'Okafer')),
    )
    expect(await refused(changed)).toBe(
      'FILE is damaged (the rows of public.users are not those that were written): take another copy.',
    )
    const less = await rewrite(OLD_BACKUP, (lines) => lines.filter((line) => !line.includes('"g1"')))
    expect(await refused(less)).toContain('the rows of public.goal')
    const bytes = await readFile(OLD_BACKUP)
    bytes[2000] = (bytes[2000] ?? 0) ^ 0xff
    const path = join(folder, 'flipped.backup')
    await writeFile(path, bytes)
    expect(await refused(path)).toMatch(/^FILE is damaged/)
  })

  it('one of a newer version, by its format or its migrations', async () => {
    const newer = await rewrite(OLD_BACKUP, ([first = '', ...rest]) => [
      first.replace('"format":1', '"format":2'),
      ...rest,
    ])
    expect(await refused(newer)).toBe(
      'FILE was made by a newer version of Lodestar: restore it with that version.',
    )
    const ahead = await rewrite(OLD_BACKUP, ([first = '', ...rest]) => [
      first.replace('"migrations":[', '"migrations":[{"name":"9999_later.sql","checksum":"x"},'),
      ...rest,
    ])
    expect(await refused(ahead)).toContain('with the migration 9999_later.sql), which this one does not know')
  })
})

describe('restoring', () => {
  it('refuses a database that is not empty, naming a table', async () => {
    const to = target({ databaseUrl: await aMigratedDatabase(), secretKey: TEST_SECRET })
    await expect(restore(to, OLD_BACKUP)).rejects.toThrow(
      /^The database in DATABASE_URL is not empty \(it has the table public\.\w+\): restore into a new one\.$/,
    )
  })

  it('writes an older backup into an empty database and migrates it on', async () => {
    const to = target({ databaseUrl: await anEmptyDatabase() })
    await restore(to, OLD_BACKUP)
    const [goal] = await inDatabase(to.databaseUrl ?? '', 'select title, progress from goals')
    expect(goal).toEqual({ title: 'Praise before guests', progress: 40 })
    const [last] = await inDatabase(to.databaseUrl ?? '', 'select max(name) as name from migrations')
    expect(last.name >= '0038').toBe(true)
    // The key that came with it is where the next start looks for it.
    expect((await readFile(join(to.dataDir, 'secret-key'), 'utf8')).trim()).toBe(TEST_SECRET)
  })

  it('needs the right key, from the file or from the settings', async () => {
    const from = await aMigratedDatabase()
    const { requireKeys } = await import('../db/sealing-keys.ts')
    const { testVault } = await import('../testing/open-test-database.ts')
    const db = openTestDatabase(from)
    await requireKeys(db, testVault)
    await db.destroy()
    const path = join(folder, 'keyless.backup')
    await writeBackup(from, path, null, NOW)
    await expect(restore(target(), path)).rejects.toThrow(/^This backup was made without its secret key/)
    const other = 'another-secret-key-that-is-long-enough'
    await expect(restore(target({ secretKey: other }), path)).rejects.toThrow(/is not the one that the texts/)
    await restore(target({ secretKey: TEST_SECRET, databaseUrl: await anEmptyDatabase() }), path)
  })

  it('makes a data folder, which is refused the second time, and begins anew after one that was broken off', async () => {
    const to = target()
    // As a kill leaves it.
    await mkdir(join(to.dataDir, 'restoring/postgres'), { recursive: true })
    await writeFile(join(to.dataDir, 'restoring/postgres/PG_VERSION'), '18')
    await restore(to, OLD_BACKUP)
    expect(await hasDatabase(to.dataDir)).toBe(true)
    expect((await readdir(to.dataDir)).sort()).toEqual(['postgres', 'secret-key'])
    const database = await visitEmbeddedDatabase(to.dataDir, () => {})
    expect(await inDatabase(database.url, 'select word from own_words')).toEqual([{ word: 'brioche' }])
    await database.stop()
    await expect(restore(to, OLD_BACKUP)).rejects.toThrow(/^There is a database in .* already/)
    await copyFile(OLD_BACKUP, join(to.dataDir, 'kept.backup'))
  })
})
