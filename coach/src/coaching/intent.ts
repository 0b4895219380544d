/**
 * What a message is meant to do in the conversation. `describe` is the default for new material, `answer` for a reply to
 * the coach's question.
 */
export type Intent =
  | 'greet'
  | 'thanks'
  | 'about-coach'
  | 'ask-script'
  | 'ask-plan'
  | 'ask-opinion'
  | 'tried'
  | 'refused'
  | 'no-time'
  | 'disagree'
  | 'complain'
  | 'what-if'
  | 'first-thing'
  | 'too-long'
  | 'scale'
  | 'commit'
  | 'lean'
  | 'unsure'
  | 'describe'
  | 'answer'

/** About the coach: it did not help, it did not listen, it asked again. What others say of the leader is none. */
const COMPLAINT = new RegExp(
  [
    "(?:^|[.!,;]\\s*)(?:no,? |but |sorry,? )?(?:that|this|it) (?:really )?(?:does not|doesn't|is not|isn't) (?:help(?:ing|ful)?|useful)(?= ?(?:me\\b|at all\\b)?\\s*(?:$|[.!,;:]))",
    "(?<!\\b(?:says?|said|tells?|told|claims?|complains?|thinks?|feels?)\\b[^.!?]{0,40})\\byou(?:'re not| are not| keep| don't| do not| didn't| did not| never| already|'ve already| have already) (?:listen(?:ing)?|reading|read|even read|answer(?:ing|ed)?|hear|heard|asking|asked me|repeating|saying that)\\b",
    "\\bi(?:'ve| have)? (?:already |just )?told you\\b",
    "\\bi(?:'ve| have)? (?:already|just) (?:said|answered|gave you|explained) (?:that|it|this|when|who|what|you)\\b",
    '\\bnot what i (?:asked|wanted to know)\\b',
    '\\bstop asking\\b',
  ].join('|'),
  'i',
)
const OTHER = "(?!i\\b|we\\b|i'm\\b)\\p{L}{2,}\\b"
/** Somebody else's answer is imagined. */
const WHAT_IF = new RegExp(
  `\\b(?:what if|what (?:do|should|can|would) i (?:say|do|answer|reply) (?:if|when)|how (?:do|should|can) i (?:respond|react|answer|reply) (?:if|when)) ${OTHER}[^.]{2,}|\\b(?:and|but) if ${OTHER}[^.]{2,}\\?`,
  'iu',
)
const FIRST_THING =
  /\b(?:what(?:'s| is| would be) the (?:one|first|single|most important) (?:\w+ )?(?:thing|step|action|move)|(?:tell|give|name) me (?:the |only |just )*one (?:thing|step)|which (?:one|step|of (?:these|them|those))\b[^.?]*\bfirst|what (?:should|do|would|must|can) i (?:do|start with|tackle) first|what comes first|if i (?:could |can )?only (?:do|did) one)\b/i
const TOO_LONG =
  /\b(?:(?:your|the|this|that) (?:\w+ )?(?:plan|answer|advice|reply|response)|(?:your|this) (?:list|text|message))\b.{0,20}\btoo (?:long|much|complicated|wordy)\b|\btoo (?:many steps|much (?:text|to read|advice))\b|^(?:honestly,? |sorry,? )?(?:(?:that|this|it)(?:'s| is) )?(?:far |way |much )?too long(?=\s*(?:$|[.,!;]))|\b(?:short(?:er)?|brief(?:er)?) (?:version|plan|answer)\b|\b(?:make|keep) it (?:short|simple|brief)(?:er)?\b|\bboil (?:it|this|that) down\b|\btl;?dr\b|\bshorten (?:it|this|that|the plan)\b/i
/** Whoever has said nothing has tried nothing. */
const SAID_NOTHING =
  /\bi(?:'ve| have)? (?:really |just |still )?(?:said|done|tried|told (?:him|her|them)) (?:absolutely |almost )?nothing\b|\bi (?:haven't|have not|didn't|did not|never|have never)(?: \w+){0,2} (?:said|say|told|tell|spoken|speak|talked|talk|raised|raise|mentioned|mention|addressed|address)\b|\bi've (?:never|not)(?: \w+)? (?:said|told|spoken|talked|raised|mentioned)\b/i
const COACH =
  /\b(are you (?:a )?(?:real|human|person|bot|ai|robot)|who (?:can )?(?:see|sees|reads?) (?:this|my|what)|is this (?:private|confidential|recorded)|will (?:my|hr)\b.*\b(?:see|read)|what can you do|how do you work)\b/i
const SCRIPT =
  /\b(what (?:do|should|can|could|would) i (?:actually |even )?say|how (?:do|should|would|can) i (?:word|phrase|put|say)|wording|exact words|(?:a|the) script|help me (?:word|phrase|say)|give me (?:the )?words|what words|draft (?:it|this|something)|how (?:do|should|would|can) i (?:start|open|begin)(?! to| doing)|how (?:do|should) i tell (?:him|her|them))\b/i
const PLAN =
  /\b((?:give|make|write|need|want|have)\b.{0,20}\bplan\b|action plan|step[- ]by[- ]step|next steps|what are the steps|concrete steps|where do i start|what do i do (?:first|next))\b/i
const OPINION =
  /\b(what would you do|what do you think|what's your (?:view|opinion|take|advice)|your opinion|just tell me|be honest with me|should i\b.{0,80}\bor\b|is it (?:ok|okay|wrong|right|fair|normal) (?:to|if|that))/i
const TRIED =
  /\b(i(?:'ve| have)? (?:already |also |even )?(?:tried|told|said|asked|raised|spoken|talked|explained|mentioned|done) .*(?:already|before|times|twice|again|that|nothing|didn't|doesn't|no (?:change|effect|difference))|already (?:tried|told|did|said|asked|spoke|done|had) |tried (?:that|it|this|everything)|did that|done that|that didn't work|doesn't work|didn't help|nothing (?:changes|changed|works|worked))/i
const REFUSED =
  /\b(refuse[sd]?|(?:he|she|they) (?:said no|won't|will not|wouldn't|would not|doesn't want|don't want|didn't want|denied|walked out|shut (?:it )?down|got defensive|ignored)|won't (?:listen|talk|accept|engage|meet|do it)|said no\b)/i
const NO_TIME =
  /\b(no time|don't have (?:the )?time|dont have (?:the )?time|haven't got (?:the )?time|too busy|in (?:five|ten|\d+) minutes|(?:five|ten|\d+) minutes (?:left|until|to go|before)|can't find (?:the )?time|no capacity|not enough hours)\b/i
const DISAGREE =
  /^(?:no\b|nope|not really|that's not|thats not|you (?:don't|didn't|misunderst)|wrong\b|i disagree|i don't (?:agree|think so)|that isn't|not (?:the|what))/i
const COMMIT =
  /\b(i(?:'ll| will|'m going to| am going to|'m gonna| can| could| plan to| commit to|'d start) (?!not\b|never\b|be fired|see\b$)\w+|let me (?:try|do|start|talk|speak|ask|book|write)|my (?:next|first) step is|i'm doing it|deal\b|i promise)/i
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today)'
const PROMISE = "(?:i'll|i will|i'm going to|i am going to)(?! (?:not|never|be|have)\\b) \\w+"
/** A promise with its day is one however long it is. */
const DATED_COMMIT = new RegExp(`\\b${DAY}\\b[^.!?]{0,40}\\b${PROMISE}|\\b${PROMISE}[^.!?]*\\b${DAY}\\b`, 'i')
const EITHER =
  /\b(?:i|we) (?:can|could|might|should)\b.*\bor (?:(?:i|we) (?:can|could|might|should)|just|simply|else)\b/i
const UNSURE =
  /^(?:i (?:really )?(?:don't|dont) know|i'm not sure|not sure|(?:i have |i've (?:got )?)?no idea|idk|hmm+|dunno|good question|hard to say)\b[\s\S]{0,40}$/i
const LEAN =
  /\b(?:i (?:guess |think |suppose )?(?:i )?(?:should|could|might|need to|have to)|i'd go (?:for|with)|i (?:prefer|choose|pick|lean)|the (?:first|second|other) (?:one|way)?|probably the)\b/i
const THANKS =
  /^(?:ok(?:ay)?[,. ]*)?(?:thanks|thank you|thx|cheers|great|perfect|that helps|this helps|helpful|got it|makes sense|bye|that's all|that is all|i'm done|we're done|goodbye|ok(?:ay)?)\b[\s\S]{0,80}$/i
const GREETING = /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hiya|yo)\b[\s\S]{0,60}$/i
const SCALE =
  /^(?:(?:maybe|about|around|i'd say|id say|probably|like|a|an|it's|its)\s+)*(?:a\s+)?(10|[0-9])(?:\.5)?(?:\s*(?:\/|out of)\s*10)?\b[\s\S]{0,80}$/i

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** "On a scale of ten I'm at a three." */
const SCALE_SAID = new RegExp(
  `\\b(?:scale|out of (?:10|ten))\\b.*\\bat (?:an? |about |around )?(${NUMBERS.join('|')}|10|[0-9])\\b`,
  'i',
)

/** How the message sits in the conversation, as far as its intent depends on it. */
export interface Exchange {
  /** True when the coach has asked something before. */
  readonly isReply: boolean
  readonly words: number
  /** True when the stage is one in which "I will …" answers the question for a commitment. */
  readonly isCommitStage: boolean
  /** True once possibilities are on the table: "I should …" then means a choice. */
  readonly isOptionsStage: boolean
}

/** Intents in the order they are tried: what a person asks for outranks what they report. */
const RULES: readonly (readonly [Intent, RegExp, (exchange: Exchange) => boolean])[] = [
  ['about-coach', COACH, () => true],
  ['what-if', WHAT_IF, ({ isReply, words }) => isReply && words < 60],
  ['complain', COMPLAINT, ({ isReply, words }) => isReply && words < 60],
  ['too-long', TOO_LONG, ({ isReply, words }) => isReply && words < 40],
  ['first-thing', FIRST_THING, ({ isReply, words }) => isReply && words < 40],
  ['ask-script', SCRIPT, ({ words }) => words < 60],
  ['ask-plan', PLAN, ({ words, isReply }) => isReply && words < 40],
  ['ask-opinion', OPINION, ({ isReply, words }) => isReply && words < 60],
  ['scale', SCALE, ({ isReply, words }) => isReply && words < 20],
  ['scale', SCALE_SAID, ({ isReply, words }) => isReply && words < 30],
  ['greet', GREETING, ({ words }) => words < 8],
  ['no-time', NO_TIME, ({ isReply, words }) => isReply && words < 40],
  // Two ways side by side are a choice still to be made.
  ['lean', EITHER, ({ isReply, words }) => isReply && words < 40],
  ['commit', COMMIT, ({ isReply, isCommitStage, words }) => isReply && (isCommitStage || words < 30)],
  ['commit', DATED_COMMIT, ({ isReply, words }) => isReply && words < 90],
  ['tried', TRIED, ({ isReply, words }) => isReply && words < 60],
  ['refused', REFUSED, ({ isReply, words }) => isReply && words < 40],
  ['disagree', DISAGREE, ({ isReply, words }) => isReply && words < 40],
  ['unsure', UNSURE, ({ isReply }) => isReply],
  ['lean', LEAN, ({ isReply, isOptionsStage, words }) => isReply && isOptionsStage && words < 40],
  ['thanks', THANKS, ({ isReply, words }) => isReply && words < 15],
]

/** Says whether somebody tells that they have said or tried nothing so far. */
export const isUnsaid = (text: string): boolean => SAID_NOTHING.test(text.replace(/[\u2018\u2019]/g, "'"))

/** Says whether a sentence only complains about the coach, and so carries no fact to go on with. */
export const isComplaint = (text: string): boolean => COMPLAINT.test(text.replace(/[\u2018\u2019]/g, "'"))

/** Reads what a message is meant to do. */
export function readIntent(message: string, exchange: Exchange): Intent {
  const text = message.trim().replace(/[\u2018\u2019]/g, "'")
  const rule = RULES.find(
    ([intent, pattern, applies]) =>
      applies(exchange) && pattern.test(text) && !(intent === 'tried' && isUnsaid(text)),
  )
  if (rule) return rule[0]
  return exchange.isReply ? 'answer' : 'describe'
}

/** The number of a scale answer, 0 to 10, or undefined. */
export function readScale(message: string): number | undefined {
  const value = (SCALE.exec(message.trim()) ?? SCALE_SAID.exec(message))?.[1]?.toLowerCase()
  if (value === undefined) return undefined
  return NUMBERS.includes(value) ? NUMBERS.indexOf(value) : Number(value)
}
