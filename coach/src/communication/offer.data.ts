import type { RuleKey } from './rules.data.ts'

/**
 * Rules whose other words are shown beside what they mean and never put into the improved version. Read by editors, messages with
 * these changes made were not reliably better: paragraphs broken where enough was said, requests moved away from what they speak
 * of, verdicts and guesses in milder words that no sentence was built for.
 */
export const SHOWN_ONLY: ReadonlySet<RuleKey> = new Set([
  'dense',
  'buried-ask',
  'harshness',
  'mind-reading',
  'vague-ask',
  'no-owner',
  'vagueness',
])

/** What a change of a rule is worth its writer's look; others 1. */
export const WEIGHTS: Partial<Record<RuleKey, number>> = {
  capitalization: 0.5,
  punctuation: 0.25,
  wordiness: 0.5,
  jargon: 0.5,
  hedging: 0.5,
  'long-sentence': 0.5,
  'chat-spelling': 0.5,
  'casual-register': 0.5,
  shouting: 0.25,
}
/** A correction that only sets a mark in a word or a capital. */
export const MARK_WEIGHT = 0.4
/** A version of less is not offered: nobody would find it better. */
export const LEAST_OFFER = 1
