import type { PhraseRule } from '../phrase-rules.ts'

const short = (pattern: RegExp, write: string): PhraseRule => ({ rule: 'chat-spelling', pattern, write })

/** Short forms that belong to chats among friends, and what they stand for. */
export const CHAT_SPELLINGS: readonly PhraseRule[] = [
  short(/\b(?:pls|plz|plse)\b/gi, 'please'),
  short(/\bthx\b|\bthnx\b|\btnx\b|\btks\b/gi, 'thanks'),
  short(/\bu\b(?![.-])(?! ?s\b)/g, 'you'),
  short(/\bur\b/g, 'your'),
  short(/\br u\b/gi, 'are you'),
  short(/\bgonna\b/gi, 'going to'),
  short(/\bwanna\b/gi, 'want to'),
  short(/\bgotta\b/gi, 'have to'),
  short(/\bkinda\b/gi, 'somewhat'),
  short(/\bdunno\b/gi, "don't know"),
  short(/\bcuz\b|\bcoz\b/gi, 'because'),
  short(/\btmrw\b|\btmr\b|\btmw\b/gi, 'tomorrow'),
  short(/\bmsg\b/g, 'message'),
  short(/\bnite\b/g, 'night'),
  short(/,? ?\b(?:lol|lmao|rofl)\b/gi, ''),
  short(/(?<=^|[\s(])i(?=\s|'(?:m|ve|ll|d)\b)/g, 'I'),
]

/** Words too casual for a letter or a client. */
export const CASUAL_WORDS: readonly PhraseRule[] = [
  { rule: 'casual-register', pattern: /\b(?:dude|bro|buddy|mate|guys|folks)\b/gi },
  { rule: 'casual-register', pattern: /\bhey(?: there)?(?=[ ,!])/gi, write: 'Hello' },
  { rule: 'casual-register', pattern: /(?<=^|[\s,])yeah,?/gi, write: 'yes,' },
  {
    rule: 'casual-register',
    pattern: /\b(?:stuff|awesome|cool|nope|yep|no worries|ain't|freaking|super (?=\w))\b/gi,
  },
  { rule: 'casual-register', pattern: /\bcheers(?=[,.!]?$)/gi, write: 'Kind regards' },
  {
    rule: 'casual-register',
    pattern: /^(?:so(?! (?:much|far|many|long|be|do|did|is|as|that)\b)|anyway),? (?=\w)/gi,
    write: '',
  },
]
