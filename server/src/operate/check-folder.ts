import { constants } from 'node:fs'
import { access, readFile, realpath, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from '../embedded/binaries.ts'
import { findPostmaster, readLock } from '../embedded/postmaster.ts'
import { hasDatabase } from '../embedded/visit-database.ts'
import type { Config } from '../lib/config.ts'
import { type Finding, sayError } from './finding.ts'

/** With less than this a day of much use, or an upgrade, may fill the disk. */
const LEAST_FREE_BYTES = 1_000_000_000
const MEGABYTE = 1_000_000

/** Looks at the data folder, as far as these settings use one. */
export async function checkFolder(config: Config): Promise<Finding[]> {
  const { dataDir, databaseUrl, secretKey } = config
  if (databaseUrl !== null && secretKey !== null) return []
  const written = await access(dataDir, constants.W_OK).catch((error: NodeJS.ErrnoException) => error)
  if (written instanceof Error) return [explainClosed(dataDir, written)]
  return databaseUrl === null ? checkCluster(dataDir) : []
}

function explainClosed(dataDir: string, error: NodeJS.ErrnoException): Finding {
  if (error.code === 'ENOENT')
    return {
      what: `There is no data folder ${dataDir}.`,
      todo: 'Start Lodestar, which makes it; if you had one, set DATA_DIR to where it is.',
    }
  if (error.code === 'EROFS')
    return {
      what: `The data folder ${dataDir} is on a disk that is read-only now.`,
      todo: 'Mount it for writing (mount -o remount,rw …), and look into the log of the system for why it became so.',
    }
  return {
    what: `This user (uid ${process.getuid?.()}) may not write in the data folder ${dataDir}.`,
    todo: 'Run Lodestar as the user that folder belongs to, or give it to this one (chown -R).',
  }
}

/** Looks whether there is room to write, where this server keeps a database. */
export async function checkRoom({ dataDir, databaseUrl }: Config): Promise<Finding[]> {
  if (databaseUrl !== null || !(await isThere(dataDir))) return []
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free >= LEAST_FREE_BYTES) return []
  return [
    {
      what: `Only ${Math.round(free / MEGABYTE)} MB are free where ${dataDir} is.`,
      todo: 'Make room: a PostgreSQL on a full disk takes nothing any more.',
    },
  ]
}

async function checkCluster(dataDir: string): Promise<Finding[]> {
  const has = await hasDatabase(dataDir).catch((error: NodeJS.ErrnoException) => error)
  if (has instanceof Error) return [explainClosed(join(dataDir, 'postgres'), has)]
  if (!has) {
    const isInTheWay = await isThere(join(dataDir, 'postgres'))
    const what = isInTheWay ? 'a database that is not whole' : 'no database yet'
    return [{ what: `There is ${what} in ${dataDir}.`, todo: 'Start Lodestar, which makes one.' }]
  }
  const cluster = await realpath(join(dataDir, 'postgres'))
  const findings = [await checkOwner(cluster), await checkMajor(cluster), await checkLock(cluster)]
  return findings.filter((finding) => finding !== undefined)
}

async function checkOwner(cluster: string): Promise<Finding | undefined> {
  const { uid } = await stat(cluster)
  const me = process.getuid?.()
  if (me === undefined || me === 0 || me === uid) return undefined
  return {
    what: `The database in ${cluster} belongs to another user (uid ${uid}, this is ${me}).`,
    todo: 'Run Lodestar as that user, or give the folder to this one (chown -R).',
  }
}

async function checkMajor(cluster: string): Promise<Finding | undefined> {
  try {
    const { major } = await findBinaries()
    const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
    if (found === major) return undefined
    return {
      what: `The database in ${cluster} is of PostgreSQL ${found}, and this Lodestar brings ${major}.`,
      todo:
        Number(found) < Number(major)
          ? 'Move it over: npm run upgrade'
          : 'Use the newer version of Lodestar that it was used with.',
    }
  } catch (error) {
    return { what: sayError(error), todo: 'Install again (npm ci), or set DATABASE_URL.' }
  }
}

/** A lock without its process is what a kill or a loss of power leaves. */
async function checkLock(cluster: string): Promise<Finding | undefined> {
  const isLeft = await isThere(join(cluster, 'postmaster.pid'))
  if (!isLeft || (await findPostmaster(cluster))) return undefined
  const pid = (await readLock(cluster))?.pid
  return {
    what: `PostgreSQL was not stopped in order: ${cluster}/postmaster.pid is left${pid ? ` of process ${pid}` : ''}.`,
    todo: 'Start Lodestar: it recovers what was acknowledged, and clears that file by itself. Do not remove it by hand.',
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
