import type { Pronoun } from '../../text/pronouns.ts'
import type { Addressee } from '../../text/refer-to.ts'
import { findReferents } from '../../text/referents.ts'
import type { Recipient } from './own-facts.ts'
import { hasWord } from './sayable.ts'
import type { Writing } from './writing.ts'

type Excerpts = NonNullable<Writing['heard']['excerpts']>

type Meant = ReturnType<NonNullable<Addressee['meant']>>

/** Asked for once for the listener, for what is offered and for what the request says itself. */
const READ = new WeakMap<Writing, ReturnType<typeof findReferents>>()
function readReferents(writing: Writing) {
  const { heard, known, names, state } = writing
  const read = READ.get(writing)
  if (read) return read
  const people = [...heard.people, ...(known?.people.filter(({ struck }) => !struck) ?? [])]
  const texts = [...state.userTexts.filter((text) => text !== heard.text), heard.text]
  const referents = findReferents(texts, people, names.person)
  READ.set(writing, referents)
  return referents
}

/** Whom the last "him" or "her" of a message means that names them itself: "Karen leaves at five. How do I tell her?"; null where it does not. */
export function findMeantLast(writing: Writing, pronoun: Pronoun): string | null {
  const { text, people } = writing.heard
  const found = [...(readReferents(writing).get(text) ?? [])]
  const of = pronoun === 'he' ? /^(?:he|him|his)\b/i : /^(?:she|her)\b/i
  const who = found.findLast(([at]) => of.test(text.slice(at)))?.[1]
  return people.find(({ label }) => label === who)?.label ?? null
}

const lastWord = (label: string) => label.split(' ').at(-1) ?? ''

/**
 * Reads whom "he" and "she" mean in what a leader has told, seen from whom the words are for.
 *
 * @returns what is meant by the one that stands at `at` in a message; undefined where that is not known.
 */
export function readMeant(writing: Writing, to: Recipient): (message: string, at: number) => Meant {
  const { names } = writing
  const referents = readReferents(writing)
  const label = to.label ?? names.person
  return (message, at) => {
    const who = referents.get(message)?.get(at)
    // Of several listeners nobody alone is meant.
    if (who === undefined || label === null || to.isGroup) return undefined
    if (lastWord(who) === lastWord(label)) return 'them'
    // To the one it is all about nearly all that is told is about them, whoever was named last.
    return label === names.person ? undefined : { other: who === names.person ? who : null }
  }
}

/** Whom a request says the words to by what they are: "to my manager", "tell the team". */
const BY_ROLE =
  /\b(?:to|for|with|tell|ask|text|email|mail|write|message|thank) (?:all )?(?:the|my|our) (?:\w+ )?(team|others|crew|group|staff|people|department|class|parents|boss|manager|director|owner|chief|board|clients?|customers?|mother|father|suppliers?|deputy|principal)\b/i

/** Whether whom the words are for, as the request calls them, was not spoken of before. */
export function isForNewcomer(
  { heard: { people }, state: { userTexts } }: Writing,
  { request: text }: Excerpts,
  to: Recipient,
): boolean {
  const [only, ...more] = people.filter(({ isNamed }) => isNamed)
  const name = to.label ?? (more.length === 0 ? only?.label : undefined)
  const called = name?.split(' ').at(-1) ?? BY_ROLE.exec(text)?.[1]
  // What only refines a request is read with it.
  const told = userTexts.filter((earlier) => !text.includes(earlier))
  if (!called || to.isAboutThem || told.length === 0) return false
  return !told.some((earlier) => hasWord(earlier, called))
}

/** Whether words are for somebody else than the one it is about. */
export const isForAnother = ({ names: { person } }: Writing, { label }: Recipient): boolean =>
  label !== null && person !== null && label !== person

/** To somebody new of whom the leader speaks as of the one it was about before, "he" or "she" means that other one. */
export function asSpokenTo(writing: Writing, excerpts: Excerpts, to: Recipient): Recipient {
  const { pronoun } = writing.names
  const isAnother = isForAnother(writing, to) && isForNewcomer(writing, excerpts, to)
  return isAnother && to.pronoun === pronoun ? { ...to, pronoun: null } : to
}
