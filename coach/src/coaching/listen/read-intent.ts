import { TURN } from '../thresholds.ts'
import type { Part } from './acts.ts'
import { type Exchange, type Intent, readByWords } from './intent.ts'
import { ASKS_REPLY } from './intent-patterns.data.ts'
import { mostlyDoes, type TurnSigns } from './turn.ts'

/**
 * Reads what a message is meant to do: what it surely does as a whole goes before what its parts and words say.
 *
 * @param signs what it does as a whole; null where that has not been heard.
 */
export function readIntent(message: string, exchange: Exchange, signs: TurnSigns | null): Intent {
  if (!signs) return readByWords(message, exchange)
  if (mostlyDoes(signs, 'words', { least: TURN.words, above: ['view', 'judge'] }))
    return ASKS_REPLY.test(message) ? 'what-if' : 'ask-script'
  const asksNoWords = { ...exchange, parts: exchange.parts?.map(withoutWords) }
  const intent = readByWords(message, signs.words < TURN.noWords ? asksNoWords : exchange)
  if (signs.words < TURN.noWords && intent === 'ask-script') return exchange.isReply ? 'answer' : 'describe'
  const isFeared = mostlyDoes(signs, 'fear', FEARED) && !OUTRANKS_FEAR.has(intent)
  return isFeared ? 'what-if' : intent
}

/** A part of a message that asks for no words. */
const withoutWords = (part: Part): Part => ({
  ...part,
  acts: part.acts.filter((act) => act !== 'asks_words'),
  sure: part.sure.filter((act) => act !== 'asks_words'),
})

/** Somebody who fears does it more than all this. */
const FEARED = {
  least: TURN.fear,
  above: ['words', 'view', 'judge', 'promises', 'outcome', 'tells'],
} as const

/** These are asked for beside what is feared. */
const OUTRANKS_FEAR = new Set<Intent>(['ask-script', 'about-coach', 'complain', 'too-long', 'first-thing'])
