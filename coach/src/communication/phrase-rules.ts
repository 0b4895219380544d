import { memoize } from '../text/memoize.ts'
import type { MessageText } from './message-text.ts'
import { makeMatch, type RuleMatch } from './rule-match.ts'
import type { RuleKey } from './rules.data.ts'

/**
 * A phrase that breaks a rule. `write` is the replacement, with "$1" for its first group, or computes it from the match.
 * Where a sentence matches `unless`, the phrase does not count in it.
 */
export interface PhraseRule {
  readonly rule: RuleKey
  readonly pattern: RegExp
  readonly write?: string | ((match: RegExpMatchArray) => string | null)
  readonly unless?: RegExp
}

function writeReplacement({ write }: PhraseRule, match: RegExpMatchArray): string | null {
  if (write === undefined) return null
  return typeof write === 'function'
    ? write(match)
    : write.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
}

/** More matches of one pattern in one sentence are not looked for. */
const MOST_MATCHES = 40

/** Lists the matches of a global pattern. `matchAll` would compile the pattern again in each of a thousand calls. */
function listMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match && matches.length < MOST_MATCHES; match = pattern.exec(text))
    matches.push(match)
  return matches
}

interface PhraseMatch {
  readonly phrase: PhraseRule
  readonly match: RegExpExecArray
}

const readers = new WeakMap<readonly PhraseRule[], (sentence: string) => PhraseMatch[]>()

/** Gives the function that finds the phrases of a list in a sentence. It is made once per list, so a list has to be a constant. */
function readerOf(phrases: readonly PhraseRule[]): (sentence: string) => PhraseMatch[] {
  const known = readers.get(phrases)
  if (known) return known
  const reader = memoize((sentence) =>
    phrases.flatMap((phrase) => {
      const matches = listMatches(phrase.pattern, sentence)
      if (matches.length === 0 || phrase.unless?.test(sentence)) return []
      return matches.map((match) => ({ phrase, match }))
    }),
  )
  readers.set(phrases, reader)
  return reader
}

/** Finds the phrases of a list in the writer's own sentences. The patterns must be global and match no empty text. */
export function findPhrases(message: MessageText, phrases: readonly PhraseRule[]): RuleMatch[] {
  const read = readerOf(phrases)
  return message.sentences.flatMap((sentence) =>
    read(sentence.text).map(({ phrase, match }) => {
      const start = sentence.start + match.index
      const span = { start, end: start + match[0].length }
      return makeMatch(message, phrase.rule, span, writeReplacement(phrase, match))
    }),
  )
}
