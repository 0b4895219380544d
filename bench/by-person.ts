import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { CANNOT_HOLD } from '../server/src/testing/by-person.data.ts'

const ROOT = join(import.meta.dirname, '..')

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  testResults: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[]
  }[]
}

/** How the tests that use the server's database did where it is laid out by person. */
export interface ByPersonFigures {
  files: number
  passed: number
  skipped: number
  /** Failed as `CANNOT_HOLD` says they must. */
  cannot: number
  /** Failed though they should hold: file, name, and the first line of why. */
  failed: string[]
  /** Entries of `CANNOT_HOLD` that nothing failed for. */
  needless: string[]
}

/** However busy the machine is: nothing is measured here. */
const PATIENCE_MS = 600_000
const USES_DATABASE = /testApp|provideDatabase|copyDatabase|upkeep/

/**
 * Runs the tests that use the server's database with the tables of every test's database split up by person.
 *
 * @param parts of paths; all files without them.
 */
export async function runByPerson(parts: readonly string[]): Promise<ByPersonFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-by-person-'))
  const report = join(folder, 'report.json')
  const files = (await listTests()).filter(
    (file) => parts.length === 0 || parts.some((part) => file.includes(part)),
  )
  const settings = [`--testTimeout=${PATIENCE_MS}`, `--hookTimeout=${PATIENCE_MS}`, '--retry=0']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...settings, ...reporters, ...files],
      {
        cwd: ROOT,
        // CI: no test may write the snapshot it is held against.
        env: { ...process.env, BY_PERSON: '1', CI: '1' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    await once(child, 'exit')
    return sumUp(JSON.parse(await readFile(report, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function listTests(): Promise<string[]> {
  const names = (await readdir(join(ROOT, 'server/src'), { recursive: true })).filter((name) =>
    name.endsWith('.test.ts'),
  )
  const files = names.map((name) => join('server/src', name)).toSorted()
  const sources = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')))
  return files.filter((_, at) => USES_DATABASE.test(sources[at] ?? ''))
}

function sumUp({ testResults }: Report): ByPersonFigures {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const told = assertionResults.map((test) => ({
      status: test.status,
      name: `${file} > ${test.fullName}`,
      why: test.failureMessages?.[0]?.split('\n')[0] ?? '',
    }))
    // A file that could not even be loaded.
    const isLost = status === 'failed' && told.every((test) => test.status !== 'failed')
    return isLost ? [...told, { status, name: file, why: message.split('\n')[0] ?? '' }] : told
  })
  const failed = tests.filter(({ status }) => status === 'failed')
  const reasons = Object.keys(CANNOT_HOLD)
  const isSaid = ({ name }: { name: string }) => reasons.some((part) => name.includes(part))
  return {
    files: testResults.length,
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).length,
    cannot: failed.filter(isSaid).length,
    failed: failed.filter((test) => !isSaid(test)).map(({ name, why }) => `${name}: ${why}`),
    needless: reasons.filter((part) => !failed.some(({ name }) => name.includes(part))),
  }
}
