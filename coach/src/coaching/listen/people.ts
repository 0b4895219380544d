import type { Relation } from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import type { Hearing } from '../../text/hearing.ts'
import { CALLED_AFTER, SAID_OF, TITLES } from '../../text/people.data.ts'
import { findPronoun, type Pronoun } from '../../text/pronouns.ts'
import { PERSON } from '../thresholds.ts'
import { type Mention, mentionsIn, mentionsTyped, PERSON_AT } from './mentions.ts'

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
  const named = clauses.flatMap((clause) => [
    ...mentionsIn(clause),
    ...(hearing ? mentionsTyped(clause, hearing) : []),
  ])
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
      heardAs: mention.typed ?? mention.label,
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
