import { createServer } from 'node:net'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { provideDatabase } from '../testing/test-database.ts'
import { findOutage, noteOutage, withOutages } from './outage.ts'

const url = await provideDatabase()
const withCode = (code: string) => Object.assign(new Error('x'), { code })

/** Connects as told and runs a statement; returns what went wrong. */
async function failureOf(config: pg.ClientConfig, statement = 'select 1'): Promise<unknown> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Listens, and does with every connection what it is told. */
async function aServerThat(does: (end: () => void) => void): Promise<string> {
  const server = createServer((socket) => does(() => socket.destroy())).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return `postgres://me@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/x`
}

describe('an outage', () => {
  it('is a connection that is refused, closed at once, or never answered', async () => {
    const closing = await aServerThat((end) => end())
    const silent = await aServerThat(() => {})
    const refused = 'postgres://me@127.0.0.1:1/x'
    expect(findOutage(await failureOf({ connectionString: refused }))).toBeDefined()
    expect(findOutage(await failureOf({ connectionString: closing }))).toBeDefined()
    expect(
      findOutage(await failureOf({ connectionString: silent, connectionTimeoutMillis: 50 })),
    ).toBeDefined()
  })

  it('is a connection that PostgreSQL ends, also for what is asked on it afterwards', async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    const ended = await client.query('select pg_terminate_backend(pg_backend_pid())').catch((error) => error)
    expect(findOutage(ended)).toBeDefined()
    await new Promise((resolve) => setImmediate(resolve))
    expect(findOutage(await client.query('select 1').catch((error) => error))).toBeDefined()
  })

  it('is a statement that takes too long, a database that is not there, and one that cannot be written', async () => {
    const slow = await failureOf({ connectionString: url, statement_timeout: 20 }, 'select pg_sleep(5)')
    expect(slow).toMatchObject({ code: '57014' })
    expect(findOutage(slow)).toBeDefined()
    const elsewhere = new URL(url)
    elsewhere.pathname = '/no_such_database'
    expect(findOutage(await failureOf({ connectionString: elsewhere.href }))).toBeDefined()
    const standby = await failureOf(
      {
        connectionString: url,
        options: '-c default_transaction_read_only=on',
      },
      'create table anything (id int)',
    )
    expect(standby).toMatchObject({ code: '25006' })
    expect(findOutage(standby)).toBeDefined()
  })

  it.each(['57P01', '57P02', '57P03', '08006', '08001', '53300', '53200', '58030', 'ECONNRESET', 'EPIPE'])(
    'is what is told by the code %s',
    (code) => expect(findOutage(withCode(code))).toBeDefined(),
  )

  it('that waits for a person is worth trying again later than one that passes', () => {
    const [full, restarting] = [findOutage(withCode('53100')), findOutage(withCode('57P01'))]
    expect(full?.retryAfterSeconds).toBeGreaterThan(restarting?.retryAfterSeconds ?? Number.POSITIVE_INFINITY)
  })

  it('is not what a statement of ours did wrong', async () => {
    for (const statement of ['select no_such_function()', 'select 1/0', "select 'x'::int"])
      expect(findOutage(await failureOf({ connectionString: url }, statement))).toBeUndefined()
    expect(findOutage(new Error('Something else'))).toBeUndefined()
    expect(findOutage('Connection terminated')).toBeUndefined()
  })
})

describe('a call into a library that hides outages', () => {
  const lost = withCode('57P01')

  it('throws the outage, whatever the library makes of it', async () => {
    const hide = async () => {
      await Promise.resolve()
      noteOutage(lost)
      return null
    }
    await expect(withOutages(hide)).rejects.toBe(lost)
    const disguise = async () => {
      noteOutage(lost)
      throw new Error('Not signed in')
    }
    await expect(withOutages(disguise)).rejects.toBe(lost)
  })

  it('is left as it is otherwise, and never takes the outage of another', async () => {
    const own = new Error('Wrong password')
    const [quiet, refused] = await Promise.allSettled([
      withOutages(async () => {
        noteOutage(own)
        return 'ok'
      }),
      withOutages(() => Promise.reject(own)),
      withOutages(async () => noteOutage(lost)),
    ])
    expect(quiet).toMatchObject({ value: 'ok' })
    expect(refused).toMatchObject({ reason: own })
  })
})
