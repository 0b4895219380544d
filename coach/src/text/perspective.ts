import type { Token } from './nlp.ts'

// In order: the longer form has to be tried before the word it starts with.
const TO_SECOND: readonly (readonly [RegExp, string])[] = [
  [/\bI'?m\b/gi, "you're"],
  [/\bI am\b/gi, 'you are'],
  [/\bI was\b/gi, 'you were'],
  [/\bam I\b/gi, 'are you'],
  [/\bwas I\b/gi, 'were you'],
  [/\bIve\b/g, "you've"],
  [/\bive\b/g, "you've"],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
  [/\bmine\b/gi, 'yours'],
  [/\bours\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
  [/\bour\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
  [/\bus\b|\bUs\b/g, 'you'],
  [/\bwe\b/gi, 'you'],
  [/\bI\b/gi, 'you'],
]

/**
 * Turns what a leader said of themselves into what a coach says back: "I end up redoing my work" → "you end up
 * redoing your work".
 *
 * @returns undefined where that would be ambiguous, because the leader already says "you".
 */
export function mirror(said: string): string | undefined {
  if (/\b(you|your|yours|yourself|you're|u)\b/i.test(said)) return undefined
  return TO_SECOND.reduce((text, [first, second]) => text.replace(first, second), said)
}

const THIRD = new Set(['he', 'she', 'they'])
const AGREES: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  "'s": "'re",
}

/**
 * Turns what a leader said about somebody into words to that person: "Marco keeps interrupting Ana" → "you keep
 * interrupting Ana".
 *
 * @param subject how many tokens at the start name the person.
 * @returns undefined when a later "he", "she" or "they" could mean somebody else, or nothing follows the subject.
 */
export function addressTo(tokens: readonly Token[], subject: number): string | undefined {
  const rest = tokens.slice(subject)
  const verbAt = rest.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX')
  if (verbAt < 0 || verbAt > 2) return undefined
  if (
    rest.some(
      (token) => THIRD.has(token.lower) || ['him', 'her', 'his', 'them', 'their'].includes(token.lower),
    )
  )
    return undefined
  const said = write(rest, (token, _before, at) => (at === verbAt ? agree(token) : token.text))
  return said.startsWith("'") ? `you${said}` : `you ${said}`
}

const agree = (verb: Token) => {
  const fixed = AGREES[verb.lower]
  if (fixed) return fixed
  return verb.pos === 'VERB' && verb.lower.endsWith('s') && verb.lemma !== verb.lower
    ? verb.lemma
    : verb.lower
}

function write(
  tokens: readonly Token[],
  change: (token: Token, before: Token | undefined, at: number) => string,
): string {
  let written = ''
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    written += (before && token.start > before.end ? ' ' : '') + change(token, before, at)
  })
  return written
}

/** The text with its first letter large, as at the start of a sentence. */
export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
