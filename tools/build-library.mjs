import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { locateLibrary } from '../server/src/coach/library-file.ts'

const STORE = join(import.meta.dirname, '../server/src/coach/stored-library.ts')

/**
 * Reads and indexes the playbooks and stores what came of it, unless that is stored already.
 *
 * The server would do so for its first session otherwise, for which somebody would wait.
 *
 * @returns {Promise<boolean>} false when it could not be done; the reason has been printed then.
 */
export async function buildLibraryIfStale() {
  const isStored = await access(await locateLibrary()).then(
    () => true,
    () => false,
  )
  if (isStored) return true
  const problem = await runStore()
  if (problem) process.stderr.write(`The playbooks could not be indexed: ${problem}\n`)
  return !problem
}

/** Runs in a process of its own, so that its memory is given back before the server starts. */
function runStore() {
  const child = spawn(process.execPath, [STORE], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? '' : (/^Error: .*/m.exec(output)?.[0] ?? output)))
  })
}
