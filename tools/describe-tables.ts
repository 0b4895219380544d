/** Runs SQL without parameters. @returns the rows, with columns named as the statement names them. */
export type RunSql = (sql: string) => Promise<Record<string, unknown>[]>

/** What the database does not know about its columns: the shape of JSON, and texts of which the contract lists all. */
const SHAPES: Readonly<Record<string, string>> = {
  'assessment_results.profile': 'StyleProfile',
  'assessment_results.responses': 'AssessmentResponse[]',
  'closed_histories.history': 'ClosedHistory',
  'coaching_messages.metadata': 'MessageMetadata',
  'coaching_messages.sent': 'KeptSent',
  'coaching_preferences.preferences': 'SavedPreferences',
  'coaching_sessions.case': 'Case',
  'coaching_sessions.preferences': 'SavedPreferences',
  'coaching_sessions.promised': 'number[]',
  'coaching_sessions.steps': 'Step[]',
  'coaching_sessions.strengths': 'string[]',
  'communication_analyses.communication_type': "CommunicationAnalysis['communicationType']",
  'communication_analyses.context': "CommunicationAnalysis['context']",
  'communication_analyses.feedback': "CommunicationAnalysis['feedback']",
  'communication_analyses.rules': 'FoundRule[]',
  'communication_analyses.subjects': 'string[]',
  'deleted_goals.done': 'DoneForGoal',
  'deleted_goals.goal': 'Goal',
  'deleted_goals.steps': 'KeptStep[]',
  'external_assessments.processed_results': 'ProcessedResults',
  'people_books.book': 'PeopleBook',
  'rehearsals.closing': 'RehearsalClosing',
  'rehearsals.lines': 'RehearsalLine[]',
  'rehearsals.outcome': 'TalkOutcome',
  'rehearsals.plan': 'IfThen',
  'rehearsals.scene': 'Scene',
  'goals.category': "Goal['category']",
  'letters.letter': 'LetterText',
  'idempotency_keys.reply': 'unknown',
  'language_model_self_tests.checks': 'SelfTestCounts',
  'model_texts.sent': 'KeptSent',
  'practice_items.spacing': 'Spacing',
  'predictions.asked': 'Question',
  'predictions.factors': 'PredictionFactor[]',
  'predictions.missing': 'Missing',
  'predictions.what_if': 'WhatIf',
  'transcripts.reading': 'TranscriptReading',
}

/** Where the types come from that are named above and below, in the order of the imports. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  '@lodestar/coach/activities/closed-history': ['ClosedHistory'],
  '@lodestar/coach/analytics/forecast': ['Question'],
  '@lodestar/coach/practice/space-practice': ['Spacing'],
  '@lodestar/coach/self-test/judge-self-test': ['SelfTestCounts'],
  '@lodestar/contract/analytics': ['Missing', 'PredictionFactor', 'WhatIf'],
  '@lodestar/contract/assessment': ['AssessmentResponse', 'StyleProfile'],
  '@lodestar/contract/case': ['Case'],
  '@lodestar/contract/coaching': ['MessageMetadata'],
  '@lodestar/contract/communication': ['CommunicationAnalysis'],
  '@lodestar/contract/goals': ['Goal'],
  '@lodestar/contract/integrations': ['ProcessedResults'],
  '@lodestar/contract/letters': ['LetterText'],
  '@lodestar/contract/people': ['PeopleBook'],
  '@lodestar/contract/rehearsal-line': ['RehearsalLine'],
  '@lodestar/contract/rehearsals': ['IfThen', 'RehearsalClosing', 'Scene'],
  '@lodestar/contract/step': ['Step'],
  '@lodestar/contract/talk-outcome': ['TalkOutcome'],
  '@lodestar/contract/transcript': ['TranscriptReading'],
  kysely: ['Generated', 'GeneratedAlways'],
  './columns.ts': [
    'Day',
    'DefaultedJsonColumn',
    'DoneForGoal',
    'FoundRule',
    'Instant',
    'JsonColumn',
    'KeptSent',
    'KeptStep',
    'SavedPreferences',
  ],
}

/** As the type parsers of server/src/db/connect.ts read them. */
const SCALARS: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'Day',
  'double precision': 'number',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Instant',
}

