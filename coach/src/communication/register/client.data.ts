import type { Swap } from '../change-draft.data.ts'

/** Says of somebody that they spoiled something; of what was done to a thing it is not said so. */
const SPOILED = String.raw`(?<!\b(?:is|are|was|were|be|been|being|got|gets|all|so|a|the|this|that|totally|completely|really|has|have|had|not) )\b(?:mess(?:es|ed)?|screw(?:s|ed)?) (?:things |it |this |that )?up`
const sayMistake = ([spoiled]: RegExpMatchArray): string => {
  if (/ed/i.test(spoiled)) return 'made a mistake'
  return /^\w+s /i.test(spoiled) && !/^mess /i.test(spoiled) ? 'makes mistakes' : 'make mistakes'
}

/** So many characters beside a word show whether it stands among capitals. */
const AROUND = 20
/** What an office says among itself, and what a client calls it; where a phrase says nothing, it goes. */
export const OFFICE_WORDS: readonly Swap[] = [
  [/\bcircle back (?:to|with) you(?: on)?\b/gi, 'come back to you about'],
  [
    /\bcome back to you about(?=[.!?,]| (?:asap|soon|by|on|next|this|tomorrow|today|in|at))/gi,
    'come back to you',
  ],
  [/\bcircle back(?: on| to)?\b/gi, 'come back to'],
  [/\btouch base(?: with you)?(?=[.!?,]| (?:next|this|on|in|tomorrow|soon|about|to))/gi, 'talk'],
  [/\btouch base with\b/gi, 'talk with'],
  [/\btouchpoints?\b/gi, (match) => (/s$/i.test(match[0]) ? 'talks' : 'talk')],
  [/\b(?:deep-?dive|double-?click|drill down) (?:in)?(?:to|on)\b/gi, 'look closely at'],
  [/\bat the end of the day,? (?=\w)/gi, ''],
  [/\bgoing forward,?\b|\bmoving forward,?\b(?! with)/gi, 'from now on'],
  [/\bdown the road\b/gi, 'later'],
  [/\bhit the ground running\b/gi, 'start at once'],
  [
    /\b(?:have|has) the bandwidth to\b/gi,
    (match) => (/^has/i.test(match[0]) ? 'has the time to' : 'have the time to'),
  ],
  [/\bbandwidth\b/gi, 'time'],
  [
    /\b(?:get|bring) (?:all |everyone|everybody)?(?:of )?(?:the )?(?:stakeholders )?on (?:the same page|board)\b/gi,
    'agree with everybody concerned',
  ],
  [/\bon the same page\b/gi, 'agreed'],
  [/\balign on\b/gi, 'agree on'],
  [/\b(?:take|discuss) (?:this|that|it) offline\b/gi, 'talk about this separately'],
  [/\bmove the needle on\b/gi, 'improve'],
  [/\bmove the needle\b/gi, 'make a difference'],
  [
    /\bpick(?:ing)? (?:up )?(?:the )?low-hanging fruits?(?: first)?\b/gi,
    (match) => (/^picking/i.test(match[0]) ? 'beginning with what is easy' : 'begin with what is easy'),
  ],
  [/\b(?:the )?low-hanging fruits?\b/gi, 'what is easy'],
  [/\b(?:a )?win-?win\b/gi, 'something that helps both sides'],
  [
    /\bleverag(e|es|ed|ing)\b/gi,
    (match) => ({ e: 'use', es: 'uses', ed: 'used', ing: 'using' })[(match[1] ?? 'e').toLowerCase()] ?? 'use',
  ],
  [/\blearnings\b/gi, 'findings'],
  [/\bend-to-end\b/gi, 'from beginning to end'],
  [/\b(?:as )?a one-stop shop\b/gi, 'for all of it'],
  [/\bdeliverables\b/gi, 'results'],
  [/\baction items\b/gi, 'next steps'],
  [/\bping (?=me|us|you|him|her|them)\b/gi, 'write to '],
  [/\bETA\b/g, 'date'],
  [/\bFYI[,:]? /g, ''],
  [
    /\b(?:as )?per (?:our|the|your) (?=(?:call|conversation|agreement|last|e-?mail|meeting|discussion))/gi,
    (match) => `as ${/your/i.test(match[0]) ? 'you said in your' : 'we said in our'} `,
  ],
  [
    /\b(?:our|the) (?:dev|devs|tech|ops|logistics|warehouse|support|sales|it) (?:guys|folks|people|dudes)\b/gi,
    'our team',
  ],
  [/\b(?:you|the) guys\b/gi, (match) => (/^you/i.test(match[0]) ? 'you' : 'the colleagues')],
  [/\btotally (?=\p{Ll})/giu, ''],
  [/\b(?:super|mega|crazy|insanely) (?=\p{Ll})/giu, 'very '],
  [
    /(?<=^|[.!?]\s+|\n)(?:(?:so|anyway|well|okay|ok|basically),|so(?= (?:i|we|you|they|he|she|our|your|please|basically)\b)|anyway|basically) (?:basically,? )?(?=\p{L})/giu,
    '',
  ],
  [/\b(?:basically|honestly|literally|tbh|btw|imho|to be honest),? ?/gi, ''],
  [/,? ?\b(?:haha(?:ha)?|lol|lmao)\b/gi, ''],
  [/ ?(?:[:;]-?[)(DP]|\p{Extended_Pictographic}\uFE0F?)/gu, ''],
  [/\bi totally get (?:it )?(?:that)?\b/gi, 'I understand that'],
  [
    new RegExp(
      String.raw`${SPOILED}(?=[.!?,;:)]|$|\n| (?:and|but|on|when|because|by|here|there|last|yesterday|today|so|again|badly|(?:this|that|the (?:first|last|other)) (?:time|day|week|month|morning))\b)`,
      'gi',
    ),
    sayMistake,
  ],
  // With what was spoiled behind it.
  [
    new RegExp(
      String.raw`${SPOILED}(?= (?:the|our|your|my|his|her|their|an?|these|those|all|both|everything|[\p{L}-]+'s) )`,
      'giu',
    ),
    (match) => `${sayMistake(match)} with`,
  ],
  [
    /\basap\b/gi,
    ({ input = '', index = 0 }) => {
      const around = input.slice(Math.max(0, index - AROUND), index) + input.slice(index + 4, index + AROUND)
      return /\p{Ll}/u.test(around) || !/\p{Lu}/u.test(around) ? 'as soon as possible' : 'AS SOON AS POSSIBLE'
    },
  ],
  [/(?<=^(?:hi|hello|hey|dear|good \w+)\b[^.!?\n]{0,40})!+(?=[^\S\n]*\n)/gi, ','],
  // A question behind a comma asks, however loudly.
  [
    /(?<=, (?:(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should)(?:n't)?|won't|can't|shan't) (?:i|we|you|they|he|she|it))!+/gi,
    '?',
  ],
  [/!{1,}/g, '.'],
  [/\?{2,}/g, '?'],
]

/** Rules of the message reader whose words a client should not read. */
export const CLIENT_RULES: ReadonlySet<string> = new Set([
  'jargon',
  'casual-register',
  'chat-spelling',
  'shouting',
  'harshness',
  'profanity',
  'passive-aggression',
  'wordiness',
])

/** What went wrong, said of somebody: the verb behind whom it is said of. */
const FAULTS =
  "(?:(?:has|have|had|obviously|unfortunately|simply|completely|again|once again) )*(?:forgot(?:ten)?|failed|missed|messed|screwed|dropped|neglected|overlooked|deleted|lost|mixed|confused|broke|made an? (?:\\w+ )?(?:mistake|error)|did(?:n't| not)|had(?:n't| not)|was(?:n't| not)|never|should have|was supposed to)"

/** Whoever works on the writer's side and is said to have done wrong; of a name, what it belongs to goes too. */
export const INSIDERS = new RegExp(
  String.raw`\b(?:(?:(?:our|my|the) (?:new |own |former )?(?:\p{Ll}+ )?(?:colleague|administrator|admin|developer|engineer|technician|intern|trainee|apprentice|assistant|manager|boss|driver|accountant|team|department|warehouse|logistics|accounting|support|sales|guys|people|staff)(?: (?:team|department|guys|people))?(?: (?:Mr|Ms|Mrs|Dr)\.?)?(?: \p{Lu}[\p{L}'’-]+){0,2})|(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+)? (?:in|from|of) (?:our|the|my) \p{Ll}+(?: (?:team|department))?|(?<!(?:Mr|Ms|Mrs|Dr)\.? )(?!(?:Mr|Ms|Mrs|Dr)\b)\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+)?) (?=${FAULTS}\b)`,
  'gu',
)
/** Words with a capital that are nobody's name. */
export const NOBODY =
  /^(?:I|We|You|They|He|She|It|This|That|These|Those|There|The|Our|My|Your|His|Her|Who|What|Which|Somebody|Someone|Nobody|Everyone|One|Some|Many|Most|All|And|But|So|If|As|In|Unfortunately|Something|Nothing|Payment|Delivery)\b/

/** What is told about somebody inside, behind their fault: of no use to a client. */
export const ABOUT_INSIDER =
  /,? (?:and )?(?:he|she|they)(?:'s|'re| is| are| was| were| has| have) [^,.!?\n]*(?:,| (?=and then\b)|(?=[.!?]|$))(?: (?:and )?(?:to be honest )?this is not the first time[^,.!?\n]*(?:,|(?=[.!?]|$)))?/i

/** An apology, in whatever words. */
export const APOLOGY =
  /\b(?:sorry|apologi[sz]e[sd]?|apologi[sz]ing|apology|apologies|(?:deeply |very much |sincerely )?regret(?:s|ted)?|embarrassed)\b/i
/** An apology that can go, where another stands: with what joins it to the rest of its sentence. */
export const REPEATED_APOLOGY: readonly Swap[] = [
  [
    /\b(?:again,? )?(?:so |very |really )*sorry (?:again )?for (?:the|any|all the|all this) (?:inconvenience|trouble|chaos|confusion|delay) and (?=thank)/gi,
    '',
  ],
  [/\bagain,? (?:our|my) (?:sincere )?apologies,? and (?=thank)/gi, ''],
  [
    /(?:,| and|,? but)? (?:(?:i|we)(?:'m| am|'re| are)? )?(?:(?:once (?:more|again)|again|sincerely|deeply|truly|really|very|so) )*(?:apologi[sz]e|regret|sorry)(?: (?:once more|once again|again|sincerely|deeply))*(?: (?:for|about|to) [^.,!?\n]*)?(?=[.!?])/gi,
    '',
  ],
]
/** Apologies in a row, and a way to say one. */
export const PILED_APOLOGY: readonly Swap[] = [
  [/\b(?:sorry[,.]? )+(?=sorry\b)/gi, ''],
  [/\b(?:(?:so|really|very|super|truly|extremely|terribly) ){2,}sorry\b/gi, 'very sorry'],
  [/\b(?:super|totally|really) (?=(?:embarrassed|sorry)\b)/gi, 'very '],
]

/** A closing that is too casual for a client, or an apology in its place. */
export const CASUAL_CLOSING =
  /^(?:cheers|thx|ciao|bye|later|best|xoxo|take care|sorry(?: again)?|talk soon|greetings|cu|peace|rgds|br)[,.!]*$/i
/** What a mail to a client closes with. */
export const CLIENT_CLOSING = 'Kind regards,'
/** Says what somebody will do, or offers. */
export const PROMISES =
  /\b(?:(?:i|we)(?:'ll| will| can| would like to| are going to| am going to)|you(?:'ll| will) (?:get|receive|have|hear)|will be (?:delivered|installed|sent|there|ready)|next step|is ours)\b/i
/** Says where to turn or what follows, in other words than a promise. */
export const OFFERS =
  /\b(?:reach me|call me|write to me|my number|questions?|from now on|attached|enclosed|valid until|is (?:due|planned|booked|scheduled)|comes?|leaves?|arrives?|starts?)\b/i
