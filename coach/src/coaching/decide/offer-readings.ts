import type { Library } from '../../playbooks/library.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import { wasSaid } from '../../text/said-lines.ts'
import { asQuote } from '../../text/telling-clauses.ts'
import { type Heard, weighClause } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { SITUATION } from '../thresholds.ts'
import type { Move } from './choose-move.ts'

/** A situation that it may be about, and the leader's clause that speaks most for it; null where none does. */
export interface OfferedReading {
  readonly playbook: Playbook
  readonly quote: string | null
}

const MOST_OFFERED = 3
const FEWEST_OFFERED = 2
/** Words of a clause that is quoted. */
const QUOTED = { fewest: 3, most: 18 } as const

/** The clause whose words speak most for a situation. */
function findSpeaking(clauses: readonly Clause[], key: string, library: Library): Clause | undefined {
  const [best] = clauses
    .map((clause) => ({
      clause,
      score: weighClause(clause, key, library),
    }))
    .filter(({ score }) => score >= SITUATION.spoken)
    .sort((one, other) => other.score - one.score)
  return best?.clause
}

/** The two likeliest, and the third where it is nearly as likely as the second; each with a clause of its own. */
function offer(matches: Heard['matches'], { clauses }: Heard, library: Library): OfferedReading[] {
  const [first, second, third] = matches
  const isThird = third && second && third.score >= SITUATION.nearly * second.score
  const left = new Set(
    clauses.filter(
      ({ tokens, isQuestion }) =>
        !isQuestion && tokens.length >= QUOTED.fewest && tokens.length <= QUOTED.most,
    ),
  )
  return [first, second, isThird ? third : undefined].slice(0, MOST_OFFERED).flatMap((match) => {
    const playbook = match && library.playbooks.get(match.key)
    if (!playbook) return []
    const clause = findSpeaking([...left], playbook.key, library)
    if (clause) left.delete(clause)
    return [{ playbook, quote: clause ? asQuote(clause) : null }]
  })
}

/** What is asked once for each matter. */
const askedMark = ({ situations }: State) => `readings:${situations.join(' ')}`

/** Moves in whose place the leader may be asked what it is about: nothing was asked of the coach. */
const MAY_ASK = new Set<Move>(['explore', 'commit-ask'])

/** Says whether, in the middle of a conversation, something else begins of which it is not clear what. */
export function isUnclear(move: Move, heard: Heard, state: State): boolean {
  const [best] = heard.alone
  const isNew = heard.matter === 'new' && state.situations.length > 0
  const isAnswered = heard.answers.length > 0 || heard.conduct !== null
  return (
    isNew &&
    MAY_ASK.has(move) &&
    !isAnswered &&
    heard.words >= SITUATION.fewestWords &&
    best !== undefined &&
    best.score >= SITUATION.guess &&
    !state.situations.includes(best.key) &&
    !wasSaid(state.used, askedMark(state))
  )
}

/** What a turn offers to choose from, and the mark of having asked; nothing where the coach is sure. */
export function offerReadings(
  move: Move,
  heard: Heard,
  { state, library, playbooks }: { state: State; library: Library; playbooks: readonly Playbook[] },
): { readonly readings: readonly OfferedReading[]; readonly asked: string | null } {
  const between = playbooks.map(({ key }) => key)
  const isBetween = move === 'advise' && between.length === FEWEST_OFFERED
  if (move !== 'clarify' && !isBetween) return { readings: [], asked: null }
  const matches = state.situations.length > 0 && !isBetween ? heard.alone : heard.matches
  const open = isBetween
    ? matches.filter(({ key }) => between.includes(key))
    : matches.filter(({ key }) => !state.situations.includes(key))
  const readings = offer(open, heard, library)
  return readings.length < FEWEST_OFFERED
    ? { readings: [], asked: null }
    : { readings, asked: state.situations.length > 0 ? askedMark(state) : null }
}
