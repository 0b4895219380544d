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
  told: 'tell',
  said: 'say',
  sent: 'send',
  left: 'leave',
  met: 'meet',
  paid: 'pay',
  spoke: 'speak',
  stood: 'stand',
  flew: 'fly',
  broke: 'break',
  forgot: 'forget',
  grew: 'grow',
  held: 'hold',
  meant: 'mean',
  slept: 'sleep',
  threw: 'throw',
  wore: 'wear',
  won: 'win',
  built: 'build',
  heard: 'hear',
  led: 'lead',
  found: 'find',
  felt: 'feel',
  did: 'do',
  had: 'have',
}
const PASTS: Readonly<Record<string, string>> = {
  been: 'was',
  done: 'did',
  gone: 'went',
  seen: 'saw',
  taken: 'took',
  given: 'gave',
  written: 'wrote',
  spoken: 'spoke',
  chosen: 'chose',
  known: 'knew',
  come: 'came',
  become: 'became',
  begun: 'began',
  broken: 'broke',
  forgotten: 'forgot',
  eaten: 'ate',
  driven: 'drove',
  shown: 'showed',
}
const PARTICIPLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PASTS).map(([participle, past]) => [past, participle])),
  was: 'been',
  send: 'sent',
  build: 'built',
  lend: 'lent',
  spend: 'spent',
  buy: 'bought',
  pay: 'paid',
  teach: 'taught',
  bring: 'brought',
  catch: 'caught',
  find: 'found',
  make: 'made',
  tell: 'told',
  hold: 'held',
  keep: 'kept',
  lose: 'lost',
  sell: 'sold',
  break: 'broken',
  choose: 'chosen',
  write: 'written',
  take: 'taken',
  give: 'given',
  have: 'had',
  has: 'had',
  know: 'known',
  knows: 'known',
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

/** The past of a participle: "taken", "took". Most are the same. */
export const pastOf = (participle: string): string => PASTS[participle.toLowerCase()] ?? participle

const PASTS_OF_BASES: ReadonlyMap<string, string> = new Map(
  Object.entries(BASES).flatMap(([form, base]) => (/^(?:has|does|goes)$/.test(form) ? [] : [[base, form]])),
)

/** The past of one of the irregular verbs that are misused most; undefined for any other. */
export const pastOfBase = (base: string): string | undefined => PASTS_OF_BASES.get(base)

/** The participle of a verb in another form: "works", "worked". */
export function participleOf(verb: string): string {
  const small = verb.toLowerCase()
  const known = PARTICIPLES[small]
  if (known) return known
  const base = small.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x|z)es$|(?<=[^s])s$/, '')
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied')
  return base.endsWith('e') ? `${base}d` : `${base}ed`
}

/** The form of a verb that goes with "he": "goes", "tries", "works". */
export function thirdPersonOf(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** The bare form of one of the irregular verbs that are misused most; undefined for any other. */
export const baseOf = (verb: string): string | undefined => BASES[verb.toLowerCase()]

/** The article, "a" or "an", that a word takes by its first sound. */
export const articleFor = (word: string): string =>
  /^(?:[aeio]|u(?!ni|s[eu]|til|ro)|hour|honest|honor|heir)/.test(word) && !/^(?:one|once|eu)/.test(word)
    ? 'an'
    : 'a'
