import { randomUUIDv7 } from 'node:crypto'

/** Makes a new identifier: text, unique, at most 64 characters. */
export type Ids = () => string

/** Identifiers that grow with time, so that rows written together lie together in an index (RFC 9562, version 7). */
export const timeOrderedIds: Ids = () => randomUUIDv7()
