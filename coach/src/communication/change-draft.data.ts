import { ingOf } from '../text/inflect.ts'

/** A phrase and what stands in its place; "$1" is its first group. */
export type Swap = readonly [pattern: RegExp, instead: string | ((match: RegExpMatchArray) => string)]

/** The beginning of a clause, where an order or a verdict stands by itself. */
const CLAUSE = String.raw`(?<=^|[.!?,;:–]\s+|\n\s*(?:[-*•]\s)?|\b(?:and|but|so|then) )`
const atClause = (phrase: string, flags = 'gi') => new RegExp(CLAUSE + phrase, flags)

/**
 * The beginning of a clause that asks whether: one that asks who, what, when or how waits for an answer, and no order can stand in
 * its place.
 */
const ASKING = String.raw`(?=(?:could|would|can) you )(?<=^|[.!?,;:–(]["')\]]*\s+|\n\s*(?:[-*•]\s|\d{1,2}[.)]\s)?|\b(?:and|but|so|then|also|now) )(?<!(?:^|[.!?;:–]\s+|\n\s*|,\s+)(?:(?:and|but|or|so) )?(?:wh(?:o|om|ose|at|ich|y)|how|(?:when|where)(?=,))\b[^.!?\n]*)`
/** Behind "could you": what is asked whether it is so, and what nobody is told to do. */
const NO_TASK =
  'please|imagine|say|see|believe|like|rather|prefer|both|all|agree|ever|or|and|have|own|mind|want|need|know|understand|be|not|never|still|even|really|actually|honestly|live|manage|cope|afford|speak|hear|feel|remember|recall|trust|recommend|advise|expect|hire|stand'
