import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, ROOT } from './list-files.ts'

const SPEC = 'docs/spec'
const TESTS = [
  '{contract,coach,server,web}/src/**/*.test.{ts,tsx}',
  '{bench,models}/**/*.test.ts',
  'e2e/*.spec.ts',
]

interface Row {
  id: string
  area: string
  requirement: string
}

/** Ids at the end of a test's name: `… [R4-44]`, `… [R4-44, R9-01]`, `… [R4-68..R4-77]`. */
const CITED = /\[([RD]\d[^\]'"`]*)\]['"`]/g
const ROW_ID = /^(R[\d.]+-)(\d+)$/

/**
 * Reads the ids that the names of a file's tests end with; a range stands for every id from the first to the last.
 *
 * @param source the test file's text.
 */
export function readCitedIds(source: string): string[] {
  return [...source.matchAll(CITED)].flatMap(([, list = '']) => list.split(',').flatMap(expandRange))
}

function expandRange(part: string): string[] {
  const [first = '', last, ...rest] = part.trim().split('..')
  if (last === undefined) return [first]
  const [, section, from] = ROW_ID.exec(first) ?? []
  const [, lastSection, to] = ROW_ID.exec(last) ?? []
  // What is no range is handed on whole, and found to be no id.
  if (!from || !to || section !== lastSection || Number(to) < Number(from) || rest.length > 0)
    return [part.trim()]
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, at) => section + String(Number(from) + at).padStart(from.length, '0'),
  )
}

/** Reads `requirements.tsv`: id, section, area, requirement, check. */
export function readRows(tsv: string): Row[] {
  return tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', , area = '', requirement = ''] = line.split('\t')
      return { id, area, requirement }
    })
}

/** Counts the rows of every area, most rows first. */
export function countAreas(rows: readonly Row[], proved: ReadonlyMap<string, unknown>) {
  return [...Map.groupBy(rows, ({ area }) => area)]
    .map(([area, own]) => ({
      area,
      total: own.length,
      proved: own.filter(({ id }) => proved.has(id)).length,
    }))
    .toSorted((one, other) => other.total - one.total)
}

/** Finds for every id the test files that cite it. */
function findProofs(): Map<string, string[]> {
  const proofs = new Map<string, string[]>()
  for (const file of listFiles(TESTS)) {
    for (const id of new Set(readCitedIds(readFileSync(join(ROOT, file), 'utf8'))))
      proofs.set(id, [...(proofs.get(id) ?? []), file])
  }
  return proofs
}

function printMarkdown(rows: readonly Row[], proofs: ReadonlyMap<string, string[]>): void {
  console.log('| row | requirement | proved by |\n| --- | --- | --- |')
  for (const { id, requirement } of rows)
    console.log(`| ${id} | ${requirement.replaceAll('|', '\\|')} | ${proofs.get(id)?.join('<br>') ?? '—'} |`)
}

function printReport(rows: readonly Row[], proofs: ReadonlyMap<string, string[]>): void {
  console.log('Rows without a test:')
  for (const { id, area, requirement } of rows.filter((row) => !proofs.has(row.id)))
    console.log(`  ${id.padEnd(9)} ${area.padEnd(15)} ${requirement}`)
  console.log('\nArea             proved  rows')
  for (const { area, proved, total } of countAreas(rows, proofs))
    console.log(`${area.padEnd(16)} ${String(proved).padStart(6)} ${String(total).padStart(5)}`)
}

/** `node tools/coverage-spec.ts [--summary | --markdown]` */
if (import.meta.main) {
  const read = (name: string) => readFileSync(join(ROOT, SPEC, name), 'utf8')
  const rows = readRows(read('requirements.tsv'))
  const decisions = [...read('decisions.md').matchAll(/^\| (D\d+) \|/gm)].map(([, id]) => id)
  const proofs = findProofs()
  if (process.argv.includes('--markdown')) printMarkdown(rows, proofs)
  else if (!process.argv.includes('--summary')) printReport(rows, proofs)
  const known = new Set([...rows.map(({ id }) => id), ...decisions])
  const unknown = [...proofs].filter(([id]) => !known.has(id))
  for (const [id, files] of unknown)
    console.error(`${id} is no row of the specification: ${files.join(', ')}`)
  if (!process.argv.includes('--markdown'))
    console.log(`proved ${rows.filter(({ id }) => proofs.has(id)).length} of ${rows.length}`)
  if (unknown.length > 0) process.exitCode = 1
}
