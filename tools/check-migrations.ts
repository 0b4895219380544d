import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles, ROOT } from './list-files.ts'

/** The first migration that has to be safe for servers of the version before, which run while it is applied. */
const FIRST = 39
/** Says, right above a statement, why no server of the version before misses what it takes away. */
const MARKER = /^-- contracts: \S.{19,}$/

/** What the version before may still use, or still write in its old form. */
const CONTRACTIONS: readonly { is: RegExp; unless?: RegExp; why: string }[] = [
  {
    is: /^drop\s+(table|view|materialized|schema|type|sequence|function|procedure)\b/,
    why: 'drops what the version before may use',
  },
  {
    is: /\bdrop\s+[a-z_"]+/,
    unless: /^drop\b|\bdrop\s+(constraint|default|not|expression|identity)\b/,
    why: 'drops a column',
  },
  { is: /\bdrop\s+default\b/, why: 'takes a default that the version before relies on' },
  { is: /\brename\b/, why: 'renames what the version before calls by its old name' },
  { is: /\balter\s+(column\s+)?[a-z_"]+\s+(set\s+data\s+)?type\b/, why: 'changes a type' },
  { is: /\bset\s+not\s+null\b/, why: 'refuses rows as the version before writes them' },
  {
    is: /\badd\b.*\bnot\s+null\b/s,
    unless: /\b(default|generated)\b/,
    why: 'adds a column that the version before does not fill',
  },
  {
    is: /\badd\s+(constraint\s+[a-z_"]+\s+)?(check|unique|foreign\s+key|exclude|primary\s+key)\b/,
    why: 'refuses rows that the version before may write',
  },
  { is: /^create\s+unique\s+index\b/, why: 'refuses rows that the version before may write' },
  { is: /^revoke\b/, why: 'takes a right that the version before uses' },
]

const CREATED = /^create\s+table\s+(?:if\s+not\s+exists\s+)?([a-z_."]+)/
const CHANGED =
  /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([a-z_."]+)|^create\s+unique\s+index.*?\bon\s+([a-z_."]+)/s
const BETWEEN_ACTIONS = /,(?![^(]*\))/

/** Finds the statements of a migration that servers of the version before would not survive and that say no reason. */
export function findContractions(sql: string): { line: number; why: string }[] {
  const made = new Set<string>()
  return splitStatements(sql).flatMap(({ text, line, isMarked }) => {
    const created = CREATED.exec(text)?.[1]
    if (created) made.add(created)
    const [, altered, indexed] = CHANGED.exec(text) ?? []
    // Nobody uses yet what this migration makes.
    if (isMarked || made.has(created ?? altered ?? indexed ?? '')) return []
    const actions = text.split(BETWEEN_ACTIONS)
    const found = CONTRACTIONS.find(({ is, unless }) =>
      actions.some((action) => is.test(action) && !unless?.test(action)),
    )
    return found ? [{ line, why: found.why }] : []
  })
}

const NOT_CODE = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g
const MARK = '\uE000'

/** Splits SQL into statements in small letters, without comments, texts and the bodies of functions. */
function splitStatements(sql: string): { text: string; line: number; isMarked: boolean }[] {
  const code = sql.replace(NOT_CODE, (piece) =>
    MARKER.test(piece.trim()) ? MARK : piece.replaceAll(/[^\n]/g, ' '),
  )
  let line = 1
  return code.split(';').map((part) => {
    const before = /^[\s\uE000]*/.exec(part)?.[0] ?? ''
    const found = { text: part.slice(before.length).toLowerCase(), isMarked: before.includes(MARK) }
    const startLine = line + before.split('\n').length - 1
    line += part.split('\n').length - 1
    return { ...found, line: startLine }
  })
}

if (import.meta.main) {
  const files = listFiles('server/migrations/*.sql').filter(
    (file) => Number(basename(file).slice(0, 4)) >= FIRST,
  )
  const found = files.flatMap((file) =>
    findContractions(readFileSync(join(ROOT, file), 'utf8')).map(({ line, why }) => `${file}:${line} ${why}`),
  )
  for (const place of found) console.log(place)
  if (found.length > 0)
    console.log(
      'Add first and take away a version later, or say above the statement why nobody misses it: -- contracts: …',
    )
  console.log(
    `${files.length} migrations from ${FIRST} on, ${found.length} that the version before would not survive`,
  )
  if (found.length > 0) process.exitCode = 1
}
