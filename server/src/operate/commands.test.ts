import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { freePort, runServer, type ServerProcess, takePort, waitFor } from '../testing/server-process.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { upkeepOn } from '../testing/upkeep.ts'
import { restoreBackup } from './restore-backup.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = await mkdtemp(join(tmpdir(), 'lodestar-commands-'))

/** Runs a command with a file system of its own, in which a folder is on a read-only disk. */
const readOnly = (path: string): string[] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"',
  path,
]
const [unshare = '', ...rest] = readOnly(tmpdir())
const canMount = spawnSync(unshare, [...rest, 'true']).status === 0

const PGBOUNCER = '/usr/sbin/pgbouncer'
const poolers: ChildProcess[] = []
/** Starts a PgBouncer before a database. @param ignored start options that it drops without a word. */
async function startPooler(database: string, mode: string, ignored: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database)
  const own = await freePort()
  const home = await mkdtemp(join(folder, 'pooler-'))
  await chmod(folder, 0o755)
  await chmod(home, 0o755)
  await writeFile(join(home, 'users'), `"${username}" "${password}"\n`)
  await writeFile(
    join(home, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${join(home, 'users')}
pool_mode = ${mode}
ignore_startup_parameters = extra_float_digits${ignored && `,${ignored}`}
`,
  )
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  poolers.push(spawn(PGBOUNCER, [...asNobody, join(home, 'pgbouncer.ini')], { stdio: 'ignore' }))
  await vi.waitFor(async () => {
    const socket = connect(own, '127.0.0.1')
    await once(socket, 'connect').finally(() => socket.destroy())
  }, 10_000)
  return `postgres://${username}@127.0.0.1:${own}${pathname}`
}

const OLD_BACKUP = join(import.meta.dirname, 'fixtures/before-0028.backup')
const KEY = 'a-secret-key-that-only-tests-know-and-use'
const servers: ServerProcess[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.child.kill('SIGTERM')
    await server.ended
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command to its end, as npm does. */
const command = async (name: string, args: string[], env: Record<string, string>) => {
  const script = join(import.meta.dirname, `${name}.ts`)
  const run = runServer({ HOST: '127.0.0.1', ...env }, [process.execPath, script, ...args])
  return { code: await run.ended, ...run.output }
}
const serve = async (env: Record<string, string>) => {
  const port = await freePort()
  const server = runServer({ PORT: String(port), HOST: '127.0.0.1', AI_OFFER: 'off', ...env })
  servers.push(server)
  await waitFor(server, 'Lodestar is ready')
  return { origin: `http://127.0.0.1:${port}`, port, server }
}
const call = (origin: string, path: string, cookie: string, body?: object) =>
  fetch(origin + path, {
    headers: { cookie, origin, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
const signUp = async (origin: string) => {
  const reply = await call(origin, '/api/identity/sign-up/email', '', {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@example.com',
    password: 'a quiet long passphrase',
  })
  return reply.headers.getSetCookie().join('; ')
}

describe('backup and restore', () => {
  it('carry an embedded installation, while it runs and when it is stopped, to another folder where the same cookie and key hold', async () => {
    const dataDir = join(folder, 'first')
    const first = await serve({ DATA_DIR: dataDir })
    const cookie = await signUp(first.origin)
    const goal = { title: 'Praise before guests', category: 'communication' }
    expect((await call(first.origin, '/api/goals', cookie, goal)).status).toBe(201)
    const hot = join(folder, 'hot.backup')
    expect(await command('backup', [hot], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringMatching(/^Backed up {2}\d+ rows of \d+ tables in .* s, with the secret key\n$/),
    })
    first.server.child.kill('SIGTERM')
    await first.server.ended
    const cold = join(folder, 'cold.backup')
    expect((await command('backup', [cold], { DATA_DIR: dataDir })).code).toBe(0)
    const jobsOf = async (path: string) =>
      gunzipSync(await readFile(path))
        .toString()
        .split('\n')
        .filter((line) => line.includes('"pgboss.job"'))
    expect(await jobsOf(hot)).toEqual(await jobsOf(cold))
    await rm(dataDir, { recursive: true })

    const moved = join(folder, 'moved')
    const restored = await command('restore', [hot], { DATA_DIR: moved })
    expect(restored).toMatchObject({ code: 0, err: '' })
    expect(restored.out).toMatch(/Restored {3}\d+ rows of \d+ tables in .* s, the same as in the file\n$/)
    const second = await serve({ DATA_DIR: moved })
    const goals = await (await call(second.origin, '/api/goals', cookie)).json()
    expect(JSON.stringify(goals)).toContain('Praise before guests')
    expect(await command('restore', [cold], { DATA_DIR: moved })).toEqual({
      code: 1,
      out: '',
      err: `There is a database in ${moved} already: restore into another folder (set DATA_DIR), or move that one away.\n`,
    })
  })

  it('say how they are called, and what is missing, in one line', async () => {
    const empty = join(folder, 'empty')
    await mkdir(empty)
    expect(await command('backup', [], {})).toMatchObject({
      code: 1,
      err: 'Name the file to write: npm run backup -- FILE [--without-key]\n',
    })
    expect(await command('restore', ['a', 'b'], {})).toMatchObject({
      code: 1,
      err: 'Name the file to restore: npm run restore -- FILE\n',
    })
    expect(await command('backup', [join(folder, 'x.backup')], { DATA_DIR: empty })).toMatchObject({
      code: 1,
      err: `There is no database in ${empty}.\n`,
    })
    expect(await readdir(empty)).toEqual([])
  })

  it('leave no half file when they are told to stop', async () => {
    const url = await copyDatabase(`stopped_${process.pid}`)
    const inTheWay = new pg.Client({ connectionString: url })
    await inTheWay.connect()
    await inTheWay.query('begin; lock table goals in access exclusive mode')
    const home = join(folder, 'stopped')
    await mkdir(home)
    const script = join(import.meta.dirname, 'backup.ts')
    const run = runServer({ DATABASE_URL: url, SECRET_KEY: KEY }, [
      process.execPath,
      script,
      join(home, 'half.backup'),
    ])
    await vi.waitFor(async () => expect(await readdir(home)).toHaveLength(1), 20_000)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(130)
    expect(await readdir(home)).toEqual([])
    await inTheWay.end()
    await dropDatabase(url)
  })

  it('write to the standard output, from an external database', async () => {
    const url = await copyDatabase(`commands_${process.pid}`)
    const script = join(import.meta.dirname, 'backup.ts')
    const path = join(folder, 'out.backup')
    const run = runServer({ DATABASE_URL: url, DATA_DIR: folder, OUT: path, SCRIPT: script }, [
      'sh',
      '-c',
      `"${process.execPath}" "$SCRIPT" - --without-key > "$OUT"`,
    ])
    expect(await run.ended).toBe(0)
    expect(gunzipSync(await readFile(path)).toString()).toMatch(/^\["backup",.*\n[\s\S]*\["whole",\d+\]\n$/)
    await dropDatabase(url)
  })
})

describe('a data folder of an older version', () => {
  it('starts after one command, with what was in it', async () => {
    const dataDir = join(folder, 'older')
    const to = { databaseUrl: null, databaseOwnerUrl: null, dataDir, secretKey: null, oldSecretKeys: [] }
    const undos: (() => Promise<unknown>)[] = []
    await restoreBackup(to, OLD_BACKUP, {
      say: () => {},
      defer: (undo) => undos.push(undo),
      migratesOn: false,
    })
    for (const undo of undos) await undo()
    const behind = await command('doctor', [], { DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(behind).toMatchObject({ code: 1, err: '' })
    expect(behind.out).toMatch(
      /^The database is \d+ migrations behind this version, from 0028_.*\n {2}→ Start this/,
    )
    const { server } = await serve({ DATA_DIR: dataDir })
    expect(server.output.out).toMatch(/Schema +migrated by 0028_.*0038_row_security/)
    const copy = join(folder, 'upgraded.backup')
    expect((await command('backup', [copy], { DATA_DIR: dataDir })).code).toBe(0)
    expect(gunzipSync(await readFile(copy)).toString()).toContain('brioche')
  })
})

describe('the doctor', () => {
  const url = () =>
    createEmptyDatabase(`lodestar_doctor_${process.pid}_${Math.random().toString(36).slice(2)}`)
  const ask = async (env: Record<string, string>) => {
    const { code, out, err } = await command('doctor', [], {
      PORT: String(await freePort()),
      DATA_DIR: folder,
      ...env,
    })
    expect(err).toBe('')
    expect(code).toBe(out === 'All is well.\n' ? 0 : 1)
    // One thing to do for each thing that is wrong.
    const lines = out.split('\n').slice(0, -1)
    if (code === 1)
      expect(lines.map((line) => line.startsWith('  → '))).toEqual(lines.map((_, at) => at % 2 === 1))
    return lines.filter((line) => !line.startsWith('  → '))
  }
  const onDatabase = async (check: (url: string) => Promise<void>, isMigrated = true) => {
    const database = isMigrated ? await copyDatabase(`doctor_${process.pid}`) : await url()
    try {
      await check(database)
    } finally {
      await dropDatabase(database)
    }
  }

  it('says in one line that all is well, also of a server at work', async () => {
    const dataDir = join(folder, 'well')
    const { port } = await serve({ DATA_DIR: dataDir })
    expect(await ask({ DATA_DIR: dataDir, PORT: String(port) })).toEqual(['All is well.'])
  })

  it('names a setting that is wrong, and a folder that is not there', async () => {
    expect(await ask({ PORT: 'abc' })).toEqual(['PORT must be a whole number from 1 to 65535, not "abc"'])
    const missing = join(folder, 'nowhere')
    expect(await ask({ DATA_DIR: missing })).toEqual([`There is no data folder ${missing}.`])
  })

  it('names what a kill has left, and a database that is not whole', async () => {
    const dataDir = join(folder, 'half')
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    expect(await ask({ DATA_DIR: dataDir })).toEqual([`There is a database that is not whole in ${dataDir}.`])
    await writeFile(join(dataDir, 'postgres/lodestar.password'), 'x')
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n')
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), '2147483646\n')
    expect(await ask({ DATA_DIR: dataDir })).toEqual([
      expect.stringMatching(/is of PostgreSQL 15, and this Lodestar brings 18\.$/),
      expect.stringMatching(/postmaster\.pid is left of process 2147483646\.$/),
    ])
  })

  it.runIf(process.getuid?.() === 0)(
    'names a data folder that this user may not write in, or look into',
    async () => {
      const dataDir = join(folder, 'closed')
      await mkdir(join(dataDir, 'postgres'), { recursive: true })
      await chmod(folder, 0o755)
      const askAsNobody = async () => {
        const who = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath]
        const script = join(import.meta.dirname, 'doctor.ts')
        const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(await freePort()) }
        const run = runServer(env, [...who, script])
        await run.ended
        // Where the sources are below a folder that only root may enter, there is nobody to ask.
        return /EACCES|Cannot find module/.test(run.output.err) ? null : run.output.out
      }
      for (const mode of [0o755, 0o700]) {
        await chmod(dataDir, mode)
        const found = await askAsNobody()
        if (found === null) return
        expect(found).toContain(`This user (uid 65534) may not write in the data folder ${dataDir}.`)
      }
    },
  )

  it.runIf(canMount)('names a disk that has become read-only, and so does the start', async () => {
    const dataDir = join(folder, 'read-only')
    const { server } = await serve({ DATA_DIR: dataDir })
    server.child.kill('SIGTERM')
    await server.ended
    for (const [script, stream, says] of [
      [join(import.meta.dirname, 'doctor.ts'), 'out', 'is on a disk that is read-only now.'],
      [join(import.meta.dirname, '../main.ts'), 'err', 'cannot use its data folder: the disk is read-only'],
    ] as const) {
      const run = runServer({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(await freePort()) }, [
        ...readOnly(dataDir),
        process.execPath,
        script,
      ])
      expect(await run.ended).toBe(1)
      expect(run.output[stream]).toContain(says)
    }
  })

  it.runIf(existsSync(PGBOUNCER))(
    'finds nothing wrong with a pooler, also one that shares connections or knows no start option',
    async () => {
      await onDatabase(async (database) => {
        const env = { SECRET_KEY: KEY }
        for (const [mode, ignored] of [
          ['transaction', ''],
          ['transaction', 'options'],
          ['session', 'options'],
        ] as const)
          expect(await ask({ ...env, DATABASE_URL: await startPooler(database, mode, ignored) })).toEqual([])
        for (const pooler of poolers.splice(0)) pooler.kill('SIGKILL')
      })
    },
  )

  it('names a clock that is far from the one of the database', async () => {
    const shim = join(folder, 'hour-ahead.mjs')
    await writeFile(shim, 'const real = Date.now; Date.now = () => real() + 3_600_000')
    await onDatabase(async (database) => {
      const env = { DATABASE_URL: database, SECRET_KEY: KEY, NODE_OPTIONS: `--import=${shim}` }
      expect(await ask(env)).toEqual([
        expect.stringMatching(
          /^The clock of this machine and that of the database are 3(599|600|601) seconds apart\.$/,
        ),
      ])
    })
  })

  it('names an unreachable database, port, mail server and model, each by itself', async () => {
    const closed = await freePort()
    const { server: taken, port } = await takePort()
    const found = await ask({
      DATABASE_URL: `postgres://somebody@127.0.0.1:${closed}/lodestar`,
      SECRET_KEY: KEY,
      PORT: String(port),
      SMTP_URL: `smtp://127.0.0.1:${closed}`,
      AI_PROVIDER: 'ollama',
      AI_MODEL: 'mini-3',
      AI_BASE_URL: `http://127.0.0.1:${closed}/v1`,
    })
    taken.close()
    expect(found).toEqual([
      expect.stringMatching(/^The database in DATABASE_URL .* cannot be reached: connect ECONNREFUSED/),
      `Port ${port} on 127.0.0.1 is taken by another program.`,
      expect.stringMatching(
        /^The mail server 127\.0\.0\.1:\d+ takes no mail from here \(.*ECONNREFUSED.*\)\.$/,
      ),
      expect.stringMatching(
        /^The language model at 127\.0\.0\.1:\d+ cannot be reached \(.*ECONNREFUSED.*\);/,
      ),
    ])
  })

  it('names a database that is empty, or ahead of this version', async () => {
    await onDatabase(async (empty) => {
      expect(await ask({ DATABASE_URL: empty, SECRET_KEY: KEY })).toEqual(['The database is empty.'])
    }, false)
    await onDatabase(async (ahead) => {
      await upkeepOn(ahead, "insert into migrations (name, checksum) values ('9999_later.sql', 'x')")
      expect(await ask({ DATABASE_URL: ahead, SECRET_KEY: KEY })).toEqual([
        'The database is ahead of this version: it has the migration 9999_later.sql.',
      ])
    })
  })

  it('names a key that is missing or wrong, a wall that is off, and jobs that nobody does', async () => {
    await onDatabase(async (database) => {
      await upkeepOn(
        database,
        `insert into sealing_keys (key_id, canary) values ('00000000', 'sealed1.00000000.x');
         alter table goals disable row level security;
         create schema pgboss; create table pgboss.job (state text, start_after timestamptz, started_on timestamptz);
         insert into pgboss.job values ('created', now() - interval '1 hour', null),
           ('active', now() - interval '1 hour', now() - interval '1 hour'), ('created', now() + interval '1 hour', null)`,
      )
      const wallAndJobs = [
        expect.stringMatching(/^The second wall between the rows of people is off/),
        expect.stringMatching(/^2 jobs \(reminders, mails, upkeep\) are overdue, the first since 20/),
      ]
      const wrong = await ask({ DATABASE_URL: database, SECRET_KEY: KEY })
      expect(wrong).toEqual([
        wallAndJobs[0],
        expect.stringMatching(/is not the one that the texts/),
        wallAndJobs[1],
      ])
      const missing = await ask({ DATABASE_URL: database, DATA_DIR: folder })
      expect(missing[1]).toMatch(/^The secret key is missing/)
    })
  })
})
