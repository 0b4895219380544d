/** What comes between "I" and the work that is declined. */
const UNABLE = [
  "ca(?:n't|nnot|n not)",
  "(?:could|do|will)(?: not|n't)(?: be able to)?",
  "wo(?:n't|uld not|uldn't) be able to|won't",
  "(?:am|'m|are|'re)(?: just| simply| currently| really| afraid I'm)? (?:unable|not (?:able|allowed|authorized|permitted|in a position|designed|programmed|trained|qualified|equipped|meant|going|willing|comfortable))(?: to| with)?",
  "(?:must|(?:'ll |will |'m going to |am going to )?have to|need to)(?: respectfully| politely)? (?:decline|refuse|refrain)(?: to| from)?",
  '(?:respectfully |politely )?(?:decline|refuse)(?: to)?',
  "(?:do not|don't) (?:feel comfortable|wish to|want to|have the (?:ability|capacity|authority|expertise)(?: to)?)",
  "(?:do not|don't) (?:think|believe|feel) (?:that )?I (?:can|could|should|am able to|'m able to)",
  "(?:'d|would) (?:rather|prefer) not(?: to)?",
].join('|')

const HELP = 'help(?:ing)?|assist(?:ing)?|support(?:ing)?|aid(?:ing)?'
/** "I can't help noticing", "I can't help him by waiting", "I can't help you decide whether" decline nothing. */
const NOT_HELP = String.raw`(?! (?:but|noticing|wondering|thinking|feeling|seeing|asking|him|her|them)\b)(?! you (?:decide|choose|know|see)\b)(?! (?:whether|what|how|who|if)\b)`
/** Work that only whoever answers could do, whatever it is about. */
const OWN_WORK = `(?:${HELP})${NOT_HELP}|provid(?:e|ing)|offer(?:ing)?|generat(?:e|ing)|produc(?:e|ing)|discuss(?:ing)?|facilitat(?:e|ing)|engag(?:e|ing) (?:with|in)|participat(?:e|ing)|comply(?:ing)?|fulfill?(?:ing)?|accommodat(?:e|ing)|process(?:ing)?|comment(?:ing)? on|advis(?:e|ing)(?: you)? on|be of (?:help|assistance|service)`
/** Work that is declined where nothing is named, or only "that question". */
const WORK = `${OWN_WORK}|continu(?:e|ing)|proceed(?:ing)?|respond(?:ing)?|creat(?:e|ing)|complet(?:e|ing)`
const OTHER_WORK =
  'answer(?:ing)?|giv(?:e|ing)|shar(?:e|ing)|writ(?:e|ing)|draft(?:ing)?|advis(?:e|ing)|comment(?:ing)?|address(?:ing)?|talk(?:ing)? about|speak(?:ing)? (?:to|about)|go(?:ing)? into|do(?:ing)?|act(?:ing)? as|tak(?:e|ing) part'

const KIND =
  '(?:(?:kinds?|sorts?|types?) of )?(?:(?:particular|specific|sensitive|personal|kind of|type of) )*'
const ASKED =
  '(?:requests?|questions?|topics?|matters?|issues?|situations?|conversations?|subjects?|tasks?|problems?|messages?|quer(?:y|ies)|contents?|things?|prompts?|inputs?|discussions?|instructions?)'
const NAMED = `(?:(?:that|this|it|these|those|such|your|the|any)(?: one| ${KIND}${ASKED})?|${ASKED} like (?:this|that|these))`
const GIFT =
  "(?:(?:any|you|with|specific|personal|personalized|professional|legal|medical|further|more|that|this|the|such|kind|type|of|a|an|your|coaching) )*(?:advice|guidance|coaching|information|assistance|help|support|recommendations?|contents?|responses?|answers?|opinions?|suggestions?|feedback|output|material)(?: (?:that )?you (?:need|want|deserve|ask for|are asking for|are looking for|'re asking for|'re looking for))?"
