import type { Dialect } from '@lodestar/contract/communication'
import { countHomes } from './known-words.ts'

/** Where a dialect is spoken, by the region of a locale. */
const REGIONS: Readonly<Record<string, Dialect>> = {
  US: 'american',
  GB: 'british',
  IE: 'british',
  ZA: 'british',
  KE: 'british',
  NG: 'british',
  GH: 'british',
  SG: 'british',
  CA: 'canadian',
  AU: 'australian',
  NZ: 'australian',
  IN: 'indian',
}
const WORDS = /[a-z]{4,}/g
const CANDIDATES = ['american', 'british', 'australian', 'canadian'] as const

function dialectOfLocale(locale: string | null): Dialect | null {
  const region = /^en-([A-Z]{2})\b/.exec(locale ?? '')?.[1]
  return region === undefined ? null : (REGIONS[region] ?? 'british')
}

/**
 * Guesses how a text is spelled, by the words that only some dialects spell so; where they say nothing, by where its
 * writer lives.
 *
 * @param locale the writer's language and region, such as `en-GB`; null where nobody knows.
 */
export function guessDialect(text: string, locale: string | null): Dialect {
  const prior = dialectOfLocale(locale)
  const counts = countHomes(text.match(WORDS) ?? [])
  const most = Math.max(0, ...counts.values())
  const isBest = (dialect: Dialect) => (counts.get(dialect === 'indian' ? 'british' : dialect) ?? 0) === most
  if (prior && isBest(prior)) return prior
  return CANDIDATES.find((dialect) => isBest(dialect)) ?? 'american'
}
