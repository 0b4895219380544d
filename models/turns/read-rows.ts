import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONCERN_KINDS as KINDS } from '@lodestar/coach/coaching/screen/screen'
import { DOES, type Doing } from '@lodestar/coach/text/turn-reading'
import { joinContext } from '../../server/src/coach/read-words.ts'
import { readTaughtRows, type TaughtRow } from '../concern/read-rows.ts'
import { readConversations, TAUGHT } from '../conversations/read-conversations.ts'
import { createDraw } from '../learn/draw.ts'
import { MODELS, readModelRows } from '../read-rows.ts'
import { readScripts } from '../scripts.ts'

/** What is learned of one message: null where nobody said. */
export interface TurnRow {
  readonly text: string
  /** What was said before it; empty at the beginning. */
  readonly context: string
  /** The place of its kind among what belongs in other hands, from 1; 0 where it tells nothing of it. */
  readonly kind: number | null
  readonly hard: number | null
  /** In the order of `DOES`. */
  readonly does: readonly (number | null)[] | null
  readonly weight: number
}

/** A message of a conversation, by somebody who saw neither rules nor model, and what another reader says that it does. */
export interface DoingRow {
  readonly conversation: string
  readonly text: string
  readonly before: string | null
  readonly level: 'hard' | 'soft' | 'none'
  readonly kind: (typeof KINDS)[number] | null
  readonly does: readonly Doing[]
}

/** Whose messages are learned from; those of `g4` are kept for judging. */
const WRITERS = ['g1', 'g2', 'g3']
/** Lines with which the coach has ended turns. */
const COACH_LINES = join(MODELS, 'turns/rows/coach-lines.json')

/** Reads the messages of one author. */
export const readDoings = (author: string): DoingRow[] =>
  readModelRows<DoingRow>(`turns/rows/${author}.jsonl`)

/** Reads the messages of the scripts in `bench/conversation`, each with what a reader says that it does. */
function readScriptDoings(): Pick<DoingRow, 'text' | 'before' | 'does'>[] {
  const scripts = readScripts()
  return readModelRows<{ conversation: string; turn: number; does: Doing[] }>('turns/rows/scripts.jsonl').map(
    ({ conversation, turn, does }) => {
      const turns = scripts.get(conversation)?.turns ?? []
      return { text: turns[turn - 1] ?? '', before: turns[turn - 2] ?? null, does }
    },
  )
}

/** What the acts of a message come to; the labels of those conversations know no others. */
const DOING_OF: Readonly<Record<string, Doing>> = {
  asks_words: 'words',
  asks_view: 'view',
  asks_plan: 'view',
  asks_judgement: 'judge',
  asks_fact: 'fact',
  asks_meaning: 'fact',
  asks_about_coach: 'coach',
  outcome: 'outcome',
  objects: 'object',
  refuses: 'object',
  promises: 'promises',
  goodbye: 'bye',
  answers: 'answers',
  tells: 'tells',
  opens_matter: 'new',
  returns: 'back',
}
const UNLABELED = new Set<Doing>(['refine', 'draft', 'fear', 'corrects'])

/** The messages of conversations that are labeled part by part. */
const readLabeled = (): TurnRow[] =>
  readConversations(TAUGHT).map(({ text, coach, earlier, acts, matter, ends, concern }) => {
    const does = new Set(acts.flatMap((part) => part.acts.flatMap((act) => DOING_OF[act] ?? [])))
    if (matter !== 'same') does.add(matter)
    if (ends) does.add('bye')
    // A first message opens what there is no other matter beside.
    if (earlier.length === 0) does.delete('new')
    const nothing = concern === 'none' ? 0 : null
    return {
      text,
      context: joinContext({ before: earlier.at(-1) ?? null, coach }),
      kind: nothing,
      hard: nothing,
      does: DOES.map((doing) => (UNLABELED.has(doing) ? null : Number(does.has(doing)))),
      weight: 1,
    }
  })

const listDoes = (does: readonly Doing[]) => DOES.map((doing) => Number(does.includes(doing)))

/** Puts lines of the coach before half of the messages of which nobody knows what it had said: there it says nothing of what they do. */
function createCoach(): (before: string | null) => string | null {
  const lines: string[] = JSON.parse(readFileSync(COACH_LINES, 'utf8'))
  const draw = createDraw()
  return (before) => (before !== null && draw(2) === 0 ? (lines[draw(lines.length)] ?? null) : null)
}

const HANDOVER = 'handover:'
/** Lines of the coach's own library, of which one in so many is read, count less; so do the rows of those who wrote the rules. */
const SAMPLED = 6

const readKind = (expected: string) =>
  expected.startsWith(HANDOVER)
    ? 1 + (KINDS as readonly string[]).indexOf(expected.slice(HANDOVER.length))
    : 0

/** Lists all that is learned of messages, each once. */
export function readTurnRows(): TurnRow[] {
  const { rows, messages, spoken, phrased } = readTaughtRows()
  const coachBefore = createCoach()
  const asRow = (row: TaughtRow, weight: number, inConversation: boolean): TurnRow => {
    const { text, before = null, coach = null, expected, level, does } = row
    const kind = readKind(expected)
    const isHard = level === undefined ? null : Number(level === 'hard')
    return {
      text,
      context: joinContext({ before, coach: inConversation ? coachBefore(before) : coach }),
      kind,
      hard: kind === 0 ? 0 : isHard,
      does: does ? listDoes(does) : null,
      weight,
    }
  }
  const isSampled = (_: unknown, at: number) => at % SAMPLED === 0
  const doings = WRITERS.flatMap(readDoings).map(
    ({ level, kind, ...row }): TaughtRow => ({
      ...row,
      level,
      expected: kind === null ? 'coach' : `${HANDOVER}${kind}`,
    }),
  )
  const scripts = readScriptDoings().map(
    ({ text, before, does }): TurnRow => ({
      text,
      context: joinContext({ before, coach: coachBefore(before) }),
      kind: null,
      hard: null,
      does: listDoes(does),
      weight: 1,
    }),
  )
  const all = [
    ...readLabeled(),
    ...doings.map((row) => asRow(row, 1, true)),
    ...scripts,
    ...rows.map((row) => asRow(row, row.isAuthored ? 1.5 : 0.4, false)),
    ...messages.map((row) => asRow(row, 1, true)),
    ...[...spoken, ...phrased].filter(isSampled).map((row) => asRow(row, 0.4, false)),
  ]
  return [...new Map(all.map((row) => [`${row.text}\n${row.context}`, row])).values()]
}