/** Advice of any kind: "legal or HR advice". */
const COUNSEL = String.raw`(?:[\w-]+ ){0,4}(?:advice|guidance|coaching|information|assistance|recommendations?|opinions?)`
const ABOUT = `(?: ?(?:with|on|about|to|in|regarding|for|around))? ?${NAMED}`
/** What a refusal is about where it names nothing of what it was told. */
const ANYTHING = `(?: you)?(?: ${GIFT}(?:${ABOUT})?|${ABOUT})?`
const END = String.raw`(?=\s*(?:[.,;:!?—–-]|$)|\s+(?:because|as|since|due|but|and|at this|at the moment|here|right now|now|in this|within|further|any further|for (?:you|now|legal|safety|ethical))\b)`

/** What may stand before "I can't": an apology, thanks, understanding. */
const LEAD = String.raw`^\W*(?:[^.!?]{0,140}\b(?:sorry|afraid|unfortunately|apologi[sz]e|apologies|regrettably|regret|understand|appreciate|however|but|while|though|although|thank|thanks|hear|love|as|since|because|given|reasons?|point|time)\b[^.!?]{0,80})?`
const SPEAKER = String.raw`\b(?:I|we|(?:this|the) (?:assistant|model|coach|system|service)|lodestar) ?`
const CANNOT = String.raw`(?:${LEAD}${SPEAKER}(?:${UNABLE})|^\W*(?:(?:I'm |I am )?(?:very |so |really |truly )?sorry,? (?:but )?|unfortunately,? |apologies,? (?:but )?)?(?:ca(?:n't|nnot|n not)|unable to|not able to|won't)) (?:really |actually |directly |currently |in good conscience )?`

/** "I must decline", "Request denied": whole sentences, since "I have to decline: my week is full" is a leader's. */
const PLAIN_NO = String.raw`${LEAD}${SPEAKER}(?:must|(?:'ll |will |'m going to |am going to )?have to|need to)(?: respectfully| politely)? (?:decline|refuse)(?: ${NAMED}| to (?:answer|respond|comply|continue)${ANYTHING})?(?=[.!]?$)|^\W*(?:request|access) (?:denied|refused|declined)\b`
const NOT_MINE = String.raw`not (?:something|anything) (?:that )?I(?: can\b|(?:'m| am) able)|something (?:that )?I(?: can't| cannot|(?:'m| am) (?:unable|not able))`
const OUT_OF_REACH = `${LEAD}(?:that|this|it|(?:your|the|this|that) ${ASKED})(?:'s| is| goes| falls| lies)? (?:${NOT_MINE}|(?:outside|beyond|against) (?:of )?(?:my |the scope|what (?:I|can be)|(?:the )?(?:guidelines|polic)))`
const NOT_FITTING = String.raw`(?:\bnot|n't)\b[^.!?]{0,40}\bappropriate for me to\b|\binappropriate for me to\b`
const NOT_UNDERSTOOD = `${LEAD}${SPEAKER}(?:(?:did|do|could|can)(?: not|n't)|cannot)(?: quite| fully)? understand (?:your|the|this|that) ${ASKED}`

const NAMING_NOTHING = [PLAIN_NO, OUT_OF_REACH, NOT_FITTING, NOT_UNDERSTOOD]

/** A sentence in which whoever answers says that they will not or cannot do what was asked. */
export const DECLINING = new RegExp(
  [
    // "I can't help you fire him" names the work, and is declined all the same.
    String.raw`${CANNOT}(?:${OWN_WORK})\b`,
    `${CANNOT}(?:${OTHER_WORK})(?: you)? (?:${GIFT}|${COUNSEL})`,
    `${CANNOT}(?:${WORK}|${OTHER_WORK})${ANYTHING}${END}`,
    String.raw`^\W*(?:no,? )?I (?:can only|am only able to) (?:help|assist|answer|discuss|respond)\b`,
    ...NAMING_NOTHING,
  ].join('|'),
  'i',
)

