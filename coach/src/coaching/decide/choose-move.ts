import type { Asked } from '../../playbooks/asked.ts'
import { isRequest } from '../../text/hearing.ts'
import { LEAVES } from '../../text/leaving.ts'
import { wasSaid } from '../../text/said-lines.ts'
import {
  type Heard,
  isWholePlan,
  mostlyRefines,
  mostlyTellsOutcome,
  refinesWords,
  type TurnSigns,
  tellsRight,
} from '../listen/listen.ts'
import { FRAMEWORK_STEPS, stepAt } from '../session/frameworks.ts'
import type { State } from '../session/state.ts'
import { CLOSING_WORDS, LEAVING_WORDS, OUTCOME_AFTER, SITUATION, TELLING, TURN } from '../thresholds.ts'
import { KIND } from '../words-thresholds.ts'

/** What a turn does. */
export type Move =
  | 'hand-over'
  | 'not-read'
  | 'ease'
  | 'explain-self'
  | 'answer'
  | 'open'
  | 'clarify'
  | 'advise'
  | 'script'
  | 'opinion'
  | 'draft'
  | 'pushback'
  | 'outcome'
  | 'recheck'
  | 'put-right'
  | 'own-up'
  | 'what-if'
  | 'challenge'
  | 'first-thing'
  | 'shorten'
  | 'scale'
  | 'unsure'
  | 'explore'
  | 'commit-ask'
  | 'commit'
  | 'close'
  | 'goodbye'

/** Moves after which a matter can still be told for the first time. */
const BEFORE_ALL = new Set<string | null>([null, 'open', 'explain-self'])

/** Says whether a matter has been taken up. */
export const hasBegun = ({ lastMove }: Pick<State, 'lastMove'>): boolean => !BEFORE_ALL.has(lastMove)

const BY_INTENT: Partial<Record<Heard['intent'], Move>> = {
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
  challenge: 'challenge',
  'first-thing': 'first-thing',
  'too-long': 'shorten',
  scale: 'scale',
  unsure: 'unsure',
  lean: 'commit-ask',
}

/** What is asked is answered first; a dated promise beside it is kept all the same. */
export const ASKING = new Set<Heard['intent']>(['complain', 'what-if', 'first-thing', 'too-long'])

/** What the coach says about itself names who writes, and where. */
const TOLD_OF_ITSELF = new Set(['bot-or-human', 'who-can-read-this'])

/** The kind of question that is answered; null where none is likely, an answer of its own is surer or about the coach, or all has been said. */
export function chooseKind(
  { asked, answers, answerChance }: Pick<Heard, 'asked' | 'answers' | 'answerChance'>,
  { used }: Pick<State, 'used'>,
): Asked | null {
  const isOwn = answerChance >= KIND.ownAnswer || answers.some(({ about }) => about === 'coach')
  const isFresh = asked?.kind.answers.some((answer) => !wasSaid(used, answer)) ?? false
  return asked && isFresh && !isOwn ? asked.kind : null
}

/** A plain question is answered plainly, in place of a view on the whole. */
export const answersPlainly = (
  move: Move,
  heard: Pick<Heard, 'answers' | 'asked' | 'answerChance'>,
  state: Pick<State, 'used'>,
): boolean =>
  heard.answers.length > 0 &&
  ((move === 'opinion' && chooseKind(heard, state) === null) ||
    (move === 'explain-self' && !heard.answers.some(({ key }) => TOLD_OF_ITSELF.has(key))))

