import type { Features } from '../../text/linear-model.ts'
import { plainText, splitWords } from '../../text/split-words.ts'

const START = String.raw`(?:^|[.!?\n]\s*)`
const startsWith = (words: string) => new RegExp(`${START}(?:${words})\\b`)

/** Politeness strategies after Danescu-Niculescu-Mizil et al. (2013), by what their words look like in lower case. */
const STRATEGIES: readonly (readonly [string, RegExp])[] = [
  ['gratitude', /\b(?:thank|thanks|thx|appreciat\w*|grateful)\b/],
  ['deference', /^(?:great|good|nice|interesting|cool|excellent|awesome|neat)\b/],
  ['greeting', /^(?:hi|hello|hey|greetings|dear|good (?:morning|afternoon|evening))\b/],
  ['apology', /\b(?:sorry|apolog\w+|excuse me|forgive|oops|my bad)\b/],
  ['please-inside', /[a-z,]\s+please\b/],
  ['please-first', startsWith('please')],
  ['by-the-way', /\b(?:by the way|btw)\b/],
  ['question-first', startsWith('what|why|who|how|where|when')],
  ['why', /\bwhy\b/],
  ['direct-first', startsWith('so|then|and|but|or|actually|really|in fact|honestly')],
  ['could-you', /\b(?:could|would) you\b/],
  ['can-you', /\b(?:can|will) you\b/],
  [
    'hedge',
    /\b(?:think|maybe|perhaps|possibly|seems?|appears?|believe|suppose|guess|probably|might|may|could|wonder\w*|assume|suggest\w*|likely|somewhat|sort of|kind of)\b/,
  ],
  ['factual', /\b(?:in fact|actually|the point|the reality|the truth|really|honestly)\b/],
  ['you-first', startsWith("you|your|you're|you've")],
  ['i-first', startsWith("i|my|mine|i'm|i've")],
  ['we', /\b(?:we|our|us)\b/],
  ['i', /\b(?:i|my|me)\b/],
  ['you', /\b(?:you|your|u)\b/],
  ['exclamation', /!/],
  ['many-marks', /[!?]{2,}/],
  ['dots', /\.\.\./],
  ['quotes', /"/],
  ['do-you', /\bdo you\b/],
  ['stop', /\b(?:stop|don't|do not|never)\b/],
  ['mind', /\b(?:mind|wonder(?:ing)?|curious|possible|if you (?:could|can|have|want|would|like))\b/],
  [
    'negative',
    /\b(?:wrong|bad|stupid|nonsense|ridiculous|fail\w*|blatant\w*|hell|crap|damn|idiot|lie|lying|bother|terrible|absurd|rude|ignor\w+|unacceptable|incompetent|disappoint\w*|useless|pathetic|lazy)\b/,
  ],
  [
    'positive',
    /\b(?:great|good|nice|love|helpful|interesting|excellent|cheers|kind|welcome|glad|happy|best|well|work)\b/,
  ],
  ['help', /\b(?:help|assist|advice)\b/],
]

/** What the mood of office mail shows in, by words from our own reading; each counts up to three times. */
const MOODS: readonly (readonly [string, RegExp])[] = [
  [
    'displeasure',
    /\b(?:disappoint\w*|frustrat\w*|annoy(?:ed|ing)|upset|angry|furious|unhappy|not (?:at all |very |really |too )?(?:happy|pleased|impressed|satisfied|acceptable|true)|resent|unacceptable|ridiculous|absurd|outrag\w*|appall\w*|disgust\w*|inexcusable|embarrass\w*|fed up|sick of|tired of|enough of|insult\w*|offen(?:d|ded|sive)|shock(?:ed|ing)|hard to believe|can(?:not|'t) (?:believe|understand)|(?:don't|do not) understand why|fail(?:ed|ure|s)?|flawed|wrong|nonsense|(?:makes? no|(?:doesn't|don't|does not|do not) make (?:any )?) ?sense|terrible|awful|horrible|pathetic|poorly?|sloppy|careless|incompetent|useless|worthless|wast(?:e|ed|ing)|mess|disaster|stupid|dumb|idiot\w*|lie[ds]?|lying|liar|unprofessional|rude|disrespect\w*|unfair|excuses|hell|damn|crap|nothing ever|losing patience|concerned about|object to|costing us|cannot be right|(?:end of|out of) (?:my|our) patience|getting old|spare me|suit yourself|hanging|let (?:us|me) down|beyond me|deserve better|not be (?:spoken|treated)|accountable|seem unable|no choice but|other priorities|a fool|better things|important things)\b/g,
  ],
  [
    'reproach',
    /\b(?:you (?:people|never|always|failed|forgot|ignored|refused|promised|assured|were supposed|did not|didn't|had not|(?:should|could|would) have)|your (?:job|responsibility|fault|problem|mistakes?|failure|lack|attitude|behavior)|(?:told|asked) you|how (?:dare|could) you|(?:second|third|fourth|last) (?:time|request|reminder)|yet again|once again|already (?:told|said|asked|went)|(?:been|gone|went) (?:through|over) this|why (?:do|did|should|was|wasn't|were|didn't|haven't|can't) \w+|what (?:were|are) you|are (?:we|you) ever|unless i hear|i expect\w*|lack of|is still no|not (?:mine|my (?:job|problem)|ours)|nobody|no one|without (?:asking|telling|checking)|who (?:told|authorized|approved|said)|should have been|was not done|supposed to|so long|bothered to|apparently|obvious that|myself|go to your (?:manager|boss)|or (?:find|else)|another (?:job|group)|make sure this does not|don't ever|do not ever|do you even|are you trying|when (?:exactly )?were you|you (?:obviously|apparently|clearly|seem)|your people|it took|refrain|instruct(?:ing|ed)|ordering you|learn (?:to|how)|have (?:until|one more)|is (?:over|final)|would have been (?:nice|courteous)|the rest of (?:us|the team)|how many times|hold (?:you|your)|fail to see|stay out|mind your own|explain yourself|who did this|yet to see|different ideas)\b/g,
  ],
  [
    'command',
    /(?:^|[.!?\n]\s*)(?:stop|don't|do not|quit|get|never|just|send|fix|do|tell|give|figure|need)\b|\b(?:need (?:this|it|that) (?:now|today|by)|now|immediately|at once|asap)[.!]?$/g,
  ],
  [
    'warmth',
    /\b(?:thank\w*|appreciat\w*|grateful|congrat\w*|well (?:done|deserved)|(?:great|good|nice|wonderful|excellent|fantastic|super) (?:job|work|point|idea|question|presentation|catch|quarter)|helpful|enjoyed|(?:a|my|our) pleasure|delighted|glad|happy to|excited|welcome|hope (?:you|all|the|your|that you)|look(?:ing)? forward|best wishes|regards|proud|wonderful|fantastic|excellent|great (?:week|day|time)|have a (?:great|good|nice)|apologi\w*|sorry|feel free|no (?:rush|hurry|problem|worries)|take your time|get a chance|your convenience|if (?:you need|there is) anything|happy|you're welcome|would it be possible|would you|work for you|join us|you were right|on me|behind you|terrific|can't wait|owe you|without you|compliments|smoothly|sounds (?:good|great|like a plan)|see you|these things happen|don't worry|big help|feel better|good to see|made all the difference|on behalf of)\b/g,
  ],
]
const MOST_MOODS = 3

const PAIR_WEIGHT = 0.7
// Centers, so that a text of usual length adds nothing.
const USUAL_LOG_LENGTH = 3.2
const USUAL_QUESTIONS = 1.3
const USUAL_WORD_LENGTH = 4

function addShape(features: Map<string, number>, plain: string, words: readonly string[]): void {
  const questions = plain.match(/\?/g)?.length ?? 0
  const capitals = plain.match(/\b[A-Z]{3,}\b/g)?.length ?? 0
  features.set('#length', Math.log(words.length + 1) - USUAL_LOG_LENGTH)
  features.set('#questions', questions - USUAL_QUESTIONS)
  features.set('#one-question', questions === 1 ? 1 : 0)
  features.set('#more-questions', questions > 1 ? 1 : 0)
  features.set('#capitals', Math.min(3, capitals) * 0.3)
  features.set('#word-length', words.join('').length / (words.length + 1) - USUAL_WORD_LENGTH)
}

function addPlaces(features: Map<string, number>, lower: string): void {
  const sentences = lower
    .split(/(?<![.?!])[.?!]+\s+|\n+/)
    .map(splitWords)
    .filter((words) => words.length > 0)
  for (const [at, words] of sentences.entries()) {
    const [first, second] = words
    const marks = at === 0 ? ['^', '^^'] : ['^']
    for (const mark of marks) {
      features.set(`${mark}${first}`, 1)
      if (second) features.set(`${mark}${first} ${second}`, 1)
    }
    features.set(`${words.at(-1)}$`, 1)
  }
}

/**
 * Lists what a sentence or two show of politeness: words, pairs of words, first and last words of sentences, and
 * strategies ("#gratitude").
 */
export function listPolitenessFeatures(text: string): Features {
  const plain = plainText(text)
  const lower = plain.toLowerCase()
  const words = splitWords(lower)
  const features = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    features.set(word, 1)
    const next = words[at + 1]
    if (next) features.set(`${word} ${next}`, PAIR_WEIGHT)
  }
  addPlaces(features, lower)
  for (const [strategy, pattern] of STRATEGIES) if (pattern.test(lower)) features.set(`#${strategy}`, 1)
  for (const [mood, pattern] of MOODS) {
    const times = lower.match(pattern)?.length ?? 0
    if (times > 0) features.set(`#${mood}`, Math.min(MOST_MOODS, times))
  }
  addShape(features, plain, words)
  return features
}
