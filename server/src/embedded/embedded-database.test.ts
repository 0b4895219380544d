import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { StartError } from '../lib/start-error.ts'
import { completeBinaries, copyBinaries, findBinaries, programPath } from './binaries.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { findPostmaster, isRunning, readLock, stopPostmaster } from './postmaster.ts'
import { runAs, SAME_USER } from './runner.ts'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 })

const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0
/** Below a folder that only root may enter, an ordinary user cannot even run the code whose refusal is tested. */
const isOpenToAll = (): boolean =>
  spawnSync('setpriv', [
    '--reuid=65534',
    '--regid=65534',
    '--clear-groups',
    'test',
    '-r',
    import.meta.filename,
  ]).status === 0

const hasNamespaces = spawnSync('unshare', ['--user', 'true']).status === 0
/** Runs a command with a file system of its own, in which a folder is on a read-only disk. */
const readOnly = (folder: string): string[] => [
  ...[
    'unshare',
    '--mount',
    'sh',
    '-c',
    'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"',
  ],
  folder,
]
const canMount = spawnSync('unshare', [...readOnly(tmpdir()).slice(1), 'true']).status === 0
const folders: string[] = []
const databases: EmbeddedDatabase[] = []
const children: ChildProcess[] = []
const listeners: Server[] = []

let crashed: { dataDir: string; rows: unknown[] }

beforeAll(async () => {
  const dataDir = await aFolder()
  folders.pop()
  crashed = { dataDir, rows: await crash(dataDir) }
})

afterAll(() => removeData(crashed.dataDir))

afterEach(async () => {
  for (const listener of listeners.splice(0)) listener.close()
  for (const database of databases.splice(0)) await database.stop()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) await removeData(folder)
})

