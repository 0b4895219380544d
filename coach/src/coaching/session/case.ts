import type { Case, CaseFact, CaseMatter, CasePerson, CasePromise } from '@lodestar/contract/case'
import type { State } from './state.ts'

/** What one turn adds to the case, all of it taken from the leader's message. */
export interface Learned {
  readonly people: readonly Pick<CasePerson, 'heard' | 'pronoun'>[]
  readonly facts: readonly Pick<CaseFact, 'kind' | 'quote'>[]
  readonly promises: readonly Pick<CasePromise, 'text' | 'dueOn'>[]
  /** Promises that got their day, by what they say. */
  readonly dated: readonly Pick<CasePromise, 'text' | 'dueOn'>[]
  /** Promises of the session before this one that are told to be kept, by what they say. */
  readonly kept: readonly string[]
  /** Promises of this session, and of the one before, that are taken back, by what they say. */
  readonly dropped: readonly string[]
  /** The matter in hand after the turn; null while it is unknown. */
  readonly matter: {
    readonly title: string
    readonly situations: readonly string[]
    /** The line of the matter they return to, or null for one that is surely another; otherwise its situations tell. */
    readonly line?: string | null
  } | null
  /** How much time they have, where they say it. */
  readonly time: Case['time']
}

/** What a turn without a word about the matter teaches. */
export const NOTHING_LEARNED: Learned = {
  people: [],
  facts: [],
  promises: [],
  dated: [],
  kept: [],
  dropped: [],
  matter: null,
  time: null,
}

/** More lines than these are not read by anybody; the first ones stay. */
const MOST = { matters: 12, people: 24, facts: 80, promises: 30 } as const

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Adds lines that are not there yet, with ids that go on from the last. */
function addLines<Line extends { id: string }, New>(
  kind: string,
  known: readonly Line[],
  found: readonly New[],
  {
    keyOf,
    otherKeyOf = keyOf,
    make,
    most,
  }: {
    keyOf: (line: Line | New) => string
    /** What a line that is there is called besides. */
    otherKeyOf?: (line: Line) => string
    make: (one: New, id: string) => Line
    most: number
  },
): Line[] {
  const lines = [...known]
  const keys = new Set(known.flatMap((line) => [keyOf(line), otherKeyOf(line)].map(normalize)))
  for (const one of found) {
    const key = normalize(keyOf(one))
    if (!key || keys.has(key) || lines.length >= most) continue
    keys.add(key)
    lines.push(make(one, `${kind}-${lines.length + 1}`))
  }
  return lines
}

/**
 * Takes what one turn has learned into the case. What is there stays as the leader has corrected it.
 *
 * @param messageId the leader's message that was answered.
 * @param atStart the case as the turn found it: what was corrected since stands, and waits for the next turn's answer.
 */
export function growCase(before: Case, learned: Learned, messageId: string, atStart = before): Case {
  const line = { messageId, struck: false }
  const { matter } = learned
  // What was between two has become one: the line stays, and says what it is now.
  const known = before.matters.map((one) =>
    matter && matter.line === undefined && matter.situations.length > 0 && one.title === matter.title
      ? { ...one, situations: [...matter.situations] }
      : one,
  )
  const keyOf = (one: CaseMatter | NonNullable<Learned['matter']>) =>
    matter?.line === null || one.situations.length === 0 ? one.title : one.situations.join(' ')
  const matters = addLines('matter', known, matter && !matter.line ? [matter] : [], {
    keyOf,
    make: ({ title, situations }, id) => ({ ...line, id, title, situations: [...situations] }),
    most: MOST.matters,
  })
  const inHand =
    matter && matters.find((one) => (matter.line ? one.id === matter.line : keyOf(one) === keyOf(matter)))
  const dated = new Map(learned.dated.map(({ text, dueOn }) => [normalize(text), dueOn]))
  const promises = addLines('promise', before.promises, learned.promises, {
    keyOf: ({ text }) => text,
    make: ({ text, dueOn }, id) => ({ ...line, id, text, dueOn }),
    most: MOST.promises,
  })
  return {
    matters,
    inHand: (before.inHand === atStart.inHand && inHand?.id) || before.inHand,
    people: addLines('person', before.people, learned.people, {
      keyOf: ({ heard }) => heard,
      otherKeyOf: ({ label }) => label,
      make: ({ heard, pronoun }, id) => ({ ...line, id, heard, label: heard, pronoun, sameAs: null }),
      most: MOST.people,
    }).map((person) => {
      const now = learned.people.find(({ heard }) => heard === person.heard)
      return { ...person, pronoun: person.pronoun ?? now?.pronoun ?? null }
    }),
    facts: addLines('fact', before.facts, learned.facts, {
      keyOf: ({ quote }) => quote,
      make: ({ kind, quote }, id) => ({ ...line, id, kind, quote }),
      most: MOST.facts,
    }),
    promises: promises.map((promise) => ({
      ...promise,
      struck: promise.struck || learned.dropped.includes(promise.text),
      dueOn: promise.dueOn ?? dated.get(normalize(promise.text)) ?? null,
    })),
    time: (before.time === atStart.time && learned.time) || before.time,
    corrected: before.corrected.slice(atStart.corrected.length),
  }
}

/** Somebody as the leader wants them called; null where they have struck them. */
export function findInCase({ people }: Case, heard: string): CasePerson | null | undefined {
  let person = people.find((one) => one.heard === heard || one.label === heard)
  for (let steps = 0; person?.sameAs && steps <= people.length; steps++) {
    const same: string = person.sameAs
    person = people.find(({ id }) => id === same) ?? person
  }
  return person?.struck ? null : person
}

/** A session's state as the leader has corrected it: its matter in hand, its person, its promises, and what was told. */
export function correctState(state: State, known: Case): State {
  const { matters, inHand } = known
  if (matters.length === 0) return state
  const matter = matters.find(({ id, struck }) => id === inHand && !struck)
  const isSwitched = matter && matter.situations.join() !== state.situations.join()
  const person = state.person === null ? undefined : findInCase(known, state.person)
  const open = new Map(listPromises(known).map((promise) => [promise.text, promise]))
  const all = new Set(known.promises.map(({ text }) => text))
  return {
    ...state,
    situations: matter ? matter.situations : [],
    ...(isSwitched ? { reading: null, approach: null, conduct: null } : {}),
    person: person === undefined ? state.person : (person?.label ?? null),
    commitments: state.commitments.flatMap((one) => open.get(one.text) ?? (all.has(one.text) ? [] : [one])),
    userTexts: withoutStruck(state.userTexts, known),
  }
}

/** The leader's texts without what they have struck. */
export function withoutStruck(texts: readonly string[], { facts }: Case): string[] {
  const struck = facts.filter((fact) => fact.struck).map(({ quote }) => quote)
  return texts.map((text) => struck.reduce((left, quote) => left.replace(quote, ' '), text))
}

/** The promises that stand, in the order they were made. */
const listPromises = ({ promises }: Case): Pick<CasePromise, 'text' | 'dueOn'>[] =>
  promises.filter(({ struck }) => !struck).map(({ text, dueOn }) => ({ text, dueOn }))
