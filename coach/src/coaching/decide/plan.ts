import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { Playbook, Reply } from '../../playbooks/playbook.ts'
import { blendVectors, type Vectors } from '../../text/vectors.ts'
import { type Commitment, findCommitment } from '../listen/commitment.ts'
import { findDueDay, type Moment } from '../listen/dates.ts'
import { findReply } from '../listen/find-reply.ts'
import type { Library } from '../listen/recognize.ts'
import { takeLatest } from '../listen/take-latest.ts'
import type { Situation } from '../listen/understand.ts'
import type { Boundary, Screening } from '../screen/screen.ts'
import { choosePlaybooks, ENOUGH_WORDS } from './choose-playbooks.ts'
import { FRAMEWORK_STEPS, stepAt } from './frameworks.ts'
import { pickApproach, pickReading } from './readings.ts'
import { wasSaid } from './said-lines.ts'
import type { State } from './state.ts'

/** What a turn does. */
export type Move =
  | 'hand-over'
  | 'explain-self'
  | 'open'
  | 'clarify'
  | 'advise'
  | 'script'
  | 'opinion'
  | 'pushback'
  | 'recheck'
  | 'own-up'
  | 'what-if'
  | 'first-thing'
  | 'shorten'
  | 'scale'
  | 'unsure'
  | 'explore'
  | 'commit-ask'
  | 'commit'
  | 'close'

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
  /** What the coach has to say to exactly what the leader says; null where nothing is known to fit. */
  readonly reply: Reply | null
}

/** Moves in which what the leader says is answered for itself, where there is a reply to it. */
const ANSWERING = new Set<Move>([
  'explore',
  'commit-ask',
  'opinion',
  'pushback',
  'recheck',
  'what-if',
  'unsure',
  'script',
  // "How do I start?" asks for a plan of this one thing.
  'advise',
])

function chooseReply(
  move: Move,
  { text }: Situation,
  playbooks: readonly Playbook[],
  { library, state }: Planning,
): Reply | null {
  if (!ANSWERING.has(move)) return null
  const isFresh = ({ reply, script }: Reply) =>
    !wasSaid(state.used, reply) && (move !== 'script' || script !== undefined)
  return findReply(
    library.replies,
    text,
    playbooks.map(({ key }) => key),
    isFresh,
  )
}

const BY_INTENT: Partial<Record<Situation['intent'], Move>> = {
  'about-coach': 'explain-self',
  'ask-script': 'script',
  'ask-plan': 'advise',
  'ask-opinion': 'opinion',
  tried: 'pushback',
  refused: 'pushback',
  'no-time': 'pushback',
  disagree: 'recheck',
  complain: 'own-up',
  'what-if': 'what-if',
  'first-thing': 'first-thing',
  'too-long': 'shorten',
  scale: 'scale',
  unsure: 'unsure',
  lean: 'commit-ask',
}

/** What is asked is answered first; a dated promise beside it is kept all the same. */
const ASKING = new Set<Situation['intent']>(['complain', 'what-if', 'first-thing', 'too-long'])

/** Within a matter: what the leader asks for first, then where the conversation stands. */
function moveWithin(situation: Situation, state: State): Move {
  const asked = BY_INTENT[situation.intent]
  if (asked) return asked
  // Whatever a leader asks is worth a view; another question would be none.
  if (situation.text.trimEnd().endsWith('?')) return 'opinion'
  if (situation.intent === 'thanks' && state.commitments.length > 0) return 'close'
  if (situation.intent === 'thanks') return 'commit-ask'
  if (state.lastMove === 'commit') return 'close'
  const { stage } = stepAt(state.framework, state.step + 1)
  // There is nothing to look back on before somebody has settled on something.
  const isTooEarly = stage === 'review' && state.commitments.length === 0
  return stage === 'commit' || isTooEarly ? 'commit-ask' : 'explore'
}

function chooseMove({
  situation,
  state,
  isSame,
  hasPlaybook,
}: {
  situation: Situation
  state: State
  isSame: boolean
  hasPlaybook: boolean
}): Move {
  if (situation.intent === 'about-coach') return 'explain-self'
  if (situation.intent === 'greet' && state.situations.length === 0) return 'open'
  if (!hasPlaybook) return situation.words < ENOUGH_WORDS && state.lastMove === null ? 'open' : 'clarify'
  return isSame ? moveWithin(situation, state) : 'advise'
}

