import { ENNEAGRAM_MEANINGS, ENNEAGRAM_TYPES, type EnneagramType, NUMBER_WORDS } from './enneagram.data.ts'
import { pairScores } from './pair-scores.ts'

/** A score per type, as pasted. */
export type TypeScores = ReadonlyMap<EnneagramType, number>

const NICKNAMES = new Map(
  ENNEAGRAM_TYPES.flatMap((type) => ENNEAGRAM_MEANINGS[type].nicknames.map((name) => [name, type] as const)),
)
const TYPED = new RegExp(
  String.raw`\b(?:type|enneatype|t)[ _-]?([1-9]|${[...NUMBER_WORDS.keys()].join('|')})\b(?:\s*[-–:(]\s*(?:the )?(?:${[...NICKNAMES.keys()].join('|')})\b\)?)?`,
  'gi',
)
const NAMED = new RegExp(String.raw`\b(?:the )?(${[...NICKNAMES.keys()].join('|')})\b`, 'gi')
/** Fewer scores than this are chance. */
const FEWEST = 5

/** Finds the scores of the types, by number or by nickname; null when fewer than five types have one. */
export function findTypeScores(text: string): TypeScores | null {
  const byNumber = collect(
    text,
    TYPED,
    (word) => NUMBER_WORDS.get(word) ?? ENNEAGRAM_TYPES.find((type) => String(type) === word),
  )
  const byName = collect(text, NAMED, (word) => NICKNAMES.get(word))
  const best = byName.size > byNumber.size ? byName : byNumber
  if (best.size < FEWEST) return null
  return new Map([...best].toSorted(([one], [other]) => one - other))
}

function collect(
  text: string,
  terms: RegExp,
  toType: (word: string) => EnneagramType | undefined,
): Map<EnneagramType, number> {
  const pairs = pairScores(text, terms, ([, word = '']) => toType(word.toLowerCase()) ?? null)
  const scores = new Map<EnneagramType, number>()
  for (const { term, value } of pairs) if (!scores.has(term)) scores.set(term, value)
  return scores
}
