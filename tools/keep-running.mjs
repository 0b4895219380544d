// Plain JavaScript on purpose, like tools/node.mjs: it runs on a Node too old for the rest.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * How a server keeps what is young in its memory: 32 MB of it instead of 16. What an answer is made of is gone before it is looked through, and the slowest
 * of a hundred answers waits less (`npm run bench -- dashboard`).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32']

const IS_WINDOWS = process.platform === 'win32'

/** How a server ends when it was told to, and when trying again would not help: it has said why. */
const WANTED = 0
const HOPELESS = 1
/** How a server would end that a person stopped before it could listen to signals. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A pause before each new start. A server that has crashed once more after all of them is given up. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000]
/** A crash after a time as long as this has nothing to do with the crashes before it. */
const LONG_LIFE_MS = 60_000
/** A server stops by itself within ten seconds and twice LEAVE_SECONDS; one that is frozen never does. */
const LONGEST_STOP_MS = 15_000
const PARENT_CHECK_MS = 1_000

/**
 * Runs a server and starts it again when it crashes, until it or this process is told to stop.
 *
 * The server is told of the end of this process by its channel (the event `disconnect`), so that it never outlives us,
 * whatever ends us. It is in a process group of its own: a Ctrl-C reaches it once, handed on from here.
 *
 * @param {string} command a program @param {string[]} args what it is called with
 * @param {{ env?: NodeJS.ProcessEnv, pausesMs?: number[], longLifeMs?: number }} [settings]
 */
export function keepRunning(command, args, settings = {}) {
  const { env = process.env, pausesMs = PAUSES_MS, longLifeMs = LONG_LIFE_MS } = settings
  let crashes = 0
  let isStopping = false
  let child
  let pause

  const start = () => {
    pause = undefined
    const startedAt = Date.now()
    child = spawn(command, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: !IS_WINDOWS,
      env,
    })
    child.once('error', (error) => end(HOPELESS, `The server cannot be run: ${error.message}`))
    child.once('exit', (code, signal) => {
      child = undefined
      if (isStopping || code === WANTED || code === HOPELESS || STOP_SIGNALS.includes(signal)) {
        end(code ?? HOPELESS)
        return
      }
      if (Date.now() - startedAt >= longLifeMs) crashes = 0
      startAgain(signal ?? `code ${code}`)
    })
  }

  const startAgain = (how) => {
    const pauseMs = pausesMs[crashes]
    crashes += 1
    if (pauseMs === undefined) {
      end(HOPELESS, `Lodestar has crashed ${crashes} times in a row (${how}) and is not started again.`)
      return
    }
    process.stderr.write(`Lodestar crashed (${how}) and is started again in ${pauseMs / 1000} s.\n`)
    pause = setTimeout(start, pauseMs)
  }

  const stop = (signal) => {
    const server = child
    if (!server) {
      clearTimeout(pause)
      end(WANTED)
      return
    }
    // Windows tells everybody at the console itself, and ends a process that is sent a signal at once.
    if (!IS_WINDOWS || signal === 'SIGTERM') server.kill(signal)
    if (!isStopping)
      setTimeout(
        () => server.kill('SIGKILL'),
        LONGEST_STOP_MS + 2_000 * Number(env.LEAVE_SECONDS ?? 0),
      ).unref()
    isStopping = true
  }

  for (const signal of STOP_SIGNALS) process.on(signal, () => stop(signal))
  watchNpm(() => {
    if (!isStopping) stop('SIGTERM')
  })
  start()
}

/** @param {number} code how this process ends @param {string} [line] what it says before */
function end(code, line) {
  if (line) process.stderr.write(`${line}\n`)
  process.exit(code)
}

/**
 * Notices the end of npm: it tells us nothing when it is stopped alone, as by `kill` or as the first process of a container.
 *
 * Only where npm runs us, since everybody else may leave us behind on purpose. npm starts a shell, which may stay when
 * npm is gone.
 *
 * @param {() => void} onGone
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  const above = isShell(parent) ? parentOf(parent) : undefined
  const check = () => {
    if (process.ppid !== parent || (above !== undefined && parentOf(parent) !== above)) onGone()
  }
  setInterval(check, PARENT_CHECK_MS).unref()
}

/** @param {number} pid @returns {boolean} false where the system does not tell (not Linux) */
function isShell(pid) {
  return /\((?:\w*sh|busybox)\)/.test(readStat(pid))
}

/** @param {number} pid @returns {number | undefined} undefined where the system does not tell (not Linux) */
function parentOf(pid) {
  const [, parent] = /\) \S (\d+) /.exec(readStat(pid)) ?? []
  return parent === undefined ? undefined : Number(parent)
}

/** @param {number} pid */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
