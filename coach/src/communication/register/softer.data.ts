import type { Swap } from '../change-draft.data.ts'

/** Verbs that begin an order where a sentence begins with them. */
export const ORDERS =
  /^(?:(?:so|and|then|now|just|also),? )?(?:send|sort|give|get|fix|do|finish|redo|call|tell|bring|make|provide|submit|check|update|review|explain|answer|reply|respond|confirm|approve|hand|forward|clean|stop|resend|return|deliver|prepare|ask|put|add|remove|change|correct|find|write|print|draft|sign|schedule|book|cancel|verify|revise|be (?:on time|there|prepared|ready)|read|come|join|take|use|keep|leave|move|show|test|bring|fill|enter|talk|speak|choose|decide|attach|copy|include|save|upload|close|open|pull|push|name|pick|arrange|organi[sz]e|attend|let (?:me|us) know)\b(?! (?:\w+ing\b|calm\b|well\b|safe\b|you|care\b|up the|in touch|it easy|me a break|sure|is|are|was|were|will|has|had|to|from|by|of)\b)(?= )/i
/** What gives, allows or offers help: whoever is asked for it as a favor reads it upside down. */
const GIFTS = String.raw`take (?:[^.!?,]* )?(?:days?|afternoon|morning|evening|weeks?|weekend|rest|time|hours?|shift|today|tomorrow|\w+day) off|take (?:your|all the|as much) time|take (?:a|the) (?:break|rest|day|week|seat)|leave (?:early|earlier)|go home|as (?:long|much|many|late|early|often) as you (?:need|like|want)|any ?time|if (?:you|anything|something|it|that|there)(?:'re|'d|'ve|'s)? [^.!?]*|if in doubt|(?:doesn't|does not|won't|will not) (?:come out of|count|cost)|on (?:us|me|the house)|help yoursel(?:f|ves)|instead of coming`
/** What makes an order a request already, or no order. */
export const NO_ORDER = new RegExp(
  String.raw`\b(?:please|kindly|thank\w*|could you|would you|can you|if you (?:like|want)|feel free|keep (?:it|this) up|keep up|(?:come|join) (?:and|to|us|with|hungry)|${GIFTS}|who(?:m)?ever|whenever|whatever|though)\b|\?\p{Extended_Pictographic}*$`,
  'iu',
)
/** The first request with "please", and what makes a question of it. */
export const PLEASE =
  /^please (?!(?:do not|don't|stop|never|note|be|find|see|accept|feel|let|keep in|remember|forgive|excuse)\b)/i

/** A refusal, at the beginning of a sentence. */
export const REFUSALS: readonly Swap[] = [
  [
    /(?<=^|[.!?]\s+|\n)(?=(?:I|We) (?:can't|cannot|can not|won't be able|will not be able|am not able|are not able|have to (?:decline|refuse|reject)|will not|won't) )/g,
    'Unfortunately ',
  ],
]
/** Says that something is regretted already. */
export const REGRETS = /\b(?:unfortunately|sorry|afraid|regret\w*|apologi[sz]e)\b/i

/** A name alone in the first line, as some begin whom the reader has annoyed. */
export const BARE_NAME =
  /^((?!(?:hello|hi|hey|hiya|dear|good|morning|afternoon|evening|greetings|welcome|thanks|sorry|urgent|important|attention|reminder|ladies|gentlemen|sirs?|madam)\b)\p{Lu}[\p{L}'’-]+|team|all|everyone|everybody|colleagues),(?=[^\S\n]*\n)/iu

/** What is added where something is asked without a word of courtesy. */
export const THANKS = 'Thank you.'
/** Says that there is a word of courtesy already. */
export const COURTESY = /\b(?:thank\w*|thx|grateful|appreciate\w*|kind regards|best wishes|warm regards)\b/i
