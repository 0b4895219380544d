import type { Register } from '@lodestar/contract/registers'
import { keepsFacts } from '../../text/facts.ts'
import { swap } from '../swap.ts'
import { SUBJECT_SWAPS } from './subject.data.ts'

const LETTERS = /\p{L}/gu
const CAPITALS = /\p{Lu}/gu
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** A subject with so many letters, most of them capitals, shouts. */
const SHOUTED = { letters: 8, share: 0.7 } as const

/** Writes a subject that shouts in small letters; words of three letters may be abbreviations and stay. */
function lower(subject: string): string {
  const letters = countOf(subject, LETTERS)
  if (letters < SHOUTED.letters || countOf(subject, CAPITALS) < SHOUTED.share * letters) return subject
  const small = subject.replace(/\p{Lu}[\p{Lu}'’]{3,}/gu, (word) => word.toLowerCase())
  return small.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** Writes a subject line in another register; unchanged where little would be left of it or a fact would go. */
export function changeSubject(subject: string, register: Register): string {
  const calm = register === 'softer' || register === 'client' ? lower(subject) : subject
  const swapped = swap(calm, SUBJECT_SWAPS[register])
  if (swapped === subject) return subject
  const changed = swapped
    .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const isWhole = { start: 0, end: subject.length }
  if (changed === subject || countOf(changed, LETTERS) < 3) return subject
  return keepsFacts(subject, isWhole, changed) ? changed : subject
}
