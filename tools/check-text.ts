import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { listFiles, ROOT } from './list-files.ts'

interface Rule {
  /** What is wrong, as a person reads it. */
  says: string
  files: RegExp
  pattern: RegExp
}

const TEXT =
  /\.(ts|tsx|mjs|cjs|js|json|jsonc|md|yaml|yml|sql|css|html|svg|tsv)$|(^|\/)\.[a-z]+rc$|^\.ci\/|^(LICENSE|NOTICE|Dockerfile|\.env\.example)$/
const CODE = /\.(ts|tsx|mjs|cjs|css|sql)$/

const RULES: readonly Rule[] = [
  { says: "a path of one person's machine", files: TEXT, pattern: /(?<![\w.-])\/(work|root|home)\/\w/ },
  {
    says: 'the address of a package registry',
    files: TEXT,
    pattern: /\bregistry\.(npmjs|yarnpkg|npmmirror)\.\w|"resolved": "https?:/,
  },
  { says: 'a note instead of an issue', files: CODE, pattern: /\b([T]ODO|[F]IXME|[X]XX)\b/ },
  { says: 'an exclamation mark in what the coach says', files: /^coach\/playbooks\//, pattern: /!/ },
]

/** Names that say nothing about what is inside. */
const EMPTY_NAMES =
  /^(data|info|items?|managers?|handlers?|helpers?|utils?|common|misc|index|types|constants|shared)$/
/** Of the product's code: `web/src/features/goals/goal-card.tsx` has four. */
const MOST_FOLDERS = 4

/** Finds what a file's text must not contain. */
export function findWords(file: string, text: string): string[] {
  const rules = RULES.filter(({ files }) => files.test(file))
  return text
    .split('\n')
    .flatMap((line, at) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(({ says }) => `${file}:${at + 1} ${says}: ${line.trim().slice(0, 80)}`),
    )
}

/** Finds what is wrong with where a source file lies and what it is called. */
export function findBadName(file: string): string[] {
  const folders = dirname(file).split('/')
  const name = basename(file).replace(/\..*$/, '')
  const empty = [...folders, name].filter((part) => EMPTY_NAMES.test(part))
  return [
    ...empty.map((part) => `${file} "${part}" does not say what is inside`),
    ...(folders.length > MOST_FOLDERS ? [`${file} lies below more than ${MOST_FOLDERS} folders`] : []),
  ]
}

const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g
const PAGE = /\bdocs\/[\w/-]+\.(?:md|svg)\b/g

/**
 * Finds links of a page, and pages named in a source text, that lead nowhere.
 *
 * @param exists whether there is something at a path from the root.
 */
export function findBrokenLinks(file: string, text: string, exists: (path: string) => boolean): string[] {
  const links = file.endsWith('.md')
    ? [...text.matchAll(LINK)].map(([, to = '']) => join(dirname(file), to))
    : []
  const pages = [...text.matchAll(PAGE)].map(([page]) => page)
  return [...new Set([...links, ...pages])]
    .filter((path) => !exists(path))
    .map((path) => `${file} leads to ${path}, which is not there`)
}

const SUPPRESSION = /biome-ignore|@ts-expect-error|v8 ignore/g

if (import.meta.main) {
  const texts = listFiles(['**', '.*', '.{ci,vscode}/*', '.github/**'])
    .filter((file) => TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  const isThere = (path: string) => existsSync(join(ROOT, path))
  const found = texts.flatMap(({ file, text }) => [
    ...findWords(file, text),
    ...findBrokenLinks(file, text, isThere),
  ])
  const sources = texts.filter(({ file }) => /^(contract|coach|server|web)\/src\//.test(file))
  found.push(...sources.flatMap(({ file }) => findBadName(file)))
  for (const place of found) console.log(place)
  const suppressions = sources.flatMap(({ text }) => text.match(SUPPRESSION) ?? []).length
  console.log(
    `${texts.length} files, ${found.length} places to change, ${suppressions} rules switched off in place`,
  )
  if (found.length > 0) process.exitCode = 1
}
