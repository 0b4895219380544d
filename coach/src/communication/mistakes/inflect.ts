const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  life: 'lives',
  wife: 'wives',
  half: 'halves',
  shelf: 'shelves',
  foot: 'feet',
  analysis: 'analyses',
  crisis: 'crises',
  hero: 'heroes',
}
const BASES: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  goes: 'go',
  went: 'go',
  took: 'take',
  gave: 'give',
  knew: 'know',
  became: 'become',
  came: 'come',
  made: 'make',
  got: 'get',
  lost: 'lose',
  thought: 'think',
  wrote: 'write',
  saw: 'see',
  chose: 'choose',
  understood: 'understand',
  bought: 'buy',
  brought: 'bring',
  taught: 'teach',
  spent: 'spend',
  ate: 'eat',
  drove: 'drive',
  sold: 'sell',
  kept: 'keep',
  began: 'begin',
}
/** Verbs that double their last letter. */
const DOUBLING = new Set(['get', 'stop', 'run', 'plan', 'sit', 'put', 'cut', 'let', 'begin', 'forget', 'set'])

/** The plural of a noun in small letters. */
export function pluralOf(noun: string): string {
  const known = PLURALS[noun]
  if (known) return known
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** The singular of a noun that has a regular plural, or of people and children. */
export function singularOf(noun: string): string {
  const known = Object.entries(PLURALS).find(([, plural]) => plural === noun.toLowerCase())
  if (known) return known[0]
  return noun.replace(/ies$/i, 'y').replace(/(?<=s|x|z|ch|sh)es$|s$/i, '')
}

/** The form of a verb that ends in "-ing". */
export function ingOf(verb: string): string {
  if (DOUBLING.has(verb.toLowerCase())) return `${verb}${verb.slice(-1)}ing`
  return `${/[^e]e$/.test(verb) && verb !== 'be' ? verb.slice(0, -1) : verb}ing`
}

/** The bare form of one of the irregular verbs that are misused most; undefined for any other. */
export const baseOf = (verb: string): string | undefined => BASES[verb.toLowerCase()]

/** The article, "a" or "an", that a word takes by its first sound. */
export const articleFor = (word: string): string =>
  /^(?:[aeio]|u(?!ni|s[eu]|til|ro)|hour|honest|honor|heir)/.test(word) && !/^(?:one|once|eu)/.test(word)
    ? 'an'
    : 'a'
