import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { Asked } from '../../playbooks/asked.ts'
import type { Library } from '../../playbooks/library.ts'
import type { OpenQuestions } from '../../playbooks/open-questions.ts'
import type { Conduct, Happening, Playbook, Point, Speech } from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import { type Commitment, joinPromises } from '../../text/commitment.ts'
import type { Moment } from '../../text/dates.ts'
import { wasSaid } from '../../text/said-lines.ts'
import type { Answer, Heard } from '../listen/listen.ts'
import type { Boundary, Screening } from '../screen/screen.ts'
import { type Learned, NOTHING_LEARNED } from '../session/case.ts'
import { sessionFramework, stepAt } from '../session/frameworks.ts'
import type { Settled } from '../session/settle-reading.ts'
import type { State } from '../session/state.ts'
import { chooseFitting, isBetter as isBetterFitting } from './choose-fitting.ts'
import {
  ASKING,
  answersPlainly,
  asksSomething,
  chooseByWhole,
  chooseKind,
  chooseMove,
  hasBegun as isBegun,
  type Move,
  nextStep,
  comesBack as tellsDone,
  tellsOutcome,
} from './choose-move.ts'
import { choosePicked, choosePlaybooks } from './choose-playbooks.ts'
import { chooseTold, type ToldTurning } from './choose-telling.ts'
import {
  type AroundWords,
  chooseSpeech,
  chooseToldWords,
  findAroundWords,
  type ToldWords,
} from './choose-words.ts'
import { findDone, readPromises } from './find-commitment.ts'
import { learnCase } from './learn-case.ts'
import { isUnclear, type OfferedReading, offerReadings } from './offer-readings.ts'
import { findChosenApproach as findApproach, pickApproach, pickReading } from './readings.ts'
import { withoutDraft } from './without-draft.ts'

export type { Move } from './choose-move.ts'

/** What the next turn does, decided before a word of it is written. The same for the built-in writer and a model. */
export interface Plan {
  readonly move: Move
  readonly step: ReturnType<typeof stepAt>
  /** None while the situation is unknown, two when it is between two. */
  readonly playbooks: readonly Playbook[]
  /** What it may be about, for the leader to choose from; none where the coach is sure. */
  readonly readings: readonly OfferedReading[]
  /** The mark of having asked, where it is asked once; null where it is not. */
  readonly asked: string | null
  readonly reading: Playbook['readings'][number] | null
  /** True in the one turn in which the reading first became clear. */
  readonly isReadingNew: boolean
  readonly approach: Playbook['approaches'][number] | null
  readonly boundary: Boundary | null
  /** How the message follows on a hand-over. */
  readonly follows: Screening['follows']
  /** The language of a message that is not read; null for English. */
  readonly unread: Screening['unread']
  /** What is asked about beside the answer. */
  readonly suspected: Boundary['kind'] | null
  readonly commitment: Commitment | null
  /** The same, promise by promise. */
  readonly promises: readonly Commitment[]
  /** What the message adds to the case. */
  readonly learned: Learned
  /** True where the message tells what came of something they meant to do. */
  readonly tellsOutcome: boolean
  /** The promise that this message tells is kept. */
  readonly done: Commitment | null
  /** The marks of the lines that have been said, none of which is said again. */
  readonly saidBefore: ReadonlySet<string>
  /** What decides the talk, and the clause it hangs on; null where nothing new does. */
  readonly point: { readonly point: Point; readonly clause: Clause } | null
  /** What the message turns on; null where something else is answered. */
  readonly telling: ToldTurning | null
  /** What the message tells that changes the matter; null where nothing is known to, or something else is answered for certain. */
  readonly twist: Happening | null
  /** What somebody is complained about for, and the leader's words for it, in this message or before. */
  readonly conduct: { readonly conduct: Conduct; readonly quote: string } | null
  /** What words to say are for, where they are asked for or given. */
  readonly speech: Speech | null
  /** What can be said about what was told, where words are asked for. */
  readonly toldWords: ToldWords | null
  /** The parts of words that open a talk: said where there is no fact for others. */
  readonly openTalk: Speech | null
  /** What may be asked where nothing is surely known of what is told. */
  readonly openQuestions: OpenQuestions
  readonly aroundWords: AroundWords
  /** What is known to be said that answers the message best, where the turn answers it so; null where nothing does. */
  readonly fitting: Answer | null
  /** What is asked for a view, where what is said to such questions answers it best. */
  readonly askedKind: Asked | null
}

