import { hash } from 'node:crypto'
import * as z from 'zod'

/** What this version writes; a file of a later format is refused. */
export const FORMAT = 1

/** What a backup says of itself before its rows. */
export const BackupHeader = z.object({
  format: z.number(),
  /** Of the product that wrote it. */
  version: z.string(),
  madeAt: z.string(),
  /** PostgreSQL's major version. */
  postgres: z.number(),
  /** The schema its rows are of. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Text, because they are larger than a number may be. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Null where it was left out. */
  secretKey: z.string().nullable(),
  oldSecretKeys: z.array(z.string()),
})
export type BackupHeader = z.infer<typeof BackupHeader>

/** A table of a backup: its name with its schema, and its columns in the order of the table. */
export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** How many rows a table has, and the sum of their SHA-256, which is the same in whatever order they come. */
export interface TableSum {
  readonly rows: number
  readonly sha256: string
}

/**
 * A line that is no row. Rows are JSON objects and these are arrays, so that the first character tells them apart.
 *
 * A file is one `backup`, then for each table `table`, its rows and `end`, and at last `whole` with the number of tables.
 */
const StructureLine = z.union([
  z.tuple([z.literal('backup'), BackupHeader]),
  z.tuple([z.literal('table'), z.string(), z.array(z.string())]),
  z.tuple([z.literal('end'), z.number(), z.string()]),
  z.tuple([z.literal('whole'), z.number()]),
])
export type StructureLine = z.infer<typeof StructureLine>

/** Writes a line that is no row. */
export const writeStructure = (line: StructureLine): string => `${JSON.stringify(line)}\n`

/** Reads a line that is no row; undefined where it is none of ours. */
export function readStructure(line: string): StructureLine | undefined {
  try {
    return StructureLine.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** Whether a line holds a row. */
export const isRow = (line: string): boolean => line.startsWith('{')

const ALL_BITS = (1n << 256n) - 1n
const HEX = 64

/** Adds up the rows of a table. */
export class RowSum {
  #rows = 0
  #sum = 0n

  add(row: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', row)}`)) & ALL_BITS
  }

  read(): TableSum {
    return { rows: this.#rows, sha256: this.#sum.toString(16).padStart(HEX, '0') }
  }
}
