// Plain JavaScript on purpose: it must run, and say what is wrong, on a Node too old for the rest.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepRunning, SERVER_FLAGS } from './keep-running.mjs'

/**
 * Runs a script of this project on the Node it is written for: `node tools/node.mjs tools/check.ts --with-browser`.
 * After `--keep-running` the script is a server, which is started again when it crashes.
 *
 * The packages that bring Node all offer a command named `node`, and some versions of npm link none of them; so the
 * pinned one is found by its place. A Node that is new enough is taken as it is, and runs the script as a process of
 * its own all the same: a script that is imported does not know that it is the one to run.
 */
const OLDEST_NODE = 24
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform
const PINNED = join(
  ROOT,
  'node_modules',
  `node-${PLATFORM}-${process.arch}`,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

const isKept = process.argv[2] === '--keep-running'
const [script = '', ...args] = process.argv.slice(isKept ? 3 : 2)
const isNewEnough = Number(process.versions.node.split('.')[0]) >= OLDEST_NODE
const NODE = isNewEnough ? process.execPath : PINNED

if (!isNewEnough && !existsSync(PINNED)) {
  process.stderr.write(
    `Lodestar needs Node ${OLDEST_NODE} or newer, this is ${process.versions.node}, and none could be installed for this machine. Install Node ${OLDEST_NODE}.\n`,
  )
  process.exitCode = 1
} else if (isKept) keepRunning(NODE, [...SERVER_FLAGS, script, ...args], { env: environment() })
else run()

/** What the script starts in turn has to find the same Node, so it stands first in the path. */
function environment() {
  return { ...process.env, PATH: `${dirname(NODE)}${delimiter}${process.env.PATH ?? ''}` }
}

function run() {
  const child = spawn(NODE, [script, ...args], { stdio: 'inherit', env: environment() })
  // In a terminal both get Ctrl-C; a signal sent to this process alone is handed on.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    // As a shell says it, so that whoever keeps us running can tell a kill from a start that is hopeless.
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}
