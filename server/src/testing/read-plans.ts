import pg from 'pg'
import { currentScope, type Scope } from '../db/scope.ts'
import { SERVER_ROLE } from '../db/server-role.ts'

/** A statement as the server sent it, and for whom. */
export interface Sent {
  text: string
  values: unknown[]
  scope: Scope
}

/** Runs something and lists the statements that are sent to a database meanwhile, each once. */
export async function recordStatements(url: string, run: () => Promise<unknown>): Promise<Sent[]> {
  const database = new URL(url).pathname.slice(1)
  const sent = new Map<string, Sent>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [config] = args as [{ text?: string; values?: unknown[] } | string]
    const text = typeof config === 'string' ? config : (config.text ?? '')
    const values = typeof config === 'string' ? [] : (config.values ?? [])
    if (this.database === database && /^\s*(select|with|insert|update|delete)/i.test(text))
      sent.set(text, { text, values, scope: currentScope() ?? {} })
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query
  }
  return [...sent.values()]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  'Parent Relationship'?: string
  Plans?: Plan[]
}

/** A part of a plan that reads a whole table of people's rows. */
export interface Scan {
  table: string
  how: string
  statement: string
}

/**
 * Asks PostgreSQL how it would answer statements, as the server's role and behind row-level security, and lists where it would
 * go through all of a table. What stops after some rows goes through none.
 *
 * @param large tables that count.
 */
export async function findScans(
  ownerUrl: string,
  statements: readonly Sent[],
  large: ReadonlySet<string>,
): Promise<Scan[]> {
  const client = new pg.Client({ connectionString: ownerUrl, options: `-c role=${SERVER_ROLE}` })
  await client.connect()
  try {
    const scans: Scan[] = []
    for (const { text, values, scope } of statements) {
      await client.query('begin')
      await client.query("select set_config('app.user_id', $1, true), set_config('app.purpose', $2, true)", [
        scope.userId ?? '',
        scope.purpose ?? '',
      ])
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `explain (format json) ${text}`,
        values,
      })
      await client.query('rollback')
      const plan = rows[0]?.['QUERY PLAN'][0].Plan
      if (plan)
        scans.push(
          ...listScans(plan, false)
            .filter(({ table }) => large.has(table))
            .map((scan) => ({ ...scan, statement: text })),
        )
    }
    return scans
  } finally {
    await client.end()
  }
}

function listScans(plan: Plan, isLimited: boolean): Omit<Scan, 'statement'>[] {
  const { 'Node Type': how, 'Relation Name': table, 'Index Cond': condition, Plans: parts = [] } = plan
  // A sort below a limit needs all rows first.
  const stopsEarly = how === 'Limit' || (isLimited && !/Sort|Aggregate|Hash|Unique/.test(how))
  const isWhole = how === 'Seq Scan' || (/^Index (Only )?Scan$/.test(how) && condition === undefined)
  const own = table !== undefined && isWhole && !isLimited ? [{ table, how }] : []
  return [...own, ...parts.flatMap((part) => listScans(part, stopsEarly))]
}
