import { ASSUMED } from './assumptions.data.ts'
import type { Capacity } from './capacity.ts'
import type { ProcessorTime } from './processor-time.ts'

/** What so many leaders take, with the coach that is built in. */
export interface Step {
  leaders: number
  /** Cores that are busy in the busiest hour, by part. */
  cores: ProcessorTime
  gigabytes: number
  machines: number
  dollarsPerThousand: number
  bottleneck: string
}

const HOUR_MS = 3_600_000
/** Threads of a server that each are one core at most. */
const THREAD_NAMES: Record<keyof ProcessorTime, string> = {
  main: 'the thread that answers requests',
  threads: 'the coach and its models',
  database: 'PostgreSQL',
}

/** Works out what each number of leaders takes, from what was measured and what is assumed. */
export function workOutCosts(measured: Capacity): Step[] {
  return ASSUMED.steps.map((leaders) => {
    const cores = addUp(measured, leaders)
    const needed = (cores.main + cores.threads + cores.database) / ASSUMED.busy
    const least = leaders >= ASSUMED.twiceFrom ? 4 : 1
    const machines = Math.max(least, Math.ceil(needed / ASSUMED.machine.cores))
    const gigabytes = (leaders * bytesOfYear(measured) * ASSUMED.years) / 1e9
    const dollars = machines * ASSUMED.machine.dollars + gigabytes * ASSUMED.gigabyteDollars
    return {
      leaders,
      cores,
      gigabytes,
      machines,
      dollarsPerThousand: (1000 * dollars) / leaders,
      bottleneck: nameBottleneck(cores, gigabytes),
    }
  })
}

/** What one leader's year fills. */
const bytesOfYear = ({ conversationBytes, analysisBytes }: Capacity): number =>
  52 * (ASSUMED.week.conversations * conversationBytes + ASSUMED.week.analyses * analysisBytes)

function addUp({ turn, visit, analysis }: Capacity, leaders: number): ProcessorTime {
  const { conversations, turnsEach, analyses, visits } = ASSUMED.week
  const inBusiestHour = (leaders * ASSUMED.busiestHour) / HOUR_MS
  const sum = (part: keyof ProcessorTime) =>
    inBusiestHour *
    (conversations * turnsEach * turn[part] + analyses * analysis[part] + visits * visit[part])
  return { main: sum('main'), threads: sum('threads'), database: sum('database') }
}

/** Beyond this much, copying one PostgreSQL for a backup takes a night. */
const MOST_GIGABYTES = 2_000

function nameBottleneck(cores: ProcessorTime, gigabytes: number): string {
  if (gigabytes > MOST_GIGABYTES) return 'one PostgreSQL: its disk and its backups'
  if (cores.main + cores.threads + cores.database < 0.5) return 'memory: parts that are awake'
  const [part] = (Object.entries(cores) as [keyof ProcessorTime, number][]).sort(
    ([, one], [, other]) => other - one,
  )
  return part ? THREAD_NAMES[part[0]] : ''
}