/** A sentence that declines without naming anything of what it was told. */
export const OUTRIGHT = new RegExp(
  [`${CANNOT}(?:${WORK})${ANYTHING}${END}`, ...NAMING_NOTHING].join('|'),
  'i',
)

/** A sentence that gives words to somebody else: "If they ask again, say that you can't help with it." */
export const PUT_INTO_WORDS =
  /\b(?:say|says|said|saying|tell|told|telling|reply|write|put it) ?(?:that\b|:|,|him\b|her\b|them\b)|\banswer(?:ed)?:/i

/** Whoever answers speaks of themselves as a program, or of the rules of its maker. */
export const MACHINE = new RegExp(
  [
    String.raw`\bas (?:an? )?(?:large )?(?:AI|A\.I\.|artificial intelligence|language model|virtual assistant|chatbot)(?:[- ](?:language|model|assistant|coach|system|chatbot|program|text|based|powered)){0,3},? (?:I|my|it)\b`,
    String.raw`\bI(?:'m| am) (?:just |only |merely |simply )?an? (?:large )?(?:AI|artificial intelligence|language model|virtual assistant|chatbot|computer program)\b`,
    String.raw`\b(?:openai's|anthropic's|google's|my (?:content |usage |safety |ethical )?(?=guidelines|programming|polic|safety rules))`,
    String.raw`\b(?:content|usage|safety|use) (?:policy|policies|guidelines)\b[^.]{0,60}\b(?:I|me|my)\b|\bI\b[^.]{0,80}\b(?:content|usage|safety|use) (?:policy|policies|guidelines)\b`,
    String.raw`\bI (?:was|am|have been|'ve been) (?:trained|programmed|designed|built|instructed) (?:not )?to\b`,
  ].join('|'),
  'i',
)

/** What goes along with a refusal and says nothing of its own. */
export const FILLER = new RegExp(
  [
    String.raw`^\W*(?:I(?:'m| am) )?(?:very |so |really |truly |deeply )?(?:sorry|afraid)\b[^.!?]{0,80}[.!]?$`,
    String.raw`^\W*(?:I apologi[sz]e|my apologies|apologies)\b`,
    String.raw`^\W*(?:thank you|thanks)\b`,
    String.raw`^\W*(?:please|kindly|feel free|you (?:may|might|could|should|can)) [^.!?]{0,60}\b(?:consult|contact|reach|seek|speak|talk|turn|try|rephras|ask|provid|let me know|consider|different|another|else|professional|expert|qualified)`,
    String.raw`^\W*I (?:recommend|suggest|encourage|advise|would|'d) [^.!?]{0,80}\b(?:consult|contact|reach|seek|professional|expert|qualified|resource|elsewhere|happy|glad)`,
    String.raw`^\W*(?:let me know|is there|do you have|if (?:you|there)|how (?:else )?(?:can|may) I|what else|can I help|would you like|could you (?:please )?(?:rephrase|try|ask))\b[^.!?]{0,120}\b(?:else|other|another|different|rephrase|help|assist|instead)\b`,
    String.raw`^\W*I hope (?:you understand|that helps|this helps)`,
    String.raw`^\W*(?:but |however,? )?I(?:'m| am|'d| would|'ll| will)? ?(?:still )?(?:be )?(?:here|happy|glad|available) (?:to|if)\b`,
  ].join('|'),
  'i',
)

/** Words that say nothing about what somebody was told, however often both use them. */
export const NO_MATTER: ReadonlySet<string> = new Set(
  'help assist support request question situation problem issue matter topic thing advice guidance information answer talk speak say tell ask conversation discussion discuss person people someone somebody anyone manager leader team work want need like feel know think make get give take let use try find see look come keep good well different other more able sure right sorry understand appreciate thank hope professional expert resource kind way time'.split(
    ' ',
  ),
)
