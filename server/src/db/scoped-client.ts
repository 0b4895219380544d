import pg from 'pg'
import type { Vault } from '../lib/vault.ts'
import { type Catalog, openRows, readCatalog } from './open-rows.ts'
import { currentScope, type Scope } from './scope.ts'

/** What the connections of a pool do beside carrying statements. */
export interface ScopedSettings {
  readonly vault: Vault
  /** For whom statements are run that nobody has said it of; without it, for nobody. */
  readonly outside?: Scope
  /** For whom every statement is run, whatever is said. */
  readonly always?: Scope
  /**
   * What each transaction is told of settings that a connection keeps otherwise, such as the role: where a pooler shares
   * connections between transactions. Nobody is then told of too, since the role has to be.
   */
  readonly eachTransaction?: Readonly<Record<string, string>> | undefined
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

const setLocal = (name: string, value: string): string => `set_config('${name}', ${value}, true)`
const TELL_PERSON = [setLocal('app.user_id', '$1'), setLocal('app.purpose', "''")]
const TELL_PURPOSE = [setLocal('app.user_id', "''"), setLocal('app.purpose', '$1')]

/**
 * A statement that first tells the database for whom it is run: one more statement in the same message and the same
 * transaction, so no further round trip, and right behind a pooler that shares connections between transactions.
 */
class ScopedQuery extends DriverQuery {
  /** For whom; undefined where the database has been told, or need not be. */
  scope: Scope | undefined
  /** Told with it, as parts of one `select`. */
  settings: readonly string[] = []
  #isTelling = false

  override prepare(connection: pg.Connection): void {
    if (this.scope) {
      const { userId, purpose } = this.scope
      const wire = connection as unknown as Wire
      const told = userId === undefined ? TELL_PURPOSE : TELL_PERSON
      wire.parse({ text: `select ${[...told, ...this.settings].join(', ')}` })
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
const SAVEPOINT = /savepoint/i
const CONTROL = /^\s*(begin|start transaction|commit|rollback|savepoint|release)\b/i

type Callback = (error: Error | null, result?: pg.QueryResult) => void

/** Makes the kind of connection that tells the database for whom each statement is run, and decrypts what it reads. */
export function makeScopedClient(
  Client: typeof pg.Client,
  { vault, outside, always, eachTransaction }: ScopedSettings,
): typeof pg.Client & { readCatalog: (client: pg.ClientBase) => Promise<void> } {
  let catalog: Catalog | undefined
  const settings = Object.entries(eachTransaction ?? {}).map(([name, value]) =>
    setLocal(name, pg.escapeLiteral(value)),
  )
  /** What a connection is taken to know that has been told nothing: nobody, or not even its role. */
  const untold: Scope | undefined = eachTransaction ? undefined : {}

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
    #tell(query: ScopedQuery, text: string, scope: Scope = {}): void {
      if (CONTROL.test(text)) {
        // Going back to a savepoint takes back what was told since.
        this.#told = undefined
        this.#isInTransaction = BEGIN.test(text) || (this.#isInTransaction && SAVEPOINT.test(text))
        return
      }
      // Nobody is told of only in a transaction that was told of somebody.
      const told = this.#told ?? untold
      if (told && isSame(told, scope)) return
      query.scope = scope
      query.settings = settings
      query.queryMode = 'extended'
      if (this.#isInTransaction) this.#told = scope
    }

    #opening(callback: Callback, scope: Scope | undefined): Callback {
      return (error, result) => {
        if (error || !result || !catalog) return callback(error, result)
        const problem = openRows(result, { catalog, vault, person: scope?.userId })
        callback(problem, problem ? undefined : result)
      }
    }
  }
  return ScopedClient as unknown as ReturnType<typeof makeScopedClient>
}

const isSame = (one: Scope, other: Scope): boolean =>
  one.userId === other.userId && one.purpose === other.purpose

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as { text?: unknown } | undefined)?.text ?? '')
