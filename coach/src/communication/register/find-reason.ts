import type { Register } from '@lodestar/contract/registers'
import { listDottedNames, listNumbers, listTimes } from '../../text/exact-facts.ts'
import { listFacts } from '../../text/facts.ts'
import type { Analysis, Judged } from '../analysis.ts'
import { RULE_OF_HURT } from '../hurt-rules.data.ts'
import { isTorn } from '../keeps-sense.ts'
import { readMessage, type Span } from '../message-text.ts'
import { REMARKS } from '../register-words.data.ts'
import { rateFormalText } from '../score/score-message.ts'
import type { ToneReading } from '../tone-reading.ts'
import { BAD_NEWS, RASH } from './attacks.data.ts'
import { listAttacks, listJibes, listSlang } from './attacks.ts'
import { type Changed, quote } from './changed.ts'

/** Below this tone a message hurts as a whole, whatever words were changed in it. */
const HARSH = { softer: 0.5, client: 0.58 } as const
/** Below this fitness a client would not read a message as one from a house, whatever words were changed in it. */
const FIT = 0.55

/** True for a register that leaves no attack. */
export const isMild = (register: Register): register is keyof typeof HARSH =>
  register === 'softer' || register === 'client'

/** A version of a message, how it is read, what was left out of it, and what its writer has to know. */
export interface Tried extends Changed {
  readonly reading: Judged
  readonly out: readonly string[]
}

/** Why a version cannot stand, as it is said to its writer; null where it can. */
export function findReason(given: string, register: Register, before: Analysis, tried: Tried): string | null {
  const { text, remarks, reading } = tried
  const hurting = isMild(register) ? findHurting(tried) : undefined
  if (hurting !== undefined) return REMARKS.stillAttacks(quote(hurting))
  if (register === 'softer' && reading.tone < before.tone) return REMARKS.harsher
  if (isMild(register) && reading.tone < HARSH[register]) return tellHarsh(text, reading)
  const [slang] = register === 'client' ? listSlang(text) : []
  if (slang) return REMARKS.casual(quote(text.slice(slang.start, slang.end)))
  if (register === 'client' && reading.professionalism < FIT) return tellCasual(text)
  const isWhole = keepsAllFacts(given, text, listUntold(remarks)) && !isTorn(given, text)
  return isWhole ? null : REMARKS.facts
}

/** The words that attack, or that may hurt beside others that were left out; undefined where there are none. */
function findHurting({ text, reading, out }: Tried): string | undefined {
  const [attack] = listWorst(text, reading)
  if (attack) return text.slice(attack.start, attack.end)
  return out.length > 0 ? findNextHurt(text, reading.reading) : undefined
}

/** From this chance on a sentence may hurt beside one that was left out because it does: then its writer meant both. */
const MAY_HURT = 0.3
/** The sentence that most likely hurts as well; undefined where none does. */
function findNextHurt(text: string, reading: ToneReading | undefined): string | undefined {
  const { sentences } = readMessage(text)
  const chanceOf = (at: number) => reading?.sentences[at]?.chance ?? 0
  const worst = sentences.map((_, at) => at).toSorted((one, other) => chanceOf(other) - chanceOf(one))[0]
  return worst !== undefined && chanceOf(worst) >= MAY_HURT ? sentences[worst]?.text : undefined
}

const LEARNED: ReadonlySet<string> = new Set(Object.values(RULE_OF_HURT))
/** True for what only the tone model hears. */
export const isLearned = (attack: Span & { readonly rule?: string }): boolean =>
  attack.rule !== undefined && LEARNED.has(attack.rule)

/** Lists what attacks, what shows in words before what only the tone model hears. */
export const listWorst = (text: string, reading: Analysis): Span[] => {
  const attacks = listAttacks(reading)
  return [...listJibes(text), ...attacks.filter((attack) => !isLearned(attack)), ...attacks.filter(isLearned)]
}

/** Says that a message is too casual for a client, by its sentence that is most so. */
function tellCasual(text: string): string {
  const casual = readMessage(text)
    .sentences.filter(({ part, words }) => part === 'body' && words >= FEWEST_WORDS)
    .toSorted((one, other) => rateFormalText(one.text) - rateFormalText(other.text))[0]
  return REMARKS.casual(quote(casual?.text ?? text))
}
/** Of fewer words it cannot be told how formal they are. */
const FEWEST_WORDS = 4

/** Says that a message reads hard as a whole, and names words of it where some were found. */
function tellHarsh(text: string, { findings }: Analysis): string {
  const words = findings.find(({ dimension, rule }) => dimension === 'tone' && rule !== 'subject')
  return words ? REMARKS.stillHarshAt(quote(text.slice(words.start, words.end))) : REMARKS.stillHarsh
}

/** What no other words mend: promises that nobody can keep, and bad news. */
export function tellBeyondWords(text: string, register: Register): string[] {
  if (!isMild(register)) return []
  const rash = RASH.exec(text)?.[0]
  const bad = register === 'softer' ? BAD_NEWS.exec(text)?.[0] : undefined
  return [
    ...(rash === undefined ? [] : [REMARKS.rash(quote(rash))]),
    ...(bad === undefined ? [] : [REMARKS.badNews(quote(bad))]),
  ]
}

const isSameList = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** True where a version says the same names, numbers, days and quotations as the message; `without` are left out on purpose. */
function keepsAllFacts(before: string, after: string, without: readonly string[] = []): boolean {
  const words = new Set(after.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? [])
  const isKept = (fact: string) =>
    after.includes(fact) ||
    words.has(fact.toLowerCase()) ||
    without.some((name) => name.includes(fact)) ||
    (/^[\p{Lu}'’-]+$/u.test(fact) && words.has(fact.toLowerCase()))
  return (
    listFacts(before).every(isKept) &&
    isSameList(listNumbers(before), listNumbers(after)) &&
    isSameList(listTimes(before), listTimes(after)) &&
    isSameList(listDottedNames(before), listDottedNames(after))
  )
}

/** The names that a client is not told, from the remark that says so. */
const listUntold = (remarks: readonly string[]): string[] =>
  remarks.flatMap((remark) => [...remark.matchAll(/“([^”]+)”/g)].map(([, name]) => name ?? ''))
