import { setTimeout as sleep } from 'node:timers/promises'
import { killBackend, signalPostmaster, terminateBackends } from './database.ts'
import type { DatabaseKind, Installation } from './installation.ts'

/** Something that breaks while people write. */
export interface Fault {
  name: string
  /** Whether requests may stay without an answer, because the server itself is gone for a moment. */
  takesServer: boolean
  /** How often it is tried on each kind of database in the whole run. */
  trials: number
  /** With which kind of database it is tried once in the short run. */
  short: DatabaseKind | null
  /** Breaks it, and starts again what nobody else would. @returns how many processes were killed, and how many connections ended. */
  act: (on: Installation) => Promise<{ kills?: number; connections?: number }>
}

const MOST_AT_ONCE = 4
const LONGEST_BETWEEN_MS = 60

const between = () => sleep(Math.random() * LONGEST_BETWEEN_MS)

/** Ways in which a server and its database are broken. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'server killed (kill -9)',
    takesServer: true,
    trials: 25,
    short: 'embedded',
    act: async (on) => {
      await on.end('SIGKILL')
      await on.start()
      return { kills: 1 }
    },
  },
  {
    name: 'PostgreSQL killed (kill -9)',
    takesServer: false,
    trials: 25,
    short: 'embedded',
    act: async ({ databaseDir }) => {
      await signalPostmaster(databaseDir, 'SIGKILL')
      return { kills: 1 }
    },
  },
  {
    name: 'both killed (kill -9)',
    takesServer: true,
    trials: 15,
    short: 'embedded',
    act: async (on) => {
      const isServerFirst = Math.random() < 0.5
      if (isServerFirst) await on.end('SIGKILL')
      else await signalPostmaster(on.databaseDir, 'SIGKILL')
      await between()
      if (isServerFirst) await signalPostmaster(on.databaseDir, 'SIGKILL').catch(() => undefined)
      else await on.end('SIGKILL')
      await on.start()
      return { kills: 2 }
    },
  },
  {
    name: 'one backend killed (kill -9)',
    takesServer: false,
    trials: 25,
    short: 'external',
    act: async ({ databaseDir }) => ({ kills: await killBackend(databaseDir) }),
  },
  {
    name: 'single connections ended (pg_terminate_backend)',
    takesServer: false,
    trials: 30,
    short: 'external',
    act: async ({ databaseDir }) => ({ connections: await terminateBackends(databaseDir, MOST_AT_ONCE) }),
  },
  {
    name: 'every connection ended (pg_terminate_backend)',
    takesServer: false,
    trials: 10,
    short: null,
    act: async ({ databaseDir }) => ({ connections: await terminateBackends(databaseDir, 1_000) }),
  },
  {
    name: 'PostgreSQL restarted, fast (SIGINT)',
    takesServer: false,
    trials: 10,
    short: null,
    act: async ({ databaseDir }) => {
      await signalPostmaster(databaseDir, 'SIGINT')
      return {}
    },
  },
  {
    name: 'PostgreSQL restarted, immediate (SIGQUIT)',
    takesServer: false,
    trials: 10,
    short: null,
    act: async ({ databaseDir }) => {
      await signalPostmaster(databaseDir, 'SIGQUIT')
      return {}
    },
  },
  {
    name: 'server told to stop, started again (SIGTERM)',
    takesServer: true,
    trials: 15,
    short: 'external',
    act: async (on) => {
      const code = await on.end('SIGTERM')
      if (code !== 0) throw new Error(`It ended with ${code}`)
      await on.start()
      return {}
    },
  },
]
