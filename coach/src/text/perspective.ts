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

/** The text with its first letter large, as at the start of a sentence. */
export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
