import { applyChanges } from './rewrite/rewrite-message.ts'
import type { RuleMatch } from './rule-match.ts'

/** True where words stand in capitals that are no short form of asking: names and other short forms among them, which nobody can tell apart for sure. */
export const isLoud = (text: string): boolean =>
  /(?<![\p{L}\d])(?!(?:ASAP|RSVP)\b)\p{Lu}{4,}(?![\p{L}\d])/u.test(text)

/** The same matches without words to be lowered where others in capitals would be left beside them. */
export function withoutHalfCapitals(matches: readonly RuleMatch[], text: string): RuleMatch[] {
  const isWord = ({ rule, start, end }: RuleMatch) =>
    rule === 'shouting' && /\p{Lu}{2}/u.test(text.slice(start, end))
  const lowered = matches.filter((match) => isWord(match) && match.replacement !== null)
  const left = applyChanges(
    text,
    lowered
      .map(({ start, end }) => ({ start, end, replacement: '' }))
      .toSorted((one, other) => one.start - other.start),
  )
  return isLoud(left) ? matches.filter((match) => !isWord(match)) : [...matches]
}
