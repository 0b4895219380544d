import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { visitEmbeddedDatabase } from '../../server/src/embedded/visit-database.ts'
import type { TableSum } from '../../server/src/operate/backup-format.ts'
import { checkBackup } from '../../server/src/operate/read-backup.ts'
import { TEST_SECRET } from '../../server/src/testing/open-test-database.ts'
import { fillWithPeople } from '../dashboard-people.ts'
import { queryDatabase, signalPostmaster } from '../faults/database.ts'
import { type Installation, openInstallation } from '../faults/installation.ts'
import { makeWriters, startWriting } from '../faults/writers.ts'
import { startTalking } from './talkers.ts'

const COMMANDS = join(import.meta.dirname, '../../server/src/operate')
/** The key of the first installation. */
const SAME_KEY = { SECRET_KEY: TEST_SECRET }
const GOALS = 'Drill'
const SIZES = {
  whole: { people: 5_000, writers: 6, talkers: 3, loadMs: 30_000 },
  short: { people: 0, writers: 2, talkers: 1, loadMs: 2_000 },
}

/** What a drill has shown; times in milliseconds. */
interface DrillFigures {
  rows: number
  tables: number
  fileBytes: number
  /** Answered before the backup began: goals, and texts of conversations. */
  acknowledged: number
  /** Of those, the ones that are not there afterwards, word for word. */
  lost: number
  /** Answered after the backup had begun and gone with the machine: what the next backup would have held. */
  later: number
  /** Tables that differ by their rows or their sum. */
  different: string[]
  backupMs: number
  restoreMs: number
  /** From the restore's end until `/readyz` says so. */
  startMs: number
  /** Requests that failed while the backup was made. */
  wrong: number
  /** Whether the cookie of before signs in on the restored installation. */
  isSignedIn: boolean
}

/** `npm run bench -- restore-drill [--short] [--people 5000]`; @returns whether everything came back. */
export async function drillRestore(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false }, people: { type: 'string' } },
  })
  const size = SIZES[values.short ? 'short' : 'whole']
  const figures = await drill({ ...size, people: Number(values.people ?? size.people) })
  print(figures)
  const { lost, different, wrong, isSignedIn, acknowledged } = figures
  return lost + different.length + wrong === 0 && isSignedIn && acknowledged > 0
}

async function drill({ people, writers: count, talkers, loadMs }: typeof SIZES.whole): Promise<DrillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-drill-'))
  const file = join(folder, 'drill.backup')
  const moved = join(folder, 'elsewhere')
  const on = await openInstallation('embedded', { folder: join(folder, 'first') })
  try {
    if (people > 0) await fill(on, people)
    const writers = await makeWriters(on.baseUrl, count)
    const writing = startWriting(on.baseUrl, writers, GOALS)
    const talking = startTalking(
      on.baseUrl,
      writers.slice(0, talkers).map(({ cookie }) => cookie),
    )
    await sleep(loadMs)
    await writing.haveWrittenSince(0)
    const goals = [...writing.tally.acknowledged]
    const texts = new Map(talking.kept)
    const backupMs = await run('backup', file, on.databaseDir)
    const wrong = writing.tally.wrong.length + writing.tally.unanswered
    // Long enough that something is written after it.
    await sleep(1_000)
    const later = writing.tally.acknowledged.length - goals.length + talking.kept.size - texts.size
    await loseMachine(on)
    await Promise.all([writing.stop(), talking.stop()])

    const restoreMs = await run('restore', file, moved)
    const different = await compare(file, moved)
    const startedAt = performance.now()
    // Its key came with the file.
    const next = await openInstallation('embedded', { folder: moved, env: { SECRET_KEY: '' } })
    const startMs = performance.now() - startedAt
    const lost = await countLost(next, goals, texts)
    const list = await fetch(`${next.baseUrl}/api/goals`, { headers: { cookie: writers[0]?.cookie ?? '' } })
    await next.close()
    const { tables } = await checkBackup(file)
    return {
      rows: [...tables.values()].reduce((all, { rows }) => all + rows, 0),
      tables: tables.size,
      fileBytes: (await stat(file)).size,
      acknowledged: goals.length + texts.size,
      ...{ lost, later, different, backupMs, restoreMs, startMs, wrong },
      isSignedIn: list.ok,
    }
  } finally {
    await on.close().catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(on: Installation, people: number): Promise<void> {
  const { url } = await visitEmbeddedDatabase(on.databaseDir, () => {})
  await fillWithPeople(url, people, Math.ceil(people / 50))
}

/** Runs a command as a process of its own. @returns how long it took. */
async function run(name: 'backup' | 'restore', file: string, dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const { env } = process
  const child = spawn(process.execPath, [join(COMMANDS, `${name}.ts`), file], {
    env: {
      ...env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      ...(name === 'backup' ? SAME_KEY : { SECRET_KEY: '' }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return performance.now() - startedAt
}

/** Every process is killed, and the folder is gone. */
async function loseMachine(on: Installation): Promise<void> {
  await signalPostmaster(on.databaseDir, 'SIGKILL')
  await on.end('SIGKILL')
  await rm(on.databaseDir, { recursive: true, force: true, maxRetries: 10 })
}

/** Backs up what was restored, before any server has touched it, and holds its tables against those of the file. */
async function compare(file: string, dataDir: string): Promise<string[]> {
  const again = `${file}.again`
  await run('backup', again, dataDir)
  const [before, after] = [await checkBackup(file), await checkBackup(again)]
  const isSame = (one?: TableSum, other?: TableSum) =>
    one?.rows === other?.rows && one?.sha256 === other?.sha256
  return [...new Set([...before.tables.keys(), ...after.tables.keys()])].filter(
    (name) => !isSame(before.tables.get(name), after.tables.get(name)),
  )
}

/** Looks up, decrypted, what had been acknowledged. */
async function countLost(
  on: Installation,
  goals: readonly string[],
  texts: ReadonlyMap<string, string>,
): Promise<number> {
  const titles = await queryDatabase<{ title: string }>(on.databaseDir, 'select title, user_id from goals')
  const messages = await queryDatabase<{ id: string; content: string }>(
    on.databaseDir,
    'select id, content, user_id from coaching_messages',
  )
  const known = new Set(titles.map(({ title }) => title))
  const said = new Map(messages.map(({ id, content }) => [id, content]))
  const lostTexts = [...texts].filter(([id, content]) => said.get(id) !== content)
  return goals.filter((title) => !known.has(title)).length + lostTexts.length
}

function print(figures: DrillFigures): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const lines: [string, string | number][] = [
    ['rows in the backup', `${figures.rows} of ${figures.tables} tables`],
    ['the file', `${(figures.fileBytes / 1e6).toFixed(1)} MB`],
    ['backup, under load', seconds(figures.backupMs)],
    ['requests that failed meanwhile', figures.wrong],
    ['restore, in another folder', seconds(figures.restoreMs)],
    ['from there to the first answer', seconds(figures.startMs)],
    ['acknowledged before the backup', figures.acknowledged],
    ['of those lost or changed', figures.lost],
    ['acknowledged after it, gone with the machine', figures.later],
    ['tables whose rows or sums differ', figures.different.join(', ') || 'none'],
    ['the cookie of before', figures.isSignedIn ? 'signs in' : 'does not sign in'],
  ]
  for (const [name, value] of lines) process.stdout.write(`${name.padEnd(46)} ${value}\n`)
}
