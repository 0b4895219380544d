import type { Hearing } from '../../text/hearing.ts'
import { findTongueDanger, takesBackIn, tellsSafety } from '../../tongues/danger.ts'
import { readLanguage, readUnread, type Tongue } from '../../tongues/language.ts'
import { HAND_OVER } from '../thresholds.ts'
import { ASIDES } from './asides.data.ts'
import { type Boundary, KINDS } from './boundary.ts'
import { DANGERS, findDisclosure } from './find-disclosure.ts'
import { HAND_OVERS } from './hand-over.data.ts'
import { localizeHelp } from './help-lines.ts'
import { askAsideIn, easeIn, findAnsweredIn, handOverIn, sayNotRead, stayOpenIn } from './in-tongue.ts'
import { findLikeness } from './likeness.ts'
import { readMessage } from './read-message.ts'
import { findSignals } from './signals.ts'
import { EASED, NOTES, STAY_OPEN } from './stay-open.data.ts'

export type { Boundary } from './boundary.ts'

/** What there can be to hand over. */
export const CONCERN_KINDS: readonly Boundary['kind'][] = KINDS

/** What is known of a message before anything else is asked of it. */
export interface Screening {
  /** The words to answer: the message, or the earlier one that had been handed over by mistake. */
  readonly message: string
  /** What belongs in other hands; null where nothing does. */
  readonly boundary: Boundary | null
  /** What it may tell, not surely enough to hand it over; null where there is no such suspicion. */
  readonly suspected: Boundary['kind'] | null
  /** True where the message takes back a hand-over: `message` is then the one that was handed over. */
  readonly takesBack: boolean
  /** How it follows on a hand-over: it tells something new, leaves it open, asks what to note, or says that it is in good hands. */
  readonly follows: 'new' | 'open' | 'notes' | 'eased'
  /** What the message is written in where that is surely not English: beside danger nothing is read in it. Null for English. */
  readonly unread: Tongue | 'other' | null
}

/**
 * Screens a message: the first that is done with it, before anything else is read in it.
 *
 * A hand-over stays open where somebody may be in danger, until the leader says that they are safe, that others have taken it up, or
 * that it was never meant.
 *
 * @param handedOver the leader's messages that the turns just before this one handed over, oldest first.
 * @param hearing what the turn model made of the message; without it, words alone decide.
 */
export function screen(
  message: string,
  handedOver: readonly string[],
  hearing: Pick<Hearing, 'turn'> | null,
): Screening {
  const found = findDisclosure(message, hearing)
  const before = findOpen(handedOver)
  const unread = readUnread(message)
  const none = { message, boundary: null, suspected: null, takesBack: false, follows: 'new', unread } as const
  if (found.isHard && !(before && deniesAll(message))) return { ...none, boundary: found.boundary }
  const suspected = found.boundary?.kind ?? null
  return before ? { ...none, ...followUp(message, before, suspected) } : { ...none, suspected }
}

/** What a message that tells nothing new does to a hand-over that is open. */
function followUp(
  message: string,
  { boundary: told, text, isAsked }: Open,
  suspected: Screening['suspected'],
): Partial<Screening> {
  const tongue = readTongue(message, told?.language)
  const boundary = told && answerIn(told, tongue)
  const mayBeMistaken = !boundary || !DANGERS.has(boundary.kind)
  if (isTakenBack(message, mayBeMistaken, tongue))
    return { message: text, takesBack: true, unread: readUnread(text) }
  if (boundary && NOTES_ASKED.test(message)) return { boundary, follows: 'notes' }
  // What is not told plainly is asked after once: then whoever goes on with their work is believed.
  if (mayBeMistaken || (isAsked && !suspected)) return { suspected }
  const isSafe = SAFE.test(message) || (tongue !== undefined && tellsSafety(tongue, message))
  return { boundary, follows: isSafe ? 'eased' : 'open' }
}

/** A danger is taken back in words for just that, anything else by an objection. */
function isTakenBack(message: string, mayBeMistaken: boolean, tongue: Tongue | undefined): boolean {
  if (tongue !== undefined && takesBackIn(tongue, message)) return true
  return mayBeMistaken ? isObjection(message) : DENIAL.test(message)
}

/** The language a message is in, or, where it says too little to tell, the one that was written before. */
function readTongue(message: string, before: Tongue | undefined): Tongue | undefined {
  const language = readLanguage(message)
  if (language === 'unknown' || language === 'other') return before
  return language === 'en' ? undefined : language
}

const answerIn = ({ language: _before, ...told }: Boundary, language: Tongue | undefined): Boundary =>
  language === undefined ? told : { ...told, language }

/** The latest of the messages that tells something, else the first: it was handed over for what the hearing model heard in it. */
function findOpen(handedOver: readonly string[]): Open | null {
  const told = handedOver.map((text, at) => ({
    text,
    boundary: detectBoundary(text),
    isAsked: at < handedOver.length - 1 && !isPlain(text),
  }))
  return told.findLast(({ boundary }) => boundary !== null) ?? told[0] ?? null
}

/** A message that was handed over, and what it tells as far as its words alone say. */
interface Open {
  readonly text: string
  readonly boundary: Boundary | null
  /** True where it is not told plainly, and has been asked after. */
  readonly isAsked: boolean
}

