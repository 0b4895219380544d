import type { Purpose, Relation, SpeechAct } from '../../playbooks/playbook.ts'
import { NOT_NAMES } from '../../text/people.data.ts'
import type { Pronoun } from '../../text/pronouns.ts'
import { findMeantLast } from './meant.ts'
import type { Recipient } from './own-facts.ts'
import { pronounAsked, withTitle } from './words-for.ts'
import type { Writing } from './writing.ts'

/** Whom the words are for, where the request says so: "a text to the concrete plant", "to Mrs Adeyemi". */
const ADDRESSEE =
  /\b(?:[Tt]o|[Ff]or|[Ww]ith|[Ss]peak|[Tt]ell|[Aa]sk|[Tt]ext|[Ee]mail|[Mm]essage) ((?:the|my|our) (?!team|others|crew|group|shift|staff|point)(?:\w+ )?\w+|(?:(?:Mr|Mrs|Ms|Dr|Miss)\.? )?\p{Lu}[\p{L}'’-]+)(?=[\s.,;:!?]|$)/u

/** Names whom the words are for; somebody else than the conversation is about is not called by that one's name. */
function findAddressee(text: string, person: string | null): string | null {
  const said = ADDRESSEE.exec(text)?.[1]
  if (said === undefined || NOT_NAMES.has(said.toLowerCase())) return person
  if (person !== null && said.includes(person)) return person
  return said.replace(/^(?:my|our) /, 'your ')
}

/** Says whether a request names whom the words are for. */
export const isNamed = (text: string): boolean => ADDRESSEE.test(text)

/** Whom the words are for, and whether what was told before is about them. */
export function readAddressee({ heard, names }: Writing, act: SpeechAct): Recipient {
  // Another matter may be about somebody else; nothing told before belongs to it.
  const isNew = heard.matter === 'new'
  const person = isNew ? (heard.people[0]?.label ?? null) : names.person
  const isGroup = act === 'tell-group'
  const label = isGroup ? null : findAddressee(heard.text, person)
  const isAboutThem = !isNew && (isGroup || label === names.person)
  return { label, isAboutThem, pronoun: isAboutThem ? names.pronoun : null, isGroup }
}

/** Relations of somebody whom words for another are not addressed to. */
const NOT_FOR: Readonly<Record<Exclude<Purpose['to'], 'group'>, readonly Relation[]>> = {
  report: ['boss'],
  peer: ['boss', 'report'],
  boss: ['report', 'peer'],
  outside: ['boss', 'report'],
}

/** Whom words for a purpose are said to: a group by no name, and nobody who stands otherwise to the leader than they presuppose. */
export function addressFor(writing: Writing, { act, to }: Purpose): Recipient {
  const own = readAddressee(writing, to === 'group' ? 'tell-group' : act)
  if (to === 'group') return own
  const known = writing.heard.people.find(({ label }) => label === own.label)
  return known && NOT_FOR[to].includes(known.relation) ? { ...own, label: null, isAboutThem: false } : own
}

/** How the leader speaks of somebody. */
function findPronoun({ heard, names, known }: Writing, label: string | null): Pronoun | null {
  if (label !== null && label === names.person && names.pronoun) return names.pronoun
  const isThem = (one: { readonly label: string }) => label?.includes(one.label)
  const person = heard.people.find(isThem) ?? known?.people.find(isThem)
  const spokenOf = person?.pronoun
  return spokenOf === 'he' || spokenOf === 'she' ? spokenOf : pronounAsked(heard)
}

const lastWord = (label: string) => label.split(' ').at(-1) ?? ''
const HE = /^(?:he|him|his)\b/i
const SHE = /^(?:she|her)\b/i
/** Several people, by what they are called. */
const SEVERAL =
  /^(?:they|them|everyone|everybody|all|both|(?:(?:the|my|our|all|these)(?: whole| other)? )?(?:\w+ )?(?:team|group|crew|staff|shift|class|department|office|ward|board|committee|others?|people|guys|lads|girls|ladies|men|women|parents|colleagues|partners|nurses|volunteers|members|line|kitchen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b)|\b(?:and \p{Lu}\p{L}+|of them)$/iu
/** Is for several people, in so many words. */
const OF_GROUP =
  /\b(?:group chat|(?:whats ?app|slack|viber|telegram) (?:group|chat|channel)|(?:for|of) (?:the )?(?:group|all|everybody|everyone)\b|to the staff|the other \w+s\b|to the (?:whole )?group|to (?:all|everyone|everybody)\b|all (?:\w+ )?(?:staff|members|parents|front office)|(?:the|my|our) whole (?:team|crew|kitchen|class|department|staff|shift)|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) of them|(?:the|my) (?:team|crew|others)\b(?=[^.]{0,40}\b(?:hear|know|tell|post|note|message|lines)\b)|(?:tell|post to|write to) (?:the|my) (?:team|crew|staff|others))/i
const NAME = /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Frau|Herr|Madame?|don|doña|dona|señora?)\.? )?\p{Lu}/u

