import type { Library } from '../../playbooks/library.ts'
import type { Telling } from '../../playbooks/telling.ts'
import type { Clause } from '../../text/clauses.ts'
import { wasSaid } from '../../text/said-lines.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { TELLING } from '../thresholds.ts'
import { asksSomething, type Move } from './choose-move.ts'

/** What is said back to what a message turns on, and the clause. */
export interface ToldAnswer {
  readonly telling: Telling
  readonly clause: Clause
}

/** Moves that answer what a message tells. */
const ANSWERS_TOLD = new Set<Move>(['explore', 'commit-ask', 'pushback', 'outcome', 'recheck', 'unsure'])
/** Moves in whose place it is answered, where somebody only goes on to tell. */
const GIVES_WAY = new Set<Move>(['advise', 'clarify', 'opinion'])

/** In the middle of a matter, a message that asks for nothing goes on with the story. */
function goesOnTelling(move: Move, heard: Heard, { lastMove }: State): boolean {
  if (!GIVES_WAY.has(move) || lastMove === null || heard.matter === 'new') return false
  if (move !== 'opinion') return !asksSomething(heard)
  // A view may only seem to be asked for: "so it's not the saw, is it".
  const isAsked = heard.text.trimEnd().endsWith('?') || heard.answers.length > 0 || heard.choice !== null
  return !isAsked && (heard.turning?.asking ?? 1) < TELLING.asking
}

/** What somebody tells who puts something right. */
const PUTS_RIGHT = new Set<Telling['kind']>(['corrects', 'real-cause', 'objects', 'rules-out'])

/** The move that answers what is told in place of another. */
export function answerAsTold(move: Move, { kind }: Telling, { lastMove }: State): Move {
  const isOther = GIVES_WAY.has(move) || (move === 'recheck' && !PUTS_RIGHT.has(kind))
  return lastMove !== null && isOther ? 'explore' : move
}

/** What is said back to what the message turns on, where that is heard surely enough and not all of it has been said. */
export function chooseTelling(
  move: Move,
  heard: Heard,
  { library, state }: { readonly library: Library; readonly state: State },
): ToldAnswer | null {
  const { turning } = heard
  if (!turning || turning.chance < TELLING.chance) return null
  const isFirst = move === 'clarify' && state.lastMove === null
  if (!ANSWERS_TOLD.has(move) && !isFirst && !goesOnTelling(move, heard, state)) return null
  const telling = library.tellings.find(({ kind }) => kind === turning.kind)
  const isLeft = telling?.replies.some(({ say }) => !wasSaid(state.used, say))
  return telling && isLeft ? { telling, clause: turning.clause } : null
}
