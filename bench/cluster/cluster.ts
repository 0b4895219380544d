import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startLoad, wakeCoaches } from './load.ts'
import { type Found, lookUp } from './look-up.ts'
import { LEAVE_SECONDS, type Machine } from './machine.ts'
import { findMissing, type Machines, openMachines } from './machines.ts'
import { countFailures, type Tally } from './tally.ts'

/** Something that happens to one of the machines while people use the product. */
interface Fault {
  name: string
  /** True where nobody may notice. */
  isSilent: boolean
  act: (on: Machines) => Promise<void>
}

const pick = (machines: readonly Machine[]): Machine => {
  const machine = machines[Math.floor(Math.random() * machines.length)]
  if (!machine) throw new RangeError('There is no such machine')
  return machine
}

const FAULTS: readonly Fault[] = [
  { name: 'nothing', isSilent: true, act: () => sleep(5_000) },
  {
    name: 'web server killed (kill -9), started again',
    isSilent: false,
    act: async ({ web }) => {
      const victim = pick(web)
      await victim.end('SIGKILL')
      await victim.start()
    },
  },
  {
    name: 'worker killed (kill -9), started again',
    isSilent: true,
    act: async ({ workers }) => {
      const victim = pick(workers)
      await victim.end('SIGKILL')
      await victim.start()
    },
  },
  { name: 'PgBouncer restarted at once (SIGTERM)', isSilent: false, act: ({ bouncer }) => bouncer.restart() },
  {
    name: 'every connection of the primary ended (pg_terminate_backend)',
    isSilent: false,
    act: async (on) =>
      void (await on
        .primary()
        .query(
          "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
        )),
  },
  {
    name: 'primary killed (kill -9), replica promoted, PgBouncer re-pointed',
    isSilent: false,
    act: ({ failOver }) => failOver(),
  },
  {
    name: `web servers replaced one after the other (SIGTERM, LEAVE_SECONDS=${LEAVE_SECONDS})`,
    isSilent: true,
    act: async ({ web }) => {
      for (const machine of web) {
        const code = await machine.end('SIGTERM')
        if (code !== 0) throw new Error(`It ended with ${code}:\n${machine.printed().slice(-2_000)}`)
        await machine.start()
        // As an orchestrator does, which goes on once the new one is ready; the proxy has to see it too.
        await sleep(1_500)
      }
    },
  },
]

const COLUMNS = [
  'what happens',
  'requests',
  'failed',
  'acknowledged: goals',
  'turns',
  'reminders',
  'lost',
  'doubled',
  'processes that died',
  'everybody served again',
  'last reminder given after',
]

/** How long people use the product before something breaks, and after. */
const BEFORE_MS = 6_000
const AFTER_MS = 6_000

/**
 * Brings up what many machines would be, breaks one part after the other under people who use it, and looks up
 * everything that was acknowledged.
 *
 * @param args `--proxy nginx`, `--postgres 15`, `--only PgBouncer` (faults whose name contains it), `--rounds 3`.
 * @returns whether nothing acknowledged was lost or doubled, no process died by itself, and nobody noticed what nobody may.
 */
export async function tryCluster(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      proxy: { type: 'string' },
      postgres: { type: 'string' },
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: '1' },
    },
  })
  const missing = findMissing(values)
  if (missing) {
    print(`Skipped: ${missing} is not installed here.`)
    return true
  }
  const on = await openMachines(values)
  const breakOff = () => void on.close().finally(() => process.exit(130))
  process.once('SIGINT', breakOff).once('SIGTERM', breakOff)
  try {
    await wakeCoaches(on.web.map(({ port }) => `http://127.0.0.1:${port}`))
    print(`${on.described}\n\n| ${COLUMNS.join(' | ')} |\n| --- |${' ---: |'.repeat(COLUMNS.length - 1)}`)
    let isClean = true
    for (let round = 0; round < Number(values.rounds); round++)
      for (const fault of FAULTS.filter(({ name }) => name.includes(values.only)))
        isClean = (await tryOne(on, fault, round)) && isClean
    return isClean
  } finally {
    await on.close()
  }
}

async function tryOne(on: Machines, fault: Fault, round: number): Promise<boolean> {
  const all = [...on.web, ...on.workers]
  const countDied = () => all.reduce((sum, machine) => sum + machine.died(), 0)
  const diedBefore = countDied()
  const load = await startLoad(on.baseUrl, `${fault.name} ${round}`)
  await load.haveAllSince(0)
  await sleep(BEFORE_MS * (0.5 + Math.random() / 2))
  const brokenAtMs = performance.now()
  // People notice from the first moment, not only once it has been put right.
  const acting = fault.act(on)
  acting.catch(() => undefined)
  const isBack = await load.haveAllSince(brokenAtMs)
  const backAfterMs = isBack ? performance.now() - brokenAtMs : Number.POSITIVE_INFINITY
  await acting
  await load.haveAllSince(performance.now())
  await sleep(AFTER_MS)
  await load.stop()
  const found = await lookUp(on.primary().url('admin'), load.tally)
  const died = countDied() - diedBefore
  print(describe(fault, load.tally, found, { died, backAfterMs }))
  for (const [how, count] of load.tally.failures) print(`  ${count} × ${how}`)
  for (const each of [...found.lost, ...found.doubled].slice(0, 5)) print(`  lost or doubled: ${each}`)
  if (died > 0) for (const machine of all) print(machine.printed().slice(-1_500))
  const isNoticed = countFailures(load.tally) > 0
  return found.lost.length + found.doubled.length + died === 0 && isBack && !(fault.isSilent && isNoticed)
}

function describe(
  { name }: Fault,
  tally: Tally,
  { lost, doubled, remindedAfterMs }: Found,
  { died, backAfterMs }: { died: number; backAfterMs: number },
): string {
  const kept = [tally.goals.length, tally.turns.length, tally.meetings.length]
  const counts = [tally.requests, countFailures(tally), ...kept, lost.length, doubled.length, died]
  return `| ${[name, ...counts, seconds(backAfterMs), seconds(remindedAfterMs)].join(' | ')} |`
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const print = (line: string): void => void process.stdout.write(`${line}\n`)
