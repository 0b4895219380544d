import type { MessageRequest } from '../analysis.ts'
import { SAYS_WHEN } from '../dates.data.ts'
import { addBehind, findPhrases, type Hit, makeHit, type PhraseRule } from '../hit.ts'
import type { MessageText } from '../message-text.ts'

const TRAITS =
  'lazy|careless|sloppy|unprofessional|arrogant|negative|difficult|aggressive|emotional|immature|rude|selfish|unreliable|disorganized|disorganised|abrasive|bossy|stubborn|incompetent|ignorant|irresponsible|inconsiderate|disrespectful|unmotivated|passive|defensive|toxic|a bad (?:leader|manager|colleague)|not a team player|too (?:sensitive|emotional|soft|quiet|loud|aggressive)'
const DENIED = /\b(?:don't|do not|not|never) (?:think|believe|say|saying|mean) (?:that )?you\b/i
const ACT_ASKED = '[What did you see or hear, and when?]'

const CHARACTER: readonly PhraseRule[] = [
  {
    rule: 'character-word',
    pattern: new RegExp(
      String.raw`\b(?:you(?:'re| are| were| can be| have been)|(?:he|she) (?:is|was|can be|has been)|they (?:are|were)) (?:just |so |such |very |really |a bit |being |often |sometimes |always |simply )*(?:an? )?(?:${TRAITS})(?:(?:,| and|, and) (?:${TRAITS}))*(?! (?:this|that) (?:topic|question|case))(?:,? and (?=(?:you|i|he|she|it|we|they|this|that)\b))?`,
      'gi',
    ),
    unless: DENIED,
  },
  {
    rule: 'character-word',
    pattern:
      /\byou have (?:a |an )?(?:bad|poor|terrible|negative|awful) (?:attitude|work ethic|personality)\b|\byour (?:bad |poor |negative |terrible )?attitude(?: is (?:a problem|terrible|bad|not acceptable|poor|unacceptable))?|\byour (?:communication skills|work ethic|personality) (?:is|are) (?:terrible|poor|bad|awful|lacking)\b/gi,
  },
]
const MIND_READING: readonly PhraseRule[] = [
  {
    rule: 'mind-reading',
    pattern:
      /\byou (?:just |only |obviously |clearly )?(?:wanted|want|tried|were trying|are trying) to (?:make me|embarrass|undermine|hurt|avoid|provoke|annoy|sabotage|look (?:good|important)|show off|get (?:away|out))\b[^.!?]*/gi,
  },
  {
    rule: 'mind-reading',
    pattern:
      /\b(?:you (?:clearly |obviously |just |apparently )?(?:don't|do not) care(?: about (?:this|the|your|our|us|me)(?: \w+)?)?|clearly,? you don't (?:care|want|value))\b/gi,
    write: 'I would like to understand how you see this',
  },
  {
    rule: 'mind-reading',
    pattern:
      /\byou (?:did|do|said) (?:this|that|it) on purpose\b|\byou think (?:you(?:'re| are) (?:better|above|smarter)|the rules)\b|\byou have no interest in\b/gi,
  },
]

const BEHAVIOR =
  /\b(?:you(?:'ve| have)?|he|she|they) (?:really |also |just |then |always |never |often |twice )?(?:(?!need\b)\w{2,}ed|said|sent|gave|took|made|spoke|wrote|told|asked|came|left|led|brought|kept|held|began|ran|went|got|did|let|put|read|found|built|drew|stood|met|cut|sat|broke|spent|showed|taught|thought of|won|paid|heard|saw|chose|drove)\b|\b(?:when|how) (?:you|he|she|they) \w+|\byour (?:summary|question|report|answer|presentation|draft|analysis|comment|comments|email|mail)\b|\b(?:the|your) \w+ you (?:sent|wrote|gave|made|built)\b/i
const EMPTY_BEHAVIOR = /\byou (?:should|need|must|could|can|are|were)\b/i
const IMPACT_WORDS =
  /\b(?:so (?:that )?(?:we|i|the|she|he|they|our|it|nobody)|which (?:meant|made|led|left|helped|saved|let|gave|cost|caused|allowed)|because of (?:that|this|it)|as a result|that (?:meant|made|helped|saved|led|cost)|it (?:meant|made|helped|saved|led|cost|left|gave|caused)|i (?:felt|feel|was able)|we (?:had to|could|lost|saved|were able|won|missed|never got|finished|did not|didn't)|i (?:had to|could|lost|missed)|made (?:me|us|it|the|them)|helped|saved|caused|led to|the (?:client|customer|team|\w+) (?:\w+ )?(?:felt|was|were|wrote|stayed|said|got|could|had to|stopped|left|lost|thanked))\b|\bshe stopped\b|\bhe stopped\b/i
/** What the writer felt. */
const FELT =
  /\b(?:i|we)(?:'m| am|'re| are| was| were) (?:(?:so|very|quite|really|rather|a bit|a little|left|also|then) )*(?:glad|relieved|worried|confused|uneasy|impressed|proud|surprised|frustrated|embarrassed|ashamed|upset|hurt|annoyed|angry|disappointed|anxious|concerned|irritated|sad|shocked|stressed|uncomfortable|grateful|thankful|happy|delighted|touched|moved|encouraged|reassured|unsure|alone|stuck|late)\b(?! (?:to (?:talk|discuss|help|hear|meet|see)|if)\b)/i
/** What became of others: what they think or do since then. */
const SINCE =
  /\b(?:now|since then|no longer|has since|have since) (?:also )?(?:doubts?|thinks?|believes?|wonders?|asks?|hesitates?|avoids?|knows?|trusts?|questions?|refuses?|expects?|wants?|needs?|ha(?:s|ve) to)\b|\b(?:doubts?|doubted|wonders?|wondered|questions?|questioned) (?:whether|if)\b|\blost (?:trust|confidence|faith|time|patience|interest|the|an?|two|three|our|his|her|their)\b|(?<!\byou )\bhad to (?!you\b)\w+/i
const SHOWS_IMPACT = [IMPACT_WORDS, FELT, SINCE]
const SITUATION_MORE =
  /\b(?:in|during|at|after|before|on) (?:the|our|your|yesterday's|today's|last|this|that|monday's|tuesday's|wednesday's|thursday's|friday's) ?(?:\w+ ){0,3}(?:meeting|call|review|presentation|demo|workshop|standup|stand-up|retro|retrospective|session|interview|conversation|email|e-mail|sprint|project|release|launch|pitch|training|discussion|chat|lunch|week|month|night|shift)\b|\bwhen (?:you|we|the|i)\b|\blast (?:week|month|night|time)\b|\b\w+day's\b/i
const FEWEST_WORDS = 3

const ASKED = {
  behavior: '[What exactly did they do or say?]',
  situation: '[When and where was it?]',
  impact: '[What did it lead to?]',
}
const MISSING = [
  ['no-behavior', ASKED.behavior],
  ['no-situation', ASKED.situation],
  ['no-impact', ASKED.impact],
] as const

/** Which parts of situation, behavior and impact a feedback text holds. */
export function readFeedbackShape(message: MessageText): {
  behavior: boolean
  situation: boolean
  impact: boolean
} {
  const own = message.sentences.filter(({ part }) => part === 'body').map(({ text }) => text)
  const text = own.join('\n')
  return {
    behavior:
      text.includes(ASKED.behavior) ||
      own.some(
        (sentence) =>
          BEHAVIOR.test(sentence) && !(EMPTY_BEHAVIOR.test(sentence) && !/\bwhen you\b/i.test(sentence)),
      ),
    situation: text.includes(ASKED.situation) || SAYS_WHEN.test(text) || SITUATION_MORE.test(text),
    impact: text.includes(ASKED.impact) || SHOWS_IMPACT.some((pattern) => pattern.test(text)),
  }
}

function findMissingParts(message: MessageText): Hit[] {
  const body = message.sentences.filter(({ part, words }) => part === 'body' && words >= FEWEST_WORDS)
  const first = body.find(({ isQuestion }) => !isQuestion) ?? body[0]
  if (!first) return []
  const { behavior, situation, impact } = readFeedbackShape(message)
  const missing = MISSING.filter(([rule]) =>
    rule === 'no-behavior' ? !behavior : rule === 'no-situation' ? !situation : !impact,
  )
  const question = missing.map(([, mark]) => mark).join(' ')
  return missing.map(([rule], at) =>
    // The questions are written once, behind the first sentence, by the first of the findings.
    at === 0
      ? addBehind(rule, first, question)
      : { rule, start: first.start, end: first.end, replacement: null },
  )
}

/** Writes the sentence that only names a trait as a question for the act; other sentences stay, marked. */
function askForAct(message: MessageText, hit: Hit): Hit {
  const sentence = message.sentences.find(({ start, end }) => start <= hit.start && hit.end <= end)
  const isWhole = sentence && hit.end - hit.start > 0.75 * (sentence.end - sentence.start)
  if (isWhole) return makeHit(message, hit.rule, sentence, ACT_ASKED)
  // A label before something else that is said goes: what is said stays.
  const isLead = sentence?.start === hit.start && message.text.slice(hit.start, hit.end).endsWith('and ')
  return isLead ? makeHit(message, hit.rule, hit, '') : hit
}

/** Finds what keeps feedback from being heard: traits, guessed intentions, and missing situation, act or effect. */
export function findFeedbackProblems(request: MessageRequest, message: MessageText): Hit[] {
  const isAboutPerson =
    request.communicationType === 'feedback' ||
    ['performance_discussion', 'conflict_resolution'].includes(request.context)
  const traits = findPhrases(message, CHARACTER)
  return [
    ...(isAboutPerson ? traits.map((hit) => askForAct(message, hit)) : traits),
    ...findPhrases(message, MIND_READING),
    ...(request.communicationType === 'feedback' ? findMissingParts(message) : []),
  ]
}
