import { NOT_SPEAKERS } from './not-speakers.data.ts'

const LONGEST = 60
const MOST_WORDS = 6
const SMALL_PARTS = /^(?:de|da|di|du|del|la|le|van|von|der|den|ter|al|el|bin|ibn|dos|and|of)$/
const WORD = /^[("'“]?(?:\p{Lu}|\p{Lo}|\d)[\p{L}\p{M}\p{N}.'’&/-]*[)"'”,]?$/u

/** Tells whether words before a colon look like a name or a role: each begins with a capital letter or a digit. */
export function isName(words: string): boolean {
  const name = words.trim()
  const parts = name.split(/\s+/)
  if (name === '' || name.length > LONGEST || parts.length > MOST_WORDS) return false
  if (NOT_SPEAKERS.has(name.toLowerCase()) || !/\p{L}/u.test(name)) return false
  return parts.every(
    (part, at) => WORD.test(part) || (at > 0 && SMALL_PARTS.test(part)) || /^\(.*\)$/.test(part),
  )
}

/** A name without the marks around it. */
export const cleanName = (name: string): string =>
  name
    .replace(/[*_#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