const DID_IT =
  /^\W*(?:(?:ok(?:ay)?|so|well|hi|hey|back|update|yes|right)\b[ ,.:]*)*(?:i )?(?:have )?(?:did|done|sent) (?:it|that)\b|^\W*(?:(?:ok(?:ay)?|aight|right|so)\b[ ,.]*)?(?:sent|done)[.,!]|\bit(?:'|’)?s done\b/i

/** What is asked of the coach. */
const ASKS = ['words', 'refine', 'judge', 'view', 'fact', 'coach'] as const
const asksAny = (signs: TurnSigns): boolean => ASKS.some((doing) => signs[doing] >= TURN.asks)

const ASKS_WHETHER_CHANGED = /\bchanges?\b[^.!?]{0,20}\b(?:something|anything|much|things)\b[^.!?]*\?/i

/** Says whether the leader does nothing else: at most they ask whether it changes something. */
const onlyPutsRight = ({ signs, text }: Pick<Heard, 'signs' | 'text'>): boolean =>
  signs !== null &&
  tellsRight(text, signs) &&
  Math.max(signs.outcome, signs.promises, signs.new, signs.bye, signs.words, signs.refine) < TURN.asks &&
  (!asksAny(signs) || ASKS_WHETHER_CHANGED.test(text))

/** Says whether words that were given are wanted otherwise. */
const wantsOtherwise = ({ signs, text }: Heard): boolean =>
  signs ? mostlyRefines(signs) : refinesWords(text, null)

/** Says whether the leader tells what came of something they set out to do here, and asks nothing. */
export function tellsOutcome(
  { parts, text, signs, intent, matter }: Pick<Heard, 'parts' | 'text' | 'signs' | 'intent' | 'matter'>,
  { commitments, userTexts }: State,
): boolean {
  const isHeard = parts.some(({ sure }) => sure.includes('outcome'))
  // What was done before they came here, or belongs to another matter, is no outcome of this conversation.
  const isEarly = intent === 'tried' || userTexts.length < OUTCOME_AFTER
  const isEarlier = matter === 'new' || (isEarly && commitments.length === 0)
  if (signs && matter !== 'new' && userTexts.length >= OUTCOME_AFTER && mostlyTellsOutcome(signs)) return true
  if (I_DID_IT.test(text) || (!isEarlier && (signs?.outcome ?? 0) >= TURN.outcome)) return true
  return DID_IT.test(text) ? commitments.length > 0 || isHeard : commitments.length > 0 && isHeard
}

/** Says whether the leader asks the coach for something beside what they tell. */
export const asksSomething = ({ parts, text, signs }: Pick<Heard, 'parts' | 'text' | 'signs'>): boolean =>
  signs ? asksAny(signs) : text.includes('?') || parts.some(({ sure }) => sure.some(isRequest))

/** So plainly that nothing needs to have been promised. */
const I_DID_IT = /^\W*(?:(?:ok(?:ay)?|so|well|right|hi|hey|back)\b[ ,.]*)*(?:i )?did it\b/i

/** Intents in whose place it is told that something is done: nothing is asked for. */
const MAY_TELL_OUTCOME = new Set<Heard['intent']>([
  'tried',
  'answer',
  'describe',
  'thanks',
  'commit',
  'refused',
  'unsure',
])

/** Asks the coach for something in so many words; a doubt with a question mark does not. */
const requests = ({ parts, signs }: Pick<Heard, 'parts' | 'signs'>) =>
  signs ? asksAny(signs) : parts.some(({ sure }) => sure.some(isRequest))

/** Begins to tell what came of something: "Done. It's the baby", "alright talked to him". */
const CAME_BACK =
  /^\W*(?:(?:ok(?:ay)?|so|well|right|alright|hi|hey|back|update|yes)\b[ ,.:]*)*(?:i )?(?:have |(?:'|’)ve )?(?:done|did (?:it|that)|told|talked|spoke|finished|saw (?:him|her|them)|had (?:the|a) (?:talk|word|chat|conversation))\b/i
/** Says whether a message begins by telling that something has been done. */
export const comesBack = (text: string): boolean =>
  I_DID_IT.test(text) || DID_IT.test(text) || CAME_BACK.test(text)
const TRIED =
  /\b(?:i(?:(?:'|’)?ve)?|we(?:(?:'|’)?ve)?|already) (?:also |even |once |sort of |kind of )?(?:already )?(?:tried|told|said|asked|warned|put|offered|wrote|gave|left|bought|brought)\b|\btried\b/i
const IMAGINES =
  /\b(?:what|and|but) if\b|\bif (?:he|she|they|it)\b|\bwhen (?:he|she|they) (?:says?|starts?|asks?)\b/i

/** What was done more than once has not worked. */
const AGAIN =
  /\b(?:already|twice|(?:two|three|four|five|several|many|\d+) times|again and again|over and over)\b/i

/** Says whether a message turns on what somebody may say or do. */
const fearsReaction = (turning: Heard['turning']): boolean =>
  turning !== null && turning.kind === 'fears-reaction' && turning.chance >= TELLING.fears

/** What is known as such and told in words that fit, or a reaction that the message turns on: somebody tells it, or fears it, whatever else they seem to do. */
function moveByHappening({ text, outcome, failed, feared, turning }: Heard, state: State): Move | null {
  if (state.lastMove === null) return null
  if (failed && AGAIN.test(text)) return 'pushback'
  if (outcome && CAME_BACK.test(text)) return 'outcome'
  if ((feared && IMAGINES.test(text)) || fearsReaction(turning)) return 'what-if'
  return failed && TRIED.test(text) && !text.includes('?') ? 'pushback' : null
}

/** Whoever asks for nothing may tell what they fear, what has failed, or what came of it. */
const moveByTelling = (heard: Heard, state: State): Move | null =>
  moveByHappening(heard, state) ??
  (MAY_TELL_OUTCOME.has(heard.intent) && tellsOutcome(heard, state) ? 'outcome' : null)

/** Within a matter: what the leader asks for first, then where the conversation stands. */
function moveWithin(heard: Heard, state: State): Move {
  const move = (requests(heard) ? null : moveByTelling(heard, state)) ?? BY_INTENT[heard.intent]
  if (move) return move
  // Whatever a leader asks is worth a view; another question would be none.
  if (heard.text.trimEnd().endsWith('?')) return 'opinion'
  if (heard.intent === 'thanks') return state.commitments.length > 0 ? 'close' : 'commit-ask'
  // Whoever goes on to tell something has not finished.
  if (state.lastMove === 'commit' && heard.words <= CLOSING_WORDS && heard.matter !== 'new') return 'close'
  return goOn(state)
}

/** Nothing is asked: the framework's next step. */
function goOn({ framework, step, commitments }: State): Move {
  const { stage } = stepAt(framework, step + 1)
  // There is nothing to look back on before somebody has settled on something.
  const isTooEarly = stage === 'review' && commitments.length === 0
  return stage === 'commit' || isTooEarly ? 'commit-ask' : 'explore'
}

/** Whoever ends so leaves, also where something before has a question mark: "the list on Monday maybe?? thanks, bye". */
const ENDS_WITH_BYE = /\b(?:bye(?: bye)?|goodbye|good night|goodnight|see you|cheers)\W*$/i

const TAKES_LEAVE =
  /\b(?:bye(?: bye)?|goodbye|good night|see you|speak soon|(?:talk|write) (?:to you )?(?:later|soon|tomorrow|next week)|(?:i )?(?:gotta|got to|have to|need to|must) (?:go|run|dash)(?: now)?|signing off|off (?:i go|to bed)|that(?:'|’)?s (?:it|all|enough) for (?:today|now|me))\b[^?]{0,110}$/i

/** Asks for something beside taking leave. */
const STILL_ASKS = /\?|\b(?:please|(?:can|could|would) you|give me|write me|help me|i need|words)\b/i

/** Says what they will do, and that they have to go, or all of it. */
const leavesWithPlan = ({ text, toldPlan, signs }: Pick<Heard, 'text' | 'toldPlan' | 'signs'>): boolean =>
  (signs?.promises ?? 0) >= TURN.promises && (LEAVES.test(text) || isWholePlan(toldPlan))

/** Says whether the leader ends the conversation here, and asks for nothing more. */
function isGoodbye({ text, words, parts, signs, toldPlan }: Heard): boolean {
  // Whoever asks something stays, whatever else sounds like leaving: "he said I should come tomorrow at two. What if she hears of it?"
  if (signs) {
    const takesLeave = signs.bye >= TURN.bye || leavesWithPlan({ text, toldPlan, signs })
    return takesLeave && !asksAny(signs) && (!text.includes('?') || ENDS_WITH_BYE.test(text))
  }
  if (ENDS_WITH_BYE.test(text) && !requests({ parts, signs })) return true
  // "A word with Olli before it. Goodbye" only sounds like asking for words.
  const takesLeave = TAKES_LEAVE.test(text)
  if (asksSomething({ parts, text, signs }) && !(takesLeave && !STILL_ASKS.test(text))) return false
  const isSaid = parts.some(({ sure }) => sure.includes('goodbye')) || takesLeave
  return isSaid && words <= LEAVING_WORDS
}

/** A question in the middle of a talk is one about it, whatever its words sound like alone; before it is known what the talk is about, only a short one. */
export const asksOn = ({ matter, text, words }: Heard, state: State): boolean =>
  hasBegun(state) &&
  matter !== 'new' &&
  text.trimEnd().endsWith('?') &&
  (state.situations.length > 0 || words <= SITUATION.askedWords)

/** Chooses what the turn does where the message as a whole tells it: it lays down a draft, takes leave, wants words otherwise, or puts something right. */
export function chooseByWhole(heard: Heard, { lastMove }: Pick<State, 'lastMove'>): Move | null {
  if (heard.draft && (heard.signs?.draft ?? 1) >= TURN.noDraft) return 'draft'
  if (lastMove === null) return null
  if (heard.form) return 'script'
  if (isGoodbye(heard)) return 'goodbye'
  if (lastMove === 'script' && wantsOtherwise(heard)) return 'script'
  return onlyPutsRight(heard) ? 'put-right' : null
}

/** Chooses what the turn does where nothing is handed over and nothing promised. */
export function chooseMove({
  heard,
  state,
  isSame,
  isSettled,
  hasPlaybook,
}: {
  heard: Heard
  state: State
  isSame: boolean
  /** The leader has said just now what the matter is. */
  isSettled: boolean
  hasPlaybook: boolean
}): Move {
  if (heard.intent === 'about-coach') return 'explain-self'
  if (heard.intent === 'greet' && state.situations.length === 0) return 'open'
  if (!isSettled && asksOn(heard, state)) return moveWithin(heard, state)
  if (!hasPlaybook) return heard.words < SITUATION.fewestWords && state.lastMove === null ? 'open' : 'clarify'
  // Words asked for in another matter are given in it.
  const asksWords = heard.intent === 'ask-script' && state.lastMove !== null
  return isSame || asksWords ? moveWithin(heard, state) : 'advise'
}

/** Exploring goes one step on, asking for a commitment goes to the step that is for it; all else stays. */
export function nextStep(move: Move, isSameTopicNow: boolean, state: State): number {
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
