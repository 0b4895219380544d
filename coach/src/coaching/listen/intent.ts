import { isPromising } from '../../text/commitment.ts'
import { readSentences } from '../../text/nlp.ts'
import type { Vector } from '../../text/vectors.ts'
import { INTENT } from '../thresholds.ts'
import { guessIntent } from './intent-meaning.ts'
import {
  ABOUT_COACH,
  AGREED,
  COMPLAINT,
  DATED,
  DISAGREE,
  EITHER,
  FIRST_THING,
  GREETING,
  LEAN,
  MAY_DO,
  NO_TIME,
  NUMBER_NAMES,
  ONLY_IMAGINED,
  ONLY_POSSIBLE,
  OPINION,
  PLAIN_NO,
  PLAN,
  REFUSED,
  SCALE,
  SCALE_SAID,
  SCRIPT,
  SUCCESS,
  TELLS,
  THANKS,
  TOO_LONG,
  TRIED,
  UNSURE,
  WHAT_CAN_YOU,
  WHAT_IF,
  WHAT_THEN,
  WHEN_ALONE,
  WHICH_OF_TWO,
} from './intent-patterns.data.ts'

/**
 * What a message is meant to do in the conversation. `describe` is the default for new material, `answer` for a reply to
 * the coach's question.
 */
export type Intent =
  | 'greet'
  | 'thanks'
  | 'about-coach'
  | 'ask-script'
  | 'ask-plan'
  | 'ask-opinion'
  | 'tried'
  | 'refused'
  | 'no-time'
  | 'disagree'
  | 'complain'
  | 'what-if'
  | 'first-thing'
  | 'too-long'
  | 'scale'
  | 'commit'
  | 'lean'
  | 'unsure'
  | 'describe'
  | 'answer'

