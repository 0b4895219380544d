import { ACCUSING, type Swap } from './change-draft.data.ts'

/** What undoes an apology: a condition before it or an objection behind it; and each without that. */
const UNDONE: readonly Swap[] = [
  [
    /\bif (?:you|anyone|anybody|somebody|someone) (?:felt|feels?|was|were|got|took)\b[^.!?,\n]*,? (?=(?:then )?i(?:'m| am)? (?:so |very |really |truly )?(?:sorry|apologi[sz]e))/gi,
    '',
  ],
  [
    /\b(i(?:'m| am)(?: so| very| really| truly)? sorry|i apologi[sz]e|my apologies)((?: for| about| that)?[^.!?,\n]*),? (?:but|however)\b[^.!?\n]*/gi,
    '$1$2',
  ],
]

/** Verdicts on somebody, and guesses at what goes on in them, beside what can be checked. */
const VERDICTS: readonly Swap[] = [
  [
    /,? ?\b(?:and )?(?:this|that|it)(?:'s| is) (?:theft|fraud|stealing|a lie|a disgrace|disgusting|pathetic|a joke|ridiculous)\b[^,.!?\n]*/gi,
    '',
  ],
  [
    /,? ?\b(?:and )?(?:it |this |that )?makes me (?:feel|think|wonder)(?: like| that| if| whether)? you(?:'re| are|'ve| have| do| don't)\b[^.!?\n]*/gi,
    '',
  ],
  [
    /,? ?\b(?:and )?you (?:obviously|clearly|just|simply) (?:don't care|do not care|don't want|think you)\b[^.!?\n]*/gi,
    '',
  ],
]

/** Ways of a double "no", and the plain word. */
const DOUBLE_NO: readonly Swap[] = [
  [/\bnot inconsistent with(?: the possibility of)?\b/gi, 'consistent with'],
  [/\bnot (?:un|im)(likely|possible|common|usual|reasonable|happy)\b/gi, '$1'],
]

/** What somebody who is spoken to hears besides the words, and why it costs. */
export const HEARD_BESIDE: readonly { readonly swaps: readonly Swap[]; readonly why: string }[] = [
  {
    swaps: UNDONE,
    why: 'A condition or a “but” takes an apology back: they will hear only what stands beside it. Say the sorry alone, and the rest another day.',
  },
  {
    swaps: VERDICTS,
    why: 'That is a verdict, or a guess at what goes on in them, and they will argue with it alone. What stands beside it can be checked: leave it at that.',
  },
  {
    swaps: DOUBLE_NO,
    why: 'Two “no” in one phrase hide what you know. Say it straight.',
  },
  {
    swaps: ACCUSING,
    why: 'A “why” about what somebody did asks for a defense and seldom gets the reason. Say what you saw, then ask what is behind it.',
  },
]
