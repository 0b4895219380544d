import type { HurtfulSentence } from '../hurtful.ts'
import type { MessageText } from '../message-text.ts'
import { makeMatch, type RuleMatch } from '../rule-match.ts'

/** A sentence with so many of the words of one that hurts still hurts. */
const STILL = 0.6

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []

function isLike(one: string, other: string): boolean {
  if (one === other) return true
  const words = new Set(wordsOf(one))
  const theirs = wordsOf(other)
  return theirs.filter((word) => words.has(word)).length >= STILL * theirs.length
}

/** Finds the sentences that hurt in a message, or in a later version of it; those that say nothing else are left out. */
export const findHurts = (message: MessageText, hurtful: readonly HurtfulSentence[]): RuleMatch[] =>
  message.sentences.flatMap(({ text, start, end }) => {
    const like = hurtful.find((one) => one.text === text) ?? hurtful.find((one) => isLike(text, one.text))
    if (!like) return []
    const { rule, isNeeded } = like
    return [
      isNeeded
        ? { rule, start, end, replacement: null, isNeeded }
        : makeMatch(message, rule, { start, end }, ''),
    ]
  })
