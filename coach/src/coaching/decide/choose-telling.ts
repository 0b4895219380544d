import type { Happening } from '../../playbooks/playbook.ts'
import { wasSaid } from '../../text/said-lines.ts'
import type { ToldKind } from '../../text/story.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { TELLING } from '../thresholds.ts'
import { asksSomething, hasBegun, type Move } from './choose-move.ts'

/** What kind of thing a message turns on; null where that is not heard surely enough. */
export interface ToldTurning {
  readonly kind: ToldKind | null
}

/** Moves that answer what a message tells. */
const ANSWERS_TOLD = new Set<Move>(['explore', 'commit-ask', 'pushback', 'outcome', 'recheck', 'unsure'])
/** Moves in whose place it is answered, where somebody only goes on to tell. */
const GIVES_WAY = new Set<Move>(['advise', 'clarify', 'opinion'])

/** In the middle of a matter, a message that asks for nothing goes on with the story. */
function goesOnTelling(move: Move, heard: Heard, state: State): boolean {
  if (!GIVES_WAY.has(move) || !hasBegun(state) || heard.matter === 'new') return false
  if (move !== 'opinion') return !asksSomething(heard)
  // A view may only seem to be asked for: "so it's not the saw, is it".
  const isAsked = heard.text.trimEnd().endsWith('?') || heard.answers.length > 0 || heard.choice !== null
  return !isAsked && (heard.turning?.asking ?? 1) < TELLING.asking
}

/** What somebody tells who puts something right. */
const PUTS_RIGHT = new Set<ToldKind>(['corrects', 'objects'])

/** Puts something right in so many words. */
const CORRECTS =
  /^\W*(?:no(?! one\b)|nope|nah|not(?! sure\b)|(?:it|this|that)(?:(?:'|’)?s| is) (?:not|wrong)|(?:it|this|that) isn(?:'|’)?t)\b|\bmisread\b|\bi don(?:'|’)?t agree\b/i

/** The move that answers what is told in place of another; `kind` is what it turns on, where that is known. */
function answerAsTold(move: Move, kind: ToldKind | null, heard: Heard, state: State): Move {
  const putsRight = (kind !== null && PUTS_RIGHT.has(kind)) || CORRECTS.test(heard.text)
  const isOther = GIVES_WAY.has(move) || (move === 'recheck' && !putsRight)
  return hasBegun(state) && isOther ? 'explore' : move
}

/** Whether the turn answers what the message tells. */
function answersWhatIsTold(move: Move, heard: Heard, state: State): boolean {
  const isFirst = move === 'clarify' && !hasBegun(state)
  return ANSWERS_TOLD.has(move) || isFirst || goesOnTelling(move, heard, state)
}

/** The twist of the matter that the message tells, where its answer has not been given. */
function chooseTwist(move: Move, heard: Heard, state: State): Happening | null {
  const { twist, matter } = heard
  // What a matter begins with is its story.
  if (!twist || matter === 'new' || !hasBegun(state) || wasSaid(state.used, twist.answer)) return null
  return move === 'opinion' || answersWhatIsTold(move, heard, state) ? twist : null
}

/** What the message turns on, where the turn answers what it tells. */
function chooseTelling(move: Move, heard: Heard, state: State): ToldTurning | null {
  const { turning } = heard
  if (!turning || !answersWhatIsTold(move, heard, state)) return null
  return { kind: turning.chance < TELLING.chance ? null : turning.kind }
}

/** What a turn answers of what the message tells. */
interface Told {
  readonly telling: ToldTurning | null
  readonly twist: Happening | null
  /** The move with which it is answered; null where something else is answered. */
  readonly move: Move | null
}

/** Chooses what of the message is answered as told, in place of or within a move. */
export function chooseTold(move: Move, heard: Heard, state: State): Told {
  const telling = chooseTelling(move, heard, state)
  const twist = chooseTwist(move, heard, state)
  // A view stays one, and is given in the words of the twist.
  const isTold = telling !== null || (twist !== null && move !== 'opinion')
  return {
    telling,
    twist,
    move: isTold ? answerAsTold(move, telling?.kind ?? null, heard, state) : null,
  }
}
