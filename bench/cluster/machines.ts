import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../../server/src/testing/parts/pgbouncer.ts'
import {
  listPostgres,
  type PostgresServer,
  removeHome,
  startPostgres,
} from '../../server/src/testing/parts/postgres-server.ts'
import { findProxy, PROXY_KINDS, startProxy, type WebProxy } from '../../server/src/testing/parts/proxy.ts'
import { type Machine, startMachine } from './machine.ts'

/** What stands in for many machines: a process each, on loopback. */
export interface Machines {
  /** Where people reach the product: the proxy. */
  baseUrl: string
  /** What of it there is, in words. */
  described: string
  web: Machine[]
  workers: Machine[]
  bouncer: PgBouncer
  /** The database that takes writes now. */
  primary: () => PostgresServer
  /** Takes the primary away, without a word, and has its replica take writes in its place. */
  failOver: () => Promise<void>
  close: () => Promise<void>
}

/** What is wanted of it. */
export interface Wish {
  proxy?: string | undefined
  postgres?: string | undefined
}

/** Says what is missing here for `openMachines`; null when nothing is. */
export function findMissing({ proxy }: Wish): string | null {
  if (!PROXY_KINDS.some((kind) => (proxy ?? kind) === kind && findProxy(kind)))
    return proxy ?? 'HAProxy or nginx'
  return findPgBouncer() ? null : 'PgBouncer'
}

/** Starts a primary with its replica, PgBouncer, two web servers, two workers and a proxy before them. */
export async function openMachines(wish: Wish): Promise<Machines> {
  const home = await mkdtemp(join(tmpdir(), 'lodestar-cluster-'))
  const closing: (() => Promise<void>)[] = [() => removeHome(home)]
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end().catch(() => undefined)
  }
  try {
    return { ...(await startAll(home, wish, (end) => closing.push(end))), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startAll(home: string, wish: Wish, began: (end: () => Promise<void>) => void) {
  const programs = await listPostgres()
  const program = programs.find(({ version }) => String(version) === (wish.postgres ?? String(version)))
  const kind = PROXY_KINDS.find((each) => (wish.proxy ?? each) === each && findProxy(each))
  if (!program || !kind) throw new Error('There is no such PostgreSQL or proxy here')
  let primary = await startPostgres(program, join(home, 'database'))
  began(() => primary.end('SIGKILL'))
  const bouncer = await startPgBouncer(findPgBouncer() ?? '', join(home, 'pgbouncer'), primary.url())
  began(() => bouncer.end('SIGKILL'))
  const web: Machine[] = []
  const workers: Machine[] = []
  const start = async (role: 'web' | 'worker') => {
    const machine = await startMachine(role, { url: bouncer.url, dataDir: join(home, 'data') })
    began(() => machine.end('SIGKILL').then(() => undefined))
    return machine
  }
  for (const _ of [1, 2]) web.push(await start('web'))
  for (const _ of [1, 2]) workers.push(await start('worker'))
  let replica = await followSynchronously(primary)
  began(() => replica.end('SIGKILL'))
  const proxy: WebProxy = await startProxy(
    kind,
    join(home, 'proxy'),
    web.map(({ port }) => port),
  )
  began(() => proxy.end())
  return {
    baseUrl: proxy.url,
    described: `${kind}, 2 web servers, 2 workers, PgBouncer in transaction mode, PostgreSQL ${program.version} with a synchronous replica`,
    web,
    workers,
    bouncer,
    primary: () => primary,
    failOver: async () => {
      await primary.end('SIGKILL')
      await replica.promote()
      await bouncer.pointTo(replica.url())
      primary = replica
      // The next one that follows; it is not waited for by anybody who writes until it does.
      replica = await followSynchronously(primary)
    },
  }
}

/** Starts a replica; from then on a write is acknowledged when both have it. */
async function followSynchronously(primary: PostgresServer): Promise<PostgresServer> {
  const replica = await primary.startReplica()
  await primary.query("alter system set synchronous_standby_names = 'replica'")
  await primary.query('select pg_reload_conf()')
  return replica
}
