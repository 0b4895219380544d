import type { Relation } from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import { type Hearing, TAGS } from '../../text/hearing.ts'
import { type Token, textOf } from '../../text/nlp.ts'
import { countOrdinary } from '../../text/ordinary-words.ts'
import { NOT_NAMES, ROLES, TITLES } from '../../text/people.data.ts'
import { isPeople } from '../../text/peoples.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { PERSON } from '../thresholds.ts'

/** Somebody who is named in a clause. */
export interface Mention {
  label: string
  /** As it is typed, where that is another way: "kev". */
  typed?: string
  /** Where it stands, in tokens of its clause. */
  at: number
  clause: Clause
  relation: Relation | undefined
  isNamed: boolean
  isSubject: boolean
  /** The leader has to talk to them: "I must talk to Achieng", "my 1:1 with the deputy". */
  isAddressed: boolean
}

const DETERMINERS = new Set(['my', 'our', 'the', 'a', 'an', 'one', 'some', 'his', 'her', 'their'])

/** The nearest determiner before a role word, at most three words back: "my new deputy" → "my". */
function determinerOf(tokens: readonly Token[], at: number): string | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const token = tokens[back]
    if (!token || token.pos === 'VERB' || token.pos === 'PUNCT') return undefined
    if (DETERMINERS.has(token.lower)) return token.lower
  }
  return undefined
}

/** "HCAs" and "Partners" are no names. */
const isPlural = ({ text, lower }: Token) =>
  /^[A-Z]{2,}s$/.test(text) || (lower.endsWith('s') && ROLES.has(lower.slice(0, -1)))
const isCapital = (token: Token) => /^\p{Lu}[\p{L}\p{M}'-]+$/u.test(token.text)

/** "our Lyon office" and "the Hansen case" are no people, and neither is what somebody is in: "in Lyon". */
function namesThing(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const isInside = before?.lower === 'in' || before?.lower === 'near'
  const describes = at > 0 && after?.pos === 'NOUN' && !isCapital(after) && before?.pos !== 'PUNCT'
  const hasOwner = DETERMINERS.has(before?.lower ?? '') && !ROLES.has(before?.lower ?? '')
  return isInside || (describes && hasOwner)
}

/** Small words inside of names: "Van der Berg", "Ana de Souza". */
const PARTICLES = new Set(
  'van von der den de del della di da dos das du la le el al bin ibn ter ten zu'.split(' '),
)

/** "Crane operator", "Platoon commander" and "Guest from 1408" begin with what somebody is, and with no name. */
function beginsTitle(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const isFirst = at === 0 || before?.pos === 'PUNCT'
  // "Marco reports to me": what ends so may be a verb whatever it is taken for.
  return (
    isFirst &&
    after?.pos === 'NOUN' &&
    !isCapital(after) &&
    !/s$|^(?:lead|head|cook|hire)$/.test(after.lower) &&
    !PARTICLES.has(after.lower)
  )
}

/** Words that the text also writes small are no names: "Crane operator … the crane stands till he comes". */
const isWrittenSmall = (word: string, tokens: readonly Token[]) => tokens.some(({ text }) => text === word)

/** True for "Marco", false for the first word of a sentence that any dictionary has, months and "API". */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !isCapital(token) || isPlural(token) || token.text === token.text.toUpperCase()) return false
  // "I'm" and "Who's" come as one token.
  const word = token.lower.split("'")[0] ?? ''
  if (NOT_NAMES.has(word) || TITLES.has(word) || ROLES.has(word) || isPeople(word)) return false
  if (namesThing(tokens, at) || beginsTitle(tokens, at) || isWrittenSmall(word, tokens)) return false
  return token.pos === 'PROPN' || (at > 0 && token.pos === 'NOUN')
}

/** The last token of the name that begins at `at`: "Jean-Luc" and "Van der Berg" are one. */
function endOfName(tokens: readonly Token[], at: number): number {
  const dash = tokens[at + 1]
  const second = tokens[at + 2]
  const isJoined = dash?.text === '-' && dash.start === tokens[at]?.end && second?.start === dash.end
  if (isJoined && second && isCapital(second)) return endOfName(tokens, at + 2)
  let to = at + 1
  while (PARTICLES.has(tokens[to]?.text ?? '')) to += 1
  const last = tokens[to]
  return to > at + 1 && last && isCapital(last) ? endOfName(tokens, to) : at
}

/** "my deputy Priya" and "Priya, my deputy" name one person with one relation. */
function relationBeside(tokens: readonly Token[], at: number): Relation | undefined {
  for (const step of [-1, 2, 3, 4]) {
    const role = ROLES.get(tokens[at + step]?.lower ?? '')
    const hasOwner = tokens.slice(Math.max(0, at + step - 3), at + step).some((token) => token.lower === 'my')
    if (role && (step === -1 || hasOwner)) return role
  }
  return undefined
}

/** Whether what stands at a place in a clause is its subject: there is no verb before it. */
function isSubjectAt({ tokens }: Clause, at: number): boolean {
  const verbAt = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return verbAt < 0 || at < verbAt
}

