import type { Token } from './nlp.ts'
import { countOrdinary } from './ordinary-words.ts'
import type { Pronoun } from './pronouns.ts'

/** Whom words are said to, as the leader speaks of them. */
export interface Addressee {
  /** "Marco", "your deputy"; null where nobody was named. */
  readonly label: string | null
  /** How the leader refers to them; null where that is not plain. */
  readonly pronoun: Pronoun | null
  /** True where they are several, of whom the leader speaks as "they". */
  readonly isGroup?: boolean
  /** True where the leader looks at what is said before it is: "he", "she" and "they" that mean others stay. */
  readonly isChosen?: boolean
  /** Whom a "he" or "she" means, by where it stands in the text that is turned: them, or another, by name where that is sure; undefined where it is not known. */
  readonly meant?: (at: number) => 'them' | { readonly other: string | null } | undefined
  /** True where somebody else is spoken of besides: a "he" or "she" of which it is not known need not mean them. */
  readonly isOneOfMany?: boolean
}

type Meant = ReturnType<NonNullable<Addressee['meant']>>

/** The forms of a pronoun. */
export const FORMS: Readonly<Record<Pronoun, ReadonlySet<string>>> = {
  he: new Set(['he', 'him', 'his', 'himself']),
  she: new Set(['she', 'her', 'hers', 'herself']),
}
/** All forms of "he" and "she". */
export const THIRD = new Set([...FORMS.he, ...FORMS.she])
/** All forms of "they". */
export const PLURAL = new Set(['they', 'them', 'their', 'theirs', 'themselves'])
/** What may mean them where it is not known how the leader speaks of them. */
export const MAY_MEAN = new Set([...PLURAL, ...THIRD])
/** Whether a token is a verb. */
export const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX'

/** Which tokens mean the addressee: the name, the role with its "my", and the pronouns that the leader uses for them. */
export function findReferences(
  tokens: readonly Token[],
  { label, pronoun, isGroup, meant }: Addressee,
  from: number,
): Map<number, number> {
  const said = new Map<number, number>()
  const forms = isGroup ? PLURAL : pronoun && FORMS[pronoun]
  const words = (label ?? '')
    .replace(/^(?:your|the) /, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  const isRole = label !== null && /^(?:your|the) /.test(label)
  tokens.forEach((token, at) => {
    const isStart =
      words.length > 0 &&
      words.every((word, index) => {
        const next = tokens[at + index]
        return isRole ? next?.lower === word.toLowerCase() : isCalled(next, word)
      })
    if (isStart && isRole && ['my', 'our', 'the'].includes(tokens[at - 1]?.lower ?? ''))
      said.set(at - 1, words.length + 1)
    else if (isStart && !isRole) {
      const { from, length } = findWhole(tokens, at, words.length)
      said.set(from, length)
    } else if (isThem(token, forms, meant?.(token.start - from))) said.set(at, 1)
  })
  return said
}

/** Whether a token is a name, typed in small letters perhaps. */
export const isCalled = (token: Token | undefined, name: string): boolean =>
  token?.text === name || (token?.text === name.toLowerCase() && countOrdinary(token.text) === 0)

/** Whether a pronoun means them: as it is known of it, else as they are spoken of. */
function isThem({ lower }: Token, forms: ReadonlySet<string> | null, known: Meant): boolean {
  return THIRD.has(lower) && known !== undefined ? known === 'them' : (forms?.has(lower) ?? false)
}

/** Where "our head baker Dorota" begins, which names one person. */
function startOfTitle(tokens: readonly Token[], name: number): number {
  const before = tokens.slice(0, name)
  const isTitle =
    before.length <= LONGEST_TITLE &&
    /^(?:my|our|the)$/.test(before[0]?.lower ?? '') &&
    before.slice(1).every(({ pos }) => ['ADJ', 'NOUN', 'PROPN'].includes(pos))
  return isTitle && before.length > 1 ? 0 : name
}

const COURTESY = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Madam|Monsieur|Herr|Frau)\.?$/

/** Where a name stands with what they are before it: "our head baker Dorota", "One of my teachers, Mr. Boateng,". */
function findWhole(tokens: readonly Token[], at: number, length: number) {
  const end = endOfApposition(tokens, at, length)
  const from = end ? 0 : startOfTitle(tokens, COURTESY.test(tokens[at - 1]?.text ?? '') ? at - 1 : at)
  return { from, length: (end ?? at + length) - from }
}

/** Where "One of my teachers, Mr. Boateng," ends, which names one person; undefined where no name stands so. */
function endOfApposition(tokens: readonly Token[], name: number, length: number): number | undefined {
  const isNamed =
    name > 2 &&
    tokens[COURTESY.test(tokens[name - 1]?.text ?? '') ? name - 2 : name - 1]?.text === ',' &&
    /^(?:one|an?|my|our|the)$/.test(tokens[0]?.lower ?? '')
  const isAlone = tokens.slice(0, name - 1).every(({ pos }) => pos !== 'VERB' && pos !== 'AUX')
  const after = tokens[name + length + 1]
  const isClosed = tokens[name + length]?.text === ',' && after !== undefined && isVerb(after)
  return isNamed && isAlone && isClosed ? name + length + 1 : undefined
}

/** Words before a name that say who it is. */
const LONGEST_TITLE = 4

/** Whether what stands behind "her" belongs to her. */
export const isPossessive = (tokens: readonly Token[], at: number) =>
  ['NOUN', 'ADJ', 'NUM', 'PROPN'].includes(tokens[at + 1]?.pos ?? '') ||
  // "Her pull request": a noun that is also a verb.
  (tokens[at + 1]?.pos === 'VERB' && tokens[at + 2]?.pos === 'NOUN')

/** Others who are only called "he" or "she" are called by name at the first time, since nobody else has named them here. */
export function nameOthers(
  tokens: readonly Token[],
  { meant, isGroup }: Addressee,
  from: number,
): Map<number, string> {
  const named = new Map<number, string>()
  const known = new Set<string>()
  for (const [at, token] of isGroup ? [] : tokens.entries()) {
    const other = findOther(token, meant?.(token.start - from))
    if (other === null) known.add(token.text)
    else if (!isNamed(other, known)) {
      named.set(at, `${other.replace(/^your /, 'my ')}${isOwner(tokens, at) ? "'s" : ''}`)
      known.add(other)
    }
  }
  return named
}
/** The name of whom a pronoun means, where that is another; nobody is called by name in place of "himself". */
const findOther = ({ lower }: Token, meant: Meant): string | null =>
  THIRD.has(lower) && typeof meant === 'object' && !/sel(?:f|ves)$/.test(lower) ? meant.other : null
const isNamed = (name: string, known: ReadonlySet<string>): boolean =>
  known.has(name) || name.split(' ').some((word) => known.has(word) || known.has(word.toLowerCase()))
const isOwner = (tokens: readonly Token[], at: number): boolean =>
  /^(?:his|hers)$/.test(tokens[at]?.lower ?? '') || (tokens[at]?.lower === 'her' && isPossessive(tokens, at))
