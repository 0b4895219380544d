import { awaitDatabase } from '../db/await-database.ts'
import { visitEmbeddedDatabase } from '../embedded/visit-database.ts'
import { type Config, readConfig } from '../lib/config.ts'
import { checkAround } from './check-around.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder, checkRoom } from './check-folder.ts'
import { type Finding, sayError } from './finding.ts'
import { type Defer, runCommand } from './run-command.ts'
import { takesStartOptions } from './takes-start-options.ts'

/** `npm run doctor`: says what is wrong and the one thing to do about each; ends with 1 where anything is. */
const OLDEST_NODE = 24
/** Nobody starts at the same time whom it would have to wait for. */
const PATIENCE_MS = 2_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function examine(defer: Defer): Promise<number> {
  const findings = await find(defer)
  for (const { what, todo } of findings) say(`${what}\n  → ${todo}`)
  if (findings.length === 0) say('All is well.')
  return findings.length === 0 ? 0 : 1
}

async function find(defer: Defer): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    return [
      ...node,
      { what: sayError(error), todo: 'Correct that setting: README.md lists what each may be.' },
    ]
  }
  const folder = await checkFolder(config)
  const database = await findInDatabase(config, folder.length > 0, defer)
  return [...node, ...folder, ...(await checkRoom(config)), ...database, ...(await checkAround(config))]
}

function checkNode(version: string): Finding[] {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return []
  return [
    {
      what: `This is Node ${version}, and Lodestar needs ${OLDEST_NODE} or newer.`,
      todo: `Install Node ${OLDEST_NODE}, or start by npm (npm start), which brings it on most machines.`,
    },
  ]
}

async function findInDatabase(config: Config, isFolderIll: boolean, defer: Defer): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === null) {
    // What is wrong with its folder comes first; a PostgreSQL that is started on that would say it less clearly.
    if (isFolderIll) return []
    try {
      const database = await visitEmbeddedDatabase(dataDir, () => undefined)
      defer(() => database.stop())
      return await checkDatabase(config, database.url)
    } catch (error) {
      return [{ what: sayError(error), todo: 'Look at the end of postgres.log in DATA_DIR.' }]
    }
  }
  try {
    await awaitDatabase(databaseUrl, PATIENCE_MS)
    return checkDatabase(config, databaseUrl, await takesStartOptions(databaseUrl))
  } catch (error) {
    return [
      {
        what: sayError(error),
        todo: 'Start that PostgreSQL, or correct DATABASE_URL; psql with it tells the same.',
      },
    ]
  }
}

await runCommand(examine)
