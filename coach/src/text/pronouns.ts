import { readSentences, type Token } from './nlp.ts'

/** How a leader speaks of one person. */
export type Pronoun = 'she' | 'he'

const FORMS: Readonly<Record<Pronoun, Readonly<Record<string, string>>>> = {
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themselves: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themselves: 'himself' },
}
const SHE = /\b(?:she|her|hers|herself)\b/i
const HE = /\b(?:he|him|his|himself)\b/i

/** Says which pronoun a leader uses; null where they use none, or both. */
export function findPronoun(text: string): Pronoun | null {
  if (SHE.test(text)) return HE.test(text) ? null : 'she'
  return HE.test(text) ? 'he' : null
}

const PLURAL = /\b(they|them|their|theirs|themselves)\b/i
/** Somebody else "they" could mean. */
const OTHERS =
  /\b(?:who|whoever|whom|somebody|someone|anyone|anybody|everyone|everybody|nobody|people|others|colleague|both|two|three|team)\b/i
const AGREES: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "'re": "'s",
  "'ve": "'s",
}
/** The same in the present and in the past, so that nothing tells which of the two is meant. */
const UNCLEAR = new Set(['put', 'let', 'set', 'cut', 'hit', 'cost', 'hurt', 'shut', 'quit', 'read', 'beat'])

/**
 * Speaks of one person as their leader does: "how they were treated" → "how she was treated".
 *
 * @param sentence with the person in it before every "they" that means the person.
 * @param from where the person stands in it, in characters.
 * @returns the sentence unchanged where "they" could be somebody else, or a verb cannot be made to agree.
 */
export function referAs(sentence: string, from: number, pronoun: Pronoun): string {
  const [head, tail] = [sentence.slice(0, from), sentence.slice(from)]
  if (!PLURAL.test(tail) || OTHERS.test(sentence)) return sentence
  const tokens = readSentences(tail).flatMap((each) => each.tokens)
  const last = tokens.findLastIndex(({ lower }) => PLURAL.test(lower))
  if (tokens.slice(0, last).some(isPlural)) return sentence
  const verbs = tokens.flatMap(({ lower }, at) => (lower === 'they' ? [findVerb(tokens, at + 1)] : []))
  const said = new Map<Token, string>()
  for (const verb of verbs) {
    const agreed = verb && agree(verb)
    if (!agreed) return sentence
    said.set(verb, agreed)
  }
  for (const token of tokens) {
    const form = FORMS[pronoun][token.lower]
    if (form) said.set(token, form)
  }
  return head + replaceTokens(tail, said)
}

const isPlural = ({ pos, lower, lemma }: Token) => pos === 'NOUN' && lower.endsWith('s') && lemma !== lower

/** Verbs that stand before "they" in a question; what follows then keeps its base form. */
const ASKING = new Set(['do', 'did', 'have', 'had', 'are', 'were'])

/** The verb that agrees with "they": the one before it in a question, else the next, with an adverb between at most. */
function findVerb(tokens: readonly Token[], from: number): Token | undefined {
  const before = tokens[from - 2]
  if (before && (before.pos === 'AUX' || ASKING.has(before.lower))) return before
  const at = tokens[from]?.pos === 'ADV' ? from + 1 : from
  const token = tokens[at]
  return token && (token.pos === 'VERB' || token.pos === 'AUX' || token.lower in AGREES) ? token : undefined
}

function agree({ lower, lemma, pos }: Token): string | undefined {
  const fixed = AGREES[lower]
  if (fixed) return fixed
  // "could" and "needed" are the same for everybody.
  if (pos === 'AUX' || lemma !== lower) return lower
  if (UNCLEAR.has(lower)) return undefined
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(lower) ? `${lower}es` : `${lower}s`
}

function replaceTokens(text: string, said: ReadonlyMap<Token, string>): string {
  let written = ''
  let end = 0
  for (const [token, form] of [...said].toSorted(([one], [other]) => one.start - other.start)) {
    const cased = /^[A-Z]/.test(token.text) ? form.charAt(0).toUpperCase() + form.slice(1) : form
    written += text.slice(end, token.start) + cased
    end = token.end
  }
  return written + text.slice(end)
}
