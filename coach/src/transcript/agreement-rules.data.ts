/** How a decision sounds. */
export const DECISIONS: readonly RegExp[] = [
  /\b(?:we|everyone|everybody|all of us)(?:[’']ve| have)?(?: now| all)? (?:decided|agreed|settled)\b/i,
  /\bwe (?:all )?agree (?:that|on|to)\b|\bwe(?:[’']re| are) (?:all )?agreed\b/i,
  /\b(?:let[’']s|let us|we(?:[’']ll| will| are going to|[’']re going to)?) go with\b|\bwe(?:[’']re| are) going with\b/i,
  /\b(?:that|it|this)(?:[’']s| is) (?:decided|settled|agreed|a deal|approved)\b/i,
  /^(?:so |then |okay,? |good,? )?(?:decided|agreed|settled|approved|deal)\s*[.!:]/i,
  /\b(?:the|our|my) decision (?:is|stands)\b|^decision:/i,
  /\bwe(?:[’']ll| will|[’']re going to| are going to) (?:stop|start|keep|drop|cut|postpone|cancel|delay|launch|hire|switch|replace|reduce)\b/i,
]

const CHANGES =
  'stop|start|keep|drop|cut|postpone|cancel|delay|move|launch|hire|switch|replace|reduce|skip|close|pause|end|merge|split|raise|lower|extend|limit|freeze|ship|buy|rent|sell|outsource|begin|leave it|take the|use|try|do it'
const SO = '(?:(?:okay|ok|good|fine|right|all right|alright|yes|so|then|and|in that case)[,.]? )*'

/** How a decision sounds where no word of deciding is said: what holds is told in the present, from a day on, or as what follows. */
export const RESOLVED: readonly RegExp[] = [
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

/** What takes a decision back. */
export const UNDECIDED: RegExp =
  /\b(?:not|n[’']t|never|yet to|before we|once we|until we|if we|have to|need to|should)\b[^.]{0,24}\b(?:decid|agree|settl|go with)/i

const DOING = [
  ...[
    'add',
    'address',
    'arrange',
    'ask',
    'book',
    'bring',
    'build',
    'call',
    'cancel',
    'change',
    'check',
    'circulate',
  ],
  ...[
    'clarify',
    'clean',
    'clear',
    'close',
    'collect',
    'come back',
    'compare',
    'confirm',
    'contact',
    'create',
    'cut',
  ],
  ...[
    'deliver',
    'deploy',
    'do',
    'document',
    'draft',
    'email',
    'file',
    'find',
    'finish',
    'fix',
    'follow',
    'forward',
  ],
  ...[
    'get',
    'give',
    'handle',
    'invite',
    'lead',
    'list',
    'look',
    'lower',
    'mail',
    'make',
    'meet',
    'message',
    'move',
  ],
  ...[
    'order',
    'organi[sz]e',
    'own',
    'pay',
    'ping',
    'plan',
    'post',
    'prepare',
    'present',
    'publish',
    'put',
    'raise',
  ],
  ...['reach', 'read', 'record', 'reduce', 'remind', 'remove', 'reply', 'report', 'review', 'rewrite', 'run'],
  ...[
    'schedule',
    'send',
    'set',
    'share',
    'ship',
    'show',
    'sign',
    'sort',
    'speak',
    'start',
    'submit',
    'summari[sz]e',
  ],
  ...['take', 'talk', 'tell', 'test', 'translate', 'try', 'update', 'upload', 'visit', 'write'],
].join('|')
const BETWEEN = '(?:(?:also|then|just|gladly|happily|personally|first|please|both) )*'
const IDLE = `(?!(?:be|see|say|admit|let|wait|stop|do my best|try to remember|take that back|get back to work)\\b)`

/** Somebody says they will do something. */
export const WILL_DO: RegExp = new RegExp(
  `\\bI(?:[’']ll| will|[’']m going to| am going to) ${BETWEEN}${IDLE}(?:${DOING})\\b`,
  'i',
)
/** Somebody is asked to do something. */
export const ASKED_TO: RegExp = new RegExp(
  `\\b(?:can|could|will|would) you ${BETWEEN}(?:${DOING})\\b|\\bplease (?:${DOING})\\b`,
  'i',
)
/** Somebody else, by name, is to do something: goes on after the name. */
export const IS_TO: RegExp = new RegExp(`^,? (?:will|is going to|to|should) ${BETWEEN}(?:${DOING})\\b`, 'i')
/** Says yes to what was asked. */
export const SAYS_YES: RegExp =
  /^(?:oh |well,? )?(?:yes|yeah|yep|sure|okay|ok|of course|will do|i will|i can|gladly|happy to|happily|no problem|certainly|absolutely|on it|done|consider it done|all right|alright)\b/i
/** Only if something else comes first. */
export const DEPENDS: RegExp = /^(?:if|unless|maybe|perhaps|i think i|i guess i)\b/i
/** A day or a time is named. */
export const HAS_DAY: RegExp =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|month|morning|afternoon|evening)|next (?:week|month|sprint)|by (?:noon|the end|end|then|\d|january|february|march|april|may|june|july|august|september|october|november|december)|end of|at \d|in (?:a|an|two|three|\d+) (?:hours?|days?|weeks?)|right (?:now|away|after)|after lunch|before lunch)\b/i
