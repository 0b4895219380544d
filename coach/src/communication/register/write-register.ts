import type { Register } from '@lodestar/contract/registers'
import type { Analysis, Judged, MessageRequest } from '../analysis.ts'
import { carriesBesides } from '../carries.ts'
import { findMatches } from '../find/find-matches.ts'
import { meansSomebody } from '../hurtful.ts'
import { leans } from '../leans.ts'
import { countWords, isOverlapping, readMessage, type Sentence, type Span } from '../message-text.ts'
import { LEFT_AS_IT_IS, LEFT_UNSURE, REMARKS } from '../register-words.data.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import type { RuleKey } from '../rules.data.ts'
import { isSubjectHarsh, listAttacks, listJibes } from './attacks.ts'
import { changeSubject } from './change-subject.ts'
import { type Changed, quote } from './changed.ts'
import { closeGaps } from './close-gaps.ts'
import { findReason, isLearned, isMild, listWorst, type Tried, tellBeyondWords } from './find-reason.ts'
import { firmMessage } from './firm-message.ts'
import { writeForClient } from './for-client.ts'
import { shortenMessage } from './shorten-message.ts'
import { SOFTENINGS } from './soften-message.ts'
import { ORDERS } from './softer.data.ts'

/** A message in another register; where it could not be written so, it is as it was and a remark says why. */
export interface RegisterVersion {
  readonly subject: string
  readonly messageText: string
  /** What its writer has to know: what was left out, what is missing, what could not be done. */
  readonly remarks: readonly string[]
}

/** Reads a message as it would be read before it is sent. */
export type Judge = (request: MessageRequest) => Promise<Judged>

/** So often a register is gone through again: one change may make room for another. */
const MOST_ROUNDS = 4
/** Below this tone what the model takes for a hurt is one in a message of any kind. */
const HARSHEST = 0.38
/** From this tone on nothing in a message is hard to hear. */
const GOOD = 0.7
/** From this tone on a message is as soft as its writer wants it: a request more would be one too many. */
const SOFT = 0.78
/** Makes the changes that certain rules offer, without those that ask their writer something. */
function mendBy(request: MessageRequest, text: string, rules: readonly RuleKey[]): string {
  const message = readMessage(text)
  const matches = findMatches({ ...request, messageText: text }, message, { mutedRules: new Set() }).filter(
    ({ rule, replacement }) => rules.includes(rule) && replacement !== null && !replacement.includes('['),
  )
  return applyChanges(text, planRewrites(message, matches, []))
}

const soften = (request: MessageRequest, text: string): string =>
  SOFTENINGS.reduce((written, softening) => softening(request, written), text)

const CHANGING: Readonly<Record<Register, (request: MessageRequest, text: string) => Changed>> = {
  softer: (request, text) => ({ text: soften(request, text), remarks: [] }),
  firmer: (_request, text) => firmMessage(text),
  shorter: (request, text) => shortenMessage(text, mendBy(request, text, ['wordiness'])),
  client: writeForClient,
}

/** Writes a text in a register until nothing more changes; the remarks are those of all rounds. */
function change(request: MessageRequest, register: Register, given: string): Changed {
  let text = given
  const remarks = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changed = CHANGING[register](request, text)
    if (changed.text === text && round > 0) break
    for (const remark of changed.remarks) remarks.add(remark)
    if (changed.text === text) break
    text = changed.text
  }
  return { text, remarks: [...remarks] }
}

/** The sentences in which something attacks. */
const listSentencesOf = (text: string, attacks: readonly Span[]): Sentence[] =>
  readMessage(text).sentences.filter(
    (sentence) => sentence.part === 'body' && attacks.some((attack) => isOverlapping(attack, sentence)),
  )

/** The share of the words that has to stay where what attacks is left out. */
const ENOUGH = 0.5
/** A sentence of more words says more than that it attacks. */
const LONGEST_OUT = 25

/** Speaks of what stands in the sentence before. */
const SPEAKS_OF =
  /\b(?:fix|do|check|change|sort|finish|mend|repair|explain|redo|undo|remove|return) (?:it|them|that)\b/i

/** True for what only the tone model hears in the sentence that opens a message: what follows would hang in the air. */
function opens(text: string, attack: Span): boolean {
  const first = readMessage(text).sentences.find(({ part }) => part === 'body')
  return isLearned(attack) && first !== undefined && isOverlapping(attack, first)
}

/**
 * True for what only the tone model hears in a sentence that speaks of nobody: more often than not its writer meant it kindly, and its
 * reader would miss it.
 */
const meansNobody = (text: string, attack: Span): boolean =>
  isLearned(attack) && !listSentencesOf(text, [attack]).some((sentence) => meansSomebody(sentence.text))

/** Leaves out sentences that attack, where they carry nothing and most of the message stays. */
function dropAttacks(text: string, attacks: readonly Span[]): { text: string; out: string[] } {
  const { sentences } = readMessage(text)
  const isHeld = (sentence: Sentence) => {
    const next = sentences.find(({ start }) => start >= sentence.end)
    return next?.part === 'body' && (leans(next.text) || SPEAKS_OF.test(next.text))
  }
  const out = listSentencesOf(text, attacks).filter(
    (sentence) =>
      sentence.words <= LONGEST_OUT &&
      !ORDERS.test(sentence.text) &&
      !isHeld(sentence) &&
      !carriesBesides(text, sentence),
  )
  const left = countWords(text) - out.reduce((sum, { words }) => sum + words, 0)
  if (out.length === 0 || left < ENOUGH * countWords(text)) return { text, out: [] }
  const edits = out.map(({ start, end }) => ({ start, end, replacement: '' }))
  return { text: closeGaps(applyChanges(text, edits)), out: out.map((sentence) => sentence.text) }
}