/** Whether a message tells it plainly: a rule knows it and its words speak for it, in whatever language. */
function isPlain(text: string): boolean {
  if (findAnsweredIn(text) !== null || findTongueDanger(text)?.isRuled === true) return true
  const read = readMessage(text)
  const signals = findSignals(read)
  return signals.length > 0 && (findLikeness(read, signals)?.score ?? HAND_OVER.plain) >= HAND_OVER.plain
}

const OBJECTION =
  /\b(?:not|isn't|wasn't|never|no)\b.{0,40}\b(?:legal|law|lawyers?|harass\w*|discriminat\w*|medical|health|sick|doctors?|about that|what i (?:meant?|said|wrote)|that|this)\b|\bmis(?:read|under\w+)\b|\bwrong (?:topic|end)\b/i

/** Says whether the leader objects that an earlier message was about something else. */
const isObjection = (message: string) =>
  OBJECTION.test(message) && message.split(/\s+/).length <= HAND_OVER.objectionWords

/** Takes back a danger that was read, in words for just that: "that is not what I meant" is not enough. */
const DENIAL =
  /\b(?:not|never|isn'?t|wasn'?t|ain'?t)(?: (?:really|actually|at all|even|about|going to|gonna|thinking of|planning to|feeling|in|any|talking about))* (?:suicid\w*|kill(?:ing)? (?:myself|anybody|anyone|somebody)|(?:going to )?die|dying|harm(?:ing)? (?:myself|anybody|anyone)|danger|violen\w*|threaten\w*|hit|hurt|attack\w*)\b|\b(?:nobody|no one) (?:was|got|is|has been) (?:hit|hurt|threatened|attacked|in danger)\b|\b(?:figure of speech|just an expression|a metaphor|(?:i was|only|just) (?:joking|kidding))\b/i
/** Denies a danger, and tells no other beside it. */
const deniesAll = (message: string): boolean =>
  DENIAL.test(message) && !findDisclosure(message.replace(DENIAL, ' '), null).isHard
/** Says that somebody is safe, or in hands that can help. */
const SAFE =
  /\b(?:i(?:'| a)?m|she(?:'| i)?s|he(?:'| i)?s|they(?:'| a)?re|we(?:'| a)?re|everyone(?:'| i)s|everybody(?:'| i)s) (?:\w+ ){0,2}(?:safe|in good hands|in (?:the )?hospital|being looked after)\b|\b(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:just |already |now )?(?:called|rang|phoned|told|spoken to|talked to|reported|informed|am with|m with)\b[^.!?]{0,40}\b(?:line|samaritans|988|doctor|gp|police|hr|security|ambulance|therapist|sister|brother|mother|mum|mom|father|dad|husband|wife|partner|friend)\b|\b(?:is|are) (?:here )?with (?:me|her|him|them) now\b|\b(?:police|hr|security|hospital) (?:is|are|has|have) (?:here|on it|it|taken)\b/i
/** Asks what to note or keep as evidence. */
const NOTES_ASKED =
  /\b(?:what|how|should|do|must|shall)\b[^.!?]{0,40}\b(?:write (?:it |this |that |things )?down|note(?: down)?|document|keep a record|record of|evidence|proof)\b/i

/**
 * Finds what a coach must hand over in a message, or null when there is nothing; of several kinds the likeliest.
 *
 * Rules written by hand look for signals that stand together; a likeness learned from labeled messages weighs them
 * with the words around, finds what no rule foresaw, and clears what only sounds alike (docs/coaching/boundaries.md).
 *
 * @param hearing what the turn model made of the message; without it, words alone decide.
 */
export function detectBoundary(
  message: string,
  hearing: Pick<Hearing, 'turn'> | null = null,
): Boundary | null {
  const { boundary, isHard } = findDisclosure(message, hearing)
  return isHard ? boundary : null
}

/**
 * Gives what the coach asks beside its answer where it suspects something, and how the leader says that it is so.
 *
 * @param unread the language of the message, where it is not English.
 */
export const askAside = (
  kind: Boundary['kind'],
  unread: Tongue | 'other' | null,
  timeZone: string,
): { line: string; answer: string } =>
  unread === null || unread === 'other' ? ASIDES[kind] : askAsideIn(unread, kind, timeZone)

/** Gives what may be said while a hand-over stays open, in the order in which it is said. */
export const stayOpen = ({ kind, subject, language }: Boundary, timeZone: string): readonly string[] => {
  if (kind !== 'self-harm' && kind !== 'violence') return []
  if (language) return [stayOpenIn(language, subject, timeZone)]
  return STAY_OPEN[kind][subject].map((line) => localizeHelp(line, timeZone))
}

/** Gives what to note of what happened. */
export const whatToNote = NOTES

/** Gives what is said of a message that was not read: in its language, where that is known, and in English. */
export const tellUnread = (
  unread: Tongue | 'other',
  timeZone: string,
): { own: string | null; english: string } => sayNotRead(unread, timeZone)

/** Gives what may be said once it is in good hands. */
export const sayEased = ({ language }: Boundary): readonly string[] => (language ? [easeIn(language)] : EASED)

/** Gives what is shown in place of coaching: what to do now, whom to involve, a sentence to say, the next steps. Help is named as it is in the time zone. */
export function handOver(
  { kind, subject, language }: Boundary,
  timeZone: string,
): { content: string; suggestions: string[] } {
  if (language) return handOverIn(language, { kind, subject }, timeZone)
  const { content, suggestions } = HAND_OVERS[kind][subject]
  return { content: localizeHelp(content, timeZone), suggestions: [...suggestions] }
}
