import { findPhrases, type Hit, type PhraseRule } from './hit.ts'
import type { MessageText } from './message-text.ts'

const HEDGE =
  /\b(?:just (?:want(?:ed)?|wondering|checking|thought|a)|maybe|perhaps|possibly|sort of|kind of|i guess|i think|i was wondering|wondering|a little|a bit|if you have time|at some point|sorry to bother|no worries|if possible|hopefully|somewhat|i feel like)\b/gi
const TOO_MANY = 3
const TOO_DENSE = 0.07
const REMOVABLE: readonly PhraseRule[] = [
  {
    rule: 'hedging',
    pattern:
      /\bi was (?:kind of |sort of |just )?wondering if (?:perhaps |maybe )?we might (?:possibly )?be able to\b/gi,
    write: 'I would like to',
  },
  {
    rule: 'hedging',
    pattern: /(?<!\b(?:what|this|that|some|any|every|the|a|which|of)\s)\b(?:sort of|kind of)\b/gi,
    write: '',
  },
  { rule: 'hedging', pattern: /\bjust (?=wanted|want|wondering|checking|thought|a quick)/gi, write: '' },
  { rule: 'hedging', pattern: /,? ?\b(?:maybe|perhaps|possibly)\b,?/gi, write: '' },
  { rule: 'hedging', pattern: /,? ?\bno worries if not(?: at all)?(?=[.!]|$)/gi, write: '' },
  { rule: 'hedging', pattern: /\bsorry to bother you!*/gi, write: '' },
  { rule: 'hedging', pattern: /,? ?\bi guess\b,?/gi, write: '' },
]

const isCrowded = (text: string, words: number) => {
  const hedges = text.match(HEDGE)?.length ?? 0
  return hedges >= TOO_MANY && hedges >= TOO_DENSE * words
}

/** Finds softeners where there are so many that the point drowns: three in one sentence. One or two are courtesy. */
export function findSofteners(message: MessageText): Hit[] {
  const crowded = message.sentences.filter(
    ({ text, part, words }) => part === 'body' && isCrowded(text, words),
  )
  if (crowded.length === 0) return []
  const removable = findPhrases({ ...message, sentences: crowded }, REMOVABLE)
  return removable.length > 0
    ? removable
    : crowded.map(({ start, end }) => ({ rule: 'hedging' as const, start, end, replacement: null }))
}
