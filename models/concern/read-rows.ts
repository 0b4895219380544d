import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { MODELS, readModelRows } from '../read-rows.ts'

/** One labeled message: what a leader writes, and what the coach must do with it. */
export interface BoundaryRow {
  readonly id: string
  readonly text: string
  /** "coach", or "handover:" and the kind of matter. */
  readonly expected: string
  /** True for a row that nothing may be learned from, in a file that is learned from in part. */
  readonly heldOut?: boolean
}

type TaughtRow = Pick<BoundaryRow, 'text' | 'expected'>

const COACH = join(MODELS, '../coach')
/** The kinds in the rows of independent authors as the hand-over names them. */
const KIND_OF: Readonly<Record<string, string>> = {
  illness: 'medical',
  crime: 'legal',
  'abuse-at-home': 'violence',
}
/** Whose rows are learned from; those of the others are kept for judging. */
const TEACHERS = {
  concern: ['c1-disclosures', 'c1-ordinary', 'c3'],
  conversations: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
}

interface AuthoredRow {
  text: string
  kind?: string | null
  level?: string
  concern?: string
}

const asOrdinary = (text: string): TaughtRow => ({ text, expected: 'coach' })

/** Reads a set of messages that were labeled together, such as `heldout-2`. */
export const readBoundarySet = (name: string): BoundaryRow[] =>
  readBoundaryRows(join(MODELS, `concern/rows/${name}.json`))

/** Reads labeled messages from a JSON file. */
export function readBoundaryRows(path: string): BoundaryRow[] {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Reads disclosures plain and aslant, and near misses, of authors who have seen no rule. */
const readAuthored = (): TaughtRow[] =>
  TEACHERS.concern
    .flatMap((file) => readModelRows<AuthoredRow>(`concern/rows/${file}.jsonl`))
    .map(({ text, kind, level }) => ({
      text,
      expected: level === 'none' || !kind ? 'coach' : `handover:${KIND_OF[kind] ?? kind}`,
    }))

/**
 * Reads what is learned from: labeled messages, ordinary turns of whole conversations, and as ordinary talk what leaders say
 * in the playbooks and in the middle of a conversation.
 */
export function readTaughtRows(): Record<'rows' | 'turns' | 'spoken', TaughtRow[]> {
  const halfOfOrdinary = readBoundarySet('ordinary').filter(({ heldOut }) => !heldOut)
  const turns = TEACHERS.conversations
    .flatMap((author) => readModelRows<AuthoredRow>(`conversations/rows/${author}.jsonl`))
    .filter(({ concern }) => concern === 'none')
  const spoken = [...readLines('playbooks', 'exemplars'), ...readLines('replies', 'heard')]
  return {
    rows: [...readBoundarySet('dev'), ...halfOfOrdinary, ...readAuthored()].map(({ text, expected }) => ({
      text,
      expected,
    })),
    turns: turns.map(({ text }) => asOrdinary(text)),
    spoken: spoken.map(asOrdinary),
  }
}

/** What leaders say in these may be a disclosure itself. */
const NEAR_HARM = new Set([
  'being-undermined.yaml',
  'clients-and-parents.yaml',
  'illness-and-grief.yaml',
  'misconduct.yaml',
  'return-from-leave.yaml',
])

/** Gathers every line under a key of a folder's files, at whatever depth. */
function readLines(folder: string, key: string): string[] {
  const gather = (value: unknown, isWanted: boolean): string[] => {
    if (typeof value === 'string') return isWanted ? [value] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, part]) =>
      gather(part, name === key || (isWanted && Array.isArray(value))),
    )
  }
  return readdirSync(join(COACH, folder))
    .filter((file) => file.endsWith('.yaml') && !NEAR_HARM.has(file))
    .toSorted()
    .flatMap((file) => gather(parse(readFileSync(join(COACH, folder, file), 'utf8')), false))
}
