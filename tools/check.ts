import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Counts, countTests } from './count-tests.ts'
import { ROOT } from './list-files.ts'

interface Step {
  name: string
  /** A script for Node and what it is called with. */
  run: string[]
  /** Where Vitest writes its results. */
  report?: string
}

const REPORTS = mkdtempSync(join(tmpdir(), 'lodestar-check-'))
/** Longer than any step should ever take: a step that hangs must not hang the check. */
const STEP_TIMEOUT_MS = 20 * 60_000

/** What the steps print goes through a pipe; colors are for people at a terminal. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

const COMPILED = join(ROOT, '.cache/node')

const compile = (project: string): string[] => ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]
const tests = (name: string, ...run: string[]): Step => {
  const report = join(REPORTS, `${name}.json`)
  return {
    name,
    run: [...run, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
  }
}

/** These look at the sources only. */
const STATIC: readonly Step[] = [
  {
    name: 'biome',
    run: [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '.',
    ],
  },
  ...['contract', 'coach', 'server', 'web'].map((name) => ({ name: `types ${name}`, run: compile(name) })),
  { name: 'types tools', run: compile('.') },
  { name: 'imports', run: ['tools/check-imports.ts'] },
  { name: 'unused', run: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'features', run: ['tools/check-features.ts'] },
  { name: 'docstrings', run: ['tools/check-docs.ts'] },
  { name: 'purity', run: ['tools/check-purity.ts'] },
  { name: 'migrations', run: ['tools/check-migrations.ts'] },
  { name: 'words', run: ['tools/check-text.ts'] },
  { name: 'rows', run: ['tools/coverage-spec.ts', '--summary'] },
  { name: 'ledger', run: ['tools/check-ledger.ts'] },
  { name: 'models', run: ['tools/check-models.ts'] },
  { name: 'deploy', run: ['tools/check-deploy.ts'] },
  { name: 'pages', run: ['tools/generate-docs.ts', '--check'] },
]
const TESTS = tests('tests', 'node_modules/vitest/vitest.mjs', 'run')
const JOURNEYS = tests('journeys', 'tools/e2e.ts')

const failures: string[] = []
const counts: Counts = { passed: 0, failed: 0 }

/** Runs one step and prints its line, and what it said when it failed. */
async function runStep({ name, run, report }: Step): Promise<void> {
  const startedAt = performance.now()
  const { isOk, output } = await runNode(run)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${isOk ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.padStart(6)} s  ${isOk ? sumUp(run, output) : ''}`,
  )
  if (!isOk) {
    failures.push(name)
    console.log(`${output.trim()}\n`)
  }
  if (!report) return
  const { passed, failed } = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 }
  counts.passed += passed
  counts.failed += failed
}

/** Our own tools end with a line that sums up. */
const sumUp = ([script = '']: string[], output: string): string =>
  script.startsWith('tools/check-') || script === 'tools/coverage-spec.ts'
    ? (output.trim().split('\n').at(-1) ?? '')
    : ''

function runNode(run: string[]): Promise<{ isOk: boolean; output: string }> {
  const bin = join(ROOT, 'node_modules/.bin')
  const child = spawn(process.execPath, run, {
    cwd: ROOT,
    // CI: no test may write the snapshot it is held against. The cache: a server that a test starts, and every worker of
    // Vitest, finds its code compiled by those before, which is a third of what starting one takes.
    env: {
      ...process.env,
      ...COLOR,
      CI: '1',
      NODE_COMPILE_CACHE: COMPILED,
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: STEP_TIMEOUT_MS,
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  return new Promise((done) => {
    child.on('error', (error) => done({ isOk: false, output: error.message }))
    child.on('close', (code) => done({ isOk: code === 0, output: output.join('') }))
  })
}

async function runSideBySide(steps: Iterable<Step>, lanes: number): Promise<void> {
  const queue = [...steps]
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step)
  }
  await Promise.all(Array.from({ length: lanes }, work))
}

/** `node tools/check.ts [--with-browser] [name of a step …]` */
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = ({ name }: Step) => names.length === 0 || names.includes(name.split(' ')[0] ?? '')

const suites = [TESTS, ...(process.argv.includes('--with-browser') ? [JOURNEYS] : [])].filter(isWanted)
// The tests begin with those of the server, which wait now and then for a database or a process: what only looks at the
// sources runs in those gaps, one step after the other. Alone it has all processors.
const lanes = suites.length > 0 ? 1 : Math.max(2, availableParallelism())
await Promise.all([runSideBySide(STATIC.filter(isWanted), lanes), runSideBySide(suites, 1)])
rmSync(REPORTS, { recursive: true, force: true })

if (failures.length > 0) {
  console.log(`Failed: ${failures.join(', ')}`)
  process.exitCode = 1
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
