import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './list-files.ts'

const PAGE = 'docs/security.md'
const VERDICTS = ['pass', 'partial', 'fail', 'not applicable'] as const
type Verdict = (typeof VERDICTS)[number]

interface Row {
  section: string
  verdict: Verdict
  /** Files that show it, with the name of a test in it where one is named. */
  shown: { path: string; test: string | null }[]
  reason: string
}

/** What a ledger says, and what is wrong with it. */
interface Ledger {
  totals: string
  problems: string[]
}

/** Reads the rows of the table of sections. */
function readRows(page: string): Row[] {
  const lines = page.split('\n').filter((line) => /^\| V\d+\.\d+ \|/.test(line))
  return lines.map((line) => {
    const [section = '', , verdict = '', shown = '', reason = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim())
    const links = [...shown.matchAll(/\[[^\]]+\]\(([^)]+)\)(?: “([^”]+)”)?/g)]
    return {
      section,
      verdict: VERDICTS.find((each) => each === verdict) ?? ('unknown' as Verdict),
      shown: links.map(([, path = '', test]) => ({ path, test: test ?? null })),
      reason: reason.replace(/\|$/, '').trim(),
    }
  })
}

/**
 * Checks the ledger of security: what it names exists, what passes is shown, what does not has a reason, and the totals are those
 * of the table.
 *
 * @param readFile reads what a link of the page leads to; null where there is nothing.
 */
export function checkLedger(page: string, readFile: (path: string) => string | null): Ledger {
  const rows = readRows(page)
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  const totals = `${rows.length} sections: ${VERDICTS.map((verdict) => `${count(verdict)} ${verdict}`).join(', ')}`
  const problems = rows.flatMap((row) =>
    checkRow(row, readFile).map((problem) => `${row.section}: ${problem}`),
  )
  const sections = rows.map(({ section }) => section)
  for (const section of sections.filter((each, at) => sections.indexOf(each) !== at))
    problems.push(`${section}: stands there twice`)
  if (!page.includes(`${totals}.`)) problems.push(`the page has to say: ${totals}.`)
  return { totals, problems }
}

function checkRow({ verdict, shown, reason }: Row, readFile: (path: string) => string | null): string[] {
  const problems: string[] = []
  if (!VERDICTS.includes(verdict)) problems.push(`the verdict is none of ${VERDICTS.join(', ')}`)
  if ((verdict === 'pass' || verdict === 'partial') && shown.length === 0) problems.push('nothing shows it')
  if (verdict !== 'pass' && reason === '') problems.push('no reason')
  if (verdict === 'pass' && reason !== '') problems.push('it passes, and something is missing')
  return [...problems, ...shown.flatMap((each) => checkShown(each, readFile))]
}

function checkShown(
  { path, test }: Row['shown'][number],
  readFile: (path: string) => string | null,
): string[] {
  const text = readFile(path)
  if (text === null) return [`there is no ${path}`]
  return test !== null && !text.includes(test) ? [`${path} has no test “${test}”`] : []
}

if (import.meta.main) {
  const read = (path: string): string | null => {
    const file = join(ROOT, dirname(PAGE), path)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  const { totals, problems } = checkLedger(readFileSync(join(ROOT, PAGE), 'utf8'), read)
  for (const problem of problems) console.log(problem)
  console.log(totals)
  if (problems.length > 0) process.exitCode = 1
}
