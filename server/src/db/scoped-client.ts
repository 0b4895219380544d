import pg from 'pg'
import type { Vault } from '../lib/vault.ts'
import { currentScope, type Scope } from './scope.ts'
import { findSealed, openValue, ownerOf, type SealedColumn } from './sealing.ts'

/** What the connections of a pool do beside carrying statements. */
export interface ScopedSettings {
  readonly vault: Vault
  /** For whom statements are run that nobody has said it of; without it, for nobody. */
  readonly outside?: Scope
  /** For whom every statement is run, whatever is said. */
  readonly always?: Scope
}

/** Where the columns of tables are, by the numbers that come with a result. */
export interface Catalog {
  /** Encrypted columns by table and column number. */
  readonly sealed: ReadonlyMap<string, SealedColumn>
  /** The number of the column that says whose a row is, by table number. */
  readonly owners: ReadonlyMap<number, number>
}

/** Reads where encrypted columns are. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const { rows } = await client.query<{ id: number; number: number; table: string; column: string }>(`
    select attrelid::bigint::float8 as id, attnum as number, relname as "table", attname as "column"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`)
  const sealed = new Map<string, SealedColumn>()
  const owners = new Map<number, number>()
  for (const { id, number, table, column } of rows) {
    const found = findSealed(table, column)
    if (found) sealed.set(`${id}.${number}`, found)
    if (column === ownerOf(table)) owners.set(id, number)
  }
  return { sealed, owners }
}

/** What is used of the driver's statement beyond its published type. */
interface DriverQuery {
  callback?: (error: Error | null, result?: pg.QueryResult) => void
  queryMode?: string
  prepare(connection: pg.Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  submit(connection: pg.Connection): void
}
const DriverQuery = pg.Query as unknown as new (
  config: unknown,
  values: unknown,
  callback: unknown,
) => DriverQuery

interface Wire {
  parse(query: { text: string; name?: string }): void
  bind(config: { values: unknown[]; valueMapper?: (value: unknown) => unknown }): void
  execute(config: object): void
}

const TELL_PERSON = "select set_config('app.user_id', $1, true), set_config('app.purpose', '', true)"
const TELL_PURPOSE = "select set_config('app.user_id', '', true), set_config('app.purpose', $1, true)"

/**
 * A statement that first tells the database for whom it is run: one more statement in the same message and the same
 * transaction, so no further round trip, and right behind a pooler that shares connections between transactions.
 */
class ScopedQuery extends DriverQuery {
  /** For whom; undefined where the database has been told, or need not be. */
  scope: Scope | undefined
  #isTelling = false

  override prepare(connection: pg.Connection): void {
    if (this.scope) {
      const { userId, purpose } = this.scope
      const wire = connection as unknown as Wire
      wire.parse({ text: userId === undefined ? TELL_PURPOSE : TELL_PERSON })
      wire.bind({ values: [userId ?? purpose ?? ''] })
      wire.execute({})
      this.#isTelling = true
    }
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isTelling) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isTelling) this.#isTelling = false
    else super.handleCommandComplete(message, connection)
  }
}

/** Statements about transactions; what was told holds until the end of one. */
const BEGIN = /^\s*(begin|start transaction)\b/i
const CONTROL = /^\s*(begin|start transaction|commit|rollback|savepoint|release)\b/i

type Callback = (error: Error | null, result?: pg.QueryResult) => void

/** Makes the kind of connection that tells the database for whom each statement is run, and decrypts what it reads. */
export function makeScopedClient(
  Client: typeof pg.Client,
  { vault, outside, always }: ScopedSettings,
): typeof pg.Client & { readCatalog: (client: pg.ClientBase) => Promise<void> } {
  let catalog: Catalog | undefined

  class ScopedClient extends Client {
    #isInTransaction = false
    #told: Scope | undefined

    static async readCatalog(client: pg.ClientBase): Promise<void> {
      catalog ??= await readCatalog(client)
    }

    // @ts-expect-error: the published type has ten overloads; this takes them all.
    override query(config: unknown, values?: unknown, callback?: unknown): unknown {
      if (typeof (config as pg.Submittable | undefined)?.submit === 'function')
        return super.query(config as pg.Submittable)
      const query = new ScopedQuery(config, values, callback)
      const scope = always ?? currentScope() ?? outside
      this.#tell(query, textOf(config), scope)
      if (query.callback) {
        query.callback = this.#opening(query.callback, scope)
        super.query(query as unknown as pg.Submittable)
        return undefined
      }
      return new Promise((resolve, reject) => {
        query.callback = this.#opening((error, result) => (error ? reject(error) : resolve(result)), scope)
        super.query(query as unknown as pg.Submittable)
      })
    }

    /** Lets a statement tell for whom it is run, unless its transaction has been told. */
    #tell(query: ScopedQuery, text: string, scope: Scope | undefined): void {
      if (CONTROL.test(text)) {
        // Going back to a savepoint takes back what was told since.
        this.#told = undefined
        this.#isInTransaction = BEGIN.test(text) || (this.#isInTransaction && /savepoint/i.test(text))
        return
      }
      const isSomebody = scope?.userId !== undefined || scope?.purpose !== undefined
      const isTold =
        this.#told && this.#told.userId === scope?.userId && this.#told.purpose === scope?.purpose
      // In a transaction that was told of somebody, nobody has to be told of, too.
      if (isTold || !(isSomebody || this.#told)) return
      query.scope = scope ?? {}
      query.queryMode = 'extended'
      if (this.#isInTransaction) this.#told = scope
    }

    #opening(callback: Callback, scope: Scope | undefined): Callback {
      return (error, result) => {
        if (error || !result) return callback(error, result)
        try {
          if (catalog) openRows(result, { catalog, vault, person: scope?.userId })
        } catch (cause) {
          return callback(cause instanceof Error ? cause : new Error(String(cause)))
        }
        callback(null, result)
      }
    }
  }
  return ScopedClient as unknown as ReturnType<typeof makeScopedClient>
}

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as { text?: unknown } | undefined)?.text ?? '')

/** Decrypts, in place, what a result holds of encrypted columns. */
function openRows(
  { fields, rows }: pg.QueryResult,
  { catalog, vault, person }: { catalog: Catalog; vault: Vault; person: string | undefined },
): void {
  for (const [index, { tableID, columnID, name }] of fields.entries()) {
    const column = catalog.sealed.get(`${tableID}.${columnID}`)
    if (!column) continue
    const ownerNumber = catalog.owners.get(tableID)
    const ownerIndex = fields.findIndex(
      (field) => field.tableID === tableID && field.columnID === ownerNumber,
    )
    const ownerName = fields[ownerIndex]?.name
    for (const row of rows as Record<string | number, unknown>[]) {
      const key = Array.isArray(row) ? index : name
      const owner = ownerName === undefined ? undefined : row[Array.isArray(row) ? ownerIndex : ownerName]
      row[key] = openValue(vault, column, row[key], typeof owner === 'string' ? owner : person)
    }
  }
}
