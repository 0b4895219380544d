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

/** Said before or behind what is meant, to make it smaller or to be polite twice. */
export const DETOURS: readonly Swap[] = [
  [
    /\bi (?:may|might|could) (?:well |easily |of course )?be (?:completely |totally |quite )?(?:wrong|mistaken)(?: (?:about|on) (?:this|it|that)| here)?,? (?:and [^,.!?\n]{3,70}, )?but /gi,
    '',
  ],
  [
    /,? (?:but|although|though) (?:i|we)(?:'d| would|'ll| will)? (?:naturally |of course |happily |gladly )?(?:defer to you|leave (?:it|that|this) to you|leave that decision to you)(?=[.!])/gi,
    '',
  ],
  [
    /(?<=, )i (?:do |really )?hope (?:you|this|all|everything|everybody|that you)\b[^,.!?\n]{2,50}, (?=\p{Ll})/giu,
    '',
  ],
  [
    /\bit is (?:once |hereby )?(?:again |hereby )?(?:kindly )?brought to your (?:kind )?(?:notice|attention) that /gi,
    '',
  ],
  [
    /\b(?:i|we)(?:'m| am|'re| are) (?:truly |very |really |so )?(?:delighted|thrilled|pleased|excited|happy|proud) to (?:share|announce|tell you|inform you|report|let you know)(?: with you)? that /gi,
    '',
  ],
  [/(?<=^|[.!?]\s+|\n)as you kindly know,? (?=\p{L})/giu, ''],
  [/\bi would (?:just )?(?:also )?like to (?:mention|add|say|note|point out|stress|underline) that /gi, ''],
  [
    /\bi (?:just )?(?:wanted|want) to (?:ask|check|know) (?:you )?(?:if|whether) you (?:could|can) /gi,
    'could you ',
  ],
  [/\bi was (?:just )?wondering (?:if|whether) you (?:could|can) /gi, 'could you '],
]
