// Plain JavaScript on purpose: it must run, and say what is wrong, on a Node too old for the rest.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Runs a script of this project on the Node it is written for: `node tools/node.mjs tools/check.ts --with-browser`.
 *
 * The packages that bring Node all offer a command named `node`, and some versions of npm link none of them; so the
 * pinned one is found by its place. A Node that is new enough runs the script itself.
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

const [script = '', ...args] = process.argv.slice(2)
const isNewEnough = Number(process.versions.node.split('.')[0]) >= OLDEST_NODE

if (isNewEnough) {
  process.argv.splice(1, 2, resolve(script))
  await import(pathToFileURL(resolve(script)).href)
} else if (existsSync(PINNED)) runOnPinned()
else {
  process.stderr.write(
    `Lodestar needs Node ${OLDEST_NODE} or newer, this is ${process.versions.node}, and none could be installed for this machine. Install Node ${OLDEST_NODE}.\n`,
  )
  process.exitCode = 1
}

/** What the script starts in turn has to find the same Node, so it stands first in the path. */
function runOnPinned() {
  const env = { ...process.env, PATH: `${dirname(PINNED)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(PINNED, [script, ...args], { stdio: 'inherit', env })
  // In a terminal both get Ctrl-C; a signal sent to this process alone is handed on.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
