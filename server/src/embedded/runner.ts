import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../lib/start-error.ts'
import { type Binaries, completeBinaries, copyBinaries, programPath } from './binaries.ts'

/**
 * As whom PostgreSQL runs, because it refuses to run as root: `prefix` is a command that runs the command after
 * it; `uid` and `gid` are changed to when present. Either way the process keeps the pid that spawn gives.
 */
export type Runner = { prefix: string[]; uid?: number; gid?: number }

/** Runs PostgreSQL as the user who started the server. */
export const SAME_USER: Runner = { prefix: [] }

// PostgreSQL gets neither the secrets of the server's environment nor the machine's locale, so that its
// messages are in English wherever they are read from its log.
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }

/** Tells whether this server runs as root, whom PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Runs as root outside and as an ordinary user inside: files stay root's, in whatever folder they are.
 * It needs user namespaces, which some kernels and most containers forbid.
 */
export async function userNamespaceRunner(): Promise<Runner> {
  const { uid, gid } = await findUnprivilegedUser()
  return { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'] }
}

/** Runs as an unprivileged user of this machine, who must be able to reach the binaries and the cluster. */
export async function unprivilegedRunner(): Promise<Runner> {
  return { prefix: [], ...(await findUnprivilegedUser()) }
}

/**
 * Chooses who runs an existing cluster: always its owner, whichever way it was made.
 *
 * @throws StartError when the cluster belongs to somebody else and this user is not root.
 */
export async function ownerRunner(cluster: string): Promise<Runner> {
  const { uid, gid } = await stat(cluster)
  const me = process.getuid?.()
  if (me === undefined || (me === uid && me !== 0)) return SAME_USER
  if (me === 0) return uid === 0 ? userNamespaceRunner() : { prefix: [], uid, gid }
  throw new StartError(
    `The database in ${cluster} belongs to another user (uid ${uid}): start Lodestar as that user.`,
  )
}

/**
 * Prepares binaries that `runner` can execute, beside a `cluster` folder that it can write: npm's own, else a copy.
 *
 * @returns undefined when this runner works with neither.
 */
export async function prepareBinaries(
  runner: Runner,
  installed: Binaries,
  cluster: string,
): Promise<Binaries | undefined> {
  if ((await completeBinaries(installed)) && (await canRun(runner, installed, cluster))) return installed
  if (!(await canRun(runner, undefined, cluster))) return undefined
  const copy = await copyBinaries(installed, dirname(cluster))
  return (await canRun(runner, copy, cluster)) ? copy : undefined
}

/** Starts a command as `runner`, with an environment of its own; see `spawn` of Node for the options. */
export function spawnAs(
  runner: Runner,
  command: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const { prefix, ...identity } = runner
  const [program = command, ...rest] = [...prefix, command, ...args]
  return spawn(program, rest, { ...options, ...identity, env: ENVIRONMENT, windowsHide: true })
}

/** Runs a command as `runner` to its end; `output` is what it printed, `isOk` whether it exited with 0. */
export async function runAs(
  runner: Runner,
  command: string,
  args: string[],
): Promise<{ isOk: boolean; output: string }> {
  const child = spawnAs(runner, command, args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isOk: false, output: error.message }))
    child.once('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

/** Tries it: no rule about owners, modes, mounts and namespaces foretells it as well. */
async function canRun(runner: Runner, binaries: Binaries | undefined, cluster: string): Promise<boolean> {
  // The same user needs no trial: what fails for them fails at once, with PostgreSQL's own words.
  if (runner === SAME_USER) return true
  const trial = ['-c', 'test -w "$1" && test -x "$1" && { test -z "$0" || exec "$0" --version; }']
  const program = binaries === undefined ? '' : programPath(binaries, 'postgres')
  return (await runAs(runner, '/bin/sh', [...trial, program, cluster])).isOk
}

/** Finds `nobody`, else the first ordinary account: initdb insists on a user that has a name. */
async function findUnprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const users = passwd.split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'nobody') ?? users.find(([, , uid]) => Number(uid) > 0)
  if (user === undefined) {
    throw new StartError(
      'PostgreSQL refuses to run as root, and this machine has no other user: start Lodestar as one.',
    )
  }
  return { uid: Number(user[2]), gid: Number(user[3]) }
}
