import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-5'
import { listFiles, ROOT } from './list-files.ts'

const DOCUMENTED = [
  'contract/src/**/*.ts',
  'coach/src/**/*.ts',
  'server/src/{http,db,embedded,lib}/**/*.ts',
  'web/src/{ui,lib}/**/*.{ts,tsx}',
]

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** The summary of an endpoint is its docstring: the API page prints it. */
const isEndpoint = ({ initializer }: ts.VariableDeclaration): boolean =>
  initializer !== undefined &&
  ts.isCallExpression(initializer) &&
  initializer.expression.getText() === 'endpoint'

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .filter((declaration) => !isEndpoint(declaration))
      .map(({ name }) => name.getText())
  const { name } = statement as ts.DeclarationStatement
  return name ? [name.getText()] : []
}

/** What a type is read off, as in `(typeof STYLES)[number]`. */
const readOff = (statement: ts.Statement): string | undefined =>
  ts.isTypeAliasDeclaration(statement) ? /\btypeof (\w+)/.exec(statement.type.getText())?.[1] : undefined

/**
 * Finds the exports of a source text that no docstring stands above.
 *
 * One docstring does for a schema and its type, which share a name, and for a list and the type read off it.
 */
export function findUndocumented(source: string): string[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const documented = new Set(
    file.statements.filter((statement) => ts.getJSDocCommentsAndTags(statement).length > 0).flatMap(namesOf),
  )
  const bare = file.statements
    .filter(isExported)
    .filter((statement) => !documented.has(readOff(statement) ?? ''))
  return [...new Set(bare.flatMap(namesOf))].filter((name) => !documented.has(name))
}

if (import.meta.main) {
  const files = listFiles(DOCUMENTED).filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    findUndocumented(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  for (const place of found) console.log(place)
  console.log(`${files.length} files, ${found.length} exports without a docstring`)
  if (found.length > 0) process.exitCode = 1
}