/** What planning needs besides the message itself. */
export interface Planning extends Moment {
  readonly library: Library
  readonly state: State
  /** What of the leader's messages has been encoded. */
  readonly vectors: Vectors
  readonly preferences: CoachingPreferences
  readonly screening: Screening
}

/** A reading once known stays; until then everything the leader has said may show it. */
function readMore(
  playbook: Playbook | undefined,
  situation: Situation,
  { state, vectors, library }: Planning,
  isSame: boolean,
) {
  if (!playbook) return { reading: null, isReadingNew: false, approach: null }
  const known = isSame ? playbook.readings.find(({ key }) => key === state.reading) : undefined
  const texts = [...takeLatest(state.userTexts), situation.text]
  const said = {
    text: texts.join('\n'),
    vector: blendVectors(texts.flatMap((text) => vectors.get(text) ?? [])),
  }
  const reading = known ?? pickReading(playbook, said, library.meaning)
  const chosen =
    pickApproach(playbook, situation.text) ?? playbook.approaches.find(({ id }) => id === state.approach)
  return { reading, isReadingNew: reading !== null && !known, approach: chosen ?? null }
}

/** What the leader commits to with this message; what is only asked about counts with its day alone. */
function readCommitment(situation: Situation, planning: Planning, isSame: boolean) {
  const { state, now, timeZone } = planning
  const isAsking = ASKING.has(situation.intent)
  const canCommit = isSame && state.step >= 0 && (situation.intent === 'commit' || isAsking)
  const found =
    dateCommitment(situation, planning) ??
    (canCommit ? findCommitment(situation.text, { now, timeZone }) : null)
  return isAsking && found?.dueOn === null ? null : found
}

/** Decides what the next turn does. */
export function plan(situation: Situation, planning: Planning): Plan {
  const { library, state, screening } = planning
  const { boundary } = screening
  const playbooks = choosePlaybooks(situation, state, library)
  const isSame = playbooks[0]?.key === state.situations[0]
  const commitment = boundary ? null : readCommitment(situation, planning, isSame)
  const usual =
    commitment && !ASKING.has(situation.intent)
      ? 'commit'
      : chooseMove({ situation, state, isSame, hasPlaybook: playbooks.length > 0 })
  const move = boundary ? 'hand-over' : usual
  const reply = isSame ? chooseReply(move, situation, playbooks, planning) : null
  const more = readMore(playbooks[0], situation, planning, isSame)
  return {
    move,
    step: stepAt(state.framework, nextStep(move, isSame, state)),
    playbooks,
    // One thing at a time: what has become clear can wait for a turn without a reply.
    ...(reply && more.isReadingNew ? { ...more, reading: null, isReadingNew: false } : more),
    boundary,
    reply,
    commitment,
  }
}

/** Somebody who was asked for the day names it alone: "Thursday then." It belongs to the promise, or to what they would do. */
function dateCommitment({ text, words }: Situation, { state, ...moment }: Planning): Commitment | null {
  const { commitments, lastMove, userTexts } = state
  const isAsked = lastMove === 'commit' || lastMove === 'commit-ask'
  const dueOn = isAsked && words <= LONGEST_DAY ? findDueDay(text, moment) : null
  if (!dueOn || findCommitment(text, moment)) return null
  const would = (userTexts.at(-1) ?? '').replace(/\bi(?:'d|’d| would)\b/gi, "I'll")
  const last = lastMove === 'commit' ? commitments.at(-1) : findCommitment(would, moment)
  return last && last.dueOn === null ? { ...last, dueOn } : null
}
const LONGEST_DAY = 8

/** Exploring goes one step on, asking for a commitment goes to the step that is for it; all else stays. */
function nextStep(move: Move, isSameTopicNow: boolean, state: State): number {
  const { step } = state
  if (move === 'advise' && !isSameTopicNow) return 0
  if (move === 'advise') return Math.max(step, 0)
  if (move === 'commit-ask') return commitStep(state)
  return move === 'explore' ? step + 1 : Math.max(step, 0)
}

/** The framework's step for committing: the next one where it has several, such as PRACTICE's target and implementation. */
function commitStep({ framework, step, lastMove }: State): number {
  const steps = [...FRAMEWORK_STEPS[framework].keys()].filter(
    (at) => FRAMEWORK_STEPS[framework][at]?.stage === 'commit',
  )
  const from = lastMove === 'commit-ask' ? step + 1 : step
  return steps.find((at) => at >= from) ?? steps.at(-1) ?? step
}
