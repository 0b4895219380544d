import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { StartError } from './start-error.ts'

const KEY_BYTES = 32
/** Its name in the data folder. */
const KEY_FILE = 'secret-key'

/**
 * Returns the key that signs cookies: the configured one, else the one kept in the data folder, made on first start.
 *
 * The file can be read by its owner only. Several servers behind one address need the same SECRET_KEY setting.
 *
 * @throws StartError when the data folder cannot be written or the file is damaged.
 */
export async function loadSecretKey(config: { secretKey: string | null; dataDir: string }): Promise<string> {
  if (config.secretKey !== null) return config.secretKey
  const path = join(config.dataDir, KEY_FILE)
  try {
    const kept = (await readKept(path)) ?? (await makeKey(config.dataDir, path))
    if (kept.length < KEY_BYTES) throw new Error('it is too short')
    return kept
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      `The secret key ${path} cannot be read or made (${reason}). Make DATA_DIR writable or set SECRET_KEY.`,
      { cause },
    )
  }
}

/** Returns the key of the settings, else the one kept in the data folder; null where none has been made. */
export const findSecretKey = async (config: {
  secretKey: string | null
  dataDir: string
}): Promise<string | null> => config.secretKey ?? readKept(join(config.dataDir, KEY_FILE))

/** Keeps a key in the data folder, as the first start would. @throws Error of the file system, also where there is one. */
export async function keepSecretKey(dataDir: string, key: string): Promise<void> {
  await makeFolder(dataDir)
  await writeFile(join(dataDir, KEY_FILE), `${key}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

async function readKept(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes beside the final name and links it there, so that two first starts at once agree on one whole key. */
async function makeKey(dataDir: string, path: string): Promise<string> {
  await makeFolder(dataDir)
  // A name of its own for every call: two starts within one process must not remove each other's draft.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  await chmod(draft, 0o600)
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}
