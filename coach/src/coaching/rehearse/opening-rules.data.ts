import type { LineFinding, OpeningPoint } from '@lodestar/contract/rehearsal-line'

/** What the other person hears, or what they lack, by what was found. */
export const HEARS: Readonly<Record<Exclude<LineFinding, 'good'>, string>> = {
  blank:
    'A gap where the fact belongs. Only you know what goes there: fill it in, and say it aloud once with that in place.',
  attack:
    'An attack. From here on they defend themselves, and what you came to talk about has to wait until they are done. Leave it out. Say what you saw or heard, when, and what you ask for.',
  'may-hurt':
    'Perhaps a blow, or a threat. If you do not mean one, leave those words out. If you mean a consequence, say calmly which, when, and what they can do about it.',
  unsure:
    'I am not sure how this lands. Say it once aloud, as if your own boss said it to you. If a word stings, that is the one to leave out.',
  verdict:
    'A verdict on who they are. They can argue with it all day. What they did, they can look at: say that, and when it was.',
  'apology-undone':
    'Only what stands behind the sorry. A condition or a “but” takes it back, so say it alone and leave the rest for another day.',
  'accusing-why': 'A charge, and they will look for a defense. Say what you saw, then ask what is behind it.',
  absolute:
    'The one time it was otherwise. They will tell you that one, and the talk is about counting. Say how often, or when it was last.',
  hearsay:
    'That you have been talking about them. They will want to know who said it before they hear what was said. Say what you have seen yourself.',
  'two-matters':
    'Two complaints. They will answer the easier one. Keep this talk to the first, and give the other a day of its own.',
  'too-long':
    'The beginning and the end. What you want heard stands in the middle. Four sentences are as much as anybody keeps.',
  'no-observation':
    'That something is wrong, and not what. They will guess, and may guess something worse. Give them one thing that you saw or heard, and when.',
  softened:
    'Something that can wait, or nothing at all. The words around it are larger than it is. Say it in the first sentence, then the rest.',
  'not-plain':
    'That the thing itself is missing. They hear a comfort, a rule, somebody above you or a hint, and wait for the plain sentence. Say that one first, with your own part in it.',
  'no-ask':
    'A reproach that ends nowhere. They do not know what you want of them. End with one open question, or with what you ask for.',
  'no-effect': 'A rule of yours. Say what it leads to, and for whom, and it becomes a reason.',
  'counter-attack':
    'That you have changed sides. You came about one thing, and now there are two people defending themselves.',
  'gives-in':
    'That it was not so important after all. They will remember that the next time you bring it up.',
  'does-not-hear':
    'That what they just said went past you. Say what you heard in one short sentence. It costs nothing of your point.',
  'does-not-hold':
    'That you have let go of it. Hearing them is right. Then come back to the one thing you came for.',
  'not-pinned': 'That a yes is enough to leave. Ask for one thing they will do, and for when.',
  'fills-silence':
    'That they need not answer, since you do it for them. One question, then wait. Ten seconds feel long only to you.',
}

/** Doubts, of which the line itself draws one, so that not every rehearsal hears the same. */
export const DOUBTS: readonly string[] = [
  HEARS.unsure,
  'I cannot tell whether this stings. Read it as they will, tired and at the end of a day. Keep what still sounds like you at your fairest.',
  'It may be fine, and it may land harder than you mean it. Which of these words would you not want to hear about yourself? Say it without that one.',
  'Here I would rather ask than judge. Say it to an empty chair, then sit down on that chair. Change only what made you flinch.',
]

/** Said beside the one thing, where other words may be heard as a blow or a threat. */
export const BESIDE = ' And “{words}” may be heard as a blow: leave it out, or say it so that it is none.'

/** What an opening should hold, as it is told for its good ones. */
export const GOOD_FOR: Readonly<Record<OpeningPoint, string>> = {
  observation: '“{words}” can be checked, so there is little to argue about.',
  effect: '“{words}” says why it matters.',
  ask: '“{words}” leaves them something to answer.',
  'no-verdict': '',
  'no-always': '',
  'no-why': '',
  'one-matter': '',
  short: '',
}

/** The same of what is asked for without a question. */
export const GOOD_REQUEST = '“{words}” says what you ask for.'

