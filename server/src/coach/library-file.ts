import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** The folder that holds the stored library. */
export const LIBRARY_DIR = join(ROOT, 'coach/dist')

/** What the library is made from: what people wrote, what has been learned about it, and the code that reads both. */
export const LIBRARY_SOURCES = [
  'coach/answers',
  'coach/asked',
  'coach/choices',
  'coach/feared',
  'coach/happenings',
  'coach/playbooks',
  'coach/points',
  'coach/purposes',
  'coach/questions',
  'coach/src/models/read-weights.ts',
  'coach/src/playbooks',
  'coach/src/text',
  'coach/stories',
  'coach/twists',
  'coach/words',
  'server/src/coach/load-library.ts',
  'models/signs/weights/signs.tsv',
  'server/src/coach/signs.ts',
  'server/src/lib/learned-weights.ts',
  'package-lock.json',
].map((path) => join(ROOT, path))

/**
 * Says where the library of today's sources is stored, whether or not it is.
 *
 * The name holds a hash of the sources, so a library of other sources is never found.
 */
export async function locateLibrary(): Promise<string> {
  const files = (await Promise.all(LIBRARY_SOURCES.map(listFiles))).flat()
  const contents = await Promise.all(files.map((path) => readFile(path)))
  const hash = createHash('sha256')
  for (const [at, path] of files.entries()) hash.update(relative(ROOT, path)).update(contents[at] ?? '')
  return join(LIBRARY_DIR, `library-${hash.digest('hex').slice(0, 32)}.bin`)
}

/** A file itself, or every file below a folder but the tests, in a steady order. */
async function listFiles(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const found = await readdir(path, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
