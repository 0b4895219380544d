import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
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

/** How the server's tests did on databases that are laid out by person. */
export interface ByPersonFigures {
  /** Test files that were run, and those of them whose tests open a database. */
  files: number
  onDatabase: number
  passed: number
  skipped: number
  /** Failed as `CANNOT_HOLD` says they must. */
  cannot: number
  /** Failed though they should hold, by file and name. */
  failed: string[]
  /** Entries of `CANNOT_HOLD` that nothing failed for. */
  needless: string[]
}

/**
 * Runs the server's whole suite with the tables of every test's database split up by person.
 *
 * @param files parts of paths; all files without them.
 */
export async function runByPerson(files: readonly string[]): Promise<ByPersonFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-by-person-'))
  const file = join(folder, 'report.json')
  try {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...files].concat([
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
      {
        cwd: ROOT,
        // CI: no test may write the snapshot it is held against.
        env: { ...process.env, BY_PERSON: '1', CI: '1' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    await once(child, 'exit')
    return await sumUp(JSON.parse(await readFile(file, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function sumUp({ testResults }: Report): Promise<ByPersonFigures> {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const told = assertionResults.map((test) => ({ status: test.status, name: `${file} > ${test.fullName}` }))
    // A file that could not even be loaded.
    const isLost = status === 'failed' && told.every((test) => test.status !== 'failed')
    return isLost ? [...told, { status, name: `${file} > ${message.split('\n')[0]}` }] : told
  })
  const failed = tests.filter(({ status }) => status === 'failed').map(({ name }) => name)
  const reasons = Object.keys(CANNOT_HOLD)
  const cannot = failed.filter((name) => reasons.some((part) => name.includes(part)))
  const sources = await Promise.all(testResults.map(({ name }) => readFile(name, 'utf8')))
  return {
    files: testResults.length,
    onDatabase: sources.filter((source) => /testApp|provideDatabase|copyDatabase|upkeep/.test(source)).length,
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).length,
    cannot: cannot.length,
    failed: failed.filter((name) => !cannot.includes(name)),
    needless: reasons.filter((part) => !failed.some((name) => name.includes(part))),
  }
}