/** Where an opening is good in another way: by what it is for. */
export const GOOD_SO = {
  lead: ['Say it as it is.', 'Nothing to change. Say it just so.'],
  'bad-news': 'It says the hard part straight away, so they need not wait for it while you talk.',
  praise: 'It thanks them for one thing they did, and that is what stays.',
  apologize: 'It owns your part, and no excuse stands behind it.',
  ask: 'It says what you want, so they can say yes or no to it.',
  open: 'It opens the talk and leaves the rest to them.',
  correct: 'It says one thing plainly and leaves them room to answer.',
} as const

/** What must stand in an opening for this to be true of it; nobody is praised for what they have not said. */
export const GOOD_ONLY: Partial<Record<Exclude<keyof typeof GOOD_SO, 'lead'>, RegExp>> = {
  praise:
    /\b(?:thank you|thanks) for (?!coming|your time|making (?:the )?time|seeing|picking up|calling|hopping|joining|waiting|sitting|taking (?:the|your) time|meeting|being here|that\b)|\b(?:well done|proud of|impressed|appreciated?|valued?|liked|admired?)\b|\b(?:great|good|nice) (?:job|work)\b|(?<!thank )\byou(?:['’]ve)? (?:\w{2,}ed|did|took|gave|made|came|kept|held|stood|built|found|brought|saw|got|put|ran|went)\b/i,
  apologize:
    /\bi (?!did nothing|never|apologi)(?:(?:should|shouldn['’]t|was|had|have|said|made|took|gave|told|spoke|left|forgot|lost|went|let|put|sent|cut|did|didn['’]t)\b|\w{2,}ed\b)|\bsorry (?:for|about) \w+ing\b|\bmy (?:fault|mistake|error|doing)\b|\bon me\b/i,
  ask: /\b(?:i(?:['’]d| would) (?:like|love)|i (?:want|need)\b|(?:can|could) (?:i|we|you)|would you|may i|please|help me)\b/i,
  correct: /\?\s*$|\b(?:(?:tell|show|talk) me|(?:like|want) to hear|your side|let['’]s)\b/i,
}

/** Asks for a moment, or greets: nothing of what the talk is for. */
export const SMALL_TALK =
  /\b(?:have|got|give me|spare) (?:you )?(?:got )?(?:me )?(?:a|one|two|five|ten|\d+) (?:quick )?(?:min|mins|minutes?|secs?|seconds?|moments?|words?)\b|^(?:[\p{L} .]+, )?(?:(?:five|ten|two) minutes\b.*\?$|sit(?: yourself)? down|take a seat|come (?:in|on in|with me)\b|close the door|pull up\b|how are (?:you|things)\b|how['’]s (?:it going|things)\b|is now (?:ok|okay|good|a good)|forget what|don['’]t (?:tell me|worry))|\bplease,? (?:sit|forget)\b/iu

/** Where an answer is good. */
export const GOOD_ANSWER = {
  both: 'You heard them, and you stayed with what you came for.',
  hear: 'You let them be where they are, and nothing of your point is gone.',
  hold: 'You stayed with it and did not raise your voice to do so.',
  pin: 'A yes with a first step can be looked at later. A yes alone cannot.',
  room: 'You left the silence to them. That is where the answer comes from.',
} as const

/** What only the leader can fill in. */
export const BLANKS = {
  observation: '[what you saw or heard, and when]',
  effect: '[what it led to, and for whom]',
  praise: '[the one thing they did, and when]',
  apologize: '[what you did or said, and when]',
} as const

/** Words that only lead up to what is said. */
export const LEADS_UP =
  /^(?:so,? |well,? |look,? |okay,? |listen,? )?(?:i (?:have been|'ve been|wanted|want|just|would like|'d like) (?:\w+ )?(?:thinking|to (?:talk|speak|have a word|discuss|tell))|there(?:'s| is) (?:something|a lot)|it (?:was|is|has been) (?:a long|a hard|not easy)|as you know)/i

/** The question that suits any opening without one. */
export const OPEN_QUESTION = 'How do you see it?'

const AND =
  '(?:(?:so|too|very|really|just|simply|a bit|rather|always|such|being|getting|become|becoming|completely|totally|quite|clearly|obviously|pretty|plain|the most|a|an|the|getting so|kind of|basically|frankly|honestly|absolutely) )*'
const TRAITS =
  'lazy|careless|unprofessional|selfish|arrogant|negative|unreliable|impossible|sloppy|rude|disrespectful|incompetent|useless|hopeless|toxic|childish|immature|weak|aggressive|irresponsible|oversensitive|sensitive|stubborn|dishonest|ungrateful|disorgani[sz]ed|chaotic|hysterical|dramatic|cold|insensitive|thoughtless|inconsiderate|unmotivated|uncommitted|disloyal|lousy|difficult person|bully|liar|coward|disappointment|disgrace|problem|bad (?:leader|manager|influence|example|colleague|listener)|know-it-all|diva|control freak|micromanager|loose cannon|slacker|passenger'
/** Judgments on the person, and guesses at what goes on in them. */
export const VERDICTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\byou(?:'re| are|'ve been| have been| were|'ve become| seem| sound) ${AND}(?:${TRAITS})\b`,
    'i',
  ),
  /\byou(?:'re| are) (?:just |clearly |simply |obviously )?not (?:really |very |quite |fully )?(?:a team player|committed|motivated|interested|cut out|good enough|serious|reliable|up to|professional|leadership material|trying|really here)\b/i,
  /\byour (?:(?:bad|poor|negative|whole|general|constant) )?(?:attitude|laziness|arrogance|negativity|carelessness|ego|lack of (?:\w+)|incompetence|selfishness|unreliability|personality|character)\b/i,
  /\byou (?:just |clearly |obviously |simply |really |apparently )*(?:don't|do not|didn't|couldn't) (?:even )?(?:care|respect|try|bother|give a|take (?:this|it|your (?:job|work)|anything|me) seriously|want to (?:be here|work|learn|change|understand)|value)\b/i,
  /\byou (?:have|show|had) no (?:respect|pride|ambition|commitment|shame|idea|discipline|manners|sense|clue|interest|standards|work ethic)\b/i,
  /\byou (?:can't|cannot|can not) be (?:trusted|relied)\b/i,
  /\byou (?:clearly |obviously |just |simply )?(?:think|believe) (?:that )?(?:you(?:'re| are)|the rules|we)\b/i,
  /\byou (?:did|do|said) (?:it|this|that) (?:on purpose|deliberately|to (?:hurt|annoy|spite|punish|undermine)\b)/i,
  /\b(?:i(?:'m| am)) (?:so |very |really |deeply )?disappointed (?:in|with|by) you\b/i,
  /\byou(?:'ve| have)? (?:let (?:everyone|everybody|us all|the whole team|me) down)\b/i,
  /\bpeople like you\b/i,
  /\b(?:that|this|it)(?:'s| is| was) (?:just )?(?:so )?(?:typical(?: of you| you)?|pathetic|a disgrace|disgusting|embarrassing for you|stealing|theft)\b/i,
  /\bis (?:completely |totally |simply |just )?unprofessional\b/i,
  /\bi(?:'d| had)? expected (?:more|better) (?:from|of) (?:you|someone|somebody|a person)\b[^.!?,;]*/i,
  new RegExp(
    String.raw`\b(?:that|it|this)(?:'s| is| was) ${AND}(?:careless|sloppy|lazy|selfish|irresponsible|childish|thoughtless|disrespectful|incompetent)\b(?! (?:of|from) (?:me|us))`,
    'i',
  ),
  /\byou(?:'ve| have)(?: got)? (?:(?:a bit of|kind of|something of) )?(?:(?:a|an) )?(?:(?:bad|poor|real|serious|negative|big) )*(?:attitude(?: problem)?|ego)\b/i,
]

/** Attacks, beside those the message reader knows: threats, orders to feel otherwise, contempt. */
export const ATTACKS: readonly RegExp[] = [
  /\b(?:or else(?=\s*(?:[.!?…]|$))|or you(?:'re| are) (?:out|gone|done|fired)|or find (?:another|yourself another|a new) (?:one|job)|there will be consequences|last warning|this is your (?:last|final) (?:chance|warning))\b/i,
  /\bif (?:this|it|that) (?:happens|happen) (?:again|once more|one more time),? (?:you(?:'re| are|'ll)|i(?:'ll| will))\b[^.!?]*/i,
  /\b(?:shut up|get out|grow up|get a grip|pull yourself together|wake up|idiot|stupid|moron|pathetic)\b/i,
  /\b(?:are you (?:serious|kidding(?: me)?|deaf|blind|stupid|even listening)|who do you think you are)\b\??/i,
  /\bi(?:'m| am) (?:sick|fed up|sick and tired|tired|done)(?: and tired)? (?:of|with) (?:you|this|it|your)\b[^.!?,]*/i,
  /\b(?:stop lying(?: to (?:me|us))?|you(?:'re| are) lying(?: to (?:me|us))?)\b/i,
  /\bi(?:'ve| have) had (?:it|enough)(?: (?:with|of) (?:you|this))?\b/i,
]

/**
 * What may be a threat or a hint at one, though each of its words is a plain one: something they do, and what they lose then; "or"
 * and the same; a thing that is told without being told.
 */
export const THREATENS: readonly RegExp[] = [
  /\b(?:if|when) (?:you|this|that|it|anything|something|nothing|I|i)\b[^.!?]*?,? (?:then )?(?:you(?:'ll| will|'re| are|'d| can) (?:have (?:none|nothing|no)\b|lose|regret|be (?:out|gone|done|sorry|looking|the next|next)|out\b|gone\b|done\b|fired|next\b|pay|see what|find (?:yourself|out)|never|no longer|not (?:be )?(?:here|coming|getting)|pack|leave|go\b|fly)|i(?:'ll| will|'m going to) (?:make sure|see to it|remember|have to (?:think|look|reconsider)|find (?:somebody|someone|another)|not (?:forget|protect|cover)|go to (?:hr|legal|the board)|replace|throw|take (?:it|this) (?:up|higher|further))|(?:the|your) \w+(?: is|'s| are|'re| will be)? (?:gone|off|over|going (?:in|out|to)))/i,
  /\b(?:one|once) more(?: \w+){0,4},? (?:and|then) (?:you|i|we|it)\b/i,
  /\b(?:one more|another)(?: \w+){0,3},? (?:and|then) (?:you(?:'re| are)?|i(?:'m| am|'ll)?|we)\b/i,
  /\b(?:next time|otherwise),? (?:you(?:'re| are|'ll)|i(?:'ll| will|'m)|there (?:will|won)|somebody else|someone else|it(?:'ll| will) (?:be|cost))\b/i,
  /\btake it or leave it\b|\bam i (?:making myself )?clear\b|\bdo(?:n't| not) make me\b|\b(?:you(?:'d| had)|you(?:'ll| will)) (?:better|regret)\b/i,
  /\b(?:i|we)(?:'d| would) (?:hate|be sorry) (?:for|to|if)\b(?! (?:lose|see) you\b)/i,
  /\bthink (?:very |really )?(?:carefully|hard|twice|well)\b|\bbe (?:very )?careful\b|\b(?:just )?(?:saying|mentioning it|so you know)[.!…]*$/i,
  /\b(?:nobody|no one) (?:is|here is) irreplaceable\b|\b(?:others?|plenty|people|somebody|someone) (?:who )?(?:would|want|wants|could) (?:love|kill|take|do|have) (?:for )?(?:your|the) (?:job|place|role|post|position)\b|\b(?:the door is|there(?:'s| is) the door)\b/i,
  /\b(?:i|we) (?:(?:know|remember) (?:who you|where you(?!(?:'re| are) coming)|what you(?:'ve| have)? (?:did|done|said))|(?:won't|will not) forget|(?:'ll|will) remember)\b/i,
  /\b(?:your|the) (?:review|evaluation|appraisal|bonus|promotion|contract|probation|reference|visa|rating|renewal)\b[^.!?]*\b(?:coming up|around the corner|depends?|is (?:soon|next|due)|not (?:signed|decided) yet|hangs?|in my hands)\b/i,
  /\bthere(?:'s| is| are|'re) (?:going to|gonna) be consequences\b|\bit (?:could|might|may|can) (?:have consequences|cost you)\b/i,
  /\bdo you (?:want|like) (?:to keep )?(?:your|this) job\b|\bdo you (?:still )?want to (?:work|be|stay) here\b|\bdo i have to (?:tell|remind|spell|explain)\b|\bare you afraid of me\b/i,
]

/** Questions that accuse. */
export const ACCUSING: readonly RegExp[] = [
  /\b(?:so )?why (?:(?:on earth|the hell|the heck|in the world) )?(?:do|did|don't|didn't|can't|couldn't|won't|wouldn't|would|can|are|aren't|were|weren't|have|haven't|is it that|must|should) you\b[^.!?]*\??/i,
  /\bwhy (?:is|am) (?:it )?(?:always )?(?:me|i)\b[^.!?]*\??/i,
  /(?<!\b(?:understand|understood|know|see|get|sure|imagine) )\bwhy you (?:\w+)\b[^.!?]*\??/i,
  /\bhow (?:could|can|dare) you\b(?! (?:help|see|imagine))[^.!?]*\??/i,
  /\bwhat(?:'s| is| was) (?:wrong|the matter) with you\b[^.!?]*\??/i,
  /\bwhat (?:were|are) you (?:even )?thinking\b[^.!?]*\??/i,
  /\bwhat(?:'s| is) your (?:problem|excuse)\b\??/i,
  /\bhow (?:hard|difficult) can it be\b[^.!?]*\??/i,
  /\bhow many (?:more )?times (?:do i (?:have to|need to)|must i|have i)\b[^.!?]*\??/i,
]

/** "Always" and its kind, about the other person. */
export const ABSOLUTES: readonly RegExp[] = [
  /\byou(?:'re|'ve| are| have)? (?:\w+ )?(?:always|never|constantly|forever)\b(?! (?:mind|again|easy))[^.!?,;]*/i,
  /\byou (?:\w+ ){1,8}?(?:all the time|every (?:single )?time|every single (?:day|week|meeting|morning|shift)|not once)\b/i,
  /\bevery (?:single )?time(?= (?:you|i|we)\b)/i,
  /\byou do(?:n't| not) ever\b[^.!?,;]*/i,
  /\bnot once (?:have|did) you\b[^.!?,;]*/i,
]

/** What others are said to think of them. */
export const HEARSAY: readonly RegExp[] = [
  /\b(?:everyone|everybody|people|the others|the (?:whole )?(?:team|crew|group|department|staff)|several people|some people|some of the team|a few (?:people|colleagues)|others|nobody|no one|half the team) (?:here |on the team |in the team )?(?:(?:have|has|had|are|is) (?:been )?)?(?:thinks?|says?|said|saying|feels?|felt|complain(?:s|ed|ing)?|agrees?|knows?|told me|noticed|talking|tell me|believes?|sees?)\b[^.!?,;]*/i,
  /\bi(?:'ve| have) (?:heard|been told|had complaints)\b(?! (?:you say|you tell|your))[^.!?,;]*/i,
  /\b(?:a couple|a few|some|several|a number|one or two) of (?:the |your |my |our )?(?:\w+ )(?:(?:on|in|at|from) (?:the |your |our )?\w+ )?(?:(?:have |has )?(?:come|came) to me|(?:have |has )?complained|(?:feel|think|say) (?:that )?(?:you|your|it))\b[^.!?;]*/i,
  /\bthey (?:all |both )?(?:feel|think|say) (?:that )?you(?:'re| are)\b[^.!?,;]*/i,
  /\b(?:it has|it's) come to my attention\b[^.!?,;]*/i,
]

/** Where a second matter begins. */
export const SECOND_MATTER: readonly RegExp[] = [
  /(?:^|[.!?]\s+)((?:and |oh,? and |oh,? )?(?:another thing|one more thing|while (?:we(?:'re| are)|i(?:'m| am)) at it|by the way|on top of (?:that|it)|not to mention|secondly|second,|then there(?:'s| is|'s also| is also)|there(?:'s| is) also|besides,|plus,?|(?:oh,? )?and (?:your|another)|apart from that|as well as that|what(?:'s| is) more|also,? (?:you|your|the|there|when|i (?:saw|noticed|heard|want))|and (?:also|then) (?:you|your|the|there|last|on)))\b/i,
]

/** An apology, and what takes it back. */
export const APOLOGY_UNDONE: readonly RegExp[] = [
  /\b(?:i(?:'m| am)(?: so| very| really| truly)? sorry|i apologi[sz]e|my apologies)(?: (?:for|about|that|i|if|you)\b[^.!?]*?)?,? (?:but|however|though)\b(?! (?:the answer|i (?:can't|cannot|have to)|we (?:can't|cannot)|it(?:'s| is) (?:a )?no))[^.!?]*/i,
  /\b(?:i(?:'m| am)(?: so| very| really| truly)? sorry|i apologi[sz]e|my apologies) (?:if|that you (?:feel|felt|took|were offended))\b[^.!?]*/i,
  /\bif (?:i|you|anyone|anybody|anything) (?:\w+ ){0,6}(?:offended|hurt|upset|felt|feel)\b[^.!?,]*,? (?:then )?(?:i(?:'m| am)(?: \w+)? sorry|i apologi[sz]e)\b/i,
]
/** Sentences beside an apology that make little of what it is for. */
export const EXCUSES: readonly RegExp[] = [
  /\b(?:it|that) was (?:only|just|meant as) (?:a )?(?:joke|bit of fun|joking|banter)\b/i,
  /\bi was (?:only|just) (?:joking|kidding|teasing)\b/i,
  /\bi (?:did not|didn't) mean anything (?:by|with) it\b/i,
]
/** What a conditional apology is for, where it says so. */
export const APOLOGY_FOR = /\b(?:by|about|at|over) ((?:my|what i|how i)\b.*)$/i
/** What somebody who apologizes did, in their own words. */
export const OWNS =
  /\bi (?:(?:should|was|did|had|have|said|made|took|gave|told|spoke|left|forgot|lost|went)\b|(?!apologi)\w{2,}ed\b)/i
const APOLOGY_BUT = /,? (?:but|however|though)\b[^.!?]*/i
/** Where an apology is cut so that it stands alone. */
export const AFTER_APOLOGY = APOLOGY_BUT

/** What can be checked: something seen, heard, counted, dated. */
export const OBSERVES: readonly RegExp[] = [
  /\b(?:i|we) (?:(?:have|just|also|only|then|twice|both) )*(?:saw|see|seen|noticed?|heard|hear|read|got|counted|found|watched|looked|received|stood|waited|picked|opened|was told|were told|had to)\b/i,
  /\byou(?:'ve)? (?:(?:have|had|also|then|just|both|all|twice|again|were|was|are|only|still|often) )*(?:(?!need\b)\w{2,}ed|said|sent|gave|took|made|spoke|wrote|told|asked|came|come|left|led|brought|kept|held|began|ran|went|got|did|let|put|found|built|drew|stood|met|cut|sat|broke|spent|showed|taught|thought|won|paid|drove|late|missing|absent|away|interrupt|interrupting|rolled|handed|skip|leave|arrive|send|talk|answer|cancel|missed|lost|forgot|threw|swore|been|slept|ate|shut|hung|hit)\b/i,
  /\byou (?:didn't|did not|haven't|have not|weren't|were not|hadn't)\b/i,
  /\b(?:the|your|our|my|this|that|these|those|his|her|both|\w+'s|\w+s') (?:\w+ ){0,4}(?:was|were|came|went|arrived|had|stood|is|are|has been|have been|ended|lay|got|fell|missed|stayed|shows?|says?|reached|left|did not|didn't)\b(?! (?:unacceptable|not good|not okay|not ok|bad|terrible|awful|a problem|poor|not great|important|my)\b)/i,
  /\b(?:there (?:was|were|have been|has been|is|are)) (?:no |a |an |\d|two|three|four|five|six|some|several)/i,
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twice|once) (?:of |times|minutes|hours|days|weeks|mistakes|errors|customers|orders|calls|shifts|more)/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:yesterday|this morning|last (?:week|night|month|time|\w+day)|today|this (?:week|afternoon|month))\b/i,
]

/** What is counted or dated. */
export const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|twice)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\byesterday\b/i

/** What still strikes in a version without the words that were found: mockery, blame, broken trust, what others say, a demand with an "or". */
export const STILL_STRIKES: readonly RegExp[] = [
  /!/,
  /\b(?:fantastic|wonderful|lovely|brilliant|congratulations|my hero)\b/i,
  /\bbecause of you\b|\b(?:always|never)\b|\bonce and for all\b/i,
  /\b(?:lost|broken|broke|destroyed) (?:my|the|our|all|every) (?:\w+ )?trust\b/i,
  /\bone more\b|\byou(?:['’]re| are) (?:off|out|gone|done|finished|fired)\b|\bmake sure (?:no|nobody|every|all)/i,
  /\bor (?:you|i|we)(?:['’]ll| will|['’]re| are)\b/i,
  /\bapparently\b|\bfrom what i hear\b|\b(?:come|came) to me\b|\bwon['’]t say who\b|\bha(?:s|ve|d) the feeling\b|\b(?:my|our) \w+ says\b/i,
  // "Every time you step away" is not "often you step away".
  /\b(?:often|rarely) (?:you|i|we|he|she|they)\b(?! (?:see|saw|hear|heard)\b)/i,
]

/** An apology, however it goes on. */
export const APOLOGIZES = /\b(?:sorry|apologi[sz]e|apologies)\b/i

/** Begins the next of several matters. */
export const NEXT_MATTER = /^(?:and )?(?:then|also|next|one is|first|second|third)\b/i

/** What came of it, or is at stake. */
export const EFFECTS: readonly RegExp[] = [
  /\b(?:so|which|because|since then|that(?:'s| is) (?:how|why|when)|as a result|therefore|after (?:that|which)|now)\b [^.!?]*\b(?:\w+)/i,
  /\b(?:it|that|this) (?:\w+ )?(?:cost|costs|means?|meant|leaves?|left|makes?|made|puts?|took|takes|keeps?|kept|slows?|slowed|hurts?|worries|worried|bothers?|throws?|threw|matters?|gets?|got|scares?|scared|confuses?|confused|helps?|helped|saved|held)\b/i,
  /\b(?:had to|have to|has to) (?!talk|tell|speak|say|ask|be honest|bring)\w+/i,
  /\b(?:waits?|waited|waiting|can't rely|couldn't|could not|can't (?:plan|work|finish|start|close|open|see|tell)|nobody|no one|lost|stayed|covered|covers?|covering|stopped|stops|went (?:quiet|home|silent)|gone quiet|redo|late for|behind|overtime|complain(?:ed|s)?)\b/i,
  /\b(?:i(?:'m| am| was| felt| feel| worry| fear|'ve been)|we(?:'re| are| were| felt)) (?:(?:so|very|really|a bit|also|left|still|quite) )*(?:worried|worry|angry|hurt|tired|stuck|alone|lost|upset|sad|annoyed|confused|unsure|ashamed|embarrassed|afraid|concerned|uneasy|frustrated|glad|proud|relieved|grateful|short|passed over|small|taken aback|like)\b/i,
  /\bmatters to (?:me|us|them)\b/i,
  /\bwhen you [^,.!?]+, (?!(?:please|can|could|would|what|how)\b)/i,
  /,? and (?!(?:you|i|please|then|can|could|on|at|the same|by|again)\b|\w+day)(?:\w+ ){1,4}\w+/i,
]

/** What is asked for, besides what is asked with a question mark. */
export const ASKS: readonly RegExp[] = [
  /\b(?:please|let's|let us|from now on|explain (?:that|this|it|yourself)|(?:has|have|needs?) to (?:stop|end|change)|i(?:'d| would) (?:like|want|love|ask|appreciate|be glad|prefer)|i (?:want|need|ask|expect|suggest|propose)|we (?:need(?! to (?:talk|speak)\b)|should|must)|tell me|show me|help me|talk me through|walk me through|give me|let me know|have to be|must be|can we|could we|will you|would you|could you|can you)\b/i,
  /\?/,
]
/** Questions to which there is one right answer. */
export const TRAPS =
  /(?:\b(?:is that (?:clear|understood)|do you understand|understood|got it|don't you (?:think|agree)|isn't it|right|okay|ok|agreed|clear)\s*\?\s*)$/i

/** What the opening is for, by its words; the first that fits. */
export const NEEDS: readonly (readonly [
  need: 'apologize' | 'bad-news' | 'praise' | 'ask' | 'open',
  pattern: RegExp,
])[] = [
  [
    'apologize',
    /\b(?:i(?:'m| am)(?: so| very| really| truly)? sorry (?:for (?!you\b|this\b|that\b)|about (?!this\b|that\b|it\b)|that i|i\b|if|you)|i apologi[sz]e|i (?:want|would like|need) to apologi[sz]e|i owe you an apology|i was wrong|it was (?:my (?:fault|mistake)|wrong of me)|i made a mistake|i (?:got|handled) (?:that|it|this) (?:wrong|badly)|my apologies)\b/i,
  ],
  [
    'bad-news',
    /\b(?:you(?:'re| are) not getting|you (?:won't|will not|didn't|did not|don't) (?:get|be getting|have) (?:the|this|that) (?:job|role|post|promotion|raise|place|position|bonus|contract)|the answer (?:is|on|to)\b[^.!?]*\bno\b|i(?:'ve| have) decided|we(?:'ve| have) decided|i(?:'m| am) (?:going with|letting you go)|we(?:'re| are) (?:letting you go|ending|closing|not renewing|cutting)|(?:somebody|someone) else (?:got|gets|has)|your (?:role|post|contract|position|shift|job) (?:ends|is ending|will end|goes|is going|won't be)|it(?:'s| is) a no|i (?:will not|won't|cannot|can't) (?:approve|sign|extend|support|give you|offer)|there is no (?:budget|money)|i can(?:'t|not) (?:give|offer|promise|approve|raise|extend)|i(?:'m| am) (?:leaving|resigning)|i have (?:bad|hard|difficult) news|not (?:this time|going to happen)|has been turned down|is not going to be you|i (?:didn't|did not|haven't|have not) (?:give|given|offer|offered|choose|chosen|pick|picked) you (?:for )?(?:the|this|that) (?:\w+ ){0,3}(?:job|role|post|promotion|raise|place|position|bonus|contract|lead)|laid off|lay(?:ing)? you off|redundant|your last day (?:is|will be))\b/i,
  ],
  // Where "sorry" says nothing else, it may go with bad news.
  ['apologize', /\bi(?:'m| am)(?: so| very| really| truly)? sorry(?: (?:for|about) |(?=[.!]|$))/i],
  [
    'praise',
    /\b(?:(?:thank you|thanks) for (?!coming|your time|meeting|taking (?:the|your) time|making (?:the )?time|being here|seeing me)|thank you(?= so much|[.,!])|well done|proud of|impressed|great (?:job|work)|good (?:job|work)|nice (?:job|work)|i (?:really )?(?:liked|admired?|appreciated?|valued?)|you did (?:a )?(?:great|good|fine|well)|that was (?:great|brilliant|excellent|very good|so good))\b(?![^.!?]*\bbut\b)/i,
  ],
  [
    'ask',
    /\b(?:i(?:'d| would) like to (?:ask|talk (?:to you )?about (?:my|a)|request|lead|take|try|move|work|propose)|i want to ask|i(?:'m| am) asking (?:you )?(?:for|to)|i (?:need|want) (?:your|a|an|more|another|two|three|to (?:lead|take|move|go|work|say no|swap|change|leave)|some)\b(?![^.!?]*\b(?:from|of) you\b)|could (?:i|we) (?:have|get|take|change|move|swap)|can i (?:have|get|take|leave|swap|move)|may i|i(?:'m| am) here to ask|could you (?:take|give|help|support|lend|approve|extend|back) |would you (?:be willing|consider|support|back|mentor|help)|i(?:'d| would) (?:like|love|want) (?:a|an|your|more|the|us to)|my salary|a raise|i (?:can't|cannot) take on|i(?:'m| am) at my limit)\b/i,
  ],
  [
    'open',
    /\b(?:how (?:are you|is it going|have you been|was (?:the|your)|(?:the|your|that|it) (?:\w+ )?(?:went|is going))|i(?:'d| would) like to (?:hear|understand|know|listen)|what(?:'s| is) on your mind|tell me (?:how|about)|you(?:'ve| have)? (?:seem(?:ed)?|been (?:so |very )?quiet))\b/i,
  ],
]

/** What an opening of each kind has to hold. */
export const HOLDS: Readonly<
  Record<keyof Omit<typeof GOOD_SO, 'lead'>, readonly ('observation' | 'effect' | 'ask')[]>
> = {
  correct: ['observation', 'ask', 'effect'],
  'bad-news': [],
  praise: ['observation'],
  apologize: [],
  ask: ['ask'],
  open: ['ask'],
}
