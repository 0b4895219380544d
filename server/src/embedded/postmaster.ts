import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../lib/start-error.ts'

/** What a postmaster writes into its lock file: its pid, and its port once it is ready for connections. */
export type Lock = { pid: number; port: number | undefined }

const POLL_MS = 20
// A postmaster that has just begun is seen before its lock file is; the children of a killed one go within this.
const SETTLE_MS = 2_000
const ORPHAN_EXIT_MS = 10_000
const STOP_MS = 20_000
// Each step and its share of the time: fast shutdown, immediate shutdown, and what no process survives.
const STOP_STEPS = [
  ['SIGINT', 0.5],
  ['SIGQUIT', 0.3],
  ['SIGKILL', 0.2],
] as const
// Above every pid that a system gives out.
const PID_OF_NOBODY = '2147483646'

/** Reads the lock file of a cluster; undefined when there is none, or it is empty or torn. */
export async function readLock(cluster: string): Promise<Lock | undefined> {
  const lines = (await readFile(lockFile(cluster), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(pid > 0)) return undefined
  return { pid, port: lines[7]?.trim() === 'ready' && port > 0 ? port : undefined }
}

/**
 * Finds the living postmaster of a cluster. The pid in a lock file proves nothing: it may be a zombie's, or by
 * now another program's. On Linux the process itself tells; elsewhere any living pid counts, and the caller
 * decides by connecting.
 */
export async function findPostmaster(cluster: string): Promise<Lock | undefined> {
  const lock = await readLock(cluster)
  if (lock === undefined) return undefined
  const processes = await listProcesses(cluster)
  const isLiving = processes === undefined ? await isRunning(lock.pid) : processes.includes(lock.pid)
  return isLiving ? lock : undefined
}

/**
 * Clears what a killed PostgreSQL left on a cluster without a living postmaster: child processes still at work,
 * and a lock whose pid would pass for alive. The lock is not removed but made to name nobody, so that PostgreSQL
 * still finds the shared memory in it and refuses while anybody uses that.
 *
 * @throws StartError when processes of the old server stay.
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  if ((await listProcesses(cluster)) === undefined) return
  await endOrphans(cluster)
  if ((await findPostmaster(cluster)) !== undefined) return
  const text = await readFile(lockFile(cluster), 'utf8').catch(() => '')
  const lock = await readLock(cluster)
  // PostgreSQL refuses a torn lock for good; nobody lives here, so nothing is lost with it.
  if (lock === undefined) await rm(lockFile(cluster), { force: true })
  else if (signalProcess(lock.pid, 0)) await writeFile(lockFile(cluster), text.replace(/^\d+/, PID_OF_NOBODY))
}

/** Stops the postmaster of a cluster if one lives: a fast shutdown, and a harder one when that takes too long. */
export async function stopPostmaster(cluster: string, withinMs?: number): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (postmaster === undefined) return
  // What is frozen hears no other signal: the postmaster waits for its children, and they for this.
  for (const pid of (await listProcesses(cluster)) ?? []) signalProcess(pid, 'SIGCONT')
  await stopProcess(postmaster.pid, withinMs)
}

/** Stops a postmaster by its pid: a fast shutdown, and a harder one when that takes too long. */
export async function stopProcess(pid: number, withinMs = STOP_MS): Promise<void> {
  for (const [signal, share] of STOP_STEPS) {
    // Gone by itself, or started by somebody whose processes are not ours to end.
    if (!signalProcess(pid, signal)) return
    if (await waitFor(async () => !(await isRunning(pid)), withinMs * share)) return
  }
}

/** Tells whether a process lives; a zombie does not. */
export async function isRunning(pid: number): Promise<boolean> {
  if (process.platform === 'linux') return (await readProcess(pid)) !== undefined
  return signalProcess(pid, 0)
}

async function endOrphans(cluster: string): Promise<void> {
  const isSettled = async () =>
    (await listProcesses(cluster))?.length === 0 || (await findPostmaster(cluster)) !== undefined
  if (await waitFor(isSettled, SETTLE_MS)) return
  // What a postmaster tells its children when it must stop at once: the next start recovers from the log.
  for (const pid of (await listProcesses(cluster)) ?? []) signalProcess(pid, 'SIGQUIT')
  if (await waitFor(isSettled, ORPHAN_EXIT_MS)) return
  const left = await listProcesses(cluster)
  throw new StartError(
    `Processes of an earlier PostgreSQL stay on ${cluster} (${left?.join(', ')}): end them first.`,
  )
}

/** Lists the living PostgreSQL processes of a cluster; undefined where the system does not tell (not Linux). */
async function listProcesses(cluster: string): Promise<number[] | undefined> {
  if (process.platform !== 'linux') return undefined
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const found = await Promise.all(pids.map((pid) => isPostgresOf(cluster, pid)))
  return pids.filter((_, index) => found[index])
}

async function isPostgresOf(cluster: string, pid: number): Promise<boolean> {
  if ((await readProcess(pid)) !== 'postgres') return false
  // Every process of PostgreSQL works in its cluster's folder. Where the system hides that (another user's, in a
  // container), the postmaster is still known by its arguments.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (folder !== undefined) return folder === cluster
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').includes(cluster)
}

/** Returns the name of a living process (its executable's, up to 15 characters), undefined for a dead one. */
async function readProcess(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, name, state] = /^\d+ \((.*)\) (\S)/s.exec(stat) ?? []
  return state === undefined || 'ZX'.includes(state) ? undefined : name
}

/** Sends a signal (0 only asks); false when no such process is ours. */
function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

async function waitFor(isTrue: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
