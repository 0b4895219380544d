import type { MessageRequest } from '../analysis.ts'
import { FEEDBACK_QUESTIONS, readFeedbackParts } from '../message-content.ts'
import type { MessageText } from '../message-text.ts'
import { findPhrases, type PhraseRule } from '../phrase-rules.ts'
import { appendQuestion, makeMatch, type RuleMatch } from '../rule-match.ts'

const TRAITS =
  'lazy|careless|sloppy|unprofessional|arrogant|negative|difficult|aggressive|emotional|immature|rude|selfish|unreliable|disorganized|disorganised|abrasive|bossy|stubborn|incompetent|ignorant|irresponsible|inconsiderate|disrespectful|unmotivated|passive|defensive|toxic|a bad (?:leader|manager|colleague)|not a team player|too (?:sensitive|emotional|soft|quiet|loud|aggressive)'
const DENIED = /\b(?:don't|do not|not|never) (?:think|believe|say|saying|mean) (?:that )?you\b/i
const BEHAVIOR_QUESTION = '[What did you see or hear, and when?]'

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
      /\byou have (?:a |an )?(?:bad|poor|terrible|negative|awful) (?:attitude|work ethic|personality)\b|\byour (?:bad |poor |negative |terrible )?attitude(?! (?:is|was|has been) (?:so |really |very |always |just )*(?:amazing|great|good|wonderful|excellent|positive|fantastic|helpful|lovely|right|fine)\b)(?: is (?:a problem|terrible|bad|not acceptable|poor|unacceptable))?|\byour (?:communication skills|work ethic|personality) (?:is|are) (?:terrible|poor|bad|awful|lacking)\b/gi,
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

const FEWEST_WORDS = 3

const MISSING = [
  ['no-behavior', FEEDBACK_QUESTIONS.behavior],
  ['no-situation', FEEDBACK_QUESTIONS.situation],
  ['no-impact', FEEDBACK_QUESTIONS.impact],
] as const

function findMissingParts(message: MessageText): RuleMatch[] {
  const body = message.sentences.filter(({ part, words }) => part === 'body' && words >= FEWEST_WORDS)
  const first = body.find(({ isQuestion }) => !isQuestion) ?? body[0]
  if (!first) return []
  const { behavior, situation, impact } = readFeedbackParts(message)
  const missing = MISSING.filter(([rule]) =>
    rule === 'no-behavior' ? !behavior : rule === 'no-situation' ? !situation : !impact,
  )
  const question = missing.map(([, mark]) => mark).join(' ')
  return missing.map(([rule], at) =>
    // The first match writes all questions behind the first sentence; the others replace nothing.
    at === 0
      ? appendQuestion(rule, first, question)
      : { rule, start: first.start, end: first.end, replacement: null },
  )
}

/** Replaces a sentence that only names a trait with a question for the behavior. Other sentences get no replacement. */
function askForBehavior(message: MessageText, match: RuleMatch): RuleMatch {
  const sentence = message.sentences.find(({ start, end }) => start <= match.start && match.end <= end)
  const isWhole = sentence && match.end - match.start > 0.75 * (sentence.end - sentence.start)
  if (isWhole) return makeMatch(message, match.rule, sentence, BEHAVIOR_QUESTION)
  // A trait before an "and" is deleted, and what follows stays.
  const isLead =
    sentence?.start === match.start && message.text.slice(match.start, match.end).endsWith('and ')
  return isLead ? makeMatch(message, match.rule, match, '') : match
}

/** Finds traits, guessed intentions, and a missing situation, behavior or impact (the SBI model of feedback). */
export function findFeedbackProblems(request: MessageRequest, message: MessageText): RuleMatch[] {
  const isAboutPerson =
    request.communicationType === 'feedback' ||
    ['performance_discussion', 'conflict_resolution'].includes(request.context)
  const traits = findPhrases(message, CHARACTER)
  return [
    ...(isAboutPerson ? traits.map((match) => askForBehavior(message, match)) : traits),
    ...findPhrases(message, MIND_READING),
    ...(request.communicationType === 'feedback' ? findMissingParts(message) : []),
  ]
}