/** What deciding needs besides the message itself. */
export interface Deciding extends Moment {
  readonly library: Library
  readonly state: State
  readonly screening: Screening
  /** What the leader has settled in this message; null where it settles nothing. */
  readonly settled: Settled | null
}

/** Moves in which what is asked is all that is answered. */
const ANSWERED_ALONE = new Set<Move>([
  'hand-over',
  'not-read',
  'ease',
  'explain-self',
  'draft',
  'commit',
  'close',
  'goodbye',
])

/** Says whether a matter has been taken up. */
export const hasBegun = isBegun

/** Finds the approach that the leader took up in so many words. */
export const findChosenApproach = findApproach

/** Says whether what is known to fit takes the place of what a turn said. */
export const isBetter = isBetterFitting

/** Says whether a message begins by telling that something has been done. */
export const comesBack = tellsDone

/** The nearest point of a first message; of what is told later a clause alone says too little. */
function choosePoint(move: Move, { points }: Heard, state: State): Plan['point'] {
  return isBegun(state) || ANSWERED_ALONE.has(move) ? null : (points[0] ?? null)
}

/** The conduct of this message, else the one that was told before, in the same matter. */
function chooseConduct({ conduct }: Heard, { state, library }: Deciding, isSame: boolean): Plan['conduct'] {
  if (conduct) return { conduct: conduct.conduct, quote: conduct.clause.text }
  const known = isSame ? state.conduct : null
  const unit = known && library.conducts.find(({ key }) => key === known.key)
  return unit ? { conduct: unit, quote: known.quote } : null
}

/** A reading once known stays; until then everything the leader has said may show it. */
function readMore(
  playbook: Playbook | undefined,
  heard: Heard,
  { state, library }: Deciding,
  isSame: boolean,
) {
  if (!playbook) return { reading: null, isReadingNew: false, approach: null }
  const known = isSame ? playbook.readings.find(({ key }) => key === state.reading) : undefined
  const reading = known ?? pickReading(playbook, heard, library.signs)
  const chosen =
    pickApproach(playbook, heard.text) ?? playbook.approaches.find(({ id }) => id === state.approach)
  return { reading, isReadingNew: reading !== null && !known, approach: chosen ?? null }
}

const findOpenTalk = ({ speeches }: Library) => speeches.find(({ key }) => key === 'open') ?? null

/** What has to be done before any coaching; null where nothing has. */
function moveFor({ boundary, follows, unread }: Screening): Move | null {
  if (!boundary) return unread ? 'not-read' : null
  return follows === 'eased' ? 'ease' : 'hand-over'
}

/** What the turn does where nothing belongs in other hands: what is asked comes before what is promised beside it. */
function chooseUsual(
  heard: Heard,
  { state, settled }: Deciding,
  { playbooks, isSame, promises }: { playbooks: Playbook[]; isSame: boolean; promises: Commitment[] },
): Move {
  const whole = chooseByWhole(heard, state)
  if (whole) return whole
  const isPromise = promises.length > 0 && !ASKING.has(heard.intent) && heard.intent !== 'ask-script'
  const asks = asksSomething(heard)
  if (isPromise && !asks) return 'commit'
  const isOnlyAsked = asks && heard.intent === 'commit'
  const move = isOnlyAsked
    ? 'opinion'
    : chooseMove({ heard, state, isSame, isSettled: settled !== null, hasPlaybook: playbooks.length > 0 })
  return answersPlainly(move, heard, state) ? 'answer' : move
}

/** Whether the message tells what came of something, and the promise that it was. */
function findOutcome(
  heard: Heard,
  { state, ...moment }: Deciding,
  isClosed: boolean,
): Pick<Plan, 'tellsOutcome' | 'done'> {
  if (isClosed || state.lastMove === null || !tellsOutcome(heard, state))
    return { tellsOutcome: false, done: null }
  return { tellsOutcome: true, done: findDone(heard, state, moment) ?? null }
}

