import type { PhraseRule } from '../phrase-rules.ts'
import { THREATS } from './threats.ts'

/** Praise and thanks, which clear words that would be a reproach elsewhere. */
const WARM =
  /\b(?:thank|thanks|grateful|appreciat\w+|great|good (?:work|job)|well done|love|amazing|excellent|wonderful|happy|welcome|enjoy\w*|pleasure|delight\w*|best|wish\w*)\b/i
const NOT_MEANT =
  /\b(?:don't|do not|didn't|did not|not|never) (?:think|believe|say|saying|mean|feel) (?:that )?/i

const phrase = (
  rule: PhraseRule['rule'],
  pattern: RegExp,
  write?: PhraseRule['write'],
  unless?: RegExp,
): PhraseRule => ({ rule, pattern, ...(write !== undefined && { write }), ...(unless && { unless }) })

const VERY = '(?:so |just |really |absolutely |completely |totally |honestly |simply |getting |beyond |all )*'
/** Up to what somebody is fed up with. */
const FED_UP = String.raw`\b(?:(i|we)(?: am|'m| are|'re| have been|'ve been) ${VERY}(?:sick(?: and tired| to death)? of|tired of|fed up (?:with|of))|(i|we)(?: have|'ve) (?:really |finally |just )?had (?:it with|enough of))(?: (?:constantly|always|all|also|ever))?`
const sayWho = ([, one, other]: RegExpMatchArray) =>
  (one ?? other ?? 'i').toLowerCase() === 'i' ? 'I' : 'we'
/** Words between a writer and what they call themselves. */
const OF_SELF = String.raw`(?<!\b(?:i|we|me|us|myself|ourselves)(?:'m|'re)?(?: (?:am|was|are|were|be|been|being|must|might|may|will|would|can|look(?:ed|ing)?|fe(?:el|lt|eling)|seem(?:ed)?|sound(?:ed)?|appear(?:ed)?|come|came|across|like|as|an?|the|such|so|total|complete|absolute|utter|real|bit|of|little|pretty|very|really|even|now|again|also|just|then|always|feeling|big|biggest))+ |\b(?:me|myself|us) )`

