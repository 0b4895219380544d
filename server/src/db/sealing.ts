import { isSealed, type Vault } from '../lib/vault.ts'
import { SECRECY } from './secrecy.data.ts'

/** How a column is encrypted. `isAlike`: the same text gives the same value. `isOwned`: it opens only in its person's rows. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly isJson: boolean
  readonly isAlike: boolean
  readonly isOwned: boolean
}

/** Every encrypted column, by its table and name as SQL spells them. */
const COLUMNS: ReadonlyMap<string, SealedColumn> = new Map(
  Object.entries(SECRECY).flatMap(([table, { texts = [], json = [], alike = [], tokens = [] }]) =>
    [...texts, ...json, ...alike, ...tokens].map((column): [string, SealedColumn] => [
      `${table}.${column}`,
      {
        table,
        column,
        isJson: json.includes(column),
        isAlike: alike.includes(column) || tokens.includes(column),
        isOwned: !tokens.includes(column),
      },
    ]),
  ),
)

/** Finds how a column is encrypted; undefined where it is not. */
export const findSealed = (table: string, column: string): SealedColumn | undefined =>
  COLUMNS.get(`${table}.${column}`)

/** The encrypted columns of a table. */
export const listSealed = (table: string): SealedColumn[] =>
  [...COLUMNS.values()].filter((each) => each.table === table)

/** The column that says whose a row of a table is. */
export const ownerOf = (table: string): string => SECRECY[table]?.owner ?? 'user_id'

/** What says nothing of anybody, and can be told apart in SQL: no text, and JSON without a value or an entry. */
const EMPTY_JSON: ReadonlySet<string> = new Set(['null', '[]', '{}', '""'])

/** Whether a value, as it is written into a column, holds nothing to hide. */
const isEmpty = ({ isJson }: SealedColumn, value: string): boolean =>
  value === '' || (isJson && EMPTY_JSON.has(value))

/** Where a value stands, as it is bound to it. */
const placeOf = ({ table, column, isOwned }: SealedColumn, owner: string | undefined): string => {
  if (!isOwned) return `${table}.${column}`
  if (owner === undefined)
    throw new RangeError(`Say whose rows are read or written: ${table}.${column} is encrypted for its person`)
  return `${table}.${column} ${owner}`
}

/**
 * Encrypts a value for a column.
 *
 * @param value a text, or JSON as text.
 * @param owner whose row it is.
 * @returns what to write: of JSON, one JSON string.
 */
export function sealValue(
  vault: Vault,
  column: SealedColumn,
  value: string,
  owner: string | undefined,
): string {
  if (isEmpty(column, value)) return value
  const place = placeOf(column, owner)
  const sealed = column.isAlike ? vault.sealAlike(value, place) : vault.seal(value, place)
  return column.isJson ? JSON.stringify(sealed) : sealed
}

/** Every value that a text may have in a column that is asked for equality, by the keys in use, and as it was before it was encrypted. */
export function listMatches(
  vault: Vault,
  column: SealedColumn,
  value: string,
  owner: string | undefined,
): string[] {
  const sealed = vault.listAlike(value, placeOf(column, owner))
  // What was stolen from the database is not what was given out.
  return isSealed(value) ? sealed : [...sealed, value]
}

/**
 * Decrypts a value as it was read; what is not encrypted comes back as it is.
 *
 * @throws Error naming the column, when the value was encrypted for another place or by a key that is not known.
 */
export function openValue(
  vault: Vault,
  column: SealedColumn,
  value: unknown,
  owner: string | undefined,
): unknown {
  if (!isSealed(value)) return value
  const place = placeOf(column, owner)
  try {
    const text = vault.open(value, place)
    return column.isJson ? JSON.parse(text) : text
  } catch (cause) {
    throw new Error(`A value of ${column.table}.${column.column} cannot be decrypted`, { cause })
  }
}