/** Ways to ask that make what is asked for smaller. */
export const ASKED_SOFTLY: readonly Swap[] = [
  [
    /\b(?:i (?:was|am|'m) )?(?:just )?wondering (?:if|whether) you (?:(?:might|may|maybe|perhaps|possibly) )*(?:have |had )(?:had )?(?:a |the |any )?(?:chance|time|opportunity|moment) to (?:(?:maybe|perhaps|just) )*/gi,
    'please ',
  ],
  [/,? ?\bno worries(?: at all)? if not(?: at all)?\b[.!,]*/gi, ''],
  [
    /\b(?:i (?:was|am|'m) )?(?:just )?wondering (?:if|whether) you (?:could|can|might|would)(?: (?:maybe|perhaps|possibly))?\b/gi,
    'please',
  ],
  [/\b(?:would|could) it (?:maybe |perhaps |possibly )?be possible (?:for you )?to\b/gi, 'please'],
  [/\b(?:is|would) there (?:be )?any chance (?:that )?you (?:could|can|might)\b/gi, 'please'],
  [
    /\b(?:it would|it'd) be (?:really |very )?(?:great|good|nice|lovely|helpful|ideal|wonderful|brilliant) if you (?:could|can|would|might)(?: (?:maybe|perhaps|possibly|please))?\b/gi,
    'please',
  ],
  [
    /\b(?:i|we)(?:'d| would) (?:really |very much |be )?(?:appreciate it|appreciate|grateful|happy|glad|love it) if you (?:could|can|would|might)(?: please)?\b/gi,
    'please',
  ],
  [
    /\b(?:i|we) (?:was|were|am|are|'m|'re)?(?: ?just)? ?(?:hope|hoping) (?:that )?you (?:could|can|might|would|will)(?: (?:maybe|perhaps|possibly))?\b/gi,
    'please',
  ],
  [
    /\b(?:would|do) you (?:perhaps |possibly )?mind (?:please )?(?:giving|taking|having|making|sending)\b/gi,
    (match) =>
      `please ${{ giving: 'give', taking: 'take', having: 'have', making: 'make', sending: 'send' }[/\w+$/.exec(match[0])?.[0].toLowerCase() ?? ''] ?? ''}`,
  ],
  [
    new RegExp(
      String.raw`${ASKING}(?:could|would|can) you (?:(?:maybe|perhaps|possibly|please|kindly) )*(?:just )?(?=(?!(?:${NO_TASK})\b|\w+ (?:any|anybody|anyone|anything|either)\b|use (?:some|an?)\b)\w)`,
      'gi',
    ),
    'please ',
  ],
  [/(?<=^|[.!?]\s+|\n)(?:perhaps|maybe) we (?:could|can|should) (?=\w)/gi, "let's "],
  [/\bi(?:'d| would) (?:like to )?(?=(?:suggest|propose|recommend|ask)\b)/gi, 'I '],
  [
    /\bit (?:might|may|could) (?:perhaps |possibly )?(?:make sense|be (?:good|worth|better|an idea|a good idea)) to\b/gi,
    'I suggest we',
  ],
  [/,? ?\b(?:no (?:rush|hurry|pressure)(?: at all)?|not urgent(?: at all)?)\b[.!]*/gi, ''],
  // Put into the middle of what is asked, it goes with both commas.
  [
    /(?<=\b(?:could|can|would|should|may|might|to|possibly|maybe|perhaps|(?:could|can|would) you)), (?:when(?:ever)? you (?:get|have|find) (?:a |the )?(?:chance|moment|minute|time|second)|if you (?:have|find|get) (?:the |a |some )?(?:time|chance|minute|moment)|at some point|at your convenience),(?= \p{Ll})/giu,
    '',
  ],
  [
    /,? ?\b(?:when(?:ever)? you (?:get|have|find) (?:a |the )?(?:chance|moment|minute|time|second)|if you (?:have|find|get) (?:the |a |some )?(?:time|chance|minute|moment)|at some point|at your convenience)\b(?! (?:would|will|is|works|suits|to)\b)/gi,
    '',
  ],
  [
    /\bsorry (?:again )?(?:for (?:asking|bothering you|the (?:long|many) \w+)|to (?:ask|chase|nag|push)(?: again)?)[,.!]*/gi,
    '',
  ],
  [
    /\bi(?:'m| am) (?:not (?:entirely |totally |quite )?sure (?:but|if this is right,? but)|no expert,? but),? /gi,
    '',
  ],
  [/\b(?:in my (?:humble )?opinion|from my point of view|if you ask me),? ?/gi, ''],
  [/,? ?\b(?:or so|or something(?: like that)?)(?=[.!?,]|$)/gi, ''],
  [/\bplease try to (?=\w)/gi, 'please '],
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
    /\bif (?:that(?:'s| is) (?:ok(?:ay)?|alright)|you don't mind|possible|it(?:'s| is) not too much(?: trouble)?)(?: (?:with|for|by) (?:you(?: all)?|everyone|everybody|all(?: of you)?|the team|us))?\b(?! (?:with|for)\b),?/gi,
    '',
  ],
  [/\bjust (?=want|wanted|wondering|checking|asking|a (?:quick|short))/gi, ''],
]

/** Words that only make what is said smaller. */
export const SOFTENERS: readonly Swap[] = [
  ...ASKED_SOFTLY,
  [
    /\b(?:i (?:just |kind of |sort of )?(?:think|feel|guess|believe)(?: like| that)?|i(?:'d| would) say(?: that)?),? (?=\w)(?!(?:a|an|really|very|so|bad|sorry|about|of|like|in|your|more|less|better|sure|ready|free|good|sad|guilty|awful|proud|uneasy) )/gi,
    '',
  ],
  [
    /\b(?:maybe|perhaps|possibly|a little bit|a little|a bit|somewhat|kind of|sort of|hopefully)\b,?(?!,? (?:too|more))/gi,
    '',
  ],
]

/** What bites, and the same without teeth. */
export const TEETH: readonly Swap[] = [
  [/,? ?\bfor the (?:last|umpteenth|hundredth|very last) time\b(?! (?:i|we|it|you)\b)/gi, ''],
  [/\bif you don't like (?:it|this|that),? [^.!?\n]*[.!]?/gi, ''],
  [/(?<=^|[.!?]\s+|\n)no (?:excuses|discussions?|exceptions|buts)[.!]+(?=\s|$)/gi, ''],
  [atClause(String.raw`you must not\b`), 'please do not'],
  [
    atClause(
      String.raw`you (?:must|have to|need to|had better)\b(?! (?:understand|know|realize|be (?:aware|joking|tired)|have)\b)`,
    ),
    'please',
  ],
  [/\b(?:i|we) (?:demand|insist|require) that\b/gi, 'I ask that'],
  [/\b(?:i|we) (?:demand|insist|require)(?: (?:from|of) you| you)(?: to)?\b/gi, 'I ask you to'],
  [/\b(?:i|we) demand (?=(?:an?|the|my|our|your)\b)/gi, 'I ask for '],
  [/\b(?:i|we) expect (?=(?:all|each|every|both|an?|some) )/gi, 'I would like '],
  [/\b(?:i|we) expect (?=(?:everyone|everybody|every one|the team) to\b)/gi, 'I would like '],
  [
    /\bwhy (?:didn't|don't|did(?= you not)|do(?= you not)) you (?:not )?(?!like\b|know\b|think\b|want\b|have\b|just\b)(\w+)\b([^.!?\n]*)\?/gi,
    (match) => `what kept you from ${ingOf(match[1] ?? '')}${match[2] ?? ''}?`,
  ],
  [/\bwhy did you (?=\w+)/gi, 'what led you to '],
  [/\b(?:that|this|it) makes no sense(?: (?:at all|to me|whatsoever))?\b/gi, 'I cannot follow that yet'],
  [
    atClause(
      "(?:i think )?(?:that|this)(?:'s| is) (?:just |simply |completely |totally |plain )?wrong(?=[.!,])",
    ),
    'I see that differently',
  ],
  [
    atClause("you(?:'re| are) (?:just |simply |completely |totally )?(?:wrong|mistaken)(?=[.!,])"),
    'I see it differently',
  ],
  [
    /\bi (?:strongly |completely |totally |fundamentally |really )?disagree(?=[.!,]|$)/gi,
    'I see it differently',
  ],
  [/\bi (?:strongly |completely |totally |fundamentally )disagree\b/gi, 'I do not agree'],
  [
    /\b(?:i|we)(?:'m|'re| am| are| was| were) (?:(?:very|extremely|deeply|really|quite|rather|seriously|more than|so) )(?=(?:disappointed|unhappy|dissatisfied|frustrated|annoyed|irritated|concerned|worried|surprised)\b)/gi,
    (match) => `${match[0].replace(/\S+ $/, '').replace(/more $/, '')}a little `,
  ],
  [/\b(?:an? )?(?:complete|total|absolute|utter) (?=(?:failure|mess|disaster|chaos|waste)\b)/gi, 'a '],
  [
    /(?<=\b(?:you|we|i|they|he|she|it|which|that|still) )still (?=(?:haven't|have not|hasn't|has not|don't|do not|doesn't|does not|isn't|aren't|is not|are not)\b)/gi,
    '',
  ],
  [
    /\byou (?:don't|do not|never) (?:even |ever )?read (?:anything|a word|any of what|what)(?: that)? i (send|write)(?: (?:to )?you)?\b/gi,
    'I am not sure that you get to read what I $1',
  ],
  [/\b(?:once|yet) again\b/gi, 'again'],
  [
    /\bas per my (?:last|previous|earlier|recent|first|many)(?: \w+)? (?:e-?mails?|messages?|mails?|notes?)(?: of [^,.!?\n]{2,20})?,? (?=\p{L})/giu,
    '',
  ],
  [
    /\b(?:frankly|quite frankly|to be (?:blunt|frank|perfectly honest|perfectly clear)(?=[,:])|let me be (?:very |perfectly )?clear|needless to say|obviously|clearly|evidently)(?:,|:)? (?=\w)(?!(?:marked|named|written|stated|visible|labell?ed|defined)\b)/gi,
    '',
  ],
  [
    /(?<=^|[.!?]\s+|\n)as (?:you (?:well |very well |perfectly well )?know|i (?:have )?(?:already )?(?:wrote|said|mentioned|told you)(?: (?:before|already|many times|several times))?),? (?=\w)/gi,
    '',
  ],
  [/\bit is (?:really |actually )?quite simple(?: really)?[.:,]? ?/gi, ''],
  [
    /(^|[.!?,;:]\s+|\n)(don't|do not|stop|never)\b(?! (?:worry|hesitate|rush|mind|forget|more|again|a |an |the |in |on |at ))/gi,
    (match) => `${match[1] ?? ''}please ${(match[2] ?? '').toLowerCase()}`,
  ],
  [/\bi (?:won't|will not|don't|do not) accept\b/gi, "I don't want to see"],
  [/\byou should have\b/gi, 'I would have wished you had'],
  [
    /\b(?:absolutely |totally |completely |simply |utterly |just )?(?:unacceptable|not acceptable|inacceptable)\b/gi,
    'not what I had hoped for',
  ],
  [
    /\b(?:is|are|was|were) (?:simply |just )?not good enough\b/gi,
    (match) => `${match[0].split(' ')[0]} not what I had hoped for`,
  ],
  [
    // Only of what is asked: "the lawn immediately beside it" and "I saw it at once" press nobody.
    /(?<=(?:^|[.!?]\s+|\n|, )(?:please|could you|can you|would you|will you|i need|we need|i want|we want|i expect|we expect|you (?:must|have to|need to)|send|get|give|fix|do|call|bring|answer|reply|come|stop|finish)\b[^.!?\n]*)(?:\bright (?:now|away)\b|\bimmediately\b(?! (?:after|before|when|following|adjacent|beside|next|behind|above|below|under))|\basap\b|\bat once\b)/gi,
    'as soon as you can',
  ],
  // A question behind a comma asks, however loudly.
  [
    /(?<=, (?:(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should)(?:n't)?|won't|can't|shan't) (?:i|we|you|they|he|she|it))!+/gi,
    '?',
  ],
  [/!{1,}/g, '.'],
]

/** What is firm without biting, and a milder way to say it. */
export const MILDER: readonly Swap[] = [
  [/,? and i(?:'ll| will) (?:name|say) (?:it|this) (?:straight away|plainly|directly)\b/gi, ''],
  [/\bi want\b(?! (?:it|that|this|what|to (?:thank|apologi[sz]e|say|tell|be))\b)/gi, 'I would like'],
  [/\bi need you to\b/gi, 'I would ask you to'],
  [/\bi expect (?=you)/gi, 'I would like '],
  [
    /\bi need (?=(?:your|the|all|both|an? )\b[^.!?\n]* (?:by|before|until|today|tomorrow|this week)\b)/gi,
    ({ input = '', index = 0 }) =>
      `${/(?:^|[.!?…]["')\]]*\s+|\n\s*)$/.test(input.slice(0, index)) ? 'It' : 'it'} would help me to have `,
  ],
]

/** A fault as it was seen, where nothing else was made milder. */
export const NOTICED: readonly Swap[] = [
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
  [
    /\b(?:i |we )?hope (?:this|that|you|your|all|everyone)\b[^.!?\n]*\b(?:well|good|great|fine|weekend|start|helps?|safe|healthy)\b[^.!?\n]{0,30}[.!](?=\s|$)/gi,
    '',
  ],
  [
    /\b(?:i|we) (?:just |only )?(?:wanted|want|would like|wish|'d like)? ?(?:to )?(?:am writing|are writing|reach(?:ing)? out|writ(?:e|ing)|get(?:ting)? in touch|drop you a (?:quick )?(?:line|note))(?: to you)?(?: today)? (?:to|in order to) (?:let you know|tell you|inform you|say|mention|give you an update) that\b/gi,
    '',
  ],
  [
    /\b(?:i|we) (?:just )?(?:wanted|want|would like|'d like) to (?:quickly |just )?(?:reach out|check in|touch base|follow up|get in touch) (?:to|and) (?=(?:ask|see|let|say|tell|share|give)\b)/gi,
    (match) => (/^we/i.test(match[0]) ? 'we want to ' : 'I want to '),
  ],
  [/\bit (?:should|must|has to) be (?:noted|said|mentioned|added) that\b/gi, ''],
  [
    /\b(?:what i(?:'m| am) trying to say is|the thing is|the point is|the fact is|as far as i(?:'m| am) concerned|as a matter of fact|in actual fact|at the end of the day|when all is said and done|for what it(?:'s| is) worth|with that being said|that being said|having said that),?(?: that)? /gi,
    '',
  ],
  [
    /(?<=\w )(?:with regards? to|with respect to|in regards? to|in relation to|as regards|in terms of|when it comes to)\b/gi,
    'about',
  ],
  [/\bin (?:a|the) (?:timely|prompt) (?:manner|fashion)\b/gi, 'on time'],
  [/\bon a (daily|weekly|monthly|yearly) basis\b/gi, '$1'],
  [/\bin the (?:very )?near future\b/gi, 'soon'],
  [/\b(?:in spite|regardless) of the fact that\b/gi, 'although'],
  [/\ba (?:large|great|high) number of\b/gi, 'many'],
  [/\b(?:at your earliest convenience|as soon as you (?:possibly )?can)\b/gi, 'soon'],
  [/\bin addition to (?:that|this),? /gi, 'also, '],
  [/\bfor the (?:simple )?reason that\b/gi, 'because'],
  [/\b(?:is|are) (?:currently )?in the process of (?=\w+ing\b)/gi, (match) => `${match[0].split(' ')[0]} `],
  [/\bmore or less\b ?|\b(?:as it were|so to speak|if you will)\b,? ?/gi, ''],
  [
    /\b(?:as you (?:may |probably |already )?know|needless to say|to be honest|honestly|basically|obviously|of course),? ?/gi,
    '',
  ],
  [/(?<=\b(?!(?:not|the|so|a|you|very)\b)[\p{L}'’]+ )(?<!n['’]t )(?:actually|really|very) (?=\p{Ll})/giu, ''],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin order to\b/gi, 'to'],
  [/\bat (?:this|that) point in time\b/gi, 'now'],
  [/\bwould it be possible (?:for you )?to\b/gi, 'could you'],
]

/** Questions that accuse, and what asks for the reason instead. */
export const ACCUSING: readonly Swap[] = [
  [
    /\bwhy (?:are you|you are) (?:always |still )?(\w+ing)\b([^.!?\n]*)\?/gi,
    'I have seen you $1$2. What is behind it?',
  ],
  [/\bwhy (?:did|do) you (?:not|never)\b([^.!?\n]*)\?/gi, 'What kept you from it?'],
]

/** Sentences that every message could have: nothing is lost without them. */
export const FILLERS =
  /^(?:i |we )?(?:hope|trust) (?:this|that|you|your|all|everyone|everything)\b(?![^.!?]*\b(?:understand|agree|come|join|can|will|see)\b)|^(?:please )?(?:do not|don't|never) hesitate to\b|^(?:please )?feel free to (?:reach out|contact|call|ask|write|get in touch|drop|shoot)\b|^(?:please )?let (?:me|us) know if (?:you have (?:any )?(?:other |further |more )?questions|there(?:'s| is| are) any(?:thing| questions))|^(?:if you have|should you have) any (?:other |further |more )?(?:questions|queries)\b|^(?:(?:i|we)(?:'m| am|'re| are)? )?(?:very much )?look(?:ing)? forward to (?:hearing|your (?:reply|answer|response|feedback))\b/i