/** Whoever has said nothing has tried nothing. */
const SAID_NOTHING =
  /\bi(?:'ve| have)? (?:really |just |still )?(?:said|done|tried|told (?:him|her|them)) (?:absolutely |almost )?nothing\b|\bi (?:haven't|have not|didn't|did not|never|have never)(?: \w+){0,2} (?:said|say|told|tell|spoken|speak|talked|talk|raised|raise|mentioned|mention|addressed|address)\b|\bi've (?:never|not)(?: \w+)? (?:said|told|spoken|talked|raised|mentioned)\b/i

/** How the message sits in the conversation, as far as its intent depends on it. */
export interface Exchange {
  /** What the message means, where it has been encoded: it decides where the words say nothing. */
  readonly vector?: Vector | undefined
  /** True when the coach has asked something before. */
  readonly isReply: boolean
  readonly words: number
  /** True when the stage is one in which "I will …" answers the question for a commitment. */
  readonly isCommitStage: boolean
  /** True once possibilities are on the table: "I should …" then means a choice. */
  readonly isOptionsStage: boolean
}

/** A message as its rules see it. */
interface Utterance extends Exchange {
  readonly text: string
  /** What the leader says themselves, without what they quote. */
  readonly sentences: readonly string[]
}

/** Before a sentence's words these make them somebody else's. */
const REPORTED =
  /\b(?:he|she|they|it|everyone|everybody|nobody|people|(?:my|the|our|his|her|their|your)(?: \w+){1,2}|\w+)(?:'s|'ve| has| have| had| also| always| even| already| just| only| then)* (?:says?|said|asks?|asked|tells?|told|thinks?|feels?|felt|wrote|writes?|complains?|wants? to know|claims?|believes?|means|meant|wonders?|shouts?|shouted)\b/i
const SELF = /^(?:i|we|you|just|please|and|so|to)$/i

const isReported = (before: string) => {
  const [said] = REPORTED.exec(before) ?? []
  return said !== undefined && !SELF.test(said.split(/['\s]/)[0] ?? '')
}

/** Says whether the leader says it themselves: what others say or ask is told, and asks nothing of the coach. */
function says(pattern: RegExp, { sentences }: Pick<Utterance, 'sentences'>): boolean {
  return sentences.some((sentence) => {
    const match = pattern.exec(sentence)
    return match !== null && !isReported(sentence.slice(0, match.index))
  })
}

const asSaid =
  (pattern: RegExp) =>
  (heard: Utterance): boolean =>
    says(pattern, heard)

const isWhatIf = (heard: Utterance) =>
  says(WHAT_IF, heard) || (WHAT_THEN.test(heard.text) && MAY_DO.test(heard.text))

const isScale = ({ text }: Utterance) => SCALE.test(text) || SCALE_SAID.test(text)

const isTried = (heard: Utterance) =>
  says(TRIED, { sentences: [...heard.sentences, heard.text] }) &&
  !hasSaidNothing(heard.text) &&
  !SUCCESS.test(heard.text)

const isUnsure = ({ sentences, text }: Utterance) =>
  text.length <= INTENT.doubtCharacters &&
  (UNSURE.test(text) || UNSURE.test(sentences[0] ?? '')) &&
  !/\bbut\b|,? so\b/i.test(text)

/** What is promised counts with its day, or once its moment has come; "I could" only in few words then. */
function isOffer({ text, words, isCommitStage }: Utterance): boolean {
  if (DATED.test(text)) return true
  if (ONLY_IMAGINED.test(text)) return false
  return ONLY_POSSIBLE.test(text)
    ? isCommitStage && words <= INTENT.offerWords
    : isCommitStage || words < INTENT.promiseWords
}

const isTimeAlone = ({ text, words, isCommitStage }: Utterance) =>
  isCommitStage && words <= INTENT.offerWords && WHEN_ALONE.test(text) && !TELLS.test(text)

const isCommit = (heard: Utterance) =>
  isPromising(heard.text) ? isOffer(heard) : AGREED.test(heard.sentences[0] ?? '') || isTimeAlone(heard)

/** Intents in the order they are tried: what a person asks for outranks what they report. */
const RULES: readonly (readonly [Intent, (heard: Utterance) => boolean])[] = [
  ['what-if', isWhatIf],
  ['complain', asSaid(COMPLAINT)],
  ['too-long', asSaid(TOO_LONG)],
  ['ask-script', asSaid(SCRIPT)],
  ['first-thing', asSaid(FIRST_THING)],
  ['ask-plan', asSaid(PLAN)],
  ['scale', isScale],
  ['ask-opinion', (heard) => says(OPINION, heard) || WHICH_OF_TWO.test(heard.text)],
  ['greet', ({ text }) => GREETING.test(text)],
  ['no-time', asSaid(NO_TIME)],
  ['lean', asSaid(EITHER)],
  ['commit', isCommit],
  ['refused', ({ text }) => says(REFUSED, { sentences: [text] })],
  ['tried', isTried],
  [
    'disagree',
    (heard) => PLAIN_NO.test(heard.text) || (heard.words < INTENT.objectionWords && says(DISAGREE, heard)),
  ],
  ['unsure', isUnsure],
  ['lean', (heard) => heard.isOptionsStage && says(LEAN, heard)],
  ['thanks', ({ text }) => THANKS.test(text)],
]

const MOST_WORDS: Partial<Record<Intent, number>> = INTENT.mostWords
const isShortFor = (intent: Intent, { words }: Pick<Exchange, 'words'>) =>
  words < (MOST_WORDS[intent] ?? Number.POSITIVE_INFINITY)

/** What would answer past the leader where it is only guessed. */
const UNGUESSED = new Set<Intent>(['complain', 'too-long', 'what-if', 'greet'])
const GUESSABLE = ['about-coach' as const, ...RULES.map(([intent]) => intent)].filter(
  (intent) => !UNGUESSED.has(intent),
)
/** What is asked for shows in its meaning; what is only told is easily taken for more than it says. */
const TOLD = new Set<Intent>(['tried', 'refused', 'no-time', 'disagree', 'lean', 'scale', 'thanks', 'unsure'])
/** What the meaning speaks for where no words do; undefined where it is a plain answer, or may be one. */
function guess({ vector, words, isOptionsStage, text }: Utterance): Intent | undefined {
  if (!vector || words > INTENT.guessedWords) return undefined
  const { intent, chance } = guessIntent(vector)
  const known = GUESSABLE.find((name) => name === intent)
  if (!known || chance < (TOLD.has(known) ? INTENT.guessed.told : INTENT.guessed.asked)) return undefined
  const isOut =
    (known === 'lean' && !isOptionsStage) ||
    (known === 'scale' && readScale(text) === undefined) ||
    (known === 'tried' && (hasSaidNothing(text) || SUCCESS.test(text)))
  return isOut ? undefined : known
}

/** These need no question of the coach before them. */
const AT_ANY_TIME = new Set<Intent>(['ask-script', 'greet'])

const plain = (text: string) =>
  text
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\b(do|does|did|is|was|are|were|has|have|had|could|would|should|wo|ca)nt\b/gi, "$1n't")

const sentencesOf = (text: string) =>
  text
    .replace(/["“][^"”]{2,600}["”]|(?<=^|\s)'[^']{2,600}'(?=[\s.,!?]|$)/g, '…')
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter(Boolean)

/** Says whether somebody tells that they have said or tried nothing so far. */
export const hasSaidNothing = (text: string): boolean => SAID_NOTHING.test(plain(text))

/** Says whether a sentence only complains about the coach, and so carries no fact to go on with. */
const isComplaint = (text: string): boolean => says(COMPLAINT, { sentences: sentencesOf(plain(text)) })

/** The longest fact that is said back, in characters. */
const LONGEST_FACT = 160

/** Finds the fact a complaint repeats, in the leader's words: what is left beside the complaint itself. */
export function findFact(message: string): string | undefined {
  const pieces = readSentences(message).flatMap(({ text }) => text.split(/:\s+|\s[—–-]\s/))
  return pieces
    .filter((piece) => !isComplaint(piece) && !piece.trim().endsWith('?'))
    .map((piece) => piece.trim().replace(/[\s.,;:!]+$/, ''))
    .find((piece) => /\w/.test(piece) && piece.split(/\s+/).length >= 2 && piece.length <= LONGEST_FACT)
}

/** Reads what a message is meant to do. */
export function readIntent(message: string, exchange: Exchange): Intent {
  const text = plain(message)
  const heard = { ...exchange, text, sentences: sentencesOf(text) }
  if (isShortFor('about-coach', exchange) && (says(ABOUT_COACH, heard) || says(WHAT_CAN_YOU, heard)))
    return 'about-coach'
  const rule = RULES.find(
    ([intent, applies]) =>
      (exchange.isReply || AT_ANY_TIME.has(intent)) && isShortFor(intent, exchange) && applies(heard),
  )
  return rule?.[0] ?? (exchange.isReply ? (guess(heard) ?? 'answer') : 'describe')
}

/** The number of a scale answer, 0 to 10, or undefined. */
export function readScale(message: string): number | undefined {
  const text = plain(message)
  const value = (SCALE.exec(text) ?? SCALE_SAID.exec(text))?.[1]?.toLowerCase().replace(/[.,]5$/, '')
  if (value === undefined) return undefined
  return NUMBER_NAMES.includes(value) ? NUMBER_NAMES.indexOf(value) : Number(value)
}
