import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readModelRows } from '../read-model-rows.ts'
import { type BoundaryRow, readBoundaryRows } from './measure.ts'

const COACH = new URL('../../coach/', import.meta.url)

/** The kinds of models/concern as the hand-over names them. */
const KIND_OF: Readonly<Record<string, string>> = {
  illness: 'medical',
  crime: 'legal',
  'abuse-at-home': 'violence',
}
/** Whose rows are learned from; those of the others in models/ are kept for judging. */
const TEACHERS = { concern: ['c1'], conversations: ['a1', 'a2', 'a3', 'a4'] }

interface TaughtRow {
  text: string
  kind?: string | null
  level?: string
  concern?: string
}

/** Reads the rows of independent authors: disclosures plain and aslant, near misses, and ordinary turns of conversations. */
function readTaught(): Pick<BoundaryRow, 'text' | 'expected'>[] {
  const read = (path: string) => readModelRows<TaughtRow>(`${path}.jsonl`)
  const told = TEACHERS.concern
    .flatMap((author) =>
      ['disclosures', 'ordinary'].flatMap((part) => read(`concern/rows/${author}-${part}`)),
    )
    .map(({ text, kind, level }) => ({
      text,
      expected: level === 'none' || !kind ? 'coach' : `handover:${KIND_OF[kind] ?? kind}`,
    }))
  const ordinary = TEACHERS.conversations
    .flatMap((author) => read(`conversations/rows/${author}`))
    .filter(({ concern }) => concern === 'none')
    .map(({ text }) => ({ text, expected: 'coach' }))
  return [...told, ...ordinary]
}

/**
 * Lists what to learn from: dev.json, half of ordinary.json, rows of independent authors, and as ordinary talk what
 * leaders say in the playbooks and in the middle of a conversation.
 */
export function readRows(): Pick<BoundaryRow, 'text' | 'expected'>[] {
  const read = (file: string) =>
    readBoundaryRows(new URL(`../../models/concern/rows/${file}`, import.meta.url).pathname)
  const spoken = [...readLines('playbooks/', 'exemplars'), ...readLines('replies/', 'heard')]
  return [
    ...read('dev.json'),
    ...read('ordinary.json').filter(({ heldOut }) => !heldOut),
    ...readTaught(),
    ...spoken.map((text) => ({ text, expected: 'coach' })),
  ]
}

/** Gathers every line under a key of a folder's files, at whatever depth. */
function readLines(folder: string, key: string): string[] {
  const gather = (value: unknown, isWanted: boolean): string[] => {
    if (typeof value === 'string') return isWanted ? [value] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, part]) =>
      gather(part, name === key || (isWanted && Array.isArray(value))),
    )
  }
  const files = readdirSync(new URL(folder, COACH)).filter((file) => file.endsWith('.yaml'))
  return files
    .toSorted()
    .flatMap((file) => gather(parse(readFileSync(new URL(folder + file, COACH), 'utf8')), false))
}
