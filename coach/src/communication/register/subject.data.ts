import type { Register } from '@lodestar/contract/registers'
import type { Swap } from '../change-draft.data.ts'

const MARKS: readonly Swap[] = [
  [
    /^(?:urgent|important|attention|asap|mandatory|reminder|final reminder|last (?:warning|chance))\s*[:!–-]+\s*/gi,
    '',
  ],
  [/^(?:URGENT|IMPORTANT|ATTENTION|ASAP|MANDATORY) /g, ''],
  [/\s*[!?]{2,}|\s*!/g, ''],
  [/\s*[([–-]?\s*\b(?:urgent|asap|important)\b\s*[)\]]?\s*$/gi, ''],
]

/** What each register takes out of a subject line, and what it puts there. */
export const SUBJECT_SWAPS: Readonly<Record<Register, readonly Swap[]>> = {
  softer: [
    ...MARKS,
    [
      /\byour (?:\w+ )?(?:mess|fault|failures?|incompetence|laziness|mistakes?|screw-?ups?|nonsense|attitude|excuses?|sloppiness|carelessness|disaster|negligence|late|missing) (?:in|on|with|about|around|of|for)? ?(?=\p{L})/giu,
      '',
    ],
    [/\b(?:still|yet) (?=(?:no|missing|waiting|not|open|late|unpaid|unanswered)\b)/gi, ''],
    [
      /(?<!\b(?:me|us|you|it|i|we|here))(?:,? (?:yet again|once again|again(?: and again)?|as always|as usual))$/gi,
      '',
    ],
    [
      /\s*\((?:the )?(?:second|third|fourth|fifth|last|final|\d(?:nd|rd|th)) (?:attempt|reminder|time|try|request)\)/gi,
      '',
    ],
    [/\b(?:unacceptable|disappointing|ridiculous|outrageous|disgraceful|shameful) (?=\p{L})/giu, ''],
    [/^(?:why|what) (?:was|is|did|do|are|were|happened (?:to|with)) /gi, 'Question: '],
  ],
  firmer: [
    [
      /^(?:just )?(?:a )?(?:quick|little|small|short|gentle|friendly|tiny) (?=(?:question|reminder|request|note|update)\b)/gi,
      '',
    ],
    [/^(?:just|maybe|perhaps)\b[: ]*/gi, ''],
    [
      /,? ?\b(?:maybe|perhaps|possibly|if possible|if you have time|when you have a (?:moment|minute)|no rush|sorry)\b\??/gi,
      '',
    ],
    [/\.{3}$|…$/g, ''],
  ],
  shorter: [
    [/^(?:(?:re|fwd?|aw|wg): ?)+(?=(?:re|fwd?|aw|wg): ?)/gi, ''],
    [
      /^(?:just )?(?:a )?(?:quick|little|short|small|brief) (?:question|update|note|reminder|request)s? (?:about|regarding|on|concerning|with regard to|as to) /gi,
      '',
    ],
    [
      /^(?:some )?(?:information|update|news|notes?|thoughts) (?:about|regarding|on|concerning|with regard to|as to) /gi,
      '',
    ],
    [/\b(?:with regards? to|regarding|concerning|in relation to|with respect to)\b/gi, 'about'],
    [/\b(?:the )?(?:possibility|question|matter|topic|subject) of /gi, ''],
    [/\s+(?:and (?:some|a few) (?:other )?(?:thoughts|things|topics|points)|and more|etc\.?)$/gi, ''],
  ],
  client: [
    ...MARKS,
    [/^(?:(?:re|aw): ?)+(?=(?:re|aw): ?)/gi, ''],
    [/ ?(?:[:;]-?[)(DP]|\p{Extended_Pictographic}\uFE0F?)/gu, ''],
    [/\b(?:going forward|moving forward)\b/gi, 'from now on'],
    [/\bsynergies\b/gi, 'working together'],
    [/\btouch base\b|\bquick sync\b|\bsync\b/gi, 'talk'],
    [/^heads[- ]up:? /gi, ''],
    [/^FYI:? /gi, ''],
  ],
}
