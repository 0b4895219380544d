import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './list-files.ts'

it('a script asked for on a Node that is new enough knows that it is the one to run', () => {
  // The tests themselves run on such a Node; it stands first in the path, as npm finds the pinned one first.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` }
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'coverage:spec'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Rows without a test:$/m)
  expect(stdout).toMatch(/^proved \d+ of \d+$/m)
})

it('what a script ends with is what was asked for ends with', () => {
  const script = join(ROOT, 'tools/no-such-script.ts')
  const { status } = spawnSync(process.execPath, ['tools/node.mjs', script], { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(1)
})

it.runIf(process.platform !== 'win32')(
  'a script that a signal has ended is told from one that ended by itself',
  () => {
    const args = ['tools/node.mjs', '--eval', 'process.kill(process.pid, "SIGKILL")']
    expect(spawnSync(process.execPath, args, { cwd: ROOT }).status).toBe(137)
  },
)