/** Somebody who is called by a name at a place in a clause. */
const nameAt = (clause: Clause, at: number, label: string): Mention => ({
  label,
  at,
  clause,
  relation: relationBeside(clause.tokens, at),
  isNamed: true,
  isSubject: isSubjectAt(clause, at),
  isAddressed: isAddressedAt(clause.tokens, at),
})

/** Finds who is named in a clause, with a capital or by a role. */
export function mentionsIn(clause: Clause): Mention[] {
  const { tokens } = clause
  const mentions: Mention[] = []
  let nameEnd = -1
  tokens.forEach((token, at) => {
    if (at <= nameEnd) return
    if (isName(tokens, at)) {
      const firstEnd = endOfName(tokens, at)
      nameEnd = endOfSurname(tokens, firstEnd)
      mentions.push(nameAt(clause, at, textOf(tokens.slice(at, firstEnd + 1))))
    }
    const relation = ROLES.get(token.lower)
    const determiner = relation && (determinerOf(tokens, at) ?? (isTersely(tokens, at) ? 'the' : undefined))
    if (!relation || !determiner || isName(tokens, at + 1) || isPartOfTitle(tokens, at)) return
    const label = labelOf(token, determiner)
    mentions.push({
      label,
      at,
      clause,
      relation,
      isNamed: false,
      isSubject: isSubjectAt(clause, at),
      isAddressed: isAddressedAt(tokens, at),
    })
  })
  return mentions
}

/** "Dwayne Kowalski" is one, called by the first name. */
const endOfSurname = (tokens: readonly Token[], firstEnd: number) =>
  isName(tokens, firstEnd + 1) ? endOfName(tokens, firstEnd + 1) : firstEnd

/** "Cook comes late": somebody in a hurry leaves out whose cook it is. */
const isTersely = (tokens: readonly Token[], at: number) =>
  at === 0 &&
  /^(?:VERB|AUX)$/.test(tokens[1]?.pos ?? '') &&
  /s$|^(?:has|was|did)$/.test(tokens[1]?.lower ?? '')

const TALKS = new Set(
  'talk talking speak speaking conversation chat word meeting review feedback sit 1:1 one-on-one'.split(' '),
)
const ADDRESSES = new Set(
  'tell telling confront confronting dismiss dismissing sack fire face facing'.split(' '),
)
/** Whether who stands at `at` is somebody the leader has to talk to. */
function isAddressedAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(0, at)
    .filter(({ lower }) => !DETERMINERS.has(lower) && !TITLES.has(lower))
    .map(({ lower }) => lower)
  const [last = '', talks = ''] = before.toReversed()
  const isLeaders = before.some((word) => /^(?:i|we|my|our|im|ive|i'm|i've)$/.test(word))
  return isLeaders && (ADDRESSES.has(last) || (/^(?:to|with)$/.test(last) && TALKS.has(talks)))
}

/** "the head nurse job" is no nurse, and "my deputy head" is one person: the last noun says what it is. */
const isPartOfTitle = (tokens: readonly Token[], at: number) =>
  tokens.slice(at + 1, at + 2).some((next) => next.pos === 'NOUN' && !isCapital(next))

const labelOf = (role: Token, determiner: string) =>
  determiner === 'my' || determiner === 'our' ? `your ${role.lower}` : `the ${role.lower}`

/** Where the hearing model tells how likely a word is of a person. */
export const PERSON_AT = TAGS.indexOf('person')

/** "Roofer", "conductor", "committee": what somebody is more often than a name. */
const OF_TRADE = /(?:er|or|ee|ist|ance|ore|man|wife)$/
/** A name in small letters has so many at least. */
const SHORTEST_TYPED = 3
/** Names that somebody in haste types in small letters: what the hearing model takes for a person, and no text has as a word. */
export function mentionsTyped(clause: Clause, hearing: Hearing): Mention[] {
  const { tokens } = clause
  return tokens.flatMap((token, at) => {
    const { lower, text, start, end } = token
    const isTyped = text === lower && /^\p{Ll}+$/u.test(lower) && lower.length >= SHORTEST_TYPED
    if (!isTyped || lower.endsWith('s') || isKnownWord(lower) || DETERMINERS.has(tokens[at - 1]?.lower ?? ''))
      return []
    const heard = hearing.words.filter((word) => word.start < end && start < word.end)
    const least = OF_TRADE.test(lower) ? PERSON.typedTrade : PERSON.typed
    const isPerson = heard.some(({ tags }) => (tags[PERSON_AT] ?? 0) > least)
    return isPerson ? [{ ...nameAt(clause, at, sentenceCase(lower)), typed: lower }] : []
  })
}
const isKnownWord = (word: string): boolean =>
  [word, word.replace(/(?:e?s|in|ing)$/, '')].some((form) => countOrdinary(form) > 0) ||
  ROLES.has(word) ||
  ROLES.has(word.replace(/s$/, '')) ||
  NOT_NAMES.has(word) ||
  TITLES.has(word) ||
  isPeople(word)
