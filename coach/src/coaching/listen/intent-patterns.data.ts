import { NUMBER_WORDS } from '../../text/number-words.ts'

/** Where the leader's own words begin: a sentence, or a part of one after a mark or a joining word. */
const START = '(?:^|[,;:–—-]\\s+|\\b(?:and|but|so|or|then|because)\\s+)'
/** What is said before it without a meaning of its own. */
const FILLER =
  "(?:(?:ok(?:ay)?|yes|yeah|yep|well|hm+|so|and|but|then|also|thanks|thank you|right|fine|honestly|sorry|actually|please|pls|good|great|sure|alright|oh|no|anyway|before i go on|wait|still|e+h*m+|u+h*m+|perhaps|maybe|i think|i guess|i feel like|as i said|now)[,.:!… ]+|that'?s (?:clear|a lot)[,.:!… ]+){0,12}"

/** Any of the ways of saying it, at a place where the leader speaks for themselves. */
const own = (...ways: string[]) => new RegExp(`${START}${FILLER}(?:${ways.join('|')})`, 'iu')
/** Any of the ways of saying it, at the start of a sentence. */
const whole = (...ways: string[]) => new RegExp(`^${FILLER}(?:${ways.join('|')})`, 'iu')

const END = '\\s*(?:$|[.,!;:?…])'
const DAY_NAME = '(?:mon|tue(?:s)?|wed(?:nes|s)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?'
const WE = '(?:i|we)'
/** "Could you", "I need", "do you have": what turns a thing into a request for it. */
const ASK =
  "(?:(?:can|could|would|will) (?:you|we|i)(?: please| maybe| just| also| have| get)*|help me(?: to| with)?|let's|(?:i|we)(?:'d| would) (?:like|love|appreciate)(?: you to| to have)?|(?:i|we) (?:just |really |only )?(?:need|want)(?: you to)?|do you have|have you got|is there|any chance of|how about)"

/** About what the coach is, who reads along, and what is kept. */
export const ABOUT_COACH = own(
  `is (?:a |any |some )?(?:real |actual )?(?:person|human|somebody|someone|anybody|anyone) (?:going to|ever|here|really|able)\\b.*\\b(?:read|see|look)`,
  `am i (?:being )?(?:monitored|recorded|watched|tracked|logged|observed)\\b`,
  `(?:does|do|will|can) (?:\\w+ ){1,3}(?:get|receive|have|see) (?:a |any |the )?(?:report|copy|summary|transcript|log|access)\\b`,
  `do you (?:report|talk|tell|write) (?:to|this|it)? ?(?:my|the|anybody|anyone|hr)\\b`,
  `(?:which|what) (?:model|system|software|company|technology|language model) (?:are you|is (?:this|behind)|do you|runs)`,
  `do i (?:talk|speak|write|chat) (?:to|with) (?:a |an )?(?:software|machine|bot|robot|human|person|real)`,
  `(?:can|do) you (?:see|read|know|access|have access to) my (?:calendar|e?-?mails?|files?|screen|name|company)`,
  `(?:what|how) (?:are|were) you (?:trained|made|built|programmed)\\b`,
  '(?:are|r) (?:you|u) (?:an? |really |actually |even |just )*(?:real|human|person|bot|ai|robot|chat ?bot|chatgpt|gpt|machine|computer|software|program)\\b',
  'am i (?:really |actually )?(?:talking|chatting|speaking|writing|typing) (?:to|with)\\b',
  'is (?:there|it) (?:really )?(?:an? )?(?:real )?(?:human|person|someone|somebody|anybody)\\b.*\\b(?:behind|typing|reading|there|answering)',
  'is (?:this|it|that|the chat|what i (?:say|write|type|tell you)(?: here)?)\\b.{0,30}\\b(?:private|confidential|anonymous|recorded|safe|secret|stored|saved|logged)\\b',
  'how (?:confidential|private|anonymous|safe|secure) (?:is|are)\\b',
  'who (?:can |will |else |else can |might )?(?:sees?|reads?|gets? to (?:see|read)|has access to|owns|built|made|trained|programmed|runs)\\b.{0,20}\\b(?:this|that|it|my|what i|these|you|along|chat)\\b',
  '(?:can|will|does|could|do|would|is) (?:the |my )?(?:hr|boss|employer|manager|team|company|head|director|principal|owner|admin|supervisor|anyone|anybody|somebody|someone|others?|people|they|he|she)\\b.{0,40}\\b(?:see|read|look at|access|reading)\\b.{0,20}\\b(?:this|my (?:messages?|chat|answers?|data)|what i|chat|conversation|these|here|it)\\b',
  'how (?:can|could|do) you help(?: me)?',
  'how (?:do|does) (?:you|this)(?: thing| app| tool| coach)? (?:actually |exactly )?work',
  'who (?:are you|built|made you|trained)\\b',
  'what are you(?=\\s*[?,.!]|\\s*$)',
  'do you (?:save|store|keep|remember|share|record|use|learn|train|pass|forget|log|sell)\\b',
  'can you (?:keep (?:a|it) secret|keep (?:this|it) (?:private|confidential|between us)|remember|see my|access my)',
  'where (?:is|are|does|do) (?:this|it|my (?:data|messages?)|what i|all this)\\b.{0,30}\\b(?:stored|saved|kept|go|end up)',
  'what happens (?:with|to) (?:my|this|the|these) (?:data|chat|messages?|conversation|answers?)',
  'will (?:this|it|what i (?:say|write)) (?:end up|be|get)\\b.*\\b(?:file|record|recorded|saved|stored|seen|shared|read|report)\\b',
)

/** Asks what it can do: nothing else may stand before it. */
export const WHAT_CAN_YOU = whole(
  'what (?:can|do) you (?:do|offer|know about me)\\b(?! with| about (?:him|her|it|them|that))',
)

/** About the coach: it did not help, it did not listen, it asked again. What others say of the leader is none. */
export const COMPLAINT = own(
  `(?:this|that|it)(?:'s| is)?(?: really)? (?:isn't|is not|not|doesn't|does not) (?:getting|taking|bringing|leading) (?:me|us) (?:anywhere|any further|far)`,
  `(?:that|this)(?: really)? has nothing to do with (?:what i|my question|me asking)`,
  `are you (?:even |actually )?(?:reading|listening|paying attention|following)\\b`,
  `(?:the )?same (?:answer|question|advice) (?:as before|again|over and over|all the time|twice)`,
  `we(?:'ve| have)? (?:already |just )(?:covered|been over|been through|done|talked about|had) (?:this|that|it)\\b(?! with)`,
  `you(?:'ve| have) (?:asked|told|given|said|suggested)\\b[^.]{0,30}\\b(?:twice|before|already|three times|again|now)\\b`,
  `you(?:'re| are) (?:just |only |simply )*(?:throwing|parroting|quoting|rephrasing|paraphrasing|echoing|guessing|making (?:this|that|it) up)\\b`,
  `i (?:could have|could've|can) (?:just )?(?:googled?|looked? (?:that|it) up|read (?:that|it) (?:anywhere|in a book))`,
  `bla(?:h)?[, ]+bla`,
  `i (?:wrote|said|mentioned|typed) (?:that|this|it|all that|so) (?:above|already|before|earlier|at the (?:start|beginning))`,
  `(?:read|look at) what i (?:wrote|said|typed)`,
  "(?:that|this|your (?:answer|advice|question))(?: (?:really|just|still))? (?:does not|doesn't|didn't|did not|isn't|is not|wasn't|was not) (?:really |very |at all )?(?:help(?:ing|ful)?|useful|answer(?:ing)?|any help|any use)(?= ?(?:me\\b|at all\\b|my\\b)?\\s*(?:$|[.!,;:]|question))",
  "you(?:'re| are|r| were) (?:just |again |still |really |totally )*(?:not (?:listening|reading|answering|helping|hearing)|repeating (?:yourself|the)|ignoring (?:me|what|my)|going (?:round|around|in circles)|missing the point)",
  'you keep (?:on )?(?:asking|saying|repeating|telling|coming|going|suggesting|ignoring)',
  "you (?:don't|do not|didn't|did not|never|haven't|have not) (?:even |really )?(?:listen(?:ed)?|read|answer(?:ed)?|hear(?:d)?|understand|understood|get (?:it|me|what|that|my))(?! (?:mails?|emails?|an?|my (?:e?-?mails?|calls?|messages?|texts?)|to (?:him|her|them))\\b)",
  "you(?:'ve| have)? (?:already |just )+(?:said|asked|suggested|told|mentioned|wrote|recommended)\\b",
  "you(?:'ve| have)? (?:said|asked|suggested|told me|mentioned|wrote) (?:me )?(?:that|this|it|the same)? ?(?:before|already|again|twice|earlier)\\b",
  '(?:did|have|do) you (?:even |actually )?(?:read|listen|hear|understand)\\b',
  "(?:as |like )?i(?:'ve| have)? (?:already |just |literally )?told you\\b",
  "i(?:'ve| have)? (?:already|just|literally) (?:said|answered|gave you|given you|explained|wrote|written|mentioned)\\b(?! (?:to )?(?:him|her|them|my|the|\\p{Lu}))(?! (?:good|hello|hi|thank|sorry|no|yes)\\b)",
  "i(?:'ve| have) (?:said|answered|explained) (?:that|this|it) (?:already|before|twice)(?=\\s*(?:$|[.,!]))",
  'i gave you (?:all|that|this|everything|the)\\b',
  '(?:i (?:only |just )?asked (?:you )?for (?:a|an|the|one|some|words?)\\b(?![^.]*\\b(?:he|she|they|and)\\b))',
  "(?:that(?:'s|s| is| was)|this is)? ?not (?:what i (?:asked|wanted to know)|my question|an answer)\\b",
  "(?:(?:that|this|it)(?:'s|s| is| was| sounds| feels)? )?(?:really |just |all |totally |completely |still |a bit |so |too |pretty |rather |very )*(?:not (?:very |really |at all |so )*(?:helpful|useful)|useless|unhelpful|generic|vague|no help|platitudes?|nonsense|rubbish|pointless|a waste of time|too general)(?= (?:at all|really|no|to me|for me|advice|answer)\\b| ?(?:$|[.,!?;:]))",
  "th(?:ese|ose|is|at)(?:'s| are| is) (?:all |just |only |nothing but )*(?:platitudes?|phrases|clich[eé]s?|common ?places?)",
  "(?:this|it|that|we)(?: is|'s|'re| are)? (?:just )?(?:going (?:round |around )?in circles|leading nowhere|getting (?:me|us) nowhere)",
  '(?:that|this|it) (?:sounds?|reads?|is|feels?) (?:like )?.{0,20}\\b(?:text ?book|management book|fortune cookie|brochure)',
  "(?:it )?(?:feels? like )?(?:i'm |i am )?(?:like )?talking to a (?:wall|machine)",
  '(?:can|could|will|would) you (?:please )?stop\\b',
  '(?:please )?stop (?:asking|with the questions|repeating)',
  '(?:not )?(?:again|another|yet another) (?:a )?question\\b',
  'why (?:do|are) you (?:keep |always |still )*ask(?:ing)?\\b',
  '(?:enough|too many|more) questions\\b(?! to)',
)

