import type { CaseFact, CasePromise } from '@lodestar/contract/case'
import type { SessionPerson } from './gather-people.ts'

/** A leader's message, by its id. */
type Texts = ReadonlyMap<string, string>

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How the leader writes somebody's name: "your deputy" is "my deputy" in their own words. */
const namesOf = ({ lines }: Pick<SessionPerson, 'lines'>): string[] =>
  lines.flatMap(({ heard, label }) => [
    heard,
    label,
    ...[heard, label].map((name) => name.replace(/^your /i, 'my ')),
  ])

/** Matches a person's names as whole words. */
export const patternOf = (person: Pick<SessionPerson, 'lines'>): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...new Set(namesOf(person))].map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )

const SENTENCE_END = /[.!?\n]/
/** The sentence of a message that holds a quote, and everything before it. */
function findAround(text: string, quote: string): { sentence: string; before: string } {
  const at = Math.max(0, text.indexOf(quote))
  let start = at
  while (start > 0 && !SENTENCE_END.test(text.charAt(start - 1))) start -= 1
  let end = at + quote.length
  while (end < text.length && !SENTENCE_END.test(text.charAt(end))) end += 1
  return { sentence: text.slice(start, end), before: text.slice(0, start) }
}

type Pronoun = 'he' | 'she' | null
const isSame = (one: SessionPerson, other: SessionPerson) => one.lines[0]?.id === other.lines[0]?.id
const pronounOf = ({ lines }: SessionPerson) => lines.find(({ pronoun }) => pronoun !== null)?.pronoun ?? null

function findPronoun(sentence: string): Pronoun {
  if (/\b(?:he|him|his)\b/i.test(sentence)) return 'he'
  return /\b(?:she|her|hers)\b/i.test(sentence) ? 'she' : null
}

/**
 * Whom a sentence without a name can only mean: the one whom its pronoun fits, or the only one named so far; else nobody, because a
 * wrong line on somebody's page is worse than a missing one.
 */
function findMeant(
  sentence: string,
  before: string,
  people: readonly SessionPerson[],
): SessionPerson | undefined {
  const named = people.filter((one) => patternOf(one).test(before))
  const candidates = named.length > 0 ? named : people
  const pronoun = findPronoun(sentence)
  const fitting = candidates.filter((one) => pronoun !== null && pronounOf(one) === pronoun)
  if (fitting.length === 1) return fitting[0]
  const [only] = candidates
  if (!only || candidates.length > 1) return undefined
  const known = pronounOf(only)
  return pronoun === null || known === null || known === pronoun ? only : undefined
}

/**
 * Says whether a line of a case tells about somebody: its sentence names them, or can only mean them.
 *
 * @param people everybody of that session.
 */
function isAbout(
  person: SessionPerson,
  line: Pick<CaseFact, 'messageId'>,
  quote: string,
  { people, texts }: { people: readonly SessionPerson[]; texts: Texts },
): boolean {
  const { sentence, before } = findAround(texts.get(line.messageId) ?? quote, quote)
  const isNamed = people.some((one) => patternOf(one).test(sentence) || patternOf(one).test(quote))
  if (isNamed) return patternOf(person).test(sentence) || patternOf(person).test(quote)
  const meant = findMeant(sentence, before, people)
  return meant !== undefined && isSame(meant, person)
}

interface Known {
  readonly people: readonly SessionPerson[]
  readonly texts: Texts
}

/** What the leader told about a person in one session. */
export const findFacts = (person: SessionPerson, known: Known): CaseFact[] =>
  person.session.case.facts.filter((fact) => !fact.struck && isAbout(person, fact, fact.quote, known))

/** What the leader promised that has to do with a person. */
export const findPromises = (person: SessionPerson, known: Known): CasePromise[] =>
  person.session.case.promises.filter(
    (promise) => !promise.struck && isAbout(person, promise, promise.text, known),
  )

const PROMISES =
  /\b(?:promised|agreed|committed|assured|gave (?:me|us) (?:his|her|their) word|(?:said|told me|told us) (?:that )?(?:he|she|they)(?:[’']?d|[’']ll| would| will| is going to| are going to))\b/iu
const NOT_PROMISED =
  /(?:\b(?:never|not|nobody)|n[’']t)\s+(?:\w+\s+)?(?:promised|agreed|committed|assured)\b/iu
const OWN = /\b(?:I|we)(?:[’']ve| have| had)?\s+(?:\w+\s+)?(?:promised|agreed|committed|assured)\b/u

/** True where a line tells that somebody else has promised something. */
export const isTheirPromise = ({ quote }: Pick<CaseFact, 'quote'>): boolean =>
  PROMISES.test(quote) && !NOT_PROMISED.test(quote) && !OWN.test(quote)
