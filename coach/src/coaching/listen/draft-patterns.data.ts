/** How a draft is to be changed. */
export type DraftChange = 'shorter' | 'softer' | 'firmer' | 'correct'

/** What stands right before makes it somebody else's, or already said. */
export const OTHERS =
  /\b(?:(?:he|she|they|nobody|everyone|everybody|somebody|someone|(?:my|the|our|his|her|their) \w+(?: \w+)?|\p{Lu}[\p{L}’'-]+)(?:'s| has| had| just| only| then| always| also| even| never)* (?:said|says|say|told|tells|wrote|writes|asked|asks|answered|replied|replies|goes|went|texted|called|calls|shouted|emailed|posted|keeps? saying|came back with|mumbled|muttered|laughed|barked|yelled)|(?:i|we) (?:just |already |then |have |had )?(?:said|told|sent|answered|replied|shouted|asked|snapped|called)|was told|(?:mail|e-?mail|text|message|letter|note|reply|answer) (?:(?:i|we) got |(?:\w+ )?(?:came |arrived )?)?(?:from|by) (?:\w+ )?\p{L}+|got (?:this|an?|the|his|her) (?:mail|e-?mail|text|message|letter|note|reply|answer)|got back was|called|named|titled|is called|known as|the (?:word|phrase|words|term)|like)\b[^.!?\n]{0,50}$/iu

/** The same behind them. */
export const OTHERS_AFTER =
  /^[,.]?\s*(?:(?:he|she|they|my \w+|the \w+|\p{Lu}[\p{L}’'-]+) (?:said|says|wrote|writes|told|asked|answered|replied|goes|went|keeps)|(?:said|says|wrote) (?:he|she|they|my|the|\p{Lu}))\b/u

/** Asks whether it is good. */
export const GOOD =
  /\b(?:ok|okay|okey|alright|all right|good|fine|fair|correct|right|acceptable|polite|clear|better|works?|does (?:it|that|this) (?:work|do|hold)|do(?:es)? the job|fit for|that do(?:es)? it|enough|brave|touching|funny|cute|smart|human|holds? up|(?:it|that|this)(?:(?:'|’)ll| will) do)\b[^.!\n]{0,80}\?|\bis (?:it|this|that) (?:any )?(?:ok|okay|alright|good|fine|right|polite)\b[^.!?\n]{0,40}:|\b(?:ok|okay|good|better|right|yes|is it (?:ok|okay|alright|good|correct|polite|right)|it(?:'|’)?s (?:ok|okay|good|fine)(?: like this)?|if (?:it(?:'|’)?s|it is|that(?:'|’)?s|this is)? ?(?:any )?(?:good|ok|okay|right|alright)|does that do it)\W*$/i

/** Asks whether it is bad. */
export const BAD =
  /\b(?<!\bam i )too (?!late\b)\w+\b[^.!\n]{0,70}(?:\?|$)|\b(?:is|are|sounds?) (?:it |that |this )?mean\b[^.!\n]{0,20}\?|\b(?:harsh|rude|cold|blunt|direct|cringe|coward\w*|pathetic|childish|weird|strange|lazy|insults?|insulting|insulted|silly|dumb|stupid|daft|unkind|vain|rough|sharp|chapel|soft|weak|robot|offensive|aggressive|unfair|fluffy|stiff|suicide|trap|lacking|wicked|a but, no)\b[^.!\n]{0,80}(?:\?|\s*$)/i

/** Asks for a verdict in other words. */
export const VERDICT =
  /\b(?:judge (?:it|this|that|them|me|my)|you judge|rate (?:it|this|that|them)|grade (?:it|me|this)|mark it|be (?:merciless|cruel|brutal)|tear (?:it|this|that) apart|tell me (?:honestly |straight )?(?:if|whether)|tell me honestly|could you tell me honestly|be honest|send or (?:bin|not)|yes or no|would you (?:change|send|leave|sign|say it|greet|laugh)|(?:can|should|shall|may|do) i send|what do you (?:think|say|make of)|(?:any|your) thoughts|thoughts\?|how(?:'|’)?s (?:this|that|it)|how (?:does|do|is) (?:this|that|it|my)\b|(?:does|do) (?:it|that|this|i) (?:sound|read|come)|look (?:at|over) (?:it|this|my|please)|look this|check (?:it|this|my|that|please|is it)|you check|have a look|look it over|read (?:it|this) (?:over|through)|as a piece of human speech|where(?:'|’)?s the hole|vibes\?|msg check|your opinion|in your (?:eyes|opinion|estimation)|according to you|out of ten|you look|may i show you|(?:will|would) (?:you|they|he|she) laugh|my question is|don(?:'|’)?t soften|laying it on)\b/i

/** Asks for it to be changed, and how. */
export const CHANGES: readonly (readonly [DraftChange, RegExp])[] = [
  [
    'shorter',
    /\b(?:short(?:er|en)|cut (?:it|this|that)(?: down)?|trim|half (?:as long|the length)|fewer words|more concise|less words|tighter|(?:make|get|keep) (?:it|this|that) (?:short|brief))\b/i,
  ],
  [
    'softer',
    /\b(?:soft(?:er|en)|kinder|gentler|nicer|warmer|friendlier|sweeter|less (?:harsh|hard|direct|cold|blunt|rude|sharp)|tone (?:it|this|that) down|make it (?:sweet|nice|kind|human|soft|polite|warm)|more (?:polite|kind|friendly|human|gentle))\b/i,
  ],
  [
    'firmer',
    /\b(?:firm(?:er)?|stronger|harder|tougher|clearer|more (?:direct|clear|firm)|less (?:soft|weak|polite|fluffy)|stand up straighter)\b/i,
  ],
  [
    'correct',
    /\b(?:correct (?:it|this|that|my|me|please|english)|please correct|(?<!tried to )fix (?:it|this|for me|my)(?! with)|you fix|improve (?:it|this)|you improve|proofread|polish (?:it|this)|(?:my|the) (?:faults|mistakes|errors|english|grammar)|give me proper|rewrite (?:it|this))\b/i,
  ],
]

/** Right before a change it is what must not be done, or what it is already. */
export const DO_NOT =
  /\b(?:don(?:'|’)?t|do not|not|without|no|is|are|was|seems?|sounds?|feels?|reads?) (?:\w+ ){0,2}$/i

/** Fears that it is too hard. */
export const HARD =
  /\b(?:harsh|hard|rude|cold|blunt|direct|strong|rough|mean|sharp|severe|wicked|unkind|insult\w*|aggressive|offensive|pushy|cheeky|vinegar|cruel|bossy|unfair|angry|much)\b/i

/** Fears that it is too soft. */
export const SOFT =
  /\b(?:soft|weak|humble|timid|coward\w*|pathetic|polite|nice|lazy|chill|fluffy|apologetic|vague|small)\b/i

/** Fears that it is too long. */
export const LONG = /\b(?:long|wordy|many words)\b/i

/** It goes by mail. */
export const MAIL = /\b(?:e-?mail|mail|mails|inbox|newsletter|bulletin|letter|memo)\b/i

/** Points at what was said before, or asks for nothing but a change of it. */
export const POINTS =
  /\b(?:it|this|that|the (?:text|draft|mail|e-?mail|message|note|version))\b|^\W*(?:(?:a (?:bit|little)|much|even|still|now|and|ok|okay|please|good|but) )*(?:too|short|soft|firm|yes or no|harsh|kinder|ok|okay|good|send|stronger|nicer|warmer|less)/i

/** It is said to somebody. */
export const SPOKEN =
  /\b(?:say|said|saying|tell|telling|speech|opening|spoken|toolbox|talk|first minute|aloud)\b(?! me)/i

/** It is written to somebody. */
export const WRITTEN =
  /\b(?:wrote|written|write|send|sent|typed|drafted|draft|text|message|msg|whats ?app|slack|e-?mail|mail|card|notice|board|letter|memo|post|bulletin)\b/i
