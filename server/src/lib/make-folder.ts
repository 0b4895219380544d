import { access, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, unless they are there.
 *
 * Node's own recursive `mkdir` calls a read-only disk "no such file", and never comes back from /proc.
 *
 * @throws Error of the file system, which names the folder that could not be made.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isThere(path)) return
  await makeFolder(dirname(path))
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
