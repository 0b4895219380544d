import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { openDatabaseRelay } from '../testing/database-relay.ts'
import {
  listPostgres,
  type PostgresProgram,
  removeHome,
  startPostgres,
} from '../testing/parts/postgres-server.ts'
import { testApp } from '../testing/test-app.ts'
import { migrate } from './migrate.ts'
import { asPurpose } from './scope.ts'
import { prepareServerRole } from './server-role.ts'

const [newest] = await listPostgres()

async function setUp(program: PostgresProgram) {
  const home = await mkdtemp(join(tmpdir(), 'lodestar-replica-'))
  const primary = await startPostgres(program, home)
  await migrate(primary.url())
  await prepareServerRole(primary.url())
  const replica = await primary.startReplica()
  afterAll(async () => {
    await primary.end('SIGKILL')
    await replica.end('SIGKILL')
    await removeHome(home)
  })
  // A write is acknowledged once the replica has it.
  await primary.query("alter system set synchronous_standby_names = 'replica'")
  await primary.query('select pg_reload_conf()')
  const relay = await openDatabaseRelay(primary.url(), afterAll)
  const app = await testApp({ database: { url: relay.url } })
  const ada = await asPurpose('upkeep', () => aUser(app))
  return { primary, replica, relay, ada }
}

const WAIT = { timeout: 15_000 }
const place = newest ? await setUp(newest) : null
if (!place) it.skip('a primary and its replica: there is no PostgreSQL here')
else describe('a primary that is lost, and its replica', () => describeReplica(place))

function describeReplica({ primary, replica, relay, ada }: Awaited<ReturnType<typeof setUp>>) {
  it('a write is refused as an outage while the replica is not promoted, and nothing acknowledged is lost by then', async () => {
    const acknowledged: string[] = []
    const answers = new Set<number>()
    const write = async (title: string) => {
      const key = { 'idempotency-key': crypto.randomUUID() }
      for (;;) {
        const { statusCode } = await ada.post('/api/goals', { title, category: 'communication' }, key)
        answers.add(statusCode)
        if (statusCode === 201) return void acknowledged.push(title)
        expect(statusCode).toBe(503)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    await Promise.all(Array.from({ length: 5 }, (_, at) => write(`before ${at}`)))
    const during = Array.from({ length: 5 }, (_, at) => write(`during ${at}`))
    await primary.end('SIGKILL')
    // The standby reads and does not write: what is asked of it meanwhile is an outage like any other.
    relay.pointTo(replica.url())
    await expect.poll(() => answers.has(503), WAIT).toBe(true)
    // Connections that were open to the lost primary may be found broken first.
    await expect.poll(async () => (await ada.get('/api/goals')).statusCode, WAIT).toBe(200)
    await replica.promote()
    await Promise.all(during)
    const goals: { title: string }[] = (await ada.get('/api/goals')).json()
    expect(goals.map(({ title }) => title).sort()).toEqual(acknowledged.sort())
    expect(acknowledged).toHaveLength(10)
  })
}
