import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { Playbook } from '../playbooks/playbook.ts'
import { type Boundary, detectBoundary } from './boundaries.ts'
import { type Commitment, findCommitment } from './commitment.ts'
import type { Moment } from './dates.ts'
import { FRAMEWORK_STEPS, stepAt } from './frameworks.ts'
import { pickApproach, pickReading } from './readings.ts'
import type { Library } from './recognize.ts'
import type { State } from './state.ts'
import type { Situation } from './understand.ts'

export const MOVES = [
  'hand-over',
  'explain-self',
  'open',
  'clarify',
  'advise',
  'script',
  'opinion',
  'pushback',
  'recheck',
  'scale',
  'unsure',
  'explore',
  'commit-ask',
  'commit',
  'close',
] as const
export type Move = (typeof MOVES)[number]

/** What the next turn does, decided before a word of it is written. The same for the built-in writer and a model. */
export interface Plan {
  readonly move: Move
  readonly step: ReturnType<typeof stepAt>
  /** None while the situation is unknown, two when it is between two. */
  readonly playbooks: readonly Playbook[]
  readonly reading: Playbook['readings'][number] | null
  /** True in the one turn in which the reading first became clear. */
  readonly isReadingNew: boolean
  readonly approach: Playbook['approaches'][number] | null
  readonly boundary: Boundary | null
  readonly commitment: Commitment | null
}

/** Above the first the coach works with one playbook; above the second it names two; below it asks. */
const ONE = 0.55
const TWO = 0.34
const AFTER_ASKING = 0.2
/** A message with fewer words describes no situation. */
const ENOUGH_WORDS = 7
/** A new topic has to be plainly another one, told at some length. */
const TOPIC_CHANGE = { score: 0.8, words: 14 } as const

function playbooksFor(situation: Situation, state: State, library: Library): Playbook[] {
  const { matches, alone, words } = situation
  const [first, second] = matches
  if (!first || !alone) return []
  const get = (key: string) => library.playbooks.get(key)
  const known = state.situations.flatMap((key) => get(key) ?? [])
  const isNew =
    alone.score >= TOPIC_CHANGE.score && words >= TOPIC_CHANGE.words && !state.situations.includes(alone.key)
  if (known.length > 0) return isNew ? [get(alone.key) ?? []].flat() : known
  // The coach offered names to choose from: a name in the answer is the choice.
  const named = [...library.playbooks.values()].find(({ name }) =>
    situation.text.toLowerCase().includes(name.toLowerCase()),
  )
  if (state.lastMove === 'clarify' && named) return [named]
  // Asked once already: working on the likeliest and being corrected beats a second question back.
  const hasAsked = state.lastMove === 'clarify'
  if (situation.words < ENOUGH_WORDS && !hasAsked) return []
  if (first.score < (hasAsked ? AFTER_ASKING : TWO)) return []
  const keys = first.score >= ONE || !second ? [first.key] : [first.key, second.key]
  return keys.flatMap((key) => get(key) ?? [])
}

const isSameTopic = (playbooks: readonly Playbook[], state: State) =>
  playbooks[0]?.key === state.situations[0]

const BY_INTENT: Partial<Record<Situation['intent'], Move>> = {
  'about-coach': 'explain-self',
  'ask-script': 'script',
  'ask-plan': 'advise',
  'ask-opinion': 'opinion',
  tried: 'pushback',
  refused: 'pushback',
  'no-time': 'pushback',
  disagree: 'recheck',
  scale: 'scale',
  unsure: 'unsure',
}

function chooseMove(
  situation: Situation,
  state: State,
  playbooks: readonly Playbook[],
  commitment: Commitment | null,
): Move {
  if (situation.intent === 'about-coach') return 'explain-self'
  if (situation.intent === 'greet' && state.situations.length === 0) return 'open'
  if (playbooks.length === 0)
    return situation.words < ENOUGH_WORDS && state.lastMove === null ? 'open' : 'clarify'
  if (!isSameTopic(playbooks, state)) return 'advise'
  if (commitment) return 'commit'
  const asked = BY_INTENT[situation.intent]
  if (asked) return asked
  if (situation.intent === 'lean') return 'commit-ask'
  if (situation.intent === 'thanks') return state.commitments.length > 0 ? 'close' : 'commit-ask'
  if (state.lastMove === 'commit') return 'close'
  return stepAt(state.framework, state.step + 1).stage === 'commit' ? 'commit-ask' : 'explore'
}

/** What planning needs besides the message itself. */
export interface Planning extends Moment {
  readonly library: Library
  readonly state: State
  readonly preferences: CoachingPreferences
}

/** Decides what the next turn does. */
export function plan(situation: Situation, { library, state, now, timeZone }: Planning): Plan {
  const boundary = detectBoundary(situation.text)
  const playbooks = playbooksFor(situation, state, library)
  const primary = playbooks[0]
  const isSame = isSameTopic(playbooks, state)
  const canCommit = state.step >= 0 && state.lastMove !== null && situation.intent === 'commit'
  const commitment = canCommit ? findCommitment(situation.text, { now, timeZone }) : null
  const move = boundary ? 'hand-over' : chooseMove(situation, state, playbooks, commitment)
  const known = isSame ? primary?.readings.find((reading) => reading.key === state.reading) : undefined
  const reading =
    known ?? (primary ? pickReading(primary, [...state.userTexts, situation.text].join('\n')) : null)
  const chosen =
    primary &&
    (pickApproach(primary, situation.text) ?? primary.approaches.find(({ id }) => id === state.approach))
  return {
    move,
    step: stepAt(state.framework, nextStep(move, isSame, state)),
    playbooks,
    reading: reading ?? null,
    isReadingNew: Boolean(reading) && !known,
    approach: chosen ?? null,
    boundary,
    commitment,
  }
}

/** Exploring goes one step on, asking for a commitment goes to the step that is for it; all else stays. */
function nextStep(move: Move, isSameTopicNow: boolean, { framework, step }: State): number {
  if (move === 'advise' && !isSameTopicNow) return 0
  if (move === 'advise') return Math.max(step, 0)
  if (move === 'commit-ask') return commitStep(framework, step)
  return move === 'explore' ? step + 1 : Math.max(step, 0)
}

const commitStep = (framework: State['framework'], step: number) => {
  const at = FRAMEWORK_STEPS[framework].findIndex(({ stage }, index) => stage === 'commit' && index >= step)
  return at < 0 ? step : at
}