const OTHER = "(?!i\\b|we\\b|i'm\\b)\\p{L}{2,}\\b"
/** An answer or an outcome is imagined. */
export const WHAT_IF = own(
  `if (?:he|she|they|it|somebody|someone|nobody|the \\w+|my \\w+)\\b[^.?]{3,80}(?:what(?:'s| is| are) (?:my|the|a good|the best) (?:answer|reply|response|plan|move|next|way)|what then|then what)`,
  `(?:and )?in case (?:he|she|they|nobody|somebody|someone|the \\w+|my \\w+)\\b[^.?]{3,}\\?`,
  // "Should she refuse, what then?", but not "Should my brother stand there with me?".
  `(?:and )?should (?:he|she|they|nobody|somebody|someone|the \\w+|my \\w+)\\b[^.?,]{3,}, (?:what|how|where|who|do|shall|should|can|am|is)\\b(?! you)[^.?]*\\?`,
  `how (?:do|should|can|could) i (?:keep|stay|remain|hold)\\b[^.?]{0,40}\\b(?:if|when|while) (?!i\\b|we\\b)`,
  `what about (?:if|when)\\b`,
  `(?:and |but )(?:what )?if (?:he|she|they|it|nobody|somebody|someone|everyone|everybody|the \\w+|my \\w+|\\p{Lu}\\p{Ll}+)\\b[^?]{3,}$`,
  `(?:he|she|they)(?:'ll| will| is going to| are going to|'s going to|'re going to) (?:just |only |probably |then )*(?:say|tell me|answer|laugh|cry|shout|yell|deny|blame|walk out)\\b`,
  `(?:then |next )?(?:he|she|they)(?:'ll| will|'s going to| might| could)\\b[^?]{2,80}[.,] ?(?:and )?how do i\\b`,
  `what to do (?:if|when|in case)\\b`,
  `say (?:the|my|our|somebody|someone|one of them) \\w+ (?:\\w+ )?(?:calls?|comes?|says?|walks?|leaves?|goes|finds?|quits?|gets?|asks?|\\w+s)\\b`,
  'what if\\b',
  `(?:what|how) (?:do|should|can|would|could|shall|must) (?:i|we) (?:then )?(?:say|do|answer|reply|react|respond|handle|deal|tell|prepare|cope|act|stop|save)\\b(?: \\p{L}+){0,4} (?:if|when|in case) ${OTHER}`,
  `what (?:happens?|would happen|then|now) (?:if|when) ${OTHER}`,
  `(?:and |but |so )(?:if|when) (?!should|do|can|will|is|are|does|would|did)${OTHER}[^.]{2,}\\?`,
  '(?:even )?if (?:he|she|they|it|that|this|nobody|someone|my \\w+|the \\w+)\\b[^.?]{3,80}(?:what|how) (?:do|should|can|would|could) (?:i|we)\\b',
  '(?:suppose|imagine|supposing|assuming)\\b(?! (?:i|we) (?:am|have|had|should|could|must))',
  "let's (?:say|assume|suppose)\\b(?!.{0,12}\\d)",
  'say (?:he|she|they|nobody)\\b',
  "[^.?!]{0,60}\\b(?:he|she|they|my \\w+|\\p{Lu}\\w+)(?:'s going to|'re going to|'ll| will| might| may| could| is going to| are going to)\\b[^?]{2,80}[,.?] ?\\b(?:what|how) (?:then|now|(?:do|should|can|would|could) i)\\b",
)
/** Said just before, it makes what somebody may do a question. */
export const WHAT_THEN =
  /\b(?:what|how) (?:then|(?:do|should|can|would) i (?:say|do|answer|reply|react|respond)(?: (?:to )?(?:that|then|it))?)\s*\?*$/i
