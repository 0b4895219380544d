import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { completeBinaries, findBinaries } from '../../embedded/binaries.ts'
import { type Runner, runAs } from '../../embedded/runner.ts'
import { freePort } from '../server-process.ts'
import { canRun } from './find-program.ts'
import { chooseRunner, giveTo, isSoon, type Part, startPart } from './part.ts'

/** A PostgreSQL on this machine: its major version and the folder of its programs. */
export interface PostgresProgram {
  version: number
  bin: string
}

const DISTRIBUTION = '/usr/lib/postgresql'

/** Lists the PostgreSQL that npm installed and those of the distribution, newest first. */
export async function listPostgres(): Promise<PostgresProgram[]> {
  const embedded = await findBinaries()
  const own = (await completeBinaries(embedded))
    ? [{ version: Number(embedded.major), bin: join(embedded.folder, 'bin') }]
    : []
  const versions = await readdir(DISTRIBUTION).catch(() => [])
  const others = versions.map((version) => ({
    version: Number(version),
    bin: join(DISTRIBUTION, version, 'bin'),
  }))
  return [...own, ...others.filter(({ bin }) => canRun(join(bin, 'initdb')))].sort(
    (one, other) => other.version - one.version,
  )
}

/** A PostgreSQL server of its own, a primary or a replica, on loopback. */
export interface PostgresServer {
  readonly port: number
  /** Of a database there, as the superuser or as the role that owns the product's database. */
  url: (role?: 'owner' | 'admin') => string
  /** Runs SQL as superuser in the product's database. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  signal: (signal: NodeJS.Signals) => void
  end: (signal: NodeJS.Signals) => Promise<void>
  /** Copies it while it runs, and starts the copy as a replica that follows it. */
  startReplica: () => Promise<PostgresServer>
  /** Makes a replica take writes. */
  promote: () => Promise<void>
}

/** The superuser, and who owns the product's database; one password for both. */
const ADMIN = 'postgres'
const OWNER = 'lodestar'
const PASSWORD = 'only-for-parts'
const DATABASE = 'lodestar'
const START_MS = 30_000
const FOLLOW_MS = 30_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '48MB',
  wal_level: 'replica',
  max_wal_senders: 4,
  // Enough for a replica that begins to follow a moment later.
  wal_keep_size: '256MB',
  hot_standby: 'on',
  jit: 'off',
}

interface Place {
  program: PostgresProgram
  runner: Runner
  /** Where clusters are made. */
  home: string
}

/** Makes a cluster in a folder, with an empty database for the product, and starts it. */
export async function startPostgres(program: PostgresProgram, home: string): Promise<PostgresServer> {
  const place = { program, home, runner: await chooseRunner() }
  const folder = join(home, 'primary')
  await mkdir(home, { recursive: true, mode: 0o755 })
  await giveTo(place.runner, home)
  const passwordFile = join(home, 'password')
  await writeFile(passwordFile, `${PASSWORD}\n`)
  const made = await runAs(place.runner, join(program.bin, 'initdb'), [
    ...['-D', folder, '-U', ADMIN, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'],
    ...['--encoding=UTF8', '--locale=C', '--no-instructions'],
  ])
  if (!made.isOk) throw new Error(`No cluster: ${made.output}`)
  const server = await startCluster(place, folder)
  await runSql(server.url('admin').replace(/\/\w+$/, '/postgres'), [
    `create role ${OWNER} login createrole password '${PASSWORD}'`,
    `create database ${DATABASE} owner ${OWNER}`,
  ])
  return server
}

async function runSql(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startCluster(
  place: Place,
  folder: string,
  more: Record<string, string> = {},
): Promise<PostgresServer> {
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port, ...more })
  const part = await startPart(place.runner, join(place.program.bin, 'postgres'), [
    ...['-D', folder],
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const url = (role: 'owner' | 'admin' = 'owner') =>
    `postgres://${role === 'owner' ? OWNER : ADMIN}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`
  if (!(await isSoon(() => answers(url('admin').replace(/\/\w+$/, '/postgres')), START_MS)))
    throw new Error(`PostgreSQL did not start: ${part.printed()}`)
  return describeServer(place, folder, { part, port, url })
}

function describeServer(
  place: Place,
  folder: string,
  { part, port, url }: { part: Part; port: number; url: PostgresServer['url'] },
): PostgresServer {
  const query = async <Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url('admin') })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  return {
    port,
    url,
    query,
    signal: part.signal,
    end: part.end,
    promote: async () => void (await query('select pg_promote(true, 60)')),
    startReplica: async () => {
      const copy = `${folder}-replica`
      await copyRunning(folder, copy, { url: url('admin'), runner: place.runner })
      const replica = await startCluster(place, copy, {
        primary_conninfo: `host=127.0.0.1 port=${port} user=${ADMIN} password=${PASSWORD} application_name=replica`,
      })
      const follows = async () =>
        (await query("select from pg_stat_replication where state = 'streaming'")).length > 0
      if (!(await isSoon(follows, FOLLOW_MS))) throw new Error('The replica does not follow')
      return replica
    },
  }
}

/** Not part of a copy: what belongs to the running process, whom it waits for, and its log of changes, which the replica asks for. */
const LEFT_OUT = new Set([
  'postgresql.auto.conf',
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
])

/** Copies a cluster while it runs, as `pg_basebackup` does, which the PostgreSQL from npm comes without. */
async function copyRunning(
  folder: string,
  copy: string,
  { url, runner }: { url: string; runner: Runner },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', true)")
    await mkdir(copy, { mode: 0o700 })
    for (const name of await readdir(folder))
      if (!LEFT_OUT.has(name))
        await cp(join(folder, name), join(copy, name), { recursive: true, force: true })
    for (const name of ['pg_wal', 'pg_replslot', 'pg_stat_tmp'])
      await mkdir(join(copy, name), { mode: 0o700 })
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    )
    await writeFile(join(copy, 'backup_label'), rows[0]?.label ?? '')
    await writeFile(join(copy, 'standby.signal'), '')
  } finally {
    await client.end()
  }
  if (runner.uid !== undefined)
    await runAs({ prefix: [] }, 'chown', ['-R', `${runner.uid}:${runner.gid}`, copy])
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Takes everything away that was made for a server. */
export const removeHome = (home: string): Promise<void> => rm(home, { recursive: true, force: true })
