import type { Swap } from '../change-draft.data.ts'

/** Said in passing between two marks, or before the first: the sentence says the same without it. */
export const ASIDES: readonly Swap[] = [
  [
    /, (?:on the whole|in many ways|as it were|so to speak|in certain contexts|in a sense|in general|to some extent|as you (?:all )?(?:may |will |probably )?know|by the way|needless to say|of course|after all|all in all|in a manner of speaking|if you will|as i(?:'m| am) sure you know|as (?:i|we) said),? (?=\p{Ll}|I\b)/giu,
    ' ',
  ],
  [
    /(?<=^|[.!?]\s+|\n)(?:in general|on the whole|as (?:you|we) (?:all )?(?:may |will |probably )?know|needless to say|of course|all in all|as it happens|by the way|anyway|well|oh and|oh),? (?=\p{L})/giu,
    '',
  ],
  [
    /,? ?\b(?:if i(?:'m| am) (?:quite )?honest|to be (?:quite |perfectly )?honest|i must say|if i may say so)\b,? ?/gi,
    ' ',
  ],
]
