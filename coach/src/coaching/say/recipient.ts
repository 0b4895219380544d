import type { Purpose, Relation, SpeechAct } from '../../playbooks/playbook.ts'
import { NOT_NAMES } from '../../text/people.data.ts'
import type { Pronoun } from '../../text/pronouns.ts'
import type { Recipient } from './own-facts.ts'
import { pronounAsked } from './words-for.ts'
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

/** Begins with whom the words are for: "Now Léonie.", "And Edilson, for what I told him". */
const BEGINS_WITH =
  /^\W*(?:(?:ok(?:ay)?|now|and|then|right|so|also|next|one more|last one|alright)\b[ ,:]*)*(?:(?:my|our|the) [\w' -]{2,30}, )?((?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|Madam)\.? )?\p{Lu}[\p{L}'’-]+)(?=[.,:]|'s| and\b| who\b)/u

/** Whom the words are for, where that is sure: whom the request says them to or begins with, or the only one who is known and fits "him" or "her". */
function findSurely({ heard, known }: Writing, own: Recipient): string | null {
  if (own.label !== null && isNamed(heard.text) && heard.text.includes(lastWord(own.label))) return own.label
  const first = BEGINS_WITH.exec(heard.text)?.[1] ?? ''
  const begun = heard.people.find(
    ({ label, isNamed: hasName }) => hasName && lastWord(label) === lastWord(first),
  )
  if (begun) return begun.label
  const spoken = pronounAsked(heard)
  const people = (known?.people ?? []).filter(({ struck, sameAs }) => !struck && sameAs === null)
  const fitting = people.filter(
    ({ pronoun }) => !spoken || !pronoun || pronoun === 'they' || pronoun === spoken,
  )
  return fitting.length === 1 ? (fitting[0]?.label ?? null) : null
}

const lastWord = (label: string) => label.split(' ').at(-1) ?? ''

/** Whom words of the leader's own sentences are for; with a label only where that is sure. */
export function findRecipient(writing: Writing, own: Recipient): Recipient {
  const { heard } = writing
  const label = own.isGroup ? null : findSurely(writing, own)
  const isSeveral = label === null && heard.excerpts?.kind === 'group' && pronounAsked(heard) === null
  return own.isGroup || isSeveral
    ? { label: null, pronoun: null, isGroup: true, isAboutThem: own.isGroup === true && own.isAboutThem }
    : {
        label,
        pronoun: findPronoun(writing, label),
        isGroup: false,
        isAboutThem: own.isAboutThem && label === own.label,
      }
}
