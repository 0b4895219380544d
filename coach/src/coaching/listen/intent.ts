import { isPromising } from '../../text/commitment.ts'
import type { Act } from '../../text/hearing.ts'
import { readSentences } from '../../text/nlp.ts'
import { INTENT } from '../thresholds.ts'
import type { Part } from './acts.ts'
import {
  ABOUT_COACH,
  AGREED,
  ASKS_SOMETHING,
  COMPLAINT,
  DATED,
  DISAGREE,
  EITHER,
  FIRST_THING,
  GREETING,
  LEAN,
  MAY_DO,
  MAY_OBJECT,
  NO_TIME,
  NUMBER_NAMES,
  ONLY_IMAGINED,
  ONLY_POSSIBLE,
  OPINION,
  PLAIN_NO,
  PLAN,
  REFUSED,
  SAID_NOTHING,
  SCALE,
  SCALE_SAID,
  SCRIPT,
  SPEAKS_OF_COACH,
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
  | 'challenge'
  | 'first-thing'
  | 'too-long'
  | 'scale'
  | 'commit'
  | 'lean'
  | 'unsure'
  | 'describe'
  | 'answer'

/** How the message sits in the conversation, as far as its intent depends on it. */
export interface Exchange {
  /** What the message does part by part, where it has been heard. */
  readonly parts?: readonly Part[] | undefined
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
  // Words that are asked for in two sentences are not too long.
  ['too-long', (heard) => says(TOO_LONG, heard) && !says(SCRIPT, heard)],
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

/** What a leader asks for, by the acts in which they ask it; of several the first here. */
const ASKED: readonly (readonly [Act, Intent])[] = [
  ['asks_words', 'ask-script'],
  ['asks_about_coach', 'about-coach'],
  ['asks_judgement', 'ask-opinion'],
  ['asks_plan', 'ask-plan'],
  ['asks_view', 'ask-opinion'],
  ['asks_fact', 'ask-opinion'],
  ['asks_meaning', 'ask-opinion'],
]
/** What a leader tells, where nothing in their words says it. */
const TOLD: readonly (readonly [Act, Intent])[] = [
  ['objects', 'disagree'],
  ['refuses', 'refused'],
  ['number', 'scale'],
  ['unsure', 'unsure'],
  ['outcome', 'tried'],
  ['tried', 'tried'],
  ['goodbye', 'thanks'],
  ['thanks', 'thanks'],
]

const ASKED_OF_OTHERS = ASKED.filter(([, intent]) => intent !== 'about-coach')
const findHeard = (acts: readonly (readonly [Act, Intent])[], { parts = [] }: Exchange): Intent | undefined =>
  acts.find(([act]) => parts.some(({ sure }) => sure.includes(act)))?.[1]

/** What a message asks for by its acts; of the coach only in a sentence that speaks of it. */
const findAsked = (text: string, exchange: Exchange): Intent | undefined => {
  const isOfCoach = sentencesOf(text).some((one) => SPEAKS_OF_COACH.test(one) && ASKS_SOMETHING.test(one))
  return findHeard(isOfCoach ? ASKED : ASKED_OF_OTHERS, exchange)
}

/** Whoever answers the coach's question tells in it what they tell. */
const isAnswering = ({ parts = [] }: Exchange) => parts.some(({ acts }) => acts.includes('answers'))

/** What the parts of a message tell where no rule does; undefined where it is a plain answer, or may be one. */
function findTold(said: Utterance): Intent | undefined {
  const intent = findHeard(TOLD, said)
  const isOut =
    (intent === 'tried' && (isAnswering(said) || hasSaidNothing(said.text) || SUCCESS.test(said.text))) ||
    (intent === 'unsure' && !UNSURE.test(said.text)) ||
    (intent === 'disagree' && !MAY_OBJECT.test(said.text)) ||
    (intent === 'scale' && readScale(said.text) === undefined) ||
    (intent === 'thanks' && !isShortFor('thanks', said))
  return isOut ? undefined : intent
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

/** Rules for what is asked for. */
const ASKING = new Set<Intent>([
  'what-if',
  'complain',
  'too-long',
  'ask-script',
  'first-thing',
  'ask-plan',
  'ask-opinion',
])

/** What somebody says plainly, and asks what the coach thinks of it, is answered for itself. */
const SAID_PLAINLY = new Set<Intent>(['commit', 'no-time', 'lean', 'scale', 'refused', 'tried'])

/** "Words for Clive, in two sentences" says how long they shall be. */
const isLengthOfWords = (rule: Intent, asked: Intent) => rule === 'too-long' && asked === 'ask-script'

const outranks = (rule: Intent, asked: Intent) =>
  !isLengthOfWords(rule, asked) && (ASKING.has(rule) || (asked === 'ask-opinion' && SAID_PLAINLY.has(rule)))

/** Reads what a message is meant to do from what its parts and words say. */
export function readByWords(message: string, exchange: Exchange): Intent {
  const text = plain(message)
  const heard = { ...exchange, text, sentences: sentencesOf(text) }
  const asksWords = exchange.parts?.some(({ sure }) => sure.includes('asks_words')) ?? false
  if (
    !asksWords &&
    isShortFor('about-coach', exchange) &&
    (says(ABOUT_COACH, heard) || says(WHAT_CAN_YOU, heard))
  )
    return 'about-coach'
  const asked = exchange.isReply ? findAsked(text, exchange) : undefined
  const rule = RULES.find(
    ([intent, applies]) =>
      (exchange.isReply || AT_ANY_TIME.has(intent)) && isShortFor(intent, exchange) && applies(heard),
  )?.[0]
  // A rule knows finer what is asked for ("and if she cries?"); what is only told gives way to what is asked.
  if (asked) return rule && outranks(rule, asked) ? rule : asked
  return rule ?? (exchange.isReply ? (findTold(heard) ?? 'answer') : 'describe')
}

/** The number of a scale answer, 0 to 10, or undefined. */
export function readScale(message: string): number | undefined {
  const text = plain(message)
  const value = (SCALE.exec(text) ?? SCALE_SAID.exec(text))?.[1]?.toLowerCase().replace(/[.,]5$/, '')
  if (value === undefined) return undefined
  return NUMBER_NAMES.includes(value) ? NUMBER_NAMES.indexOf(value) : Number(value)
}
