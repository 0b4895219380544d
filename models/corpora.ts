import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { MODELS } from './read-rows.ts'

/** A file of a public corpus that something is learned from. */
export interface Corpus {
  readonly sha256: string
  /** The repository it comes from, and what of it. */
  readonly from: string
  readonly license: string
  /** Where just these bytes can be fetched, if anywhere. */
  readonly url?: string
}

/** Every file that something is learned from, by its path in the folder of the data. */
const CORPORA: Readonly<Record<string, Corpus>> = JSON.parse(
  readFileSync(join(MODELS, 'corpora.json'), 'utf8'),
)
/** What was fetched; git does not keep it. */
const FETCHED = join(MODELS, '../.cache/corpora')
const FOLDERS = [process.env['EVALUATION_DATA'] ?? join(MODELS, '../../shared/data'), FETCHED]

/** Where a file or folder of the public data lies: where EVALUATION_DATA says, in ../shared/data, or among what was fetched. */
export const locateData = (path: string): string =>
  FOLDERS.map((folder) => join(folder, path)).find((place) => existsSync(place)) ?? join(FETCHED, path)

/** True where a set of the public data is at hand. */
export const hasData = (set: string): boolean => existsSync(locateData(set))

/** Reads a file of the public data as text, unpacked. */
export function readData(file: string): string {
  const bytes = readFileSync(locateData(file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Reads comma-separated values as rows by the names in the first line. @throws where a row has more or fewer values. */
export const parseCsv = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, skip_empty_lines: true })

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What is known of a file that something is learned from. @throws where nothing is. */
export function describeCorpus(file: string): Corpus {
  const corpus = CORPORA[file]
  if (!corpus) throw new Error(`models/corpora.json does not say where ${file} comes from`)
  return corpus
}

/**
 * Makes sure that a file of the public data is at hand and the very one that the weights were learned from.
 *
 * @throws with what to put where, when it is not there and cannot be fetched, or is another.
 */
export async function provideCorpus(file: string, corpus = describeCorpus(file)): Promise<void> {
  const { sha256, from, url } = corpus
  const place = locateData(file)
  if (!existsSync(place) && url) await fetchTo(place, url)
  if (!existsSync(place))
    throw new Error(`${file} is missing. Put it at ${place}: from ${from}; its sha256 is ${sha256}`)
  const found = hash(readFileSync(place))
  if (found !== sha256)
    throw new Error(`${place} is another file: its sha256 is ${found}, not ${sha256} (from ${from})`)
}

async function fetchTo(place: string, url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, Buffer.from(await answer.arrayBuffer()))
}
