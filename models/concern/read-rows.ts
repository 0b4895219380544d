import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAnswers } from '@lodestar/coach/playbooks/read-playbook'
import type { Doing } from '@lodestar/coach/text/turn-reading'
import { parse } from 'yaml'
import { loadPhrased } from '../../server/src/coach/load-library.ts'
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

/** A message to learn from, with what the leader and the coach had said before it where that is known. */
export interface TaughtRow extends Pick<BoundaryRow, 'text' | 'expected'> {
  readonly before?: string | null
  readonly coach?: string | null
  /** Written by somebody who has seen no rule. */
  readonly isAuthored?: boolean
  /** How surely it is told; left out where its author knew no such border. */
  readonly level?: 'hard' | 'soft' | 'none'
  /** What it does as a whole, where that is labeled. */
  readonly does?: readonly Doing[]
}

const COACH = join(MODELS, '../coach')
/** The kinds in the rows of independent authors as the hand-over names them. */
const KIND_OF: Readonly<Record<string, string>> = {
  illness: 'medical',
  crime: 'legal',
  'abuse-at-home': 'violence',
}
/** Whose rows are learned from; those of the others are kept for judging. */
const TEACHERS = {
  concern: ['c1-disclosures', 'c1-ordinary', 'c2-disclosures', 'c2-ordinary', 'c3', 'c7', 'c8', 'c9', 'f'],
  messages: ['e1', 'o'],
  conversations: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
}

interface AuthoredRow {
  text: string
  /** What the coach said before it. */
  context?: string | null
  /** What the leader had said before it. */
  before?: string | null
  kind?: string | null
  level: 'hard' | 'soft' | 'none'
  does?: readonly Doing[]
  /** The conversation it was written in; left out for one that was written by itself. */
  conversation?: string
}

interface Turn {
  conversation: string
  text: string
  coach: string | null
  concern: string
}

const asOrdinary = (text: string): TaughtRow => ({ text, expected: 'coach' })

/** Reads a set of messages that were labeled together, such as `heldout-2`. */
export const readBoundarySet = (name: string): BoundaryRow[] =>
  readBoundaryRows(join(MODELS, `concern/rows/${name}.json`))

/** Reads labeled messages from a JSON file. */
export function readBoundaryRows(path: string): BoundaryRow[] {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Their authors knew no border between what is hard and what is soft. */
const WITHOUT_LEVELS = new Set(['c1-disclosures', 'c2-disclosures'])

/** Reads disclosures plain and aslant, and near misses, of authors who have seen no rule. */
const readAuthored = (files: readonly string[]): TaughtRow[] =>
  files.flatMap((file) =>
    readModelRows<AuthoredRow>(`concern/rows/${file}.jsonl`).map(
      ({ text, context = null, before = null, kind, level, conversation, does }) => ({
        text,
        before,
        coach: context,
        // Of ordinary messages out of whole conversations there are many: each counts once.
        isAuthored: level !== 'none' || conversation === undefined,
        expected: level === 'none' || !kind ? 'coach' : `handover:${KIND_OF[kind] ?? kind}`,
        ...(WITHOUT_LEVELS.has(file) ? {} : { level }),
        ...(does ? { does } : {}),
      }),
    ),
  )

/**
 * Reads what is learned from: labeled messages, those of whole conversations, ordinary turns, and as ordinary talk what leaders say
 * in the playbooks and in the middle of a conversation.
 */
export function readTaughtRows(): Record<'rows' | 'messages' | 'turns' | 'spoken' | 'phrased', TaughtRow[]> {
  const halfOfOrdinary = readBoundarySet('ordinary').filter(({ heldOut }) => !heldOut)
  const told = TEACHERS.conversations.flatMap((author) =>
    readModelRows<Turn>(`conversations/rows/${author}.jsonl`),
  )
  const turns = told.flatMap(({ conversation, text, coach, concern }, at): TaughtRow[] => {
    const last = told[at - 1]
    const before = last?.conversation === conversation ? last.text : null
    return concern === 'none' ? [{ ...asOrdinary(text), before, coach }] : []
  })
  const spoken = [...readLines('playbooks', 'exemplars'), ...readLines('replies', 'heard')]
  return {
    rows: [
      ...[...readBoundarySet('dev'), ...halfOfOrdinary].map(({ text, expected }) => ({ text, expected })),
      ...readAuthored(TEACHERS.concern),
    ],
    messages: readAuthored(TEACHERS.messages),
    turns,
    spoken: spoken.map(asOrdinary),
    phrased: readPhrasedLines().map(asOrdinary),
  }
}

/** What is said with these may be a disclosure itself. */
const MAY_DISCLOSE = new Set([
  'unwanted-flirting',
  'bullies-a-colleague',
  'drinks',
  'smell-of-alcohol',
  'misuses-tools-or-money',
  'client-shouts',
  'threatened-by-a-customer-or-patient',
  'customer-refuses-to-be-served-by-someone',
  'jokes-about-what-i-am',
  'mocks-accent-or-age',
  'only-with-certain-people',
  'does-not-want-to-hurt',
  'fear-complaint-against-me',
  'ill-or-pregnant',
  'trouble-at-home',
  'sleeps-badly',
  'one-suffers-in-silence',
  'safety',
])

/** The files of coach/answers whose questions tell of nothing that belongs in other hands; those of the others ask of the law and of harm as well. */
const ORDINARY_ANSWERS = ['how-it-goes', 'how-to-say-it', 'own-step', 'plain', 'what-if', 'whether-and-whom']

/** Lines that leaders write about ordinary matters: what the coach answers plainly, what decides a talk, and conduct. */
function readPhrasedLines(): string[] {
  const { points, conducts } = loadPhrased()
  const answers = ORDINARY_ANSWERS.flatMap((name) => {
    const file = `${name}.yaml`
    return readAnswers(readFileSync(join(COACH, 'answers', file), 'utf8'), file)
  })
  const isOrdinary = ({ key }: { key: string }) => !MAY_DISCLOSE.has(key)
  return [
    ...answers
      .filter(({ about, key }) => about === 'craft' && isOrdinary({ key }))
      .flatMap(({ asked }) => asked),
    ...[...points, ...conducts].filter(isOrdinary).flatMap(({ heard, near }) => [...heard, ...near]),
  ]
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
