import { parseArgs } from 'node:util'
import { readConfig } from '../lib/config.ts'
import { StartError } from '../lib/start-error.ts'
import { restoreBackup } from './restore-backup.ts'
import { type Defer, runCommand } from './run-command.ts'

/** `npm run restore -- FILE`: writes a backup into an empty data folder or database. */
const USAGE = 'Name the file to restore: npm run restore -- FILE'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function restore(defer: Defer): Promise<undefined> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new StartError(USAGE)
  const config = readConfig()
  const startedAt = performance.now()
  const { header, tables } = await restoreBackup(config, file, { say, defer })
  const rows = [...tables.values()].reduce((all, table) => all + table.rows, 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(`Restored   ${rows} rows of ${tables.size} tables in ${seconds} s, the same as in the file`)
  if (header.oldSecretKeys.some((key) => !config.oldSecretKeys.includes(key)))
    say('Start it with SECRET_KEY_OLD once more, as it was then: the first line of the file holds those keys')
}

await runCommand(restore)