/** Somebody may do something. */
export const MAY_DO =
  /\b(?:he|she|they|my \w+|\w+)(?:'s going to|'re going to|'ll| will| might| may| could| is going to| are going to) /i

/** Somebody else, who does something that is answered; who only comes or sits down is spoken to first. */
const OTHER_DOES =
  "(?:he|she|they|it|somebody|someone|\\p{Lu}\\p{Ll}+|(?:the|my|one of the) \\w+)(?:'ll)? (?!(?:\\w+ )?(?:sits?|comes?|arrives?|walks? in|gets? (?:here|in|back)|is (?:here|back|there)))\\w+"
const I_SAY =
  '(?:what|how) (?:do|can|should|would|shall|could) (?:i|we) (?:say|answer|reply|respond|tell|ask|do)'
/** Asks for words, and for such as answer what somebody may say or do: "what do I say if he says …", "when someone asks me straight out, what can I say". */
export const ASKS_REPLY = new RegExp(
  `\\b${I_SAY}\\b[^.?!\\n]{0,40}? (?:if|when) ${OTHER_DOES}|\\b(?:if|when) ${OTHER_DOES}[^?\\n]{0,120}?\\b${I_SAY}\\b`,
  'iu',
)

/** Of all that was said, the one thing. */
export const FIRST_THING = own(
  `(?:which|what)(?:'s| is| one is| of (?:them|these|those) is) (?:the )?(?:most (?:urgent|important|pressing|effective)|smallest|easiest|biggest|best) ?(?:one|step|thing|lever|first step)?\\s*\\??$`,
  `(?:number|step|point|thing) one(?: on the list)?(?:,| is| would be| for me)?,? (?:what|which)\\b|(?:number|step) one (?:on the list )?is what\\b`,
  `i(?:'ve| have)?(?: only)? got (?:just |only )?one (?:shot|chance|try|hour|day|go)\\b[^.]{0,10}[,.:] *(?:what|where|how|which)`,
  `(?:just )?(?:give|tell|show) me (?:just )?the (?:one|very next|very first|next|first|most important|single|key) (?:thing|step|one|move|point|action)?(?: (?:that|to|i)\\b|\\s*[.!?,]|\\s*$)`,
  `(?:out )?of all (?:that|this|these|those|of that|of this)[^.?]{0,20}\\b(?:what|which)\\b`,
  `where would you (?:begin|start)\\b`,
  `what (?:would|do) you (?:start|begin) with\\b`,
  "what(?:'s|s| is| would be| was) (?:my |the |that |your )?(?:one|first|single|very first|most important|most urgent|quickest|number one|only|best first)\\b[^.?]{0,30}\\b(?:things?|steps?|actions?|moves?|wins?|priorit\\w+|one)\\b(?! i (?:can |could )?say)",
  "what(?:'s|s| is) (?:the )?(?:most important|the priority|my priority|priority|top priority|step (?:one|1))\\b",
  'what (?:matters|counts|helps) (?:the )?most\\b',
  'wh(?:ich|at) (?:one|step|of (?:these|them|those|the \\w+)|should i|do i|action|thing|point|part)\\b[^.?]{0,50}\\b(?:first|most|start with|begin with|biggest|before)\\b(?! say)',
  'which (?:one|of (?:these|them|those))\\s*\\?*$',
  'what (?:should|do|would|must|can|shall) (?:i|we) (?:do|start with|tackle|begin with|change|fix|take on)\\b[^?]{0,25}\\b(?:first|before (?:anything|everything) else)\\b',
  'what (?:should|do|would|must|can|shall) (?:i|we) (?:start|begin) with\\b',
  'what (?:comes )?first\\b',
  'where (?:do|should|would|can|shall) (?:i|we) (?:begin|start),? .*\\bor\\b',
  '(?:just |only |please )*(?:the |my )?(?:very )?first (?:step|thing)(?: please| pls)?\\s*[.?!]*$',
  '(?:just |only |please )*(?:one|1|a single) (?:single )?(?:thing|step|action|move)(?: (?:only|please|pls|at a time|for (?:now|today|tomorrow)))*\\s*(?:$|[.,!?:])',
  `(?:${ASK} )?(?:please |just )*(?:tell|give|name|pick|choose) (?:me |us )?(?:just |only |the |exactly )*(?:one|1|a single)\\b(?! (?:sentence|line|word|example|of my))`,
  `(?:if )?(?:i|we|you) (?:could|can|had to|have to|must)(?: only| just)? (?:only |just )*(?:do|did|manage|choose|pick|change|handle|keep|try) (?:just |only )?one\\b`,
)

/** Whoever has too much to read asks for less. */
export const TOO_LONG = own(
  `(?:could|can|would) you (?:be|get|keep it)(?: a (?:bit|little))? (?:more )?(?:to the point|brief|concise|short|crisp|snappy)`,
  `(?:i )?(?:got|get|was|am|i'm) lost (?:halfway|half way|somewhere|after|in the middle|by the)`,
  `half (?:of )?(?:that|this|it) (?:would do|would be enough|is enough|please)`,
  `(?:that|this|it)(?:'s| is)? (?:far |way |much )?more than i (?:can|could|want|need)\\b`,
  `(?:just )?(?:give me )?(?:the )?(?:gist|essence|bottom line|headline|summary|short of it|condensed)(?: please| only)?\\s*[.?!]*$`,
  `(?:\\w+ )?(?:steps?|points?|things?|paragraphs?) (?:is|are) (?:\\w+ )?too many`,
  `(?:fewer|less) (?:words|steps|points|text|of (?:it|them))\\b`,
  `(?:in )?(?:plain|simple|simpler|fewer|a few|two) (?:words|sentences)(?: please| pls| and)`,
  `(?:twitter|tweet|postcard|sms) (?:length|size|style)`,
  `(?:can|could) (?:you|we) (?:simplify|reduce|slim|strip)\\b`,
  "(?:(?:that|this|it)(?:'s|s| is| was| reads)? )?(?:really |still |honestly )*(?:far |way |much |a bit |a little |a tad |just )*too (?:long|wordy|complicated|(?:much|many)(?: (?:steps|text|words|points|things|parts|information|to read|advice|detail))?)(?: (?:for|to) [^.,]{0,30}| at once| right now)?\\s*(?:$|[.!?;,](?! (?:and|he|she|they)\\b))",
  "(?:that|this|it)(?:'s|s| is| was) (?:really |a bit |a little |quite |rather |pretty |very |just )*(?:long|overwhelming|wordy|a wall of text|a lot (?:of text|to read|to take in))(?!\\w)",
  '(?:your|this|that|the) (?:last |whole |\\w+ )?(?:plan|answer|advice|reply|response|list|text|message)\\b.{0,20}\\b(?:too|way|very) (?:\\w+ )?(?:long|much|many|complicated|wordy)\\b',
  '(?:you|u) (?:write|say|talk|tell me|give me) (?:way |far |much )?too (?:much|many)',
  `(?:${ASK} )?(?:please )?(?:give me )?(?:have )?(?:that |it |this )?(?:a |the )?(?:very )?(?:short(?:er)?|brief(?:er)?|quick|simpler?|condensed) (?:version|form|plan|answer|summary)(?: please| pls)?(?!\\w)(?! (?:of|is|was|with)\\b)`,
  `(?:${ASK} )?(?:please )?(?:make|keep|have|get) (?:it|that|this|the plan|your answers?|things) (?:a bit |a little |much |really )?(?:short|simple|brief|tight|concise)(?:r|er)?\\b`,
  `(?:${ASK} )?(?:please )?be (?:brief|short|shorter|concise)\\b`,
  `(?:${ASK} (?:that|it|this)? ?)?in (?:brief|short|one (?:sentence|line|word)|a nutshell|(?:two|three|a few|fewer) (?:lines?|words|sentences))(?: please| pls)?\\s*(?:$|[.?!])`,
  `(?:${ASK} )?(?:please )?(?:sum (?:it|that|this) up|summari[sz]e|condense|shorten|boil (?:it|that|this) down|cut (?:it|that|this) (?:down|short)|trim (?:it|that|this)|say (?:it|that) (?:shorter|in fewer)|get to the point)(?!\\w)`,
  '(?<!\\bor )shorter(?: please| pls)?\\s*(?:$|[.!?])',
  '(?:can|could) we do less\\b',
  'less (?:text|words|of that)\\b',
  "i (?:can't|cannot|won't|don't want to) read (?:all )?(?:of )?(?:that|this|so much)\\b",
  "i(?:'m| am) lost in (?:all )?(?:that|this|those|these)",
  'tl;?dr\\b',
)

/** Two ways side by side, as a question. */
const EITHER_ASKED = '(?!.*\\b(?:you|your|said|asked|says|asks)\\b)[^.!?]{6,90}\\bor\\b[^.!?]{2,60}\\?\\s*$'
const SAY =
  '(?:say|word|phrase|express|formulate|put (?:it|this|that)|tell (?!when|if|whether|that|how|apart)|answer|reply|respond|open\\b|begin\\b(?! to| doing)|start\\b(?! to| doing| from| with (?:that|this|the (?:list|rota))|,)|write|bring (?:it|this|that) up|raise (?:it|this|that)|break (?:it|this|the news)|announce)'
const WORDS =
  '(?:sentences?|words?|wording|phrase|phrasing|lines?|script|text|e-?mail|mail|message|example(?: sentence| of how)?|opener|opening(?: line)?|announcement|speech|letter|note|template)'
/** Asks for words to say or to write. */
export const SCRIPT = own(
  `what would you have me (?:say|write|tell)\\b`,
  `i (?:should|must|ought to|have to|need to|want to) (?:say|tell|write) (?:something to )?[^?.]{2,60}\\bwhat (?:would|could|should|might) (?:that|it|i|you)\\b`,
  `(?:any|got an?|do you know an?|is there an?|have you an?) (?:\\w+ )?(?:line|phrase|sentence|wording|words|formulation|opener)\\b`,
  `(?:which|what) (?:sentence|line|words?|phrase|opener)\\b[^.]{0,30}\\b(?:i|you|we)\\b`,
  `what (?:should|could|would|can) (?:it|the (?:text|mail|e-?mail|message|note|letter)|that (?:text|mail|message)|i text (?:him|her|them)) (?:say|read|look)\\b`,
  `what (?:would|does|do) (?:a |an )?(?:good |great |better |calm )*(?:boss|leader|manager|people|person|somebody) (?:say|write|answer|reply)\\b`,
  `(?:can|could|may) (?:i|we) (?:have|get) (?:that|it|this|one) as (?:an? )?(?:\\w+ )?(?:speech|text|mail|e-?mail|message|note|script|line|sentence|quote)`,
  `(?:turn|make|put|translate|pack|wrap) (?:it|that|this) in(?:to)? (?!a plan|a list|steps)[^.]{0,40}\\b(?:words?|english|sentences?|speech|text|e-?mail|mail|message|something i can|note|channel|language|paragraph)\\b`,
  `let's (?:write|draft|word|formulate|phrase)\\b`,
  `(?:the others|they|he|she|(?:the|my) \\w+) needs? (?:an?|one|two|some|a few) (?:\\w+ )?${WORDS}\\b`,
  `(?:the )?words,? please\\b`,
  `how (?:would|does|do) (?:that|it|this|i) (?:come out of my mouth|sound|read)\\b`,
  `how (?:would|could) (?:that|it|this) sound\\b`,
  `(?:what|how)(?: exactly| else| exact words)? (?:do|should|can|could|would|shall|might|must|to) (?:(?:i|we|you) )?(?:even |actually |best |then |exactly |ever |really )*${SAY}`,
  '(?:what|which) (?:\\w+ )?words\\b',
  "what(?:'s|s| is| would be) (?:a |an |the |my )?(?:\\w+ ){0,3}(?:way (?:of|to) (?:tell|say|put|phras|word|ask|open|start)\\w*|opening(?: line)?|first (?:sentence|line|words?)|opener|wording|right words?|sentence)\\b",
  'what (?:would|does|could|should) (?:that|it|this) sound like\\b',
  'what (?:should|could|would) (?:my|the) (?:first|opening|last) (?:sentence|line|words?) be\\b',
  'how on earth (?:do|should|can) (?:i|you|we) (?:say|tell|put|word)\\b',
  'what am i (?:meant|supposed) to (?:say|tell|write|answer)\\b',
  `(?:${ASK} )?(?:please )?(?:give|write|draft|show|send|suggest|formulate) (?:me |us |it |this |up )*(?:an? |the |some |two |three |one |just |my |a few |first )*(?:\\w+ )?(?:${WORDS}|something (?:i can|to|we can) (?:say|send|write|read|answer)|what (?:i|to) (?:can |should |could )?(?:say|write|tell|answer)|how to (?:say|tell|put)|it for me|it down for me)\\b`,
  `${ASK} (?:me )?(?:with )?(?:an? |the |some |two |three |one |just |my |a few )*(?:\\w+ ){0,2}?(?:${WORDS}|script) (?:for|to|i|that|of|with|please|which)\\b`,
  `${ASK} (?:an? |the |some |two |three |one |just |a few )*(?:first|good|short|opening|exact) (?:\\w+ )?${WORDS}`,
  `(?:${ASK} )?(?:please )?(?:formulate|phrase|word|reword|rephrase|draft|write) (?:it|this|that|me|us|something|the|an?)\\b(?! (?:rota|report|plan|list|schedule|review))`,
  `(?:${ASK} )?(?:please )?put (?:it|that|this) (?:in|into) (?:\\w+ )?words`,
  `(?:${ASK} )?(?:please )?make (?:it|that|this) sound\\b`,
  `(?:${ASK} )?(?:please )?say (?:it|that|this) (?:the way|like|in a|in my|more|less)\\b`,
  `(?:${ASK} )?help me (?:to )?(?:with the wording|word|phrase|say|find (?:the|some) words|write|put|start)\\b`,
  `${ASK} (?:the |some )?wording`,
  '(?:a |some |one )?(?:\\w+ )?(?:text|sentence|line|thing|something|words?) (?:that )?(?:i|we) (?:can|could) (?:say|read|send|use|write)\\b',
  '(?:please )?tell me (?:what|how) to (?:say|write|answer|phrase|word|put)\\b',
  `(?:${ASK} )?(?:write|draft|formulate) (?:the |that |this |an? |my )?(?:\\w+ )?(?:announcement|mail|e-?mail|letter|message|note|text|speech)\\b`,
)

const PLANS =
  '(?:plan|steps|step[- ]by[- ]step|road ?map|check ?list|to-?do(?:s| list)?|tips?|advice|ideas?|suggestions?|recommendations?|actions?|(?:two|three|four|five|\\d) (?:concrete |small )?things|something (?:concrete|practical|to do)|options|instructions)'
/** Asks for a way to go. */
export const PLAN = own(
  `what else (?:can|could|should|might) (?:i|we) (?:try|do)\\b`,
  `what (?:can|could|should) (?:i|we) (?:try|change|do)(?: \\w+){0,5}\\s*\\?*$`,
  `(?:i'm|i am|we're) (?:looking for|after) (?:something|a (?:way|plan|method)|steps|ideas?|tools?|advice)\\b`,
  `(?:i|we) (?:just |really )?need (?:some |a few |more |new |fresh )?(?:ideas?|advice|steps|tips|guidance|direction|tools)\\b`,
  `what(?:'s| is) (?:the |my |our )?(?:best )?(?:way forward|way out|approach|next move|course of action|game plan|procedure)\\b`,
  `(?:take|lead|guide|talk) (?:me|us) through\\b`,
  `(?:and )?(?:practically|concretely|in practice|day to day)(?: speaking)?\\s*\\?`,
  `what does (?:my|our|the) (?:monday|week|day|month|first \\w+|morning) look like`,
  `(?:and )?(?:after|before) (?:the|that|this|it)(?: \\w+)?,? what (?:do|should|can) i do\\b`,
  `where to (?:begin|start)\\b`,
  `(?:can|could|would) you (?:please )?(?:put together|come up with|set up|work out|map out) `,
  `(?:${ASK} )?(?:please )?(?:give|make|write|lay|draw|build|set|create|outline|list|show|sketch|suggest|turn|prepare|need|want|have|get)(?: me| us| up| out| this| that| it| into)*(?: an?| the| some| just| my| any| more| concrete| simple| short| practical| clear| good| action)* (?:next )?${PLANS}\\b`,
  `(?:i|we)(?:'d| would)? (?:just |really |only )?(?:need|want|like|love)(?: to have| to see)?(?: an?| the| some| just| my| concrete| simple| something| more| practical| clear| action)* ${PLANS}\\b`,
  `an? (?:\\w+ )?${PLANS}\\b.{0,40}\\b(?:would (?:be|help)|please)\\b`,
  "what(?:'s|s| is| are| would be)(?: my| the| our)?(?: next| concrete| first few)* (?:steps?|options|plan)\\b(?! (?:one|1)\\b)",
  'where (?:do|should|would) (?:i|we) (?:even )?(?:start|begin)\\s*[?.!]*$',
  'what (?:do|should|can|could|must|shall|would) (?:i|we) (?:best |even |actually |now |then )*do(?: (?:about|with) [^?.]{2,30}| next| now| then| here| today| this week| tomorrow| instead)*\\s*[?.!]*$',
  'what (?:now|next)\\s*[?.!]*$',
  'how (?:do|would|can|could|should|might|shall) (?:i|we|one) (?!know\\b|look\\b|come\\b)\\w+',
  'how would you (?:approach|go about|handle|do|tackle|fix|solve|deal|start|set|organi[sz]e|structure)\\b',
  'how to \\w+[^.]*\\?',
  '(?:what|how) am i (?:even |ever )?(?:meant|supposed) to \\w+[^.!]*\\?',
  'walk me through\\b',
  `(?:${ASK} )?(?:please )?break (?:it|this|that) down\\b(?! at)`,
  '(?:please |just )?tell me (?:exactly |just )?(?:what (?:to do|i (?:should|can|have to|need to|must) do)|how to (?:do|go|handle|get|fix))\\b',
  'list (?:what|the things|everything|all)\\b',
  'step[- ]by[- ]step,? (?:please|pls)',
  'any (?:\\w+ )?(?:ideas|tips|advice|suggestions)\\b',
  'what do you (?:suggest|recommend|advise|propose)\\b',
  'is there an? (?:\\w+ )?(?:process|method|procedure|recipe|technique|format|framework|structure)\\b',
  'what would (?:the first|my first|that|this|it|a good|a) (?:\\w+ )?look like\\b',
)

/** Asks what the coach thinks. */
export const OPINION = own(
  `(?:is it |would it be |wouldn't it be )?better (?:to|if|in|by|with|off)\\b[^.!]{3,80}\\?`,
  `(?:i wonder|i'm wondering|i was wondering|i keep asking myself|i ask myself|not sure) (?:if|whether) (?:i|we) (?:should|shouldn't|can|could|ought)\\b`,
  `in your (?:experience|opinion|view|eyes)\\b`,
  `(?:do|did) you (?:reckon|believe|suspect|find)\\b`,
  `what(?:'s| is) (?:so )?(?:wrong|bad) (?:with|about)\\b[^.!]*\\?`,
  `(?:isn't|aren't|wasn't|doesn't|don't|won't|can't) (?:that|this|it|he|she|they|the \\w+|we|i)\\b[^.!]{3,}\\?`,
  `(?:good|bad|smart|stupid|silly|dumb) (?:idea|move|plan)\\s*\\?`,
  'just tell me\\s*[.!]*$',
  "what (?:would|'d) you (?:do|choose|advise|prefer|recommend|pick|try|change)\\b",
  'what do you (?:think|make of|reckon|say)\\b',
  "what(?:'s|s| is) (?:your|ur) (?:\\w+ )?(?:view|opinion|take|advice|gut|verdict|impression|sense)\\b",
  '(?:your|any) (?:honest |own )?(?:opinion|take|view|thoughts?|verdict)\\s*\\?',
  "(?:do|don't|would|did) you (?:really |honestly |also )*(?:think|believe|reckon|agree|find|feel|see|say|recommend|suggest)\\b",
  'would you (?!like|mind|please|write|say\\b|stop)(?:rather |really |also |ever )*\\w+',
  'which (?:of (?:the|these|those) \\w+ |one |option |way )?(?:would|do) you\\b',
  "what(?:'s|s| is| would be| works) (?:better|best|wiser|smarter|the better)\\b",
  "(?:should|shouldn't|shall) (?:i|we|he|she|they|it|the|that|my|someone|somebody)\\b",
  '(?:must|may) (?:i|we) \\w+',
  "(?:do|don't) (?:i|we) (?!think|know|mean|say that)\\w+(?: \\w+)*[^.!]*",
  "(?:can|could|can't|couldn't) (?:i|we) (?:just |really |even |also |then )*\\w+ ",
  "(?:would|wouldn't) (?!you\\b)(?:\\w+ ){1,6}?(?:be|help|look|make|do|send|hurt|lose|work|seem|show)\\b[^.!]*\\?",
  '(?:who|when|where) (?:should|do|would|could) (?:i|we|be)\\b(?! (?:start|begin|(?:find|get|take) (?:the )?time))',
  'how (?:much|often|many|long|honest|open|hard|far|soon|quickly|direct|detailed) (?:[^.!?]{0,20})?(?:should|do|can|could|would|may) (?:i|we)\\b',
  "wouldn't (?:it|that|a|an|this)\\b[^.!]*\\?",
  "(?:do|don't) (?:i|we) (?:really |even |still )*(?:have|need|owe|risk|look|sound|come across|expect)\\b",
  'is (?:it|that|this) (?:really |even |still |ever |just )*(?:ok|okay|wrong|right|fair|normal|legal|smart|wise|stupid|too (?:late|early|much|soon|harsh|soft)|enough|a (?:good|bad|mistake)|my (?:fault|job)|me\\b|true|worth|better|possible|realistic|weird|usual|unfair|best)',
  'am i (?:really |being |just |the |too |too much of )*(?:over\\w+|wrong|right|the|too|unfair|problem|harsh|paranoid|crazy|responsible|allowed|a bad|\\w+ing\\b)',
  'would (?:it|that|this) (?:really |even |still )*(?:be|make|help|hurt|work|look|come across|send)\\b',
  'does (?:it|that|this) (?:really |even |still )*(?:make sense|sound|look|work|help|matter|come across|count)\\b',
  "(?:is|isn't|are|aren't|was|wasn't|does|doesn't|did|could|can|has|will|were) (?!you\\b|u\\b)(?:he|she|they|it|i|we|that|this|there|the|my|ten|five|an?|both|email|text)\\b[^.!]{3,}\\?",
  'why (?:do you think|does|do (?:they|people|we|some)|is|are (?:they|people)|would|did)\\b[^.!]{3,}\\?',
  'ok(?:ay)? (?:if|to)\\b.{0,60}\\?',
  '(?:what|how) about (?!me|him|her|us)[^.]{3,}\\?',
  '(?:just )?tell me (?:honestly|straight|frankly|your|if|whether|what you)\\b',

  'be honest\\b',
)

/** Two ways side by side, as a question of one sentence. */
export const WHICH_OF_TWO = new RegExp(`^${EITHER_ASKED}`, 'iu')

/** An answer on the scale: a number or its name, alone or with its reason. */
const NUMBERS = ['zero', ...NUMBER_WORDS.slice(0, 10)]
/** The names of the numbers from 0 to 10, each at its place. */
export const NUMBER_NAMES: readonly string[] = NUMBERS
const NUMBER = `(?:10|[0-9]|${NUMBERS.join('|')})(?:[.,]5)?`
/** A number on the scale stands first in the message; its first group is the number. */
export const SCALE = new RegExp(
  [
    "^(?:(?:i (?:really )?(?:don't|dont) know|not sure|h+m+|well|ehm|ok(?:ay)?|let's say|lets say|maybe|perhaps|about|around|i'd (?:say|give it|go for|put it at)|id say|i would (?:say|give it|go for|put it at)|i (?:say|think|guess)|probably|like|an?|it's|its|it is|that's|right now|today|now|at the moment|currently|honestly|only|at|somewhere|roughly|between|(?:not )?more than|at most|at best|at least|just|barely|i'm|im|i am|we're|my confidence is|confidence|solid|strong|weak|good|clear|from me|still|a bit|over|under|below|above|so|let me say|i'd put (?:it|myself|me) at|i put (?:it|myself) at|it went from \\d+ to|from \\d+ to|my number is|it's now|now it's)[\\s,.:;?…]+)*",
    `(${NUMBER})(?:\\s*(?:or|to|-|–|and|,? ?maybe)\\s*(?:an? )?${NUMBER})?`,
    "(?:\\s*(?:\\/|out of|of)\\s*(?:10|ten)\\b[\\s\\S]{0,80}|(?=(?:-?ish)?\\s*$|\\s*[.!;:?]|,? (?:tops|max|at most|i'd|or|at|because|cause|for (?:the|now|today|me)|i\\b|i'd|honestly|maybe|right|but|now|since|if|when|not|it|on|would|tbh|as|only|though|today)\\b|\\s*\\()[\\s\\S]{0,80})$",
  ].join(''),
  'i',
)
/** "On a scale of ten I'm at a three." */
export const SCALE_SAID = new RegExp(
  `\\b(?:scale|out of (?:10|ten)|confidence)\\b.*\\b(?:at|is) (?:an? |about |around )?(${NUMBER})\\b`,
  'i',
)

/** Has no time for what was suggested. */
export const NO_TIME = own(
  `(?:my |the |our )?(?:break|lunch|pause|slot|shift) (?:is over|ends|finishes|starts) in\\b`,
  `(?:that|this|it)(?:'s| is) (?:an hour|half an hour|a day|time|hours|\\w+ minutes) (?:that )?(?:i|we) (?:don't|do not) have`,
  `(?:something |anything )?quick(?:er)?(?: please| pls)\\b.{0,30}\\b(?:between|before|in a|on my way|meetings?)\\b`,
  `(?:i'm|i am|we're) (?:already )?(?:doing|covering) the (?:work|job|jobs) of (?:two|three|four|\\w+)\\b`,
  `(?:i'm|i am) (?:just )?(?:between|running (?:to|into|between)|about to (?:go|walk) into|late for) (?:two |my |a |the |next )?(?:\\w+ )?(?:meetings?|calls?|appointments?|surger\\w+|shifts?)`,
  `when\\?\\s*$|when, (?:between|in|at|on|during)\\b[^.]*\\?`,
  `there (?:aren't|are not|are never) enough (?:hours|days|minutes)`,
  `i can't (?:sit down|talk|meet|speak) with (?:everybody|everyone|each|all)\\b`,
  "(?:there(?:'s| is) |i(?:'ve| have)? |we(?:'ve| have)? )?(?:really |simply |just |got |have |absolutely )*(?:no|zero|hardly any) (?:time|capacity|bandwidth)(?! (?:for me|for us|to agree)\\b)",
  "(?:(?:i|we) )?(?:really |just |simply |honestly )*(?:don't|do not|haven't|have not|barely|hardly) (?:have|got|get) (?:\\w+ ){0,3}(?:time|hours?|minutes?|capacity|days?)\\b",
  "(?:i(?:'m| am)|im|we(?:'re| are)) (?:far |way |just |simply |really |totally |completely |already )*(?:too busy|swamped|slammed|drowning|buried|flat out|overbooked|fully booked|booked solid|snowed under|stretched)\\b",
  "(?:i|we) (?:simply |just |really )*(?:can't|cannot|cant|won't|will never|'ll never|could never) (?:possibly |ever )?(?:fit|find|take|squeeze|spare|stop|manage)\\b[^.?!]{0,30}\\b(?:in\\s*(?:$|[.,!]|right now|this)|(?<!single |first |last |any )time(?! off)|hours?|days?|week|minutes?|line for|an? \\w+ off)",
  "i(?:'ll| will) never (?:find|have|get) (?:the )?time\\b",
  '(?:already )?(?:too much|enough|a lot) on my plate',
  'not enough (?:hours|time|days)\\b',
  'where (?:would|should|do|am|shall) i (?:supposed to )?(?:find|get|take) (?:the )?time',
  'when (?:am i|are we) (?:supposed|meant) to\\b',
  'when (?:should|would|could|do) i (?:do|fit|find time for) (?:that|this|it)\\b',
  'who has (?:the )?time\\b',
  '(?:my|our) (?:calendar|days?|week|weeks|schedule|diary|month|mornings?|agenda) (?:is|are|looks?)(?: \\w+)? (?:full|packed|booked|jammed|crammed|gone)',
  "(?:that|this|it)(?:'d| would|'ll| will)? (?:take|takes|cost|costs|eat|eats) (?:me |us )?(?:far |way |much )?too (?:much|long|many)\\b",
  'nobody (?:here )?has (?:\\w+ )?(?:time|minutes?|an hour)\\b',
  "there(?:'s| is) (?:just |simply )?no (?:room|space|slot|gap)\\b.{0,25}\\b(?:schedule|calendar|week|day|rota|diary|shift)\\b",
  'i (?:barely|hardly) (?:have|find|get) (?:the )?time\\b',
  "(?:that|this|it)(?:'s| is) a luxury\\b",
  'time is (?:the|my|our) (?:problem|issue)',
  "(?:i(?:'ve| have)?(?: only| got| just)*|we(?:'ve| have)(?: only| got)*|i only have|got(?: only| just)?) (?:got |have |until |about |maybe )*(?:the end of my break|(?:\\w+ )?(?:minutes?|mins?)\\b)(?! of\\b)(?=.{0,40}(?:$|[.,!]|before|until|left|till))",
  '(?:my |the |our )?(?:meeting|call|talk|shift|interview|session|service|class|surgery|briefing|lesson)(?: with \\w+)? (?:starts|begins|is|opens) in (?:\\w+ )?(?:minutes?|mins?|an? (?:quarter|few|half))',
  '(?:i )?(?:got|have) to be quick\\b',
  "(?:i'm|i am) on in (?:an? )?(?:\\w+ )?(?:minutes?|quarter)",
  'not (?:this|until next) (?:week|month|quarter|year)\\b',
)

const OTHERS =
  '(?:he|she|they|both(?: of them)?|neither(?: of them)?|nobody|no one|none of them|half of them|the (?:\\p{L}+ ){1,3}?|my (?:\\p{L}+ ){1,3}?|our (?:\\p{L}+ ){1,3}?|(?!this|that|there|it|i\\b|we\\b|you|the|my|our|his|her|then|so\\b|no\\b|what|if\\b|when|and\\b|but\\b|perhaps|maybe|people|everyone)\\p{L}{3,})(?: in \\p{L}+)?(?: (?:just|simply|flat out|flatly|only|again|still|immediately|even|then|always|already|also))*'
/** Somebody does not go along with what the leader asked for. */
export const REFUSED = own(
  `(?:he|she|they)(?:'s|'ve| has| have)? (?:really |just )?(?:dug (?:his|her|their) heels|put (?:his|her|their) foot down|crossed (?:his|her|their) arms)`,
  `(?:my|our|the) (?:request|proposal|idea|offer|application|suggestion|plan|budget)(?: \\w+)? (?:got|was|has been|is) (?:turned down|rejected|refused|declined|denied|shot down|blocked|ignored)`,
  `(?:he|she|they|the \\w+|my \\w+) (?:wouldn't|won't|would not|will not) (?:hear of|even consider|consider|agree|go along|play along|give in|have it|listen|budge|cooperate|look at)\\b`,
  `(?:he|she|they|the \\w+|my \\w+) (?:says?|said) (?:over (?:his|her|their|my) dead body|forget it|no chance|never|no way|(?:they're|he's|she's) not (?:coming|doing|going))`,
  `(?:he|she|they) (?:all )?(?:threw|sent|handed|gave|pushed) (?:it|the \\w+|my \\w+|that) (?:right |straight )?back\\b`,
  `(?:he|she|they) (?:told|tells) me to (?:get lost|go away|leave|back off|mind|shut up|forget)`,
  `(?:he|she|they) (?:cut me (?:short|off)|left me standing|stood up and left|got up and left|slammed)`,
  `(?:he|she|they|the \\w+|my \\w+) (?:put (?:his|her|their) foot down|dug in|stonewalled|stonewalls|bristled)`,
  `${OTHERS} ?(?:refuse[sd]?|are refusing|is refusing)(?=\\s*(?:$|[.,!;]|to\\b|because|again|flat|point|and\\b|me\\b|it\\b))`,
  `${OTHERS} ?(?:says?|said) (?:just |simply |absolutely )?no(?=\\s*(?:$|[.,!;]|to (?:me|it|that|the (?:idea|extra|talk|meeting|offer|post|plan|\\w+ (?:post|plan|idea|talk))|my|both|everything)\\b|again|twice|and\\b|because|flat|straight))`,
  `(?:${OTHERS} ?)?(?:won'?t|will not|wouldn'?t|would not|doesn'?t want to|don'?t want to|didn'?t want to|does not want to|do not want to) (?:even |really )?(?:talk|listen|meet|accept|engage|do (?:it|that|this)|share|work with|discuss|sit down|come(?! back)|try|change|budge|hear me|move|go|take (?:it|part)|join|sign (?:it|this|that|anything)|use|cooperate|open up|let me)\\b(?! (?:anyone|sides)\\b)(?! (?:until|before)\\b)`,
  `${OTHERS} ?(?:says?|said|told me|tells me|made (?:it )?clear)\\b(?! (?:he|she|they)(?:'s| is| was| had))[^,.]{0,20}\\b(?:won'?t|will not|not (?:going to|interested|willing|my job|his job|her job)|absolutely not|no way|mind my own|there(?:'s| is) (?:nothing|no (?:problem|issue)))\\b`,
  `${OTHERS} ?(?:walked out|stormed out|hung up|shut (?:it|me|that) down|got (?:very |really |all )?defensive|turned (?:me|it|us|that) down|rejected (?:it|me|this|that|the|my)|declined|blocked (?:it|me|that)|boycott(?:s|ed)?|den(?:y|ies|ied) (?:everything|it|that|all)|laughed (?:at me|in my face|it off|and (?:went|walked|left|turned))|left me on|brushed (?:me|it) off|cut me off|pushed back|ignored? (?:me|it|my|that)|ignores? (?:me|it|my|that)|volunteered|vetoed|dismissed (?:it|me)|cancelled on me|backed out|stonewall\\w*)(?!\\w)`,
  '(?:neither|none of them|nobody|no one|they never|he never|she never) (?:showed up|turned up|came|volunteered|replied|answered|responded)\\b',
  'turned (?:me|it|us) down\\b',
  'flat(?:ly)? (?:out )?refus\\w+',
  'refused\\s*[.!]*$',
  'said no\\s*[.!]*$',
  '(?:i|we) (?:asked|invited|tried|told)\\b[^.!?]{0,30}\\band (?:he|she|they|neither|nobody|both) (?:said (?:absolutely |flat )*(?:no|not)\\b|refused|declined|showed up|(?:just )?(?:ignored|laughed|walked|shrugged))',
  `(?:${OTHERS} )?(?:always |just )?(?:refuses?|refused) (?:point blank|outright|flat)`,
)

/** It went well, so it is good news and no objection. */
export const SUCCESS =
  /\b(?:it|that|this|which|and) (?:has |have |had |really |actually |already |even |finally )*(?:worked|helped|works|paid off)\b(?! (?:against|only|for a (?:week|day)|until))|\bwent (?:\w+ )?(?:well|great|better|fine|ok|smoothly|good)\b|\bthanked me\b|\b(?:is|was|were|are|'s|'re|really|so) (?:really |so |very |much |visibly )*(?:happy|pleased|glad|grateful|relieved|going (?:great|well|fine)|better now|touched|proud)\b|\bopened up\b|\bbeam(?:ed|s)\b|\bappreciated\b|\bfor once\b|\bagreed to\b|\bapplause\b|\b(?:he|she|they) (?:listened|agreed|apologi[sz]ed to|smiled|said yes|stopped)\b(?!.*\bbut\b|.*\bnext (?:day|week)\b)|\bimproved\b|\bgood talk\b/i

const ACTED =
  '(?:tried|told|asked|spoke|spoken|talked|explained|mentioned|raised|praised|written|wrote|gave|given|reminded|warned|offered|invited|brought|sent|shown|showed|met|pushed|escalated|confronted|coached|trained|apologi[sz]ed|had (?:that|this|the|a|two|three|several) (?:\\w+ )?(?:talk|chat|conversation|workshop|meeting|training|mediation|session)s?)'
const IN_VAIN =
  "(?:nothing (?:changes?|changed|works?|worked|helps?|helped|came|sticks|happened|moved)|nothing\\s*[.!]*$|no (?:change|effect|difference|reaction|result|improvement|response)\\b|(?:didn't|doesn't|did not|does not|don't|hasn't) (?:help|work|change|changed|stick|last|do it|react|listen|respond)|still (?!my|friends)|worse|(?:exactly|just) the same|the same (?:again|as before|faces|thing|story|result|\\w+ again)|failed|in vain|like you said|as you (?:said|suggested)|one-word|(?:he|she|they) missed|(?:had|have) to redo|nobody (?:remembers|looks|reacted|listens|sticks|reads)|no one (?:remembers|looks|reacted|listens|sticks|reads)|forgot|carries on|carry on|went on as|ignored|lasted|shut (?:off|down)|lost it|nods|nodded|shrugs?|shrugged|look into it|back to (?:normal|their|his|her|the old)|(?:did it|started|happened|late) again)"
const ONLY = '(?:already |also |even |just |really |honestly |both |all |then |only |did |once )*'
/** The leader has done what was suggested, without success, or does it all along. */
export const TRIED = own(
  `(?:i|we)(?:'ve| have) been (?:doing|trying|saying|using|running|preaching|asking)\\b[^?]*\\b(?:same|nothing|no |still|never|months|years|since|anyway|in vain)\\b`,
  `(?:i|we)(?:'ve| have) been (?:down that road|there)\\b`,
  `(?:i|we) (?:offered|gave|promised|suggested|proposed|showed)\\b[^?]{0,50}\\b(?:and|but) (?:he|she|they|it|nobody|no one) (?:\\w+ )?(?:let it|ignored|never|didn't|dropped|lapsed?|declined|went back|forgot|stopped)`,
  `(?:i|we) (?:hired|bought|paid|booked|brought in|introduced|installed|launched|set up)\\b[^?]{3,60}[.,;] ?(?:money down|waste|no use|nothing|nobody|no one|didn't|it didn't|useless|gone|dead)`,
  `(?:that's|that is) (?:how|what) we (?:do|did|have|are doing|already do)\\b`,
  `tried,? (?:and )?failed`,
  `(?:did|tried|had|said) (?:it|that|this) (?:last|this|a|two|three) (?:week|month|year|spring|summer|autumn|fall|\\w+ ago)\\b(?![^.]*\\b(?:worked|great|well)\\b)`,
  `(?:talked|spoke|spoken) to (?:him|her|them|both) (?:\\w+ )?(?:twice|already|before|\\w+ times|several times|again and again)`,
  `(?:${WE}(?:'ve| have)?) ${ONLY}${ACTED}\\b[^,.;?]*\\b(?:already|times|twice)(?!\\w)`,
  `(?:${WE}(?:'ve| have)?) ${ONLY}${ACTED}\\b[^,.;?]{0,40}\\bbefore(?=\\s*(?:$|[.,!]))`,
  `(?:${WE}(?:'ve| have)?) ${ONLY}(?:${ACTED}|did (?:that|it|this|talk|speak|tell|ask|try|explain)|set|hired|put)\\b[^?]*\\b${IN_VAIN}`,
  `(?:${WE}(?:'ve| have)?) ${ONLY}had (?:that|this) (?:talk|chat|conversation)\\b[^?]*\\bagain\\b`,
  `(?:${WE}(?:'ve| have)) (?:already|even|also) ${ACTED}\\b`,
  `(?:${WE}) (?:already|even|also) (?:did|tried|told|asked|spoke|do|have|had)\\b`,
  '(?:already|also) (?:tried|told|did|said|asked|spoke|done|had|do|doing)\\b',
  `(?:${WE}(?:'ve| have)? )?tried (?:that|it|this|everything|all that|them all|both)(?= ?(?:$|[.,;!]|already|before|twice|once|last|many|for|but|all|honestly|with|and (?:nothing|no|it (?:didn't|failed|made)|he|she|they)))`,
  `(?:${WE}(?:'ve| have)? )?(?:done|did) (?:that|this|it|all that|both)(?= ?(?:$|[.,;!]|already|before\\b(?!, so| so)|twice|once|last|many|all))`,
  'been there\\b',
  "(?:that|this|it)(?:'s| is) (?:exactly |just )?what (?:i|we)(?:'ve been doing| have been doing| do| did| tried|'ve tried)\\b",
  "(?:that|this|it) (?:didn't|did not|doesn't|does not|won't|never|hasn't) (?:really |actually |ever )?(?:work(?:ed|s)?|help(?:ed|s)?|change(?:d|s)?|last(?:ed)?|solve(?:d|s)?)\\b(?! (?:on (?:weekends|mondays)|there))",
  `(?:${WE}) (?:already |do )+(?:have|do|had|use|hold|run)\\b`,
  `(?:${WE})(?:'ve| have)? (?:already )?had (?:that|this|it|mediation|an? (?:\\w+ ){0,2}(?:workshop|training|talk|meeting|session|retreat|seminar)|two|three|several)\\b[^?]*\\b(?:already|before\\s*[.!]*$|failed|nobody|nothing|no |same|but|didn't)\\b`,
  `(?:${WE}) (?:do|have|use) (?:that|this|it)\\b[^?]*\\b(?:already|still|anyway|every|and nothing|nobody)\\b`,
  'nothing (?:works?|worked|helps?|helped|changes|changed)(?= (?:with|on|for) (?:him|her|them|this|that)|\\s*(?:$|[.,!;]))',
  "(?:i(?:'m| am)? )?(?:not (?:so )?sure|don't (?:think|believe|see)|do not (?:think|believe|see)|doubt)(?: that| how| if| whether)? [^.?]{2,60}\\b(?:helps?|would help|will help|would work|will work|works|would change|changes anything|will change|make a difference|makes a difference)\\b",
  `(?:the|a|that) \\w+ (?:\\w+ ){0,4}(?:was|is) the first thing (?:i|we) (?:did|tried)`,
  `(?:${WE}) did\\b[^.?!]{3,40}\\bthat(?:'s| is| was) what made\\b`,
)

/** The coach has misread what the leader is facing. */
export const DISAGREE = new RegExp(
  [
    whole(
      "(?:no|nope|nah|wrong|not quite|hm)[,.]? ?(?:that|this|it)(?:'s| is|s| was)? (?:not|isn't|wasn't|doesn't)\\b(?! (?:yet|done|often|always|many|only)\\b)",
      'no,? no\\b',
      'wrong[,.] (?:he|she|they|it|i)\\b',
      "no[,.] (?:he|she|they)(?:'s|'re| is| are) (?:fine|ok|okay|good)\\b",
      'not quite\\b(?! (?:yet|done|sure))',
    ).source,
    own(
      "(?:that|this|it)(?:'s|s| is| was) (?:just |simply |really |actually |still )*(?:not|(?<!it's |it is )off|wrong|incorrect|untrue|too simple)(?= (?:it|really|right|true|the (?:point|issue|problem|case|whole|reason|question)|what i (?:meant?|said|wrote)|how|my (?:point|situation|problem)|quite|at all|about|that|so|because|a (?:question|matter)|correct|why|i think|though)\\b|\\s*(?:$|[.,!]))",
      "(?:that|this|it) (?:isn't|is not|wasn't) (?:really |just |quite )*(?:it|(?:right|true|correct)(?=\\s*(?:$|[.,!]))|the (?:point|issue|problem|case|reason|question)|what i (?:meant?|said|wrote)|how (?:it|i)|my (?:point|problem|situation|question)|about|that|because)(?!\\w)",
      "(?:that|this|it) (?:doesn't|does not) (?:really |quite )?(?:fit|apply|match|hit)\\b",
      '(?:it|that|this) has nothing to do with\\b',
      "(?:that|this|it)(?:'s|s| is) not (?:what(?:'s| is) (?:going on|happening|wrong|behind)|what this is)",
      "you(?:'re| are) (?:on|barking up|going down|heading down) the wrong (?:track|tree|path|road)",
      "(?:it(?:'s| is)|that's) (?:more|rather|actually|really) (?:about|a (?:question|matter) of|the)\\b",
      "i (?:don't|do not|can't) (?:really )?(?:recogni[sz]e|see|find) (?:myself|that|him|her|us|this|my \\w+) (?:in (?:that|this|it)|there|here)\\b",
      "(?:i )?(?:can't|cannot|couldn't) say (?:that )?i agree",
      'i meant [^.,]{2,40},? not\\b',
      "(?:that|this)(?:'s| is) (?:the opposite|not the case|exactly wrong|beside the point|the wrong)\\b",
      'you got (?:me|him|her|us|them) wrong\\b',
      "you(?:'ve| have)? (?:completely |totally )?(?:misunder\\w+|misread|got (?:that|it|me|this|the) (?:all |completely |totally |wrong)|mis\\w+ me)",
      "i (?:disagree|don'?t agree|do not agree|see (?:that|it|this) differently|wouldn't (?:say|put it)(?: that| so| like)?)\\b",
      "i (?:don'?t|do not) (?:really )?(?:think (?:so|that'?s|that is|it'?s|this is)|see it (?:that|this|like)|agree)\\b(?! (?:too late|possible|worth))",
      "(?:that|this|it)'?s(?: really)? not (?:about|that|it)\\b",
    ).source,
    `^not the \\p{L}+, (?:but )?(?:the|it)\\b`,
  ].join('|'),
  'iu',
)

/** Nothing but a no. */
export const PLAIN_NO =
  /^(?:no|nope|nah|no no|wrong|incorrect|not (?:really|quite|true|at all|exactly))\s*[.!]*$/i

/** Does not know. */
export const UNSURE = whole(
  `(?:i'd|i would|i'll) (?:have|need) to think about (?:that|it|this)`,
  `(?:god |heaven |goodness )?(?:who )?knows\\s*[.!?]*$`,
  `pass\\s*[.!]*$`,
  `(?:not|haven't|have not|i haven't)(?: got)? (?:a|the faintest|the slightest|the foggiest)? ?(?:clue|idea|notion)\\b`,
  `(?:my )?(?:mind|head)(?:'s| is) (?:a |completely |totally )?blank\\s*[.!]*$`,
  `search me`,
  `(?:i )?(?:really |honestly )?(?:couldn't|can't|could not) (?:really |honestly )?(?:say|tell)\\s*[.!]*$`,
  `(?:tbh|honestly|frankly) (?:i )?(?:dunno|no (?:idea|clue)|don't know)`,
  `your guess is as good as mine`,
  `i (?:never|don't) (?:really )?(?:think|thought) about (?:it|that)\\b`,
  "(?:i )?(?:really |honestly |just )*(?:don't|dont|do not) (?:really )?know(?! (?:him|her|them|if|whether)\\b)",
  "(?:i'm |im |i am )?(?:really )?not (?:really |so |quite )?sure(?! (?:he|she|they|if|whether|it|that|this|i (?:want|agree))\\b)",
  "(?:i have |i've (?:got )?|i got )?(?:absolutely |really )?no (?:idea|clue)\\b",
  'idk\\b',
  'h+m+\\s*[.!?…]*$',
  'dunno\\b',
  "(?:that(?:'s| is) |it's )?(?:an? )?(?:good|tough|hard|difficult) (?:question|one)\\b",
  "(?:that's |it's )?(?:hard|difficult|tough) to (?:say|tell)\\b",
  "i (?:can't|cannot|couldn't) (?:really )?(?:say|tell you)\\b(?! (?:no|that|this|it|him))",
  "i (?:haven't|have not|hadn't|never) (?:really )?(?:thought|considered|asked myself)\\b",
  'never (?:really )?(?:thought|considered|asked myself|wondered)\\b',
  'nothing (?:comes|springs) to mind',
  "i (?:can't|cannot) think of (?:anything|any|one)\\b",
  'beats me',
  'i wish i knew',
  "(?:i'm|i am) (?:completely |totally |really )?at a loss",
)

const NOT_CHOSEN =
  '(?! (?:have|be able|hear|see|feel|cry|tell (?:that|he|she|they)|scream|not believe|use|kill|explode|sleep)\\b)'
/** Tends towards a way to go, without promising it. */
export const LEAN = own(
  `(?!i\\b|he\\b|she\\b|they\\b)(?:the |your |that )?(?:\\w+ ){1,4}(?:appeals? to me|feels? (?:right|better|safer|easier|best|more)|seems? (?:right|best|better|wiser|safer|easier)|sounds? (?:right|best|better|good|doable))\\b(?!.*\\b(?:to him|to her|to them)\\b)`,
  `(?:a |one )?part of me (?:wants to|would)`,
  `(?:i'm|i am|we're) (?:between|torn between|tempted|drawn|split|wavering|hesitating)\\b`,
  `(?:i'd|i would) be (?:more )?(?:comfortable|happier|better|at ease|okay|fine|calmer)\\b`,
  `(?:wouldn't|would not|don't) mind (?:trying|doing|the|starting|going)`,
  `rather the\\b`,
  `(?:might|could|would|may) be (?:an? )?(?:good |nice |decent )?(?:idea|option|way|start) (?:to|is|for)?`,
  `(?:it |that )(?:has|'ll have|will have|probably has) to be the\\b`,
  `(?:out of|of) the (?:two|three|options),? (?:i|the)\\b`,
  `(?:maybe |perhaps |probably )(?:i|we)(?:'ll| will)\\b`,
  `(?:${WE}) (?:guess |think |suppose )?(?:(?:that )?(?:i|we) )?(?:should|could|might|ought to)(?: probably| maybe| also| just| always)*${NOT_CHOSEN} \\p{L}+`,
  `(?:(?:maybe|perhaps|probably|possibly|then)[, ]+|i (?:think|guess|suppose) )(?:that )?(?:i|we)(?:'d| would)? (?:should|could|might|need to|have to|ought to|better|rather|just (?!need|want|have|am|feel|think))\\b${NOT_CHOSEN}`,
  "(?:i|we)(?:'d| would) (?:go (?:for|with)|rather|pick|choose|prefer|take|lean)\\b(?! (?:not )?(?:die|quit|be))",
  '(?:i|we)(?: think i)? (?:prefer|choose|pick|lean|tend|like) (?:to(?:wards?)? )?(?:the|that|this|option|number|private|both|your)\\b(?!.*\\b(?:but|yelled|was)\\b)',
  "(?:i'm|i am|im) (?:leaning|tending|inclined|thinking (?:about|of)|torn)\\b",
  '(?:i )?tend to (?:the|think)\\b',
  'thinking (?:about|of) \\w+ing\\b',
  '(?:maybe |probably |perhaps |i think |i like )?(?:the )?(?:first|second|third|other|latter|former|private|honest|quick)(?: (?:one|option|way|idea|approach|talk))?(?:,? (?:i (?:think|guess|suppose)|probably|maybe)|\\s*[.!]*$| (?:feels?|sounds?|seems?|fits?|suits?|appeals?|is (?:best|better|more)|but)\\b)',
  '(?:option|number|idea) (?:one|two|three|1|2|3)\\b',
  'probably the\\b(?! (?:pay|money|reason|stress|fear|shift|same|fact))',
  "(?:maybe|perhaps|possibly|probably) (?:both|a|an|the (?:first|second|other|private|short)|just|it'?s best|it would)\\b(?!.*\\b(?:because|since)\\b)",
  "(?:it|that)(?:'d| would| might| could) (?:probably |maybe |perhaps )?be (?:better|best|easier|wiser|fairer|kinder|smarter)\\b",
  'either (?:i|we)\\b.*\\bor\\b',
  'could (?!be\\b|have\\b|you\\b|we\\b|i\\b|he\\b|she\\b|they\\b|it\\b)\\p{L}+ (?:the|him|her|them|my|it|to|with)\\b',
  'i (?:need|have) to\\b.*,? i (?:think|guess|suppose)\\s*[.!]*$',
)
/** Two ways side by side are a choice still to be made. */
export const EITHER = own(
  `(?:${WE}) (?:can|could|might|should)\\b.*\\bor (?:(?:i|we) (?:can|could|might|should)|just|simply|else)\\b`,
)

/** Somebody else is spoken of, so it is no word to the coach. */
const OF_OTHERS = '(?!.*\\b(?:he|she|they|his|her|them|him|everyone|god|goodness)\\b)'
/** Thanks, or says that this is all. */
export const THANKS = new RegExp(
  [
    `^(?:ok(?:ay)?|yes|yep|right|alright|all right|perfect|great|no|fine|oh|wow|super|good|so|well)?[,.! ]*(?:many |much |big |ok )?(?:thanks|thank you|thx|ty|tks|tnx|cheers|ta\\b|much appreciated|i (?:really )?appreciate (?:it|this|that))\\b${OF_OTHERS}`,
    `^${OF_OTHERS}.*\\b(?:thanks|thank you|thx)(?: (?:a lot|so much|very much|again))?\\s*[.!]*$`,
    `^(?:ok(?:ay)?|yes|yep|right|alright|no|oh|wow|sounds|that(?:'s| is| was)|all|really|very|so|cool|good)?[,.! ]*(?:ok(?:ay)? )?(?:really |very |so |actually )*(?:great|perfect|brilliant|awesome|lovely|wonderful|cool|excellent|super|nice|good(?: stuff)?|just what i needed|exactly what i needed|got it|makes sense|helpful|useful|fair enough|understood|clear|bye|goodbye|see you|that's all|ok(?:ay)?)(?: for (?:now|today)| then| to me)?\\s*(?:$|[.,!])${OF_OTHERS}(?!.*\\b(?:but|except|though|what (?!i (?:needed|wanted))|how)\\b)`,
    `^(?:ok(?:ay)?[,. ]*)?(?:that|this) (?:really |all )?(?:helps|helped|makes sense|was (?:useful|helpful|good)|is (?:useful|helpful|a relief|good))${OF_OTHERS}`,
    `^(?:ok(?:ay)?[,. ]*)?(?:(?:you(?:'ve| have)? (?:been|were|are)|that was|it was) (?:a )?(?:great|big|huge|real|very|so|really)? ?(?:help(?:ful)?|kind|useful|good)\\b|(?:great|big|huge) help\\b|(?:that|this) (?:did|does) me good|(?:i think )?i(?:'ve| have) (?:got )?what i need|nice one|good one|(?:fab|ace|top)\\b)${OF_OTHERS}`,
    `^(?:ok(?:ay)?[,. ]*|no[,. ]*|yes[,. ]*)?(?:that(?:'s| is) (?:all|it)|i'm done|i am done|we're done|nothing else)(?: for (?:now|today))?\\s*(?:$|[.,!])`,
  ].join('|'),
  'i',
)

/** Says hello, and little else. */
export const GREETING =
  /^(?:(?:i'm )?back(?: now)?,? )?(?:hi|hello|hey|hallo|hiya|yo|greetings|good (?:morning|afternoon|evening|day)|(?:morning|evening|afternoon)(?= ?(?:$|[.,!]|coach|again|all)))\b(?!,? that)(?! (?:is|was)\b)(?!.*\b(?:he|she|they|my|his|her|their|our)\b)[\s\S]{0,50}$/i

/** Promises without saying what: "will do", "deal". */
export const AGREED = whole(
  `(?:will do|deal|agreed|i promise|(?:i'm |i am )?on it(?: first thing| tomorrow| today| tonight| right away| now| on \\w+)*|consider it done|i(?:'m| am) going to do (?:just |exactly )?(?:that|it|so)|i(?:'ll| will) do (?:it|that|this|so))${END}`,
)
/** A day, an hour or a place alone answers "when will you do it?". */
export const WHEN_ALONE = new RegExp(
  `^${FILLER}(?:on |this |next |by |at |first thing )?(?:${DAY_NAME}|tomorrow|tmrw|tonight|today|this (?:afternoon|evening))\\b[^?]{0,60}$`,
  'iu',
)
/** A day or an hour stands in it. */
export const DATED = new RegExp(
  `\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tmrw|tonight|today|this (?:afternoon|evening|week)|next week|first thing|the \\d{1,2}(?:st|nd|rd|th)|by ${DAY_NAME}|on ${DAY_NAME}|at \\d)(?!\\w)`,
  'i',
)
/** "I could" weighs a way to go; without a day it promises none. */
export const ONLY_POSSIBLE = /\b(?:i|we)(?: can| could| want)\b/i
/** "I would" and "I'd" tell what one would do, or had done. */
export const ONLY_IMAGINED = /\b(?:i|we)(?:'d| would)\b/i
/** Something is told, so a day at its start is no answer to "when?". */
export const TELLS = /\b(?:he|she|they|was|were|had|did|sat|can't|couldn't|said|told|came)\b/i

/** Whoever asks about the coach speaks to it, or of what becomes of what they write. */
export const SPEAKS_OF_COACH =
  /\b(?:you(?:r|rs|'re)?|u|this (?:thing|chat|app|program|tool)|(?:ro)?bot|ai|software|computer|machine|human|private|confidential|secret|stored|saved|deleted)\b|\bwho (?:can |else |will )*(?:sees?|reads?)\b/i

/** Asks something, with a mark or by how a sentence begins. */
export const ASKS_SOMETHING =
  /\?|(?:^|[.!]\s+)(?:(?:so|and|but|ok(?:ay)?|btw|by the way|just)[, ]+)*(?:who|what|where|how|are|is|can|do|does|will|would|could|tell me|i wonder|i(?:'d| would) like to know)\b/i

/** Whoever puts something right denies it, or says what it is in its place. */
export const MAY_OBJECT =
  /\b(?:no|nah|nope|not|never|wrong|miss\w*|mis\w+|actually|rather|instead|disagree|more (?:like|about)|other way)\b|n't\b/i

/** Whoever has said nothing has tried nothing. */
export const SAID_NOTHING =
  /\bi(?:'ve| have)? (?:really |just |still )?(?:said|done|tried|told (?:him|her|them)) (?:absolutely |almost )?nothing\b|\bi (?:haven't|have not|didn't|did not|never|have never)(?: \w+){0,2} (?:said|say|told|tell|spoken|speak|talked|talk|raised|raise|mentioned|mention|addressed|address)\b|\bi've (?:never|not)(?: \w+)? (?:said|told|spoken|talked|raised|mentioned)\b/i
