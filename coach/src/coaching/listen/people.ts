import type { Relation } from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import { type Hearing, TAGS } from '../../text/hearing.ts'
import { type Token, textOf } from '../../text/nlp.ts'
import { CALLED_AFTER, NOT_NAMES, ROLES, SAID_OF, TITLES } from '../../text/people.data.ts'
import { isPeople } from '../../text/peoples.ts'
import { findPronoun, type Pronoun } from '../../text/pronouns.ts'
import { PERSON } from '../thresholds.ts'

/** Somebody the leader writes about, by the leader's own label. */
export interface Person {
  /** As the coach may say it: "Marco", "your deputy". */
  readonly label: string
  /** As the leader's words name them, whatever they want them called. */
  readonly heardAs: string
  readonly relation: Relation
  readonly isNamed: boolean
  /** How often this person is the subject of a clause, or somebody the leader has to talk to: who the story is about. */
  readonly weight: number
  /** How most of what is told about them speaks of them; null where it says nothing, or as much of either. */
  readonly pronoun: Pronoun | null
}

interface Mention {
  label: string
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

function mentionsIn(clause: Clause): Mention[] {
  const { tokens } = clause
  const verbAt = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX')
  const isSubjectAt = (at: number) => verbAt < 0 || at < verbAt
  const mentions: Mention[] = []
  let nameEnd = -1
  tokens.forEach((token, at) => {
    if (at <= nameEnd) return
    if (isName(tokens, at)) {
      const firstEnd = endOfName(tokens, at)
      nameEnd = endOfSurname(tokens, firstEnd)
      mentions.push({
        label: textOf(tokens.slice(at, firstEnd + 1)),
        at,
        clause,
        relation: relationBeside(tokens, at),
        isNamed: true,
        isSubject: isSubjectAt(at),
        isAddressed: isAddressedAt(tokens, at),
      })
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
      isSubject: isSubjectAt(at),
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

/** "She says sorry dona Rosário", "'Ah Siobhán you know …'": so somebody calls the leader. */
function isCallingLeader({ clause: { tokens }, at }: Mention): boolean {
  const before = TITLES.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1
  if (!CALLED_AFTER.has(tokens[before]?.lower ?? '')) return false
  const introducing = tokens.slice(0, before).map(({ lower }) => lower)
  return introducing.some((word) =>
    /^(?:sa(?:y|ys|id|ying)|tells?|told|answers?|goes|like|['"“‘]+)$/.test(word),
  )
}

/** The name under a letter: "With kind regards, W. Ziegler". */
const SIGNED =
  /\b(?:regards|greetings|sincerely|faithfully|yours|wishes|nice day|pleasant day)\b[\s,.!]*(?:\p{Lu}\.?,? ?)*(\p{Lu}[\p{L}'’-]{2,})[\s.]*$/u

/** What says beside a name whether they are a woman or a man: "Mrs", "guy". */
const pronounsBeside = ({ clause: { tokens }, at }: Mention): Pronoun[] =>
  tokens.slice(Math.max(0, at - 2), at + 1).flatMap(({ lower }) => SAID_OF.get(lower) ?? [])

/** The pronouns that a text uses after a mention and before the next speak of whom was mentioned last: she more than 0. */
function countPronouns(mentions: readonly Mention[], clauses: readonly Clause[]): Map<string, number> {
  const votes = new Map<string, number>()
  const vote = (label: string, pronouns: readonly Pronoun[]) => {
    for (const pronoun of pronouns) votes.set(label, (votes.get(label) ?? 0) + (pronoun === 'she' ? 1 : -1))
  }
  for (const mention of mentions) vote(mention.label, pronounsBeside(mention))
  let last: Mention | undefined
  for (const clause of clauses) {
    const here = mentions.filter((mention) => mention.clause === clause)
    for (const [at, { lower }] of clause.tokens.entries()) {
      last = here.find((mention) => mention.at === at) ?? last
      const pronoun = last && findPronoun(lower)
      if (last && pronoun) vote(last.label, [pronoun])
    }
  }
  return votes
}

const PERSON_AT = TAGS.indexOf('person')
const bare = (word: string) => word.replace(/^[^\p{L}]+|(?:[’']s)?[^\p{L}]*$/gu, '').toLowerCase()

/** Says whether the hearing model takes a name for one: a product or a place is written like a name, too. */
function isHeardAsName(label: string, hearing: Hearing | null, text: string): boolean {
  const name = bare(label)
  const odds = (hearing?.words ?? [])
    .filter(({ start, end }) => bare(text.slice(start, end)) === name)
    .map(({ tags }) => tags[PERSON_AT] ?? 0)
  // What it has not read, it cannot doubt.
  return odds.length === 0 || Math.max(...odds) > PERSON.named
}

/** Whom the leader has to talk to weighs more than who acts. */
const ADDRESSED = 4

const pronounOf = (votes = 0): Pronoun | null => (votes > 0 ? 'she' : votes < 0 ? 'he' : null)

/**
 * Finds who a text is about.
 *
 * @param hearing of `text`, which takes away what is only written like a name; without it, words alone decide.
 * @returns most central first; people the leader only calls "he" or "they" are not found.
 */
export function findPeople(clauses: readonly Clause[], hearing: Hearing | null = null, text = ''): Person[] {
  const byLabel = new Map<string, Person>()
  const signed = SIGNED.exec(clauses.map((clause) => clause.text).join(', '))?.[1]
  const named = clauses.flatMap(mentionsIn)
  const own = new Set(named.filter(isCallingLeader).map(({ label }) => label))
  const mentions = named.filter(
    ({ label, isNamed }) =>
      !isNamed || (!own.has(label) && label !== signed && isHeardAsName(label, hearing, text)),
  )
  const votes = countPronouns(mentions, clauses)
  for (const mention of mentions) {
    const known = byLabel.get(mention.label)
    byLabel.set(mention.label, {
      label: mention.label,
      heardAs: mention.label,
      isNamed: mention.isNamed,
      relation: mention.relation ?? known?.relation ?? (mention.isNamed ? 'report' : 'other'),
      weight: (known?.weight ?? 0) + (mention.isAddressed ? ADDRESSED : mention.isSubject ? 2 : 1),
      pronoun: pronounOf(votes.get(mention.label)),
    })
  }
  const order = (person: Person) =>
    person.weight + (person.isNamed ? 0.5 : 0) - (person.relation === 'team' ? 1 : 0)
  return [...byLabel.values()].sort((one, other) => order(other) - order(one))
}
