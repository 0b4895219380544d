import { spawnSync } from 'node:child_process'

/** Runs the journeys; what follows on the command line, such as a file's name, is handed on. */
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
