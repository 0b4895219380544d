/** A phrase and what stands in its place. */
export type Swap = readonly [pattern: RegExp, instead: string]

/** Words that only make what is said smaller. */
export const SOFTENERS: readonly Swap[] = [
  [
    /\b(?:i (?:was|am|'m) )?(?:just )?wondering (?:if|whether) you (?:could|can|might|would)(?: (?:maybe|perhaps|possibly))?\b/gi,
    'please',
  ],
  [/\b(?:would|could) it (?:maybe |perhaps |possibly )?be possible (?:for you )?to\b/gi, 'please'],
  [/\b(?:is|would) there (?:be )?any chance (?:that )?you (?:could|can|might)\b/gi, 'please'],
  [/\b(?:could|would|can) you (?:maybe |perhaps |possibly )?(?:just )?(?=\w)/gi, 'please '],
  [
    /\b(?:i'm |i am )?(?:so |very |really )?sorry to (?:bother|disturb|bug|trouble) (?:you|u)(?: again| with this)?[,.!]*/gi,
    '',
  ],
  [/\b(?:and )?it(?:'s| is) probably (?:just|only) me,?/gi, ''],
  [
    /\b(?:and )?i know (?:that )?(?:everyone(?:'s| is)|you(?:'re| are)|we(?:'re| are)(?: all)?)(?: all)? (?:so |very |really )?(?:stretched|busy|under pressure|tired)(?: and| but)?,?/gi,
    '',
  ],
  [/\bno worries if not\b[.!]*/gi, ''],
  [
    /\bif (?:that(?:'s| is) (?:ok(?:ay)?|alright)|you don't mind|possible|it(?:'s| is) not too much(?: trouble)?)\b,?/gi,
    '',
  ],
  [
    /\b(?:i (?:just |kind of |sort of )?(?:think|feel|guess|believe)(?: like| that)?|i(?:'d| would) say(?: that)?),? (?=\w)/gi,
    '',
  ],
  [
    /\b(?:maybe|perhaps|possibly|a little bit|a little|a bit|somewhat|kind of|sort of|hopefully)\b,?(?!,? (?:too|more))/gi,
    '',
  ],
  [/\bjust (?=want|wanted|wondering|checking|asking|a (?:quick|short))/gi, ''],
]

/** What bites, and the same without teeth. */
export const TEETH: readonly Swap[] = [
  [/\bif you don't like (?:it|this|that),? [^.!?\n]*[.!]?/gi, ''],
  [/\byou must not\b/gi, 'please do not'],
  [/\byou (?:must|have to|need to|had better)\b/gi, 'please'],
  [/\bi (?:demand|insist|require)(?: (?:from|of) you| that you| you)?(?: to)?\b/gi, 'I ask you to'],
  [/(^|[.!?,;:]\s+|\n)(don't|do not|stop|never)\b(?! (?:worry|hesitate|rush))/gi, '$1please $2'],
  [/\bi (?:won't|will not|don't|do not) accept\b/gi, "I don't want to see"],
  [/\byou should have\b/gi, 'I would have wished you had'],
  [/\bunacceptable\b/gi, 'not what we agreed'],
  [/\bright now\b|\bimmediately\b/gi, 'today'],
  [/!{1,}/g, '.'],
]

/** What is firm without biting, and a milder way to say it. */
export const MILDER: readonly Swap[] = [
  [/,? and i(?:'ll| will) (?:name|say) (?:it|this) (?:straight away|plainly|directly)\b/gi, ''],
  [/\bi want\b/gi, 'I would like'],
  [/\bi need you to\b/gi, 'I would ask you to'],
  [/\bi expect (?=you)/gi, 'I would like '],
  [
    /(^|[.!]\s+|\n)you (?=\p{L})(?!(?:can|could|may|might|will|would|know|see)\b)(?=[^.!?\n]*[.!])/giu,
    '$1I notice that you ',
  ],
]

/** Leaves the other side room, where nothing in the words could be made milder. */
export const ROOM = 'Tell me if you see it differently.'

/** In how many words the same is said. */
export const LENGTHY: readonly Swap[] = [
  [
    /\bi (?:just )?(?:wanted|want|would like|'d like) to (?:let you know|tell you|inform you|say|mention) that\b/gi,
    '',
  ],
  [/\bi hope (?:this|that|you|your)[^.!?\n]*[.!]/gi, ''],
  [
    /\b(?:as you (?:may |probably |already )?know|needless to say|to be honest|honestly|basically|actually|really|very|obviously|of course),? ?/gi,
    '',
  ],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin order to\b/gi, 'to'],
  [/\bat (?:this|that) point in time\b/gi, 'now'],
  [/\bwould it be possible (?:for you )?to\b/gi, 'could you'],
]

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

/** Questions that accuse, and what asks for the reason instead. */
export const ACCUSING: readonly Swap[] = [
  [
    /\bwhy (?:are you|you are) (?:always |still )?(\w+ing)\b([^.!?\n]*)\?/gi,
    'I have seen you $1$2. What is behind it?',
  ],
  [/\bwhy (?:did|do) you (?:not|never)\b([^.!?\n]*)\?/gi, 'What kept you from it?'],
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