/** Softens step by step, and takes no step back in tone. */
async function softenCarefully(request: MessageRequest, start: Analysis, judge: Judge): Promise<string> {
  let text = request.messageText
  let { tone } = start
  for (const softening of SOFTENINGS) {
    const tried = softening(request, text)
    if (tried === text) continue
    const judged = await judge({ ...request, messageText: tried })
    if (judged.tone < tone) continue
    text = tried
    tone = judged.tone
  }
  return text
}

/** The subject in a register; where it still hurts, the question for the matter. */
async function writeSubject(request: MessageRequest, register: Register, judge: Judge): Promise<Changed> {
  const { subject } = request
  if (!subject) return { text: '', remarks: [] }
  const text = changeSubject(subject, register)
  if (register !== 'softer' && register !== 'client') return { text, remarks: [] }
  const isHarsh = isSubjectHarsh(await judge({ ...request, subject: text }))
  return isHarsh ? { text: subject, remarks: [REMARKS.subject] } : { text, remarks: [] }
}

/** A text that was given, one that may stand in its place, and how each is read. */
interface Pair {
  readonly text: string
  readonly reading: Analysis
}

/** Why a version that a language model wrote in a register is not shown. */
export type RegisterRefusal = 'attack-left' | 'harsher' | 'longer' | 'worse'

/** Says why a version does not keep what its register promises; null where it may be shown. */
export function refuseRegister(register: Register, before: Pair, after: Pair): RegisterRefusal | null {
  const left = listAttacks(after.reading).length
  if (isMild(register) ? left > 0 : left > listAttacks(before.reading).length) return 'attack-left'
  if (register === 'softer' && after.reading.tone < before.reading.tone) return 'harsher'
  if (register === 'shorter' && countWords(after.text) >= countWords(before.text)) return 'longer'
  return register !== 'firmer' && after.reading.professionalism < before.reading.professionalism - WORSE
    ? 'worse'
    : null
}
/** Scores that differ by less are the same. */
const WORSE = 0.1

/** Writes the text in a register, for the subject that stands above it then. */
async function tryRegister(
  request: MessageRequest,
  register: Register,
  before: Judged,
  judge: Judge,
): Promise<Tried> {
  const given = request.messageText
  const { text: from, out } = isMild(register)
    ? dropAttacks(
        given,
        listWorst(given, before).filter((attack) => !opens(given, attack) && !meansNobody(given, attack)),
      )
    : { text: given, out: [] }
  const { text, remarks } = change(request, register, from)
  const reading = await judge({ ...request, messageText: text })
  if (register !== 'softer' || reading.tone >= before.tone) return { text, remarks, reading, out }
  const start = { ...request, messageText: from }
  const careful = await softenCarefully(start, await judge(start), judge)
  return {
    text: careful,
    remarks: careful === from ? [...remarks, REMARKS.harsher] : remarks,
    reading: await judge({ ...request, messageText: careful }),
    out,
  }
}

const wordsOf = (text: string): string => text.match(/[\p{L}\d]+/gu)?.join(' ') ?? ''

/** True where a version says something in other words; other marks alone make nothing softer, and one is nothing to a client. */
function isOther(register: Register, before: string, after: string): boolean {
  if (!isMild(register) || wordsOf(before) !== wordsOf(after)) return before !== after
  return register === 'client' && Math.abs(before.length - after.length) + countMarks(before, after) > 1
}
const countMarks = (before: string, after: string): number =>
  Math.abs((before.match(/!/g)?.length ?? 0) - (after.match(/!/g)?.length ?? 0))

/** True for a message in which nothing is left to be made softer. */
const isSoftAlready = (text: string, register: Register, before: Analysis): boolean =>
  register === 'softer' &&
  before.tone >= SOFT &&
  listWorst(text, before).length === 0 &&
  !isSubjectHarsh(before)

/**
 * Writes a whole message in another register, its subject line included. No name, number, day or quotation changes; a
 * shorter one is never longer; a softer one never has a lower tone and leaves no attack in it. What cannot be written so
 * comes back as it was, with a remark that says why.
 */
export async function writeRegister(
  request: MessageRequest,
  register: Register,
  judge: Judge,
): Promise<RegisterVersion> {
  const { messageText: given } = request
  const titled = request.subject ?? ''
  const before = await judge(request)
  const beyond = tellBeyondWords(given, register)
  if (beyond.length === 0 && isSoftAlready(given, register, before))
    return { subject: titled, messageText: given, remarks: [LEFT_AS_IT_IS.softer] }
  const subject = await writeSubject(request, register, judge)
  const named = { ...request, subject: subject.text }
  const tried = await tryRegister(named, register, before, judge)
  const reason = findReason(given, register, before, tried)
  if (reason !== null) return { subject: titled, messageText: given, remarks: [reason, ...beyond] }
  const { text, reading, out, remarks } = tried
  const isChanged = isOther(register, given, text) || isOther(register, titled, subject.text)
  // In a message that reads well as a whole, what the model alone takes for a hurt is often none.
  const [left] = before.tone < HARSHEST ? listWorst(text, reading) : listJibes(text)
  const all = [
    ...out.map((words) => REMARKS.leftOut(quote(words))),
    ...(left ? [REMARKS.besides(quote(text.slice(left.start, left.end)))] : []),
    ...remarks,
    ...subject.remarks,
    ...beyond,
  ]
  const asItIs = (reading.tone < GOOD ? LEFT_UNSURE : LEFT_AS_IT_IS)[register]
  const told = all.length > 1 ? all.filter((remark) => remark !== REMARKS.harsher) : all
  const said = isChanged || told.length > 0 ? told : [asItIs]
  return isChanged
    ? { subject: subject.text, messageText: text, remarks: said }
    : { subject: titled, messageText: given, remarks: said }
}
