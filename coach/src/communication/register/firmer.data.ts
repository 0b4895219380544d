import type { Swap } from '../change-draft.data.ts'

/** Says that nothing has to be done. */
const EASE =
  "no (?:worries|stress|pressure|rush|hurry)(?: at all)?(?: if not)?|(?:it's |this is )?(?:totally |entirely |completely )?(?:your call|up to you)|only if you (?:happen to )?have (?:the )?time|just a thought(?:, really)?"

/** Takes back what has just been asked for. */
export const RETREATS: readonly Swap[] = [
  [
    /,? ?(?:(?:but|and|so) )?(?:(?:please|just|honestly|really|do|feel free to|you can|you may|by all means) )*(?:forget|ignore|disregard) (?:it|this|that|me) if (?:it|this|that|you|i)(?: is| are|'s|'re|'m)? (?:not |in)?[\p{L} ]{2,40}(?=[.!,]|$)/giu,
    '',
  ],
  [
    /,? (?:but|and|though|although) (?:i|we) (?:do |fully |completely |totally |also )?(?:understand|know|realize|realise) (?:that )?(?:it|this|that)(?: is|'s) (?:a |an )?(?:very |quite |rather |really |pretty )?(?:rude|big|bold|silly|stupid|unreasonable|strange|impolite|much|a lot)(?: (?:wish|ask|request|question|favou?r|to ask))?(?=[.!,]|$)/gi,
    '',
  ],
  // A sentence of its own goes with its mark.
  [new RegExp(String.raw`(?<=^|[.!?]\s+|\n)(?:${EASE})[.!]+(?=\s|$)`, 'gi'), ''],
  [
    new RegExp(
      String.raw`(?<=^|[.!?,]\s+|\n)(?:and |but )?(?:${EASE}),(?: (?:and|but)(?= (?:only|i|totally|could|can|would|one)\b))? ?`,
      'gi',
    ),
    '',
  ],
]
/** Puts what has to be so as an opinion. */
export const OPINIONS: readonly Swap[] = [
  [
    /(?<=^|[.!?,;] (?:and |but |so )?)\bi (?:just |really |kind of )?(?:think|feel|believe|guess)(?: that)? (?=(?:it|this|that|we|you|they|the|our|your|these)\b[^,.;!?]*\b(?:must|need|needs|has to|have to|dangerous|urgent|important|necessary|unsafe|too late|a risk|cannot wait|can't wait)\b)/gi,
    '',
  ],
]
/** Leaves its reader free to say no: then an order would contradict it. */
export const FREE =
  /[^.!?\n]*\b(?:(?:yes or no|either(?: answer| way)?|both|a no|no) (?:are|is) (?:both |also |just as |perfectly |equally )?(?:fine|okay|ok|good)|(?:feel free to|you (?:can|may)) (?:say no|decline)|a yes or (?:a )?no\b(?! (?:answer|question))|no harm done|(?:not|isn't) obligatory|voluntary|optional|no obligation|(?:don't|do not) (?:want to )?force)\b[^.!?\n]*/i
/** Asks without asking: a wish that its reader can overlook. */
export const HIDDEN =
  /\bif (?:you|your side|your team|somebody|someone|anybody|one) (?:can|could|would|might)\b(?!'t| not)|\b(?:it|that) (?:would|might|could|may) (?:maybe |perhaps |also )?be (?:maybe |perhaps |quite )?(?:good|nice|better|great|helpful|worth|ideal)\b|\bone (?:could|might) (?:perhaps |maybe )?(?:think|argue|say|look)|\bsomething (?:should|could) be done\b|\bsomething to be said for\b|\b(?:do|did) (?:(?:sort of|kind of|just) )?wonder (?:if|whether)\b|\bin some way\b|\b(?:someone|somebody) (?:should|needs|could|might)\b|\bplease consider\b|\bdo (?:what is necessary|the needful)\b/i
