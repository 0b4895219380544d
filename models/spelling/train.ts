import { plainText } from '@lodestar/coach/text/split-words'
import packages from '../../server/package.json' with { type: 'json' }
import { parseCsv, readData } from '../corpora.ts'
import type { Learner } from '../learner.ts'
import { withGrammarChecker } from './grammar-checker.ts'

const FEWEST = 3
/** So often at least a word has no capital, or it is a name. */
const SMALL_SHARE = 0.6
const AT_ONCE = 200
/** What a misspelled word is never taken for. */
const UNSUITABLE =
  /fuck|shit|bitch|bastard|damn|crap|idiot|stupid|moron|dumb|nazi|porn|sex|rape|whore|slut|penis|vagina|nigg|fag|retard|suck|piss|cunt|dick|cock|jerk|kill|murder|racist|terror/
const WORD = /[A-Za-z]+(?:'[a-z]+)?/g

const POLITENESS = ['wikipedia', 'stack-exchange'].map((name) => `politeness/${name}.csv.gz`)
const FORMALITY = ['answers', 'blog', 'email', 'news'].map((name) => `formality/pavlick_${name}.tsv.gz`)
const REQUESTS = 'rewrite/impolite_sentences.csv'

const readTexts = (): string[] =>
  [
    ...POLITENESS.flatMap((file) => parseCsv(readData(file)).map((row) => row['Request'] ?? '')),
    ...FORMALITY.flatMap((file) =>
      readData(file)
        .split('\n')
        .map((line) => line.split('\t')[3] ?? ''),
    ),
    ...readData(REQUESTS).split('\n'),
  ].map(plainText)

const count = (items: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Which of these words the grammar checker does not know. */
async function listUnknown(words: readonly string[]): Promise<Set<string>> {
  return withGrammarChecker(async (check) => {
    const unknown = new Set<string>()
    for (let at = 0; at < words.length; at += AT_ONCE) {
      const text = words.slice(at, at + AT_ONCE).join('\n\n')
      for (const { kind, start, end } of await check(text))
        if (kind === 'Spelling') unknown.add(text.slice(start, end))
    }
    return unknown
  })
}

const toTable = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([words, times]) => `${words}\t${times}`)

/**
 * Counts the words of public texts and which follow on which: what was meant by a misspelled word is mostly a frequent
 * one that goes with its neighbors. Names, words no dictionary knows and words nobody wants suggested are left out.
 *
 * @returns a word or a pair of words a line, with how often it stands there.
 */
async function countWords(): Promise<string> {
  const texts = readTexts().map((text) => text.match(WORD) ?? [])
  const all = count(texts.flat().map((word) => word.toLowerCase()))
  const small = count(texts.flat().filter((word) => /^[a-z]/.test(word)))
  const frequent = [...all].filter(
    ([word, times]) =>
      times >= FEWEST &&
      word.length > 1 &&
      (small.get(word) ?? 0) >= SMALL_SHARE * times &&
      !UNSUITABLE.test(word),
  )
  const unknown = await listUnknown(frequent.map(([word]) => word))
  const words = new Map(frequent.filter(([word]) => !unknown.has(word)))
  const lower = texts.map((text) => text.map((word) => word.toLowerCase()))
  const pairs = count(lower.flatMap((text) => text.slice(1).map((word, at) => `${text[at] ?? ''} ${word}`)))
  const kept = [...pairs].filter(
    ([pair, times]) =>
      times >= FEWEST && pair.split(' ').every((word) => words.has(word) || /^(?:i|a)$/.test(word)),
  )
  return `${[...toTable(words), ...toTable(new Map(kept))].join('\n')}\n`
}

/** Counts how often words and pairs of words stand in public texts; a minute, most of it the grammar checker's. */
export const learner: Learner = {
  inputs: () => ({
    'what is counted': [FEWEST, SMALL_SHARE, UNSUITABLE.source, WORD.source],
    'the grammar checker': packages.dependencies['harper.js'],
  }),
  corpora: [...POLITENESS, ...FORMALITY, REQUESTS],
  train: async () => ({ 'counts.tsv': await countWords() }),
  figures: ['messages'],
}
