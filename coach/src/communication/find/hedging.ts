import type { MessageRequest } from '../analysis.ts'
import type { MessageText, Sentence } from '../message-text.ts'
import { findPhrases, type PhraseRule } from '../phrase-rules.ts'
import type { RuleMatch } from '../rule-match.ts'

const HEDGE =
  /\b(?:just (?:want(?:ed)?|wondering|checking|thought|a)|maybe|perhaps|possibly|sort of|kind of|i guess|i think|i was wondering|wondering|a little|a bit|if (?:you|u) have time|at some point|sorry to bother|no worries|if possible|hopefully|somewhat|i feel like|any chance|if (?:that|it)'?s ok(?:ay)?|when(?:ever)? you get a chance|lol|haha)\b/gi
const TOO_MANY = 3
const TOO_DENSE = 0.07

const remove = (pattern: RegExp): PhraseRule => ({ rule: 'hedging', pattern, write: '' })
/** Removes words that are a sentence of their own with its punctuation, or stand behind others, whose punctuation stays. */
const removeApology = (words: string): PhraseRule[] => [
  remove(new RegExp(String.raw`^(?:${words})[.!,…]*(?=\s|$)`, 'gi')),
  remove(new RegExp(String.raw`,? ?\b(?:${words})(?=[.!?,…]|\s(?:lol|haha)|$)`, 'gi')),
  remove(new RegExp(String.raw`,? ?\b(?:${words})\b(?![.!?,…]|$| again)`, 'gi')),
]
const REMOVABLE: readonly PhraseRule[] = [
  {
    rule: 'hedging',
    pattern:
      /\bi was (?:kind of |sort of |just )?wondering if (?:perhaps |maybe )?we might (?:possibly )?be able to\b/gi,
    write: 'I would like us to',
  },
  {
    rule: 'hedging',
    pattern:
      /\bany chance (?:that )?(you|u) (?:could|can|might|would)(?: (?:maybe|perhaps|possibly|just))*\b/gi,
    write: 'could $1',
  },
  {
    rule: 'hedging',
    pattern: /(?<!\b(?:what|this|that|some|any|every|the|a|which|of)\s)\b(?:sort of|kind of)\b/gi,
    write: '',
  },
  remove(/\bjust (?=wanted|want|wondering|checking|thought|a quick)/gi),
  remove(/,? ?\b(?:maybe|perhaps|possibly)\b,?/gi),
  ...removeApology('no worries if not(?: at all)?'),
  ...removeApology('sorry to bother (?:you|u)(?: again)?(?: with this)?!*'),
  remove(/,? ?\b(?:lol|haha(?:ha)?)\b/gi),
  remove(/,? ?\bi guess\b,?/gi),
]

const isCrowded = (text: string, words: number) => {
  const hedges = text.match(HEDGE)?.length ?? 0
  return hedges >= TOO_MANY && hedges >= TOO_DENSE * words
}

/** Lists the sentences with too many hedges. A chat message is counted as one sentence, whatever its punctuation. */
function listCrowded(message: MessageText, isChat: boolean): Sentence[] {
  const own = message.sentences.filter(({ part }) => part === 'body')
  if (isChat && isCrowded(own.map(({ text }) => text).join(' '), message.words)) return own
  return own.filter(({ text, words }) => isCrowded(text, words))
}

/** Finds hedges where there are too many: three in one sentence or one chat message. One or two are courtesy. */
export function findHedging({ communicationType }: MessageRequest, message: MessageText): RuleMatch[] {
  const crowded = listCrowded(message, communicationType === 'chat')
  const removable = findPhrases({ ...message, sentences: crowded }, REMOVABLE)
  return removable.length > 0
    ? removable
    : crowded.map(({ start, end }) => ({ rule: 'hedging' as const, start, end, replacement: null }))
}
