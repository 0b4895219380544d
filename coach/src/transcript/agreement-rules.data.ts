/** How a decision sounds. */
export const DECISIONS: readonly RegExp[] = [
  /\b(?:we|everyone|everybody|all of us)(?:[’']ve| have)?(?: now| all)? (?:decided|agreed|settled)\b/i,
  /\bwe (?:all )?agree (?:that|on|to)\b|\bwe(?:[’']re| are) (?:all )?agreed\b/i,
  /\b(?:let[’']s|let us|we(?:[’']ll| will| are going to|[’']re going to)?) go with\b|\bwe(?:[’']re| are) going with\b/i,
  /\b(?:that|it|this)(?:[’']s| is) (?:decided|settled|agreed|a deal|approved)\b/i,
  /^(?:so |then |okay,? |good,? )?(?:decided|agreed|settled|approved|deal)\s*[.!:]/i,
  /\b(?:the|our|my) decision (?:is|stands)\b|^decision:|\blet[’']s leave it at (?:that|this)\b|\bdone deal\b/i,
  /\bwe(?:[’']ll| will|[’']re going to| are going to) (?:stop|start|keep|drop|cut|postpone|cancel|delay|launch|hire|switch|replace|reduce)\b/i,
]

const CHANGES =
  'stop|start|keep|drop|cut|postpone|cancel|delay|move|launch|hire|switch|replace|reduce|skip|close|pause|end|merge|split|raise|lower|extend|limit|freeze|ship|buy|rent|sell|outsource|begin|leave it|take the|use|try|do it'
const SO_WORDS =
  'okay|ok|good|very good|great|perfect|wonderful|fine|right|all right|alright|agreed|yes|so|then|and|in that case'
const SO = `(?:(?:${SO_WORDS})[,.]? )*`
/** The same, said at least once. */
const SO_THEN = `(?:(?:${SO_WORDS})[,.]? )+`

/** How a decision sounds where no word of deciding is said: what holds is told in the present, from a day on, or as what follows. */
export const RESOLVED: readonly RegExp[] = [
  // "So the sixteenth it is".
  new RegExp(`^${SO_THEN}[^,;:]{2,60} it is[.!]*$`, 'i'),
  // "Good, then it's the mobile crane on Thursday", "okay, then it's taking turns".
  new RegExp(
    `^${SO}(?:then|so) it(?:[’']s| is) (?:the|a|an|my|our|on|at|from|in|\\d|\\w+ing|\\w+day)\\b(?! (?:question|problem|pity|shame|matter|thing|risk|joke|mess))`,
    'i',
  ),
  // "All right, we'll take the second one", "good, we're doing the phone line".
  new RegExp(
    `^${SO_THEN}we(?:(?:[’']ll| will) (?!(?:see|know|need|be|have to|come|talk|find|wait|get|never|not|manage|survive|hear|go on|move on|continue)\\b)[a-z]+|(?:[’']re| are) (?!(?:going to (?:see|need|be)|not|getting|running|losing|waiting|talking|looking|having|missing|being)\\b)\\w+ing)\\b`,
    'i',
  ),
  // "Good, so Yara has the first half of August": what is said to be so, where it follows from all that was said.
  /^(?:very good|good|wonderful|perfect|great|agreed),? (?:then|so) (?!(?:i|you|we|they|it|that|this|there|what|who|how|why|when|where|which|is|are|do|does|did|can|could|would|let|maybe|perhaps|if)\b)[^?]+$/i,
  new RegExp(
    `^${SO}(?:from|as of|starting(?: from| on)?) (?:now on|today|tomorrow|next \\w+|this \\w+|the \\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\w+uary|march|april|may|june|july|august|\\w+ber|\\d+)\\b(?: on(?:wards)?)?,? (?!(?:to|until|till)\\b)`,
    'i',
  ),
  new RegExp(`^${SO}we (?:all |both |just |simply |only )?(?:${CHANGES})\\b`, 'i'),
  // What follows from all that was said: any deed in the present, not how something is or was.
  /^(?:then|so then|in that case),? (?:we|everyone|everybody) (?!(?:are|were|is|was|have|has|had|need|know|knew|can|could|might|may|should|must|do|did|would|will|also|still|never|\w+ed|went|got|came|took|made|said|saw|lost|met|ran|found|told|felt|thought|sent|wrote|left|began|talked)\b)\w+/i,
]

/** How it usually is, how it was, or what somebody would do is nothing decided. */
export const NOT_RESOLVED: RegExp =
  /\b(?:usually|always|often|sometimes|normally|mostly|rarely|never|every|each|whenever|last|ago|yesterday|used to|would|could|might|maybe|perhaps|if|unless|was|were|had|did|because|why|whether)\b|\b(?:from|as of) [^,.]* (?:to|until|till)\b/i

/** What takes a decision back, or tells of an earlier one. */
export const UNDECIDED: RegExp =
  /\b(?:last (?:year|month|week|time|spring|summer|autumn|winter)|ago|back then|at the time)\b|\b(?:not|n[’']t|never|yet to|before we|once we|until we|if we|have to|need to|should)\b[^.]{0,24}\b(?:decid|agree|settl|go with)/i

const BETWEEN = '(?:(?:also|then|just|gladly|happily|personally|first|please|both) )*'
/** What one says one will do in a meeting, and nobody waits for afterward. */
const IDLE =
  'be|see|say|admit|let|wait|stop|do my best|try to remember|take that back|get back to work|have|need|know|want|like|love|think|believe|remember|hope|feel|never|not|miss|agree|live|manage|stay|sit|stand|listen|join|mute|repeat|skip|begin|start (?:with|by)|go (?:first|along|ahead|with)|come (?:to|along|in)|keep (?:it|this|that)|leave (?:it|that)|read (?:it|this|that|them) out|explain|mention|quote|answer (?:that|this)|share my screen|give you (?:that|an example)|tell you (?:what|why|how)|take (?:the blame|your word)|(?:be )?honest'
const DOING = `(?!(?:${IDLE})\\b)[a-z]+`

/** Somebody says they will do something. */
export const WILL_DO: RegExp = new RegExp(
  `\\bI(?:[’']ll| will|[’']m going to| am going to) ${BETWEEN}${DOING}\\b`,
  'i',
)
/** Somebody is asked to do something. */
export const ASKED_TO: RegExp = new RegExp(
  `\\b(?:can|could|will|would) you ${BETWEEN}${DOING}\\b|\\bplease ${DOING}\\b`,
  'i',
)
/** Somebody is told to do something, after their name: nobody waits for a yes. */
export const TOLD_TO: RegExp = new RegExp(`^,? please ${DOING}\\b`, 'i')
/** Somebody else, by name, is to do something: goes on after the name. */
export const IS_TO: RegExp = new RegExp(`^,? (?:will|is going to|to|should) ${BETWEEN}${DOING}\\b`, 'i')
/** What is given to somebody by name, where a sentence begins so that it follows: "agreed, then Shreya takes the customers". */
export const FOLLOWS: RegExp = new RegExp(`^${SO}(?:then|so) $`, 'i')
/** What they take on there: goes on after the name. */
export const TAKES: RegExp =
  /^ (?!is\b|was\b|has\b|does(?:n[’']t| not)\b|says\b|knows\b|thinks\b|needs\b|wants\b)\w+s\b/i
/** Says yes to what was asked. */
export const SAYS_YES: RegExp =
  /^(?:oh |well,? )?(?:yes|yeah|yep|sure|okay|ok|of course|will do|i will|i can|gladly|happy to|happily|no problem|certainly|absolutely|on it|done|consider it done|all right|alright)\b/i
/** Only if something else comes first. */
export const DEPENDS: RegExp = /^(?:if|unless|maybe|perhaps|i think i|i guess i)\b/i
/** A day or a time is named. */
export const HAS_DAY: RegExp =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|month|morning|afternoon|evening)|next (?:week|month|sprint)|by (?:noon|the end|end|then|\d|january|february|march|april|may|june|july|august|september|october|november|december)|end of|at \d|in (?:a|an|two|three|\d+) (?:hours?|days?|weeks?)|right (?:now|away|after)|after lunch|before lunch)\b/i
