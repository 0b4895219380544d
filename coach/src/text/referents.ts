import { readSentences, type Token } from './nlp.ts'
import { NOT_NAMES } from './people.data.ts'
import type { Pronoun } from './pronouns.ts'
import { isCalled } from './refer-to.ts'

/** Somebody a leader tells of. */
export interface Referent {
  /** "Marco", "Mrs. Kamau", "your deputy". */
  readonly label: string
  readonly pronoun: Pronoun | 'they' | null
}

/** Whom "he", "she" and their forms mean in a text, by where they stand in it, in characters. */
export type Referents = ReadonlyMap<number, string>

const HE = new Set(['he', 'him', 'his', 'himself'])
const SHE = new Set(['she', 'her', 'hers', 'herself'])
const OWNERS = new Set(['my', 'our', 'the'])
const COURTESY = /^(?:mr|mrs|ms|miss|mx|dr|prof|madam|sir|frau|herr)\.?$/i

const pronounOf = ({ lower }: Token): Pronoun | null => (HE.has(lower) ? 'he' : SHE.has(lower) ? 'she' : null)

/** Who is named at a token, by a word of the name or by the role with its owner before it. */
function findNamed(tokens: readonly Token[], at: number, people: readonly Referent[]): Referent | undefined {
  const token = tokens[at]
  return people.find(({ label }) => {
    const role = /^(?:your|the) (.+)$/.exec(label)?.[1]
    if (role !== undefined)
      return token?.lower === role.toLowerCase() && OWNERS.has(tokens[at - 1]?.lower ?? '')
    return label.split(' ').some((word) => !COURTESY.test(word) && isCalled(token, word))
  })
}

/** A name of nobody who is known; a place or a day may look like one. */
const isUnknownName = (tokens: readonly Token[], at: number): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (token?.pos !== 'PROPN' || !/^\p{Lu}\p{Ll}/u.test(token.text) || NOT_NAMES.has(token.lower)) return false
  return (
    !/^(?:in|at|from|near|on|to)$/.test(before?.lower ?? '') && !/^\p{Lu}\p{Ll}/u.test(before?.text ?? '')
  )
}

/** Who was spoken of last, by the pronoun they are spoken of with, and where. */
interface Focus {
  he: string | null
  she: string | null
  /** Somebody of whom it is not known yet, named last. */
  open: string | null
  /** Whether a name was read last of whom nothing is known: whoever is meant then is not known either. */
  isLost: boolean
}

/**
 * Finds whom "he" and "she" mean: the one who was named before and is spoken of so; of two in one sentence the first.
 *
 * @param texts what somebody tells, in its order.
 * @param main whom it is about, where nobody has been named.
 * @returns by each text.
 */
export function findReferents(
  texts: readonly string[],
  people: readonly Referent[],
  main: string | null,
): ReadonlyMap<string, Referents> {
  const spoken = new Map(people.map(({ label, pronoun }) => [label, pronoun]))
  const focus: Focus = { he: null, she: null, open: null, isLost: false }
  return new Map(
    texts.map((text) => {
      const found = new Map<number, string>()
      for (const { tokens } of readSentences(text)) readSentence(tokens, found)
      return [text, found]
    }),
  )

  function readSentence(tokens: readonly Token[], found: Map<number, string>): void {
    const named = new Set<Pronoun>()
    for (const [at, token] of tokens.entries()) {
      const person = findNamed(tokens, at, people)
      if (person) name(person.label, named)
      else if (isUnknownName(tokens, at)) focus.isLost = true
      else mean(token, named, found)
    }
  }

  function mean(token: Token, named: Set<Pronoun>, found: Map<number, string>): void {
    const pronoun = pronounOf(token)
    const meant = pronoun && resolve(pronoun)
    if (!pronoun || !meant) return
    found.set(token.start, meant)
    named.add(pronoun)
  }

  /** Of two that are spoken of alike in one sentence the first stays in view. */
  function name(label: string, named: Set<Pronoun>): void {
    const pronoun = spoken.get(label)
    focus.isLost = false
    if (pronoun !== 'he' && pronoun !== 'she') focus.open = label
    else if (!named.has(pronoun) || focus[pronoun] === null) {
      focus[pronoun] = label
      named.add(pronoun)
    }
  }

  function resolve(pronoun: Pronoun): string | null {
    if (focus.isLost) return null
    if (focus.open !== null && spoken.get(focus.open) !== 'they') {
      focus[pronoun] = focus.open
      spoken.set(focus.open, pronoun)
      focus.open = null
    }
    const isMain = main !== null && [pronoun, null, undefined].includes(spoken.get(main) as Pronoun | null)
    focus[pronoun] ??= isMain ? main : null
    return focus[pronoun]
  }
}
