import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { readMigrations } from '../db/migrate.ts'
import { StartError } from '../lib/start-error.ts'
import {
  type BackupHeader,
  type BackupTable,
  FORMAT,
  isRow,
  RowSum,
  readStructure,
  type StructureLine,
  type TableSum,
} from './backup-format.ts'

/** A backup that is whole: what it says of itself, the sum of each table, and what tells whether a key is the right one. */
export interface CheckedBackup {
  header: BackupHeader
  tables: ReadonlyMap<string, TableSum>
  sealingKeys: { keyId: string; canary: string }[]
}

/** What comes of a file, in its order: its header, then tables and their rows. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: BackupTable }
  | { kind: 'row'; row: string }
  | { kind: 'end'; sum: TableSum }

/**
 * Reads a backup from its beginning to its end and holds every table against its sum.
 *
 * @throws StartError when it is none, cut off, damaged, or of a version that this one does not know.
 */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  let header: BackupHeader | undefined
  const tables = new Map<string, TableSum>()
  const sealingKeys: CheckedBackup['sealingKeys'] = []
  let name = ''
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'table') name = part.table.name
    if (part.kind === 'end') tables.set(name, part.sum)
    if (part.kind !== 'row' || name !== 'public.sealing_keys') continue
    const { key_id: keyId, canary } = JSON.parse(part.row)
    sealingKeys.push({ keyId, canary })
  }
  if (!header) throw damaged(path, 'it is empty')
  await requireKnown(path, header)
  return { header, tables, sealingKeys }
}

/** Holds the migrations of a backup against those of this version. */
async function requireKnown(path: string, { version, migrations }: BackupHeader): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations)
    if (known.get(name) !== checksum)
      throw new StartError(
        `${path} was made by another version of Lodestar (${version}, with the migration ${name}), which this one does ` +
          'not know: restore it with that version or a newer one.',
      )
}

/** Reads a backup part by part, checked as far as it has been read. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const state: State = {
    path,
    table: undefined,
    sum: new RowSum(),
    tables: 0,
    isBegun: false,
    isWhole: false,
  }
  for await (const line of readLines(path)) {
    if (isRow(line) && state.table) {
      state.sum.add(line)
      yield { kind: 'row', row: line }
      continue
    }
    const part = state.isBegun
      ? readPart(state, line)
      : { kind: 'header' as const, header: readHeader(path, line) }
    state.isBegun = true
    if (part) yield part
  }
  if (!state.isWhole) throw damaged(path, state.isBegun ? 'it is cut off' : 'it is empty')
}

/** How far a file has been read. */
interface State {
  readonly path: string
  /** Whose rows come now. */
  table: BackupTable | undefined
  sum: RowSum
  tables: number
  isBegun: boolean
  isWhole: boolean
}

function readPart(state: State, line: string): BackupPart | undefined {
  const found = readStructure(line)
  if (found?.[0] === 'table') {
    state.table = { name: found[1], columns: found[2] }
    state.sum = new RowSum()
    return { kind: 'table', table: state.table }
  }
  if (found?.[0] === 'end' && state.table) {
    const sum = requireSum(state.path, state.table, state.sum.read(), found)
    state.table = undefined
    state.tables += 1
    return { kind: 'end', sum }
  }
  if (found?.[0] !== 'whole' || found[1] !== state.tables)
    throw damaged(state.path, `after table ${state.tables} comes what does not belong there`)
  state.isWhole = true
  return undefined
}

function readHeader(path: string, line: string): BackupHeader {
  const found = readStructure(line)
  if (found?.[0] === 'backup' && found[1].format === FORMAT) return found[1]
  if (/^\["backup",\{"format":\d/.test(line))
    throw new StartError(`${path} was made by a newer version of Lodestar: restore it with that version.`)
  throw notOurs(path)
}

function requireSum(
  path: string,
  { name }: BackupTable,
  found: TableSum,
  [, rows, sha256]: Extract<StructureLine, ['end', ...unknown[]]>,
): TableSum {
  if (found.rows === rows && found.sha256 === sha256) return found
  throw damaged(path, `the rows of ${name} are not those that were written`)
}

const damaged = (path: string, why: string, cause?: unknown) =>
  new StartError(`${path} is damaged (${why}): take another copy.`, { cause })

const notOurs = (path: string, cause?: unknown) =>
  new StartError(`${path} is no backup of Lodestar.`, { cause })

/** A line that is longer is none of ours; it must not fill the memory. */
const LONGEST_LINE = 256_000_000
const NEWLINE = 10

/** Splits at line feeds alone: what people write holds other line ends. */
async function* readLines(path: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(path), unzipped)
  // Told by the loop below, which it ends.
  reading.catch(() => undefined)
  let begun: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let from = 0
      for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, to)]).toString()
        begun = []
        length = 0
        from = to + 1
      }
      begun.push(chunk.subarray(from))
      length += chunk.length - from
      if (length > LONGEST_LINE) throw notOurs(path)
    }
  } catch (error) {
    throw explain(path, error)
  }
  if (length > 0) throw damaged(path, 'it is cut off')
}

function explain(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new StartError(`There is no file ${path}.`, { cause: error })
  if (code === 'EACCES') return new StartError(`${path} cannot be read by this user.`, { cause: error })
  if (code === 'Z_BUF_ERROR') return damaged(path, 'it is cut off', error)
  if (code === 'Z_DATA_ERROR')
    return error instanceof Error && error.message === 'incorrect header check'
      ? notOurs(path, error)
      : damaged(path, 'it cannot be unpacked', error)
  return error
}
