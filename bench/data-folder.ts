import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

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

const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y

/** Reads comma-separated values, quoted ones with line breaks too, as rows by the names in the first line. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const cell = CELL.exec(text)
    if (!cell) break
    rows.at(-1)?.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '')
    if (cell[3] !== ',') rows.push([])
  }
  const [header = [], ...rest] = rows
  const names = header.map((name) => name.replace(/^\uFEFF/, ''))
  return rest
    .filter((row) => row.length === names.length)
    .map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}
