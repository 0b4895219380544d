import type { ColumnType } from 'kysely'

/** An instant, ISO 8601 in UTC, read and written as that text. */
export type Instant = string
/** A day such as `2026-05-03`. */
export type Day = string
/** JSON: read parsed, written as text made by `JSON.stringify`. */
export type JsonColumn<T> = ColumnType<T, string, string>