/** Words that hurt, veil a reproach or press; patterns are few and plain, since a false alarm costs trust. */
export const TONE_PHRASES: readonly PhraseRule[] = [
  // Insults: of people first, then of their work.
  phrase(
    'insult',
    new RegExp(
      String.raw`\b(?:${OF_SELF}(?:idiots?|morons?|imbeciles?|dumbass|jerks?|liars?|losers?|clowns?)|(?:stupid|incompetent|pathetic|useless|worthless|clueless|brainless) (?:people|person|team|man|woman|boss|fool)|are you (?:stupid|blind|deaf|serious|kidding(?: me)?|joking|insane|out of your mind))\b`,
      'gi',
    ),
    undefined,
    NOT_MEANT,
  ),
  phrase(
    'insult',
    /\bthis is the (?:dumbest|stupidest|worst) (\w+) i(?:'ve| have) ever (?:seen|read|heard)\b/gi,
    'this $1 does not convince me',
  ),
  phrase(
    'insult',
    /\b(?:the )?(?:dumbest|stupidest|most (?:stupid|idiotic|incompetent))(?= (?:proposal|idea|thing|plan|mail|email|question|report|decision))/gi,
    'the weakest',
  ),
  phrase(
    'insult',
    /\byou(?:'re| are) (?:all )?(?:so |such |just |really |completely |totally )*(?:an? )?(?:stupid|dumb|incompetent|pathetic|useless|hopeless|ridiculous|clueless|disgrace|joke|a liar)\b/gi,
    undefined,
    NOT_MEANT,
  ),
  phrase(
    'insult',
    /\b(?:this|that|it|your (?:company|firm|team|department|service|support|agency|office))(?:'s| is) (?:just |so |really |utterly |completely )?(?:stupid|idiotic|pathetic|moronic|rubbish|garbage|a (?:complete )?joke)\b/gi,
    undefined,
    NOT_MEANT,
  ),
  phrase('sarcasm', /(?<=^|[.!?]\s+|\n)so much for (?=your\b|being\b|the (?:promise|famous)|")/gi),
  phrase(
    'insult',
    /\bwhat(?:'s| is) wrong with you\b|\bwhy (?:is (?:this|it|that) so (?:hard|difficult) for you)\b/gi,
  ),
  phrase(
    'insult',
    /\bi (?:don't|do not) (?:know|understand|get) why (?:this|it|that) is so (?:hard|difficult) for you\b/gi,
    'I would like to understand what makes this difficult',
  ),
  // Anger: the head of the sentence gets calm words, what it is about stays.
  phrase(
    'anger',
    new RegExp(
      String.raw`${FED_UP} (?=(?!(?:you|him|her|them|people|everyone)\b)\w+ing\b(?<!\b(?:anything|everything|something|nothing|thing|meeting|morning)))`,
      'gi',
    ),
    (match) => `${sayWho(match)} find it hard to keep `,
  ),
  phrase(
    'anger',
    new RegExp(String.raw`${FED_UP} you (?=\w+ing\b)`, 'gi'),
    (match) => `it bothers ${sayWho(match) === 'I' ? 'me' : 'us'} that you keep `,
  ),
  phrase('anger', new RegExp(String.raw`${FED_UP} (?:you|him|her|them|all of (?:you|them|it))\b`, 'gi')),
  phrase('anger', new RegExp(String.raw`${FED_UP} (?=\w)`, 'gi'), (match) =>
    sayWho(match) === 'I' ? 'I am frustrated with ' : 'we are frustrated with ',
  ),
  phrase(
    'anger',
    /\b(?:i|we)(?:'ve| have) (?:really |finally |just )?had (?:it|enough)(?: now| of (?:you|this|it))?(?=[.!,;]|$)|\benough is enough\b|\b(?:i am|i'm|we're|we are) (?:so )?done with (?:(?:you|all of you)(?=[.!,]|$)|your (?:excuses|attitude|nonsense|games|drama|lies)\b)/gi,
  ),
  phrase('anger', /\b(?:it|this|that|you) makes? me (?:sick|furious|so angry|so mad)\b/gi),

  ...THREATS,

  // Swearing: what can go without a hole goes.
  phrase(
    'profanity',
    /\b(?:the (?:hell|fuck|heck)\b|goddamn|fucking|friggin[g']?|bloody(?= (?:hell|report|thing|meeting|file|system))|damn(?:ed)?(?= \w))/gi,
    '',
  ),
  phrase('profanity', /\bwtf\b[,?!]*/gi, ''),
  phrase('profanity', /\b(this|that) (?:crap|shit|bullshit)\b/gi, (match) => match[1] ?? null),
  phrase(
    'profanity',
    /\b(?:fuck\w*|(?:bull)?shit\w*|crap(?:py)?|assholes?|bitch\w*|bastards?|pissed(?: off)?|screw (?:you|this|that|it)|for christ's sake|goddammit|dammit|omfg|stfu)\b/gi,
  ),

  // Sarcasm.
  phrase(
    'sarcasm',
    /\b(?:(?:so|or|really),? )?how (?:hard|difficult) can (?:it|this|that) (?:possibly |really )?be\b/gi,
  ),
  phrase(
    'sarcasm',
    /\b(?:or )?is it (?:really |honestly )?too much to ask (?:for (?=(?:an?|the|one|some|your)\b)|for you to |that you |to (?:get|have|see) )/gi,
    (match) => (/(?:you to|that you) $/i.test(match[0]) ? 'could you ' : 'could I have '),
  ),
  phrase(
    'sarcasm',
    /\b(?:or )?is (?=(?:an?|one|some)\b)([^.!?]{2,60}?) (?:really |honestly )?too much to ask(?: for| of you)?\b/gi,
    'could I have $1',
  ),
  phrase(
    'sarcasm',
    /(?<=\w),? (?:but|and|or) (?:(?:maybe|perhaps|apparently|clearly|obviously|i guess),? )?\w+ing(?: \w+){0,4} (?:is|was) (?:apparently |really |just )?(?:too much to ask|asking too much)(?: for| of you)?(?=[.!?]|$)/gi,
    '',
  ),
  phrase(
    'sarcasm',
    /\b(?:(?:but|and|or) )?(?:(?:maybe|perhaps|apparently|clearly|obviously|i guess),? )?\w+(?: \w+){0,5} (?:is|was) (?:apparently |really |just )?(?:too much to ask|asking too much)(?: for| of you)?(?=[.!?]|$)/gi,
  ),
  phrase(
    'sarcasm',
    /\b(?:or )?(?:is|was) [^.!?]{2,40}? (?:really |honestly )?(?:too much to ask(?: for| of you)?|that (?:hard|difficult)(?= ?[?!.]))\b/gi,
  ),
  phrase(
    'sarcasm',
    /\b(thanks|thank you)( so much)? for (?:finally|eventually)(?= \w+ing\b)/gi,
    (match) => `${match[1]}${match[2] ?? ''} for`,
  ),
  phrase(
    'sarcasm',
    /\b(?:thanks a lot|thanks so much|thank you so much|thanks|great job|nice job|way to go)[,]? (?:for|on|with)? ?(?:nothing|ruining|ignoring|wasting|messing|breaking|making me|not (?:telling|showing|bothering))\b/gi,
  ),
  phrase('sarcasm', /\b(?:i guess )?better late than never\b[.!]*/gi, ''),
  phrase(
    'sarcasm',
    /\b(?:(?:oh )?how (?:nice|kind|thoughtful|generous|convenient) (?:of you|for you)|must be nice (?:to|when|being)|what a (?:surprise|shock)\b(?! party)|big surprise|no surprise there|good luck with that|aren't you (?:clever|special)|real(?:ly)? (?:smart|classy|helpful) of you|in case you (?:forgot|didn't notice|hadn't noticed|missed the memo))\b/gi,
    undefined,
    /\blovely|wonderful|flowers|thank/i,
  ),
  phrase(
    'sarcasm',
    /\b(?:clearly|obviously|apparently),? (?:some (?:of us|people)|nobody|no one|you (?:people|have better things|are too (?:busy|important)))\b/gi,
  ),
  phrase(
    'sarcasm',
    /\b(?:some of us (?:have|actually|do|are|care)|some people (?:do|actually) \w+|not your (?:mother|maid|mom|secretary|babysitter)|do i have to do everything|as usual,? i will have to)\b/gi,
  ),
  phrase('sarcasm', /\bi assume you(?:'ll| will) (?:now )?(?:also )?find the time to\b/gi),
  phrase('sarcasm', /\bare you ever going to\b|\bor what\b(?=[?!.]*$)/gi),
  phrase('sarcasm', /\bnoted for (?:future reference|next time)\b/gi),

  // Veiled reproach.
  phrase(
    'passive-aggression',
    /\b(?:as )?per my (?:last|previous|earlier) (?:e-?mail|message|note|mail),?/gi,
    'as I wrote,',
  ),
  phrase(
    'passive-aggression',
    /\bas i(?:'ve| have)? (?:already|previously) (?:told you|said|mentioned|stated|explained|written|wrote)(?: (?:twice|before|several times|multiple times|many times|three times|again))?,?/gi,
    'as I wrote,',
  ),
  phrase(
    'passive-aggression',
    /\bas i(?:'ve| have)? (?:told you|said|mentioned|stated|explained) (?:twice|before|several times|multiple times|many times|again)\b,?/gi,
    'as I wrote,',
  ),
  phrase(
    'passive-aggression',
    /\b(?:for the (?:last|umpteenth|hundredth|third|second) time|how many times do i (?:have|need) to)\b/gi,
  ),
  phrase('passive-aggression', /\b(?:just )?a friendly reminder that\b/gi, 'a reminder that'),
  phrase(
    'passive-aggression',
    /\bi(?:'m| am) not sure if you saw my (?:e-?mail|message|note),? since i (?:haven't|have not) heard (?:anything|back)(?: from you)?/gi,
    'I have not had a reply to my message yet',
  ),
  phrase(
    'passive-aggression',
    /\bi (?:thought|was under the impression) (?:that )?we (?:had )?agreed\b(?! to (?:meet|talk))/gi,
    'I understood that we had agreed',
  ),
  phrase('passive-aggression', /\bwith all due respect,?/gi, ''),
  phrase('passive-aggression', /\bno offense,? but/gi, ''),
  phrase('passive-aggression', /\bi (?:shouldn't|should not) have to (?:tell|remind|ask|explain|chase)\b/gi),
  phrase('passive-aggression', /\byou (?:do )?realize (?:that )?(?=(?:this|we|i|it|the))/gi, ''),
  phrase(
    'passive-aggression',
    /\b(?:once again|yet again),? (?=nobody|no one|none of you|you (?:have|did|failed|are))/gi,
    '',
  ),
  phrase(
    'passive-aggression',
    /(?<=\b(?:late|nobody|no one|none|never|not|nothing|missing|wrong|you|your|again|forgot\w*|left|n't)\b[^.!?]*)(?:\bagain and again\b|,? as (?:usual|always)(?=[.!]|$))/gi,
    '',
    WARM,
  ),
  phrase('passive-aggression', /\bas usual,? (?=i|you|we|the|nobody|no)/gi, '', WARM),
  phrase(
    'passive-aggression',
    /\b(?:it's|this is|that's) not my (?:fault|problem|job)\b|\bnot my (?:problem|fault|job)(?: anymore)?\b/gi,
  ),

  // Dismissal.
  phrase(
    'dismissal',
    /\b(?:calm down|dude,? chill|just chill|chill out|get over it|deal with it|your choice(?=[.!]|$)|you do you|suck it up|(?<=^|[,.!] )grow up|too bad(?=[.!,]|$)|i (?:don't|do not) care(?! (?:about|which|whether|for) (?:the color|either))|who cares|give me a break|it'?s not like the world is ending|we'll get to it when we get to it|that'?s your problem|tough luck|whatever(?=[.!]|$)|get on with it)\b/gi,
  ),
  phrase(
    'dismissal',
    /\b(?:don't|do not) (?:even )?bother(?: (?:to \w+|\w+ing)(?: (?:me|us|back|up|in|again))*(?=[.!,;]|$))?|\b(?:don't|do not) (?:even )?(?:think about|waste my time)\b|\bdon't even\b/gi,
    undefined,
    /\bdon't even (?:need|have) to\b/i,
  ),

  // Harsh words about the work, and about oneself.
  phrase(
    'harshness',
    /(?<=\b(?:look|looks|looked|looking|seem|seemed|feel|felt) )like (?:an? )?(?:complete |total |absolute |real |utter )?(?:idiots?|morons?|fools?|clowns?|losers?)\b/gi,
    'bad',
    /\byou (?:look|looked|seem|seemed)\b/i,
  ),
  phrase('harshness', /\byour (?:own )?mess\b/gi),
  phrase(
    'harshness',
    /\b(?:totally|completely|absolutely|simply|just|utterly) (unacceptable|inexcusable|disgraceful|outrageous|ridiculous|absurd|terrible|awful)\b/gi,
    () => 'not what we need',
  ),
  phrase(
    'harshness',
    /\b(?:is|are|was|were|has been|been) (?:unacceptable|inexcusable|disgraceful|outrageous|ridiculous|absurd|shameful|embarrassing|a disgrace|a disaster|a mess|terrible|horrible|awful)\b/gi,
    (match) =>
      /^(?:is|are|was|were)\b/i.exec(match[0]) ? `${match[0].split(' ')[0]} not what we need` : null,
    /\b(?:weather|traffic|i feel|i felt|for me|i am sorry|i'm sorry|sorry)\b/i,
  ),
  phrase(
    'harshness',
    /\bhave (?:better things to do|no excuse)\b|\bno excuses?\b|\bmessed (?:it|this|that|things)? ?up\b|\bscrewed up\b/gi,
    undefined,
    /\bI (?:messed|screwed)\b/i,
  ),
  phrase('harshness', /\b(?:shall|will) have no hesitation in\b/gi, 'will consider'),
  phrase(
    'harshness',
    /\bit (?:can't|cannot) go on like this\b|\bnot good enough\b|\bdo (?:it|this) myself\b/gi,
  ),

  // What others are said to think.
  phrase(
    'hearsay',
    /(?<=\w),? (?:and|because) (?:everyone|everybody|the whole (?:team|office|department|ward|company)) (?:else )?(?:here )?(?:thinks|knows|says|sees)(?: (?:so|it|the same)(?: too)?)?(?=[.!]|$)/gi,
    '',
    WARM,
  ),
  phrase(
    'hearsay',
    /\b(?:and |because )?(?:everyone|everybody|the whole (?:team|office|department|ward|company|floor|staff)) (?:else )?(?:here |around here |in the \w+ )?(?:(?:already )?(?:thinks|knows|says|feels|sees)(?: (?:so|it|the same(?: way| thing)?|that way)(?: too)?)?(?=[.!]|$)|(?:already )?(?:thinks|knows|says)(?= (?:that |you|it|this|your)))/gi,
    undefined,
    new RegExp(
      String.raw`${WARM.source}|\b(?:if|when|once|until|unless|whether|sure|hope|congrat\w*|deserve\w*)\b`,
      'i',
    ),
  ),
  phrase(
    'hearsay',
    /(?<!^),?(?: and)? i(?:'m| am) not the only one(?: who (?:thinks|feels|says|sees)(?: (?:so|this|that|it))?(?: way)?)?(?=[.!]|$)/gi,
    '',
  ),
  phrase(
    'hearsay',
    /^(?:and )?i(?:'m| am) not the only one(?: who (?:thinks|feels|says|sees)(?: (?:so|this|that|it))?(?: way)?)?(?=[.!]|$)/gi,
  ),

  // Absolutes about people.
  phrase(
    'absolute',
    /\b(?:nobody|no one|none of you) (?:ever|here|bothers?|cares?|listens?|tells?)\b/gi,
    undefined,
    WARM,
  ),
  phrase('absolute', /\balways late\b/gi),

  // Pressure without a date.
  phrase(
    'urgency',
    /(?<=\w,? )\b(?:asap|right now|right away|at once|straight away)\b/gi,
    '[by when?]',
    /^(?!.*\b(?:please|pls|need|could you|can you|want|send|give|get|fix|call|answer|reply|let me know)\b)|\b(?:i|we) (?:will|am|are|can|have|'ll)\b|\b(?:notify|report|contact|tell|call) (?:us|me|hr|the|security)\b|\b(?:i'll|we'll|effective|left|after)\b/i,
  ),
  phrase(
    'urgency',
    /(?<=^(?:please |just )?(?:do|fix|send|get|finish|answer|call|stop|clean|redo|give)\b[^.!?]*) now(?=[.!]|$)/gi,
    ' [by when?]',
  ),
  phrase('urgency', /\bjust make it happen\b|^make it happen\b/gi),
]
