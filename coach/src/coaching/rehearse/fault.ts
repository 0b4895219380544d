import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { ReadLine } from './read-line.ts'

/** One thing to change in a line: an exact part of it, where one is meant, and the line with that changed. */
export interface Fault {
  readonly finding: Exclude<LineFinding, 'good'>
  readonly quote: string | null
  readonly changed: string
}

/** Looks for one kind of fault. */
export type Look = (line: ReadLine) => Fault | null