describe('a start', () => {
  test('on an empty folder, whatever its name, gives a durable database with an owner who is no superuser', async () => {
    const dataDir = join(await aFolder(), 'ein Ordner – 資料')
    const database = await start(dataDir)

    const [row] = await query(
      database.url,
      `SELECT current_user AS user, usesuper AS "isSuper", current_setting('fsync') AS fsync,
        current_setting('synchronous_commit') AS commit, current_setting('server_encoding') AS encoding,
        current_setting('listen_addresses') AS addresses, lower('ÀÉ') AS lower
       FROM pg_user WHERE usename = current_user`,
    )
    expect(row).toEqual({
      user: 'lodestar',
      isSuper: false,
      fsync: 'on',
      commit: 'on',
      encoding: 'UTF8',
      addresses: '127.0.0.1',
      lower: 'àé',
    })
    await query(database.url, 'CREATE TABLE note (text text)')
    await query(database.url, 'CREATE DATABASE another')
    await expect(connect(database.url.replace(/:[0-9a-f]+@/, ':guess@'))).rejects.toThrow(/password/)
    const { mode } = await stat(join(dataDir, 'postgres/lodestar.password'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('after a stop finds the data and the port again, and nothing ran in between', async () => {
    const dataDir = await aFolder()
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE note AS SELECT 7 AS number')
    const lock = await readLock(await clusterOf(dataDir))
    await Promise.all([first.stop(), first.stop()])
    expect(await isRunning(lock?.pid ?? 0)).toBe(false)

    const second = await start(dataDir)

    expect(second).toMatchObject({ url: first.url, attached: false })
    expect(await query(second.url, 'SELECT number FROM note')).toEqual([{ number: 7 }])
  })

  test('moves to another port when a program took its own', async () => {
    const dataDir = await aFolder()
    const first = await start(dataDir)
    await first.stop()
    await listenOn(Number(new URL(first.url).port))

    const second = await start(dataDir)

    expect(second.url).not.toBe(first.url)
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('beside a running server says so in one line and leaves that one alone', async () => {
    const dataDir = await aFolder()
    const first = await start(dataDir)

    await expect(start(dataDir)).rejects.toThrow(
      new StartError(
        `Lodestar already runs on this data folder (process ${process.pid}): stop that one first.`,
      ),
    )
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('while the server before is stopping waits for the end of that', async () => {
    const { dataDir, rows } = await aCrashedFolder()
    const first = await start(dataDir)
    const [, second] = await Promise.all([first.stop(), start(dataDir)])

    expect(second.attached).toBe(false)
    expect(await query(second.url, 'SELECT number FROM note')).toEqual(rows)
  })

  test('of two servers at the same time on an empty folder gives one of them the database', async () => {
    const dataDir = await aFolder()
    const starts = await Promise.allSettled([start(dataDir), aServer(dataDir)])

    const refused = starts.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(String(refused[0]?.status === 'rejected' && refused[0].reason)).toContain('Lodestar already runs')
  })
})

describe('after an accident', () => {
  test('of the server alone the next start attaches to the database, and stops it at its own end', async () => {
    const dataDir = await aFolder()
    const server = await aServer(dataDir)
    await query(server.url, 'CREATE TABLE note AS SELECT 7 AS number')
    const postmaster = await findPostmaster(await clusterOf(dataDir))
    await killHard(server.child)

    const next = await start(dataDir)

    expect(next).toMatchObject({ url: server.url, attached: true })
    expect(await query(next.url, 'SELECT number FROM note')).toEqual([{ number: 7 }])
    expect(await findPostmaster(await clusterOf(dataDir))).toEqual(postmaster)
    await next.stop()
    expect(await isRunning(postmaster?.pid ?? 0)).toBe(false)
  })

  test('of server and database the next start has every row that was acknowledged', async () => {
    const dataDir = await aFolder()
    const rows = await crash(dataDir)

    const next = await start(dataDir)

    expect(next.attached).toBe(false)
    expect(await query(next.url, 'SELECT number FROM note')).toEqual(rows)
  })

  test('of the database alone the server takes it up again at the same address', async () => {
    const dataDir = await aFolder()
    const lines: string[] = []
    const database = await start(dataDir, (line) => lines.push(line))
    await query(database.url, 'CREATE TABLE note AS SELECT 7 AS number')
    const first = await findPostmaster(await clusterOf(dataDir))
    process.kill(first?.pid ?? 0, 'SIGKILL')

    await vi.waitUntil(() => lines.includes('The database is back'), { timeout: 20_000 })

    expect(await query(database.url, 'SELECT number FROM note')).toEqual([{ number: 7 }])
    expect((await findPostmaster(await clusterOf(dataDir)))?.pid).not.toBe(first?.pid)
    await expect(start(dataDir)).rejects.toThrow('Lodestar already runs')
  })

  test.runIf(process.platform === 'linux')('a zombie in the lock file stops no start', async () => {
    const { dataDir, rows, cluster } = await aCrashedFolder()
    const zombie = await aZombie()
    await nameInLock(cluster, zombie)

    const next = await start(dataDir)

    expect(await query(next.url, 'SELECT number FROM note')).toEqual(rows)
    expect(await isRunning(zombie)).toBe(false)
  })

  test.runIf(process.platform === 'linux')(
    'a lock with the pid of another program stops no start',
    async () => {
      const { dataDir, rows, cluster } = await aCrashedFolder()
      const other = spawn('sleep', ['60'])
      children.push(other)
      await nameInLock(cluster, other.pid ?? 0)

      const next = await start(dataDir)

      expect(await query(next.url, 'SELECT number FROM note')).toEqual(rows)
      expect(other.exitCode).toBeNull()
    },
  )

  test.runIf(process.platform === 'linux')(
    'a lock with the pid of another PostgreSQL stops no start',
    async () => {
      const { dataDir, rows, cluster } = await aCrashedFolder()
      const neighbor = await aFolder()
      const running = await start(neighbor)
      await nameInLock(cluster, (await findPostmaster(await clusterOf(neighbor)))?.pid ?? 0)

      const next = await start(dataDir)

      expect(await query(next.url, 'SELECT number FROM note')).toEqual(rows)
      expect(await query(running.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    },
  )

  test.runIf(process.platform === 'linux')('a torn lock file stops no start', async () => {
    const { dataDir, rows, cluster } = await aCrashedFolder()
    await writeFile(join(cluster, 'postmaster.pid'), '')

    const next = await start(dataDir)

    expect(await query(next.url, 'SELECT number FROM note')).toEqual(rows)
  })
})

describe('a database folder', () => {
  test('that initdb left half made is set aside and made anew', async () => {
    const dataDir = await aFolder()
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n')
    await mkdir(join(dataDir, `postgres.new-${await aGonePid()}`, 'cluster'), { recursive: true })

    const database = await start(dataDir)

    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    const names = (await readdir(dataDir)).map((name) => name.replace(/\d+$/, 'N')).sort()
    expect(names).toEqual(['postgres', 'postgres.log', 'postgres.unfinished-N'])
  })

  test('that Lodestar did not make is refused untouched', async () => {
    const place = join(await aFolder(), 'postgres')
    await mkdir(join(place, 'base/5'), { recursive: true })
    await writeFile(join(place, 'base/5/PG_VERSION'), '18\n')

    await expect(start(dirname(place))).rejects.toThrow(/^.* that Lodestar did not make: .*$/)
    expect(await readdir(place)).toEqual(['base'])
  })

  test('of another version of PostgreSQL is refused in one line that names both', async () => {
    const { dataDir } = await aCrashedFolder()
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n')

    await expect(start(dataDir)).rejects.toThrow(/^.* is of PostgreSQL 17 and this Lodestar runs 18: .*$/)
  })

  test('whose database is damaged is refused with the reason PostgreSQL gives', async () => {
    const { dataDir } = await aCrashedFolder()
    await rm(join(dataDir, 'postgres/global/pg_control'))

    await expect(start(dataDir)).rejects.toThrow(/^PostgreSQL could not start: .*pg_control.*$/)
  })

  test.each(['/dev/null', '/dev/null/deeper', '/proc/lodestar'])(
    'at %s is refused in one line',
    async (path) => {
      const refusal = start(path)

      await expect(refusal).rejects.toThrow(StartError)
      await expect(refusal).rejects.toThrow(/^Lodestar cannot use its data folder: .*$/)
    },
  )
})

describe.runIf(isLinuxRoot && canMount)('a data folder on a read-only disk', () => {
  test('with a database in it is refused with that reason', async () => {
    const { dataDir } = await aCrashedFolder()

    await expect(aServer(dataDir, readOnly(dataDir))).rejects.toThrow(
      `Lodestar cannot use its data folder: the disk is read-only (${dataDir}/postgres).`,
    )
  })

  test('that is not there yet is refused with that reason, for the database and for the secret key', async () => {
    const disk = await aFolder()
    const dataDir = join(disk, 'new', 'data')

    await expect(aServer(dataDir, readOnly(disk))).rejects.toThrow(
      `Lodestar cannot use its data folder: the disk is read-only (${disk}/new).`,
    )
    const [command = '', ...args] = [...readOnly(disk), process.execPath, '--input-type=module', '--eval']
    const key = spawnSync(command, [
      ...args,
      SECRET_KEY,
      join(import.meta.dirname, '../lib/secret-key.ts'),
      dataDir,
    ])
    expect(String(key.stdout)).toMatch(/cannot be read or made \(EROFS: read-only file system/)
  })
})

describe('the binaries', () => {
  test('of a platform without them are answered with the way out', async () => {
    await expect(findBinaries('sunos', 'sparc')).rejects.toThrow(
      new StartError(
        'There is no embedded PostgreSQL for sunos-sparc here: set DATABASE_URL to a PostgreSQL (15 or later).',
      ),
    )
  })

  test('run where no install script made their links, and from a copy', async () => {
    const folder = await aFolder()
    const binaries = { ...(await findBinaries()), folder: join(folder, 'native') }
    await cp((await findBinaries()).folder, binaries.folder, { recursive: true, filter: isNoLink })

    const copy = await copyBinaries(binaries, join(folder, 'home'))
    expect((await runAs(SAME_USER, programPath(copy, 'postgres'), ['--version'])).output).toContain(' 18')

    expect((await runAs(SAME_USER, programPath(binaries, 'postgres'), ['--version'])).isOk).toBe(false)
    expect(await completeBinaries(binaries)).toBe(true)
    expect((await runAs(SAME_USER, programPath(binaries, 'postgres'), ['--version'])).isOk).toBe(true)
  })
})

describe.runIf(isLinuxRoot && hasNamespaces)('as root', () => {
  test('a folder that others may not enter holds its database, by a user namespace', async () => {
    const dataDir = await aFolder()
    await chmod(dataDir, 0o700)
    const database = await start(dataDir)

    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await clusterOf(dataDir)).toBe(join(dataDir, 'postgres'))
  })

  test('without user namespaces a folder that others may enter holds the database of an unprivileged user', async () => {
    const dataDir = await aFolder()

    const server = await aServer(dataDir, WITHOUT_NAMESPACES)

    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect((await lstat(join(dataDir, 'postgres'))).isDirectory()).toBe(true)
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0)
  })

  test('without user namespaces a closed folder links to the database elsewhere, for every later start', async () => {
    const dataDir = await aFolder()
    await chmod(dataDir, 0o700)
    const server = await aServer(dataDir, WITHOUT_NAMESPACES)
    await query(server.url, 'CREATE TABLE note AS SELECT 7 AS number')
    expect(await clusterOf(dataDir)).toMatch(/^\/var\/lib\/lodestar\//)
    expect(server.lines).toContain(`The database is in ${await clusterOf(dataDir)}`)
    await stopPostmaster(await clusterOf(dataDir))
    await killHard(server.child)

    const next = await start(dataDir)

    expect(await query(next.url, 'SELECT number FROM note')).toEqual([{ number: 7 }])
  })

  test('without user namespaces a database made in one is refused with the way out', async () => {
    const { dataDir } = await aCrashedFolder()

    await expect(aServer(dataDir, WITHOUT_NAMESPACES)).rejects.toThrow(/user\.max_user_namespaces/)
  })

  test.runIf(isOpenToAll())('made data is refused to an ordinary user in one line', async () => {
    const { dataDir } = await aCrashedFolder()

    await expect(aServer(dataDir, AS_NOBODY)).rejects.toThrow(/may not read or write there/)
  })

  test.runIf(isOpenToAll())('the data of an ordinary user stays theirs', async () => {
    const dataDir = await aFolder()
    await runAs(SAME_USER, 'chown', ['nobody', dataDir])
    const server = await aServer(dataDir, AS_NOBODY)
    await query(server.url, 'CREATE TABLE note AS SELECT 7 AS number')
    await stopPostmaster(await clusterOf(dataDir))
    await killHard(server.child)

    await rm(join(dataDir, 'postgres.log'))
    await (await start(dataDir)).stop()
    const again = await aServer(dataDir, AS_NOBODY)

    expect(await query(again.url, 'SELECT number FROM note')).toEqual([{ number: 7 }])
  })
})

/** A folder that every user may enter, so that root's PostgreSQL reaches it without a user namespace too. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'lodestar-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(dataDir: string, log: (line: string) => void = () => undefined) {
  const database = await startEmbeddedDatabase({ dataDir, log })
  databases.push(database)
  return database
}

function clusterOf(dataDir: string): Promise<string> {
  return realpath(join(dataDir, 'postgres'))
}

const SERVER = `
  const { startEmbeddedDatabase } = await import(process.argv[1])
  try {
    const { url } = await startEmbeddedDatabase({ dataDir: process.argv[2], log: (line) => console.log(line) })
    console.log('URL ' + url)
  } catch (error) {
    console.log('REFUSED ' + error.message)
  }`

const SECRET_KEY = `
  const { loadSecretKey } = await import(process.argv[1])
  await loadSecretKey({ secretKey: null, dataDir: process.argv[2] }).catch((error) => console.log(error.message))`

const AS_NOBODY = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', '--']

// A user namespace in which every user is who they are outside, and which allows no further one below it.
const WITHOUT_NAMESPACES = [
  ...['unshare', '--user', 'sh', '-c', 'read go; exec "$@"', '-'],
  ...['sh', '-c', 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"', '-'],
]

/** Starts the database from a process of its own, which can be killed; rejects with the line it ended in. */
async function aServer(dataDir: string, prefix: string[] = []) {
  const script = [
    '--input-type=module',
    '--eval',
    SERVER,
    join(import.meta.dirname, 'embedded-database.ts'),
    dataDir,
  ]
  const [command = '', ...args] = [...prefix, process.execPath, ...script]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  children.push(child)
  if (prefix === WITHOUT_NAMESPACES) await mapEveryUser(child.pid ?? 0, child.stdin)
  const lines: string[] = []
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line))
  await vi.waitUntil(() => lines.at(-1)?.startsWith('URL ') || child.exitCode !== null, { timeout: 30_000 })
  const last = lines.at(-1)
  if (last?.startsWith('URL ')) return { child, url: last.slice(4), lines }
  reader.close()
  throw new Error(last)
}

async function mapEveryUser(pid: number, stdin: Writable): Promise<void> {
  const own = await readlink('/proc/self/ns/user')
  await vi.waitUntil(async () => (await readlink(`/proc/${pid}/ns/user`)) !== own)
  for (const map of ['uid_map', 'gid_map']) await writeFile(`/proc/${pid}/${map}`, '0 0 4294967295')
  stdin.write('go\n')
}

/** Kills the whole process group, as a Ctrl-C at the terminal reaches all of it: the database is not in it. */
async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await ended
}

/** Kills server and database while people write; returns the rows that were acknowledged. */
async function crash(dataDir: string): Promise<unknown[]> {
  const server = await aServer(dataDir)
  await query(server.url, 'CREATE TABLE note (number integer)')
  for (let number = 1; number <= 20; number++) await query(server.url, `INSERT INTO note VALUES (${number})`)
  const rows = await query(server.url, 'SELECT number FROM note')
  const postmaster = await findPostmaster(await clusterOf(dataDir))
  await killHard(server.child)
  process.kill(postmaster?.pid ?? 0, 'SIGKILL')
  return rows
}

/** A data folder as a crash left it, with its `rows`. */
async function aCrashedFolder() {
  const dataDir = await aFolder()
  const cluster = join(dataDir, 'postgres')
  await runAs(SAME_USER, 'cp', ['-a', join(crashed.dataDir, 'postgres'), cluster])
  return { dataDir, cluster, rows: crashed.rows }
}

async function nameInLock(cluster: string, pid: number): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^\d+/, String(pid)))
}

/** A process that ended and that its parent never asks about, called postgres like the real one. */
async function aZombie(): Promise<number> {
  const program = programPath(await findBinaries(), 'postgres')
  const parent = spawn('sh', ['-c', '"$0" --version >&2 & echo $!; exec sleep 60', program])
  children.push(parent)
  const [pid] = (await once(parent.stdout, 'data')).map(Number)
  await vi.waitUntil(async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).includes('(postgres) Z'))
  return pid ?? 0
}

async function aGonePid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid ?? 0
}

async function listenOn(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  listeners.push(server)
  await once(server, 'listening')
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = await connect(url)
  return (await client.query(sql).finally(() => client.end())).rows
}

async function isNoLink(path: string): Promise<boolean> {
  return !(await lstat(path)).isSymbolicLink()
}

async function removeData(folder: string): Promise<void> {
  for (const dataDir of [folder, ...(await listFolders(folder))]) {
    const cluster = await clusterOf(dataDir).catch(() => undefined)
    if (cluster === undefined) continue
    await stopPostmaster(cluster)
    if (dirname(cluster) !== dataDir) await rm(dirname(cluster), { recursive: true })
  }
  await rm(folder, { recursive: true })
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
}