/** Whether something can be replied to the kind of thing that is told. */
const hasReply = ({ newsKind }: Heard, { used }: State): boolean =>
  newsKind?.kind.replies.some(({ answer }) => !wasSaid(used, answer)) ?? false

/** Decides what the next turn does. */
export function decide(heard: Heard, deciding: Deciding): Plan {
  const { library, state, screening } = deciding
  const undrafted = withoutDraft(heard)
  const { boundary, unread } = screening
  const isClosed = boundary !== null || unread !== null
  const chosen = choosePlaybooks(heard, deciding)
  const isSame = chosen[0]?.key === state.situations[0]
  const promises = isClosed ? [] : readPromises(undrafted, state, deciding, isSame)
  const usual = moveFor(screening) ?? chooseUsual(heard, deciding, { playbooks: chosen, isSame, promises })
  const outcome = findOutcome(heard, deciding, isClosed)
  const told = chooseTold(usual, heard, state)
  const isAsked = told.move === null && isUnclear(usual, heard, state)
  const move = isAsked ? 'clarify' : (told.move ?? usual)
  const playbooks = isAsked ? [] : chosen
  const point = told.move ? null : choosePoint(move, heard, state)
  const conduct = chooseConduct(heard, deciding, isSame)
  const more = readMore(playbooks[0], heard, deciding, isSame)
  const speech = chooseSpeech(heard, { playbook: playbooks[0], hasConduct: conduct !== null }, library)
  return {
    move,
    step: stepAt(state.framework, nextStep(move, isSame, state)),
    playbooks,
    ...offerReadings(move, heard, { state, library, playbooks }),
    // One thing at a time: what has become clear can wait for a turn without a point, a twist or a reply of its own.
    ...((point || told.twist || hasReply(heard, state)) && more.isReadingNew
      ? { ...more, reading: null, isReadingNew: false }
      : more),
    boundary,
    follows: screening.follows,
    unread,
    suspected: screening.suspected,
    point,
    telling: told.telling,
    twist: told.twist,
    conduct,
    speech,
    toldWords: move === 'script' ? chooseToldWords(heard, speech, { library, state }) : null,
    openTalk: findOpenTalk(library),
    openQuestions: library.openQuestions,
    aroundWords: findAroundWords(heard, library),
    fitting: chooseFitting(move, heard),
    askedKind: chooseKind(heard, state),
    learned: learnCase(undrafted, { isClosed, playbooks, promises }, deciding),
    commitment: joinPromises(promises),
    promises,
    ...outcome,
    saidBefore: state.used,
  }
}

/**
 * Decides on a word of coaching outside of any conversation.
 *
 * @param picked what the leader says it is about, as keys of playbooks, likeliest first.
 * @returns a plan with one playbook, or null where they have told too little.
 */
export function decideAlone(
  heard: Heard,
  picked: readonly string[],
  { library, preferences }: { library: Library; preferences: CoachingPreferences },
): Plan | null {
  const playbook = choosePicked(heard, picked, library)
  if (!playbook) return null
  const reading = pickReading(playbook, heard, library.signs)
  return {
    move: 'advise',
    step: stepAt(sessionFramework(preferences), 0),
    playbooks: [playbook],
    readings: [],
    asked: null,
    reading,
    isReadingNew: reading !== null,
    approach: null,
    boundary: null,
    follows: 'new',
    unread: null,
    suspected: null,
    commitment: null,
    promises: [],
    learned: NOTHING_LEARNED,
    tellsOutcome: false,
    done: null,
    saidBefore: new Set(),
    point: heard.points[0] ?? null,
    telling: null,
    twist: null,
    conduct: heard.conduct && { conduct: heard.conduct.conduct, quote: heard.conduct.clause.text },
    speech: chooseSpeech(heard, { playbook, hasConduct: heard.conduct !== null }, library),
    toldWords: null,
    openTalk: findOpenTalk(library),
    openQuestions: library.openQuestions,
    aroundWords: findAroundWords(heard, library),
    fitting: null,
    askedKind: null,
  }
}
