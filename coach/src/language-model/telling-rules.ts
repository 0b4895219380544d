/** The words of a text in small letters, without marks. */
export const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

/** So many letters of the rules in a row, some nine words, are no coincidence. */
const TOLD_LETTERS = 44

/** The letters of a text alone: however they are spaced, set or broken into lines. */
const listLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Every stretch of so many letters in rules, forwards and backwards; there are few rules, and they do not change. */
const stretches = new Map<string, ReadonlySet<string>>()

function listStretches(instructions: string): ReadonlySet<string> {
  const known = stretches.get(instructions)
  if (known) return known
  const letters = listLetters(instructions)
  const made = new Set([letters, [...letters].reverse().join('')].flatMap(cutStretches))
  stretches.set(instructions, made)
  return made
}

const cutStretches = (letters: string): string[] =>
  Array.from({ length: Math.max(0, letters.length - TOLD_LETTERS + 1) }, (_, at) =>
    letters.slice(at, at + TOLD_LETTERS),
  )

/** Says whether a language model tells the rules it was given, however they are set, spaced or turned around. */
export function isTellingRules(text: string, instructions: string): boolean {
  const rules = listStretches(instructions)
  return cutStretches(listLetters(text)).some((stretch) => rules.has(stretch))
}
