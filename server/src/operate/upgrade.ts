import { explainFileError } from '../embedded/reason.ts'
import { readConfig } from '../lib/config.ts'
import { StartError } from '../lib/start-error.ts'
import { type Defer, runCommand } from './run-command.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/** `npm run upgrade`: moves the embedded database to the PostgreSQL that this version brings. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function upgrade(defer: Defer): Promise<undefined> {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl !== null)
    throw new StartError(
      'DATABASE_URL is set: upgrade that PostgreSQL by its own means, then start Lodestar.',
    )
  const aside = await upgradeDatabase(dataDir, { say, defer }).catch((error: unknown) => {
    throw explainFileError(error, dataDir)
  })
  if (aside === null) say('The database is of the right version already: there is nothing to do.')
  else say(`Upgraded. The old database is in ${aside}; remove it, and the copy, when all is well.`)
}

await runCommand(upgrade)