/** The only one who is known and of whom the leader speaks so; null where there are several. */
function findOnly({ known }: Writing, pronoun: Pronoun | null): string | null {
  const people = (known?.people ?? []).filter(({ struck, sameAs }) => !struck && sameAs === null)
  const fitting = people.filter(
    ({ pronoun: spoken }) => !pronoun || !spoken || spoken === 'they' || spoken === pronoun,
  )
  return fitting.length === 1 ? (fitting[0]?.label ?? null) : null
}

/** Somebody whom a request names, as they are known. */
function findKnown({ heard, known }: Writing, named: string): string {
  const isThem = ({ label }: { readonly label: string }) => lastWord(label) === lastWord(named)
  return (heard.people.find(isThem) ?? known?.people.find(isThem))?.label ?? named
}

/** What a title before a name says of them: "Mrs. Nowicka". */
function pronounOfTitle({ heard: { told } }: Writing, label: string | null): Pronoun | null {
  const called = label === null ? '' : withTitle(lastWord(label), told)
  if (/^(?:Mr|Herr|[Dd]on|Monsieur|Señor)\b/u.test(called)) return 'he'
  return /^(?:Mrs|Ms|Miss|Frau|Madame|Señora|[Dd]oña|[Dd]ona)\b/u.test(called) ? 'she' : null
}

type Whom = 'several' | 'he' | 'she' | 'named' | 'role' | null

/** How somebody is called. */
function readCall(to: string): NonNullable<Whom> {
  if (SEVERAL.test(to)) return 'several'
  if (HE.test(to)) return 'he'
  if (SHE.test(to)) return 'she'
  return NAME.test(to) && !NOT_NAMES.has(to.toLowerCase()) ? 'named' : 'role'
}

/** How a request calls whom words are for; null where it does not. */
function readWhom({ heard }: Writing): Whom {
  const { to = null, request = '', kind } = heard.excerpts ?? {}
  const call = to === null ? null : readCall(to)
  if (call !== 'named' && OF_GROUP.test(request)) return 'several'
  return call ?? (kind === 'group' && pronounAsked(heard) === null ? 'several' : null)
}

/** Their name as the request gives it, where it is plain whom that means. */
function nameWhom({ heard: { excerpts, text } }: Writing, whom: Whom, own: Recipient): string | null {
  if (whom === 'named') return excerpts?.to ?? null
  return whom === null && isNamed(text) ? own.label : null
}

/** Who is only called "him" or "her": whom the request names itself, else the only one who can be meant. */
const findCalled = (writing: Writing, pronoun: Pronoun | null): string | null =>
  (pronoun && findMeantLast(writing, pronoun)) ?? findOnly(writing, pronoun)

/** Whom words of the leader's own sentences are for, as the request says; with a label only where that is sure. */
export function findRecipient(writing: Writing, own: Recipient): Recipient {
  const whom = readWhom(writing)
  if (whom === 'several' || (whom === null && own.isGroup))
    return { label: null, pronoun: null, isGroup: true, isAboutThem: own.isGroup === true && own.isAboutThem }
  if (whom === 'role')
    return { label: null, pronoun: pronounAsked(writing.heard), isGroup: false, isAboutThem: false }
  const spoken = whom === 'he' || whom === 'she' ? whom : null
  const named = nameWhom(writing, whom, own)
  const label = named ? findKnown(writing, named) : findCalled(writing, spoken ?? pronounAsked(writing.heard))
  return {
    label,
    pronoun: spoken ?? pronounOfTitle(writing, label) ?? findPronoun(writing, label),
    isGroup: false,
    isAboutThem: own.isAboutThem && label === writing.names.person,
  }
}
