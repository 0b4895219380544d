import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { awaitDatabase } from '../db/await-database.ts'
import { visitEmbeddedDatabase } from '../embedded/visit-database.ts'
import { type Config, readConfig } from '../lib/config.ts'
import { findSecretKey } from '../lib/secret-key.ts'
import { StartError } from '../lib/start-error.ts'
import { type Defer, runCommand } from './run-command.ts'
import { type BackupKeys, draftOf, writeBackup } from './write-backup.ts'

/** `npm run backup -- FILE [--without-key]`: copies everything into one file; `-` is the standard output. */
const USAGE = 'Name the file to write: npm run backup -- FILE [--without-key]'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

async function backUp(defer: Defer): Promise<undefined> {
  const { values, positionals } = parseArgs({
    options: { 'without-key': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new StartError(USAGE)
  if (file !== '-') defer(() => rm(draftOf(file), { force: true }))
  const config = readConfig()
  const startedAt = performance.now()
  const url = await openDatabase(config, defer)
  const keys = values['without-key'] ? null : await readKeys(config)
  const { tables, rows } = await writeBackup(url, file === '-' ? process.stdout : file, keys, new Date())
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(
    `Backed up  ${rows} rows of ${tables} tables in ${seconds} s, ${keys ? 'with' : 'without'} the secret key`,
  )
}

async function openDatabase(config: Config, defer: Defer): Promise<string> {
  const url = config.databaseOwnerUrl ?? config.databaseUrl
  if (url !== null) {
    await awaitDatabase(url)
    return url
  }
  const database = await visitEmbeddedDatabase(config.dataDir, say)
  defer(() => database.stop())
  return database.url
}

async function readKeys(config: Config): Promise<BackupKeys> {
  const secretKey = await findSecretKey(config)
  if (secretKey === null)
    throw new StartError('There is no secret key here: set SECRET_KEY, or leave it out with --without-key.')
  return { secretKey, oldSecretKeys: config.oldSecretKeys }
}

await runCommand(backUp)