interface Column {
  table: string
  column: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** Only the database writes it. */
  isFixed: boolean
  /** The condition on this column alone that names its values. */
  listed: string | null
}

const COLUMNS = String.raw`
  select cl.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isFixed",
    (select pg_get_expr(conbin, conrelid) from pg_constraint
     where conrelid = cl.oid and contype = 'c' and conkey = array[a.attnum]
       and pg_get_expr(conbin, conrelid) ~ '= ANY \(ARRAY\[''' limit 1) as listed
  from pg_class as cl
  join pg_attribute as a on a.attrelid = cl.oid and a.attnum > 0 and not a.attisdropped
  where cl.relnamespace = 'public'::regnamespace and cl.relkind in ('r', 'p') and cl.relname <> 'migrations'
  order by cl.relname, a.attnum`

/**
 * Writes the types of the rows of every table, as the migrated database has them.
 *
 * kysely-codegen would do most of this, but it reads the types of JSON columns with the JavaScript interface of the
 * `typescript` package, which TypeScript 7 does not have, and knows neither conditions that list values nor columns that
 * only the database writes.
 *
 * @throws Error for a column whose type nobody has said, and for a shape of a column that is not there.
 */
export async function describeTables(run: RunSql): Promise<string> {
  const columns = (await run(COLUMNS)) as unknown as Column[]
  const named = new Set(columns.map(nameOf))
  for (const name of Object.keys(SHAPES))
    if (!named.has(name))
      throw new Error(`tools/describe-tables.ts has a shape for ${name}, which is not there`)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const rows = [...tables].map(([table, own]) => describeRow(table, own))
  const list = [...tables.keys()].map((table) => `  ${toCamel(table)}: ${toPascal(table)}Table\n`)
  const body = `${rows.join('\n')}
/** Every table by its name in code. */
export interface Database {
${list.join('')}}
`
  return `${HEAD}${writeImports(body)}\n${body}`
}

const HEAD =
  '// Written by `npm run row-types` from the migrations: change those and run it, not this file.\n\n'

const writeImports = (body: string): string =>
  Object.entries(SOURCES)
    .map(([from, names]): [string, string[]] => [
      from,
      names.filter((name) => new RegExp(`\\b${name}\\b`).test(body)),
    ])
    .filter(([, used]) => used.length > 0)
    .map(([from, used]) => `import type { ${used.join(', ')} } from '${from}'\n`)
    .join('')

const describeRow = (table: string, columns: readonly Column[]): string =>
  `interface ${toPascal(table)}Table {
${columns.map((column) => `  ${toCamel(column.column)}: ${typeOf(column)}\n`).join('')}}
`

function typeOf(column: Column): string {
  const { type, isNullable, hasDefault, isFixed } = column
  const orNull = isNullable ? ' | null' : ''
  const shape = SHAPES[nameOf(column)]
  if (type === 'jsonb' && shape)
    return hasDefault || isNullable
      ? `DefaultedJsonColumn<${shape}${orNull}>`
      : `JsonColumn<${shape}${orNull}>`
  const scalar = shape ?? listValues(column) ?? SCALARS[type]
  if (!scalar) throw new Error(`tools/describe-tables.ts has no type for ${nameOf(column)}, which is ${type}`)
  const value = `${scalar}${orNull}`
  if (isFixed) return `GeneratedAlways<${value}>`
  return hasDefault ? `Generated<${value}>` : value
}

/** The values that a condition such as `status in ('open', 'done')` leaves, as the database writes it out. */
const listValues = ({ listed }: Column): string | undefined =>
  listed ? [...listed.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ') : undefined

const nameOf = ({ table, column }: Column): string => `${table}.${column}`
const toCamel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const toPascal = (name: string): string => toCamel(`_${name}`)
