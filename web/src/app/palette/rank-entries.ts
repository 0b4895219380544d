/** What kinds of things are found, in the order of equal hits. */
const KINDS = ['Screen', 'Session', 'Goal', 'Meeting', 'Help'] as const

/** One thing to go to. */
export interface Entry {
  href: string
  title: string
  kind: (typeof KINDS)[number]
  /** What tells it from its like, such as the day of a meeting. */
  detail?: string
  /** What else it is found by, not shown. */
  words?: string
}

/** As many as can be looked through. */
const MOST_FOUND = 12

const SCORES = { titleStart: 8, wordStart: 5, inWord: 3, elsewhere: 1 }

/**
 * Finds the entries that every word of the query hits, best first: at the start of the title, of a word in it, inside a
 * word, among the other words. Equal hits stand in the order of their kinds, then in the order given. Case and accents
 * do not count.
 *
 * @returns at most twelve; all screens for an empty query.
 */
export function rankEntries(entries: readonly Entry[], query: string): Entry[] {
  const tokens = fold(query).split(' ').filter(Boolean)
  if (tokens.length === 0) return entries.filter(({ kind }) => kind === 'Screen')
  return entries
    .map((entry) => ({ entry, score: scoreEntry(entry, tokens) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind))
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry)
}

function scoreEntry({ title, words = '', detail = '' }: Entry, tokens: readonly string[]): number {
  const named = fold(title)
  const other = ` ${fold(`${words} ${detail}`)}`
  const scores = tokens.map((token) => {
    if (named.startsWith(token)) return SCORES.titleStart
    if (named.includes(` ${token}`)) return SCORES.wordStart
    if (named.includes(token)) return SCORES.inWord
    return other.includes(` ${token}`) ? SCORES.elsewhere : 0
  })
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0) / tokens.length
}

/** Lower case without accents, with one space for whatever is no letter and no digit. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
