import { parseArgs } from 'node:util'
import pg from 'pg'
import { awaitDatabase } from '../db/await-database.ts'
import { AS_UPKEEP } from '../db/scope.ts'
import { visitEmbeddedDatabase } from '../embedded/visit-database.ts'
import { readConfig } from '../lib/config.ts'
import { StartError } from '../lib/start-error.ts'
import { type Defer, runCommand } from './run-command.ts'

/** `npm run end-sessions -- ADDRESS`, or `-- --everybody`: signs one person, or everybody, out in every browser. */
const USAGE = 'Say whose: npm run end-sessions -- ADDRESS, or npm run end-sessions -- --everybody'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function endSessions(defer: Defer): Promise<undefined> {
  const { values, positionals } = parseArgs({
    options: { everybody: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [address, ...others] = positionals
  if ((address === undefined) !== values.everybody || others.length > 0) throw new StartError(USAGE)
  const client = new pg.Client({ connectionString: await openDatabase(defer) })
  await client.connect()
  defer(() => client.end())
  const ended = await endOf(client, address)
  say(
    `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}. A server that runs believes them for a minute at most.`,
  )
}

async function openDatabase(defer: Defer): Promise<string> {
  const { databaseOwnerUrl, databaseUrl, dataDir } = readConfig()
  const url = databaseOwnerUrl ?? databaseUrl
  if (url !== null) {
    await awaitDatabase(url)
    return url
  }
  const database = await visitEmbeddedDatabase(dataDir, () => undefined)
  defer(() => database.stop())
  return database.url
}

/** @param address of the account; everybody's without it. @returns how many. */
async function endOf(client: pg.Client, address: string | undefined): Promise<number> {
  await client.query('begin')
  await client.query(AS_UPKEEP)
  const { rows } = await client.query<{ id: string }>(
    'select id from users where $1::text is null or email = $1',
    [address?.toLowerCase() ?? null],
  )
  if (address !== undefined && rows.length === 0) throw new StartError(`There is no account of ${address}.`)
  const { rowCount } = await client.query('delete from auth_sessions where user_id = any($1)', [
    rows.map(({ id }) => id),
  ])
  await client.query('commit')
  return rowCount ?? 0
}

await runCommand(endSessions)
