import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

const FOLDER = process.env['EVALUATION_DATA'] ?? join(import.meta.dirname, '../../shared/data')

/** True where the public labeled data are: in the folder that EVALUATION_DATA names, or in ../shared/data. */
export function hasData(set: string): boolean {
  return existsSync(join(FOLDER, set))
}

/** The folder of one set of the public data. */
export const locateData = (set: string): string => join(FOLDER, set)

/** Reads a file of the public data as text, unpacked. */
export function readData(file: string): string {
  const bytes = readFileSync(join(FOLDER, file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Reads comma-separated values as rows by the names in the first line. @throws where a row has more or fewer values. */
export const parseCsv = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, skip_empty_lines: true })
