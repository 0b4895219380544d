import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildLibrary, type Library } from '@lodestar/coach/coaching/recognize'
import { readPlaybook } from '@lodestar/coach/playbooks/read-playbook'

/** Where the playbooks are written. */
export const PLAYBOOK_DIR = join(import.meta.dirname, '../../../coach/playbooks')

/**
 * Reads and indexes every playbook of a folder; takes about a second, so it is done once.
 *
 * @throws Error naming the file and the place when a playbook is not complete.
 */
export function loadLibrary(folder = PLAYBOOK_DIR): Library {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return buildLibrary(files.map((name) => readPlaybook(readFileSync(join(folder, name), 'utf8'), name)))
}

/** The library, loaded when it is first asked for and then kept. */
export function lazyLibrary(folder = PLAYBOOK_DIR): () => Library {
  let library: Library | undefined
  return () => {
    library ??= loadLibrary(folder)
    return library
  }
}
