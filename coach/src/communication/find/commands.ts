import type { MessageRequest } from '../analysis.ts'
import { INVITES, JOINED } from '../message-content.ts'
import { countWords, type MessageText, type Sentence } from '../message-text.ts'
import { type Edit, makeMatch, type RuleMatch } from '../rule-match.ts'
import { findThreat } from './threats.ts'

const COMMAND_VERBS =
  'send|give|get|fix|do|finish|redo|call|tell|bring|make|provide|submit|check|update|review|explain|answer|reply|respond|confirm|approve|hand|forward|clean|stop|resend|return|deliver|prepare|ask|put|add|remove|change|correct|find|write|print|draft|sign|schedule|book|cancel|verify|revise'
const BARE_COMMAND = new RegExp(
  String.raw`^(?:(?:so|and|then|now|just|also|again),? )?(?:${COMMAND_VERBS})\b(?<!\bdo(?= (?:your|we|i|they|any|the)\b))(?! (?:you|me a break|know|n't|up|off|in|it a|sure|is|are|was|were|will|has|had)\b)(?= )[^?]*[^?:,]$`,
  'i',
)
const LEAD = /^(?:(?:so|and|then|now|just|also|again),? )*/i
const NEED_YOU =
  /(?:i (?:need|want|expect) you to(?! (?:know|be|feel|have|see|understand)\b)|you (?:need|have|must)(?: to)?(?= (?:send|give|fix|do|finish|redo|call|tell|bring|provide|submit|check|update|review|explain|answer|reply|respond|confirm|approve|document|let|get|sign)\b)) /i
const NEEDS_YOU = new RegExp(LEAD.source + NEED_YOU.source, 'i')
const SOFT =
  /\b(?:please|kindly|thanks|thank you|feel free|if (?:you|anything|something|in doubt)|when you (?:can|have|get)|let(?:'s| us)|would|could|remember to|make sure|questions|concerns)\b/i
const TO_LISTS = /^[^\S\r\n\u2028\u2029]*(?:[-*•]|\d{1,2}[.)])\s/m
/** A message with more commands gives instructions, which are short on purpose, so none of them is found. */
const MOST_COMMANDS = 3

function isCommand({ part, text, isQuestion }: Sentence): boolean {
  if (part !== 'body' || isQuestion || SOFT.test(text) || INVITES.test(text)) return false
  return BARE_COMMAND.test(text) || NEEDS_YOU.test(text)
}

/** What no courtesy goes before: what follows from a no, or what somebody thinks of the reader. */
const NO_REQUEST =
  /\b(?:yourself|or else|or (?:i|we|you|they|he|she|it|nobody|no one|there)|and (?:you can|don't|do not|stop)|otherwise|unless)\b/i
/** A command of more words reads badly as a request. */
const LONGEST_REQUEST = 24

/**
 * Writes a command as a request, as edits of its beginning and its end. Only the first command becomes a question,
 * because many questions in a row sound like an interrogation.
 */
function writeRequest({ text, start, end }: Sentence, isFirst: boolean): Edit[] {
  const lead = new RegExp(`${LEAD.source}(?:${NEED_YOU.source})?`, 'i').exec(text)?.[0].length ?? 0
  const threat = findThreat(text)
  const act = text.slice(lead, threat?.start)
  if (NO_REQUEST.test(act) || act === '' || countWords(act) > LONGEST_REQUEST) return []
  const first = act.slice(0, 1).toLowerCase()
  const head = { start, end: start + lead + 1 }
  const isPlain = !isFirst || JOINED.test(act) || /^(?:stop|do not|don't)\b/i.test(act)
  const opening = { ...head, replacement: `${isPlain ? 'Please' : 'Could you'} ${first}` }
  const sign = isPlain ? '.' : '?'
  if (threat) {
    const instead = threat.instead === '' ? '' : ` ${threat.instead}.`
    return [opening, { start: start + threat.start, end, replacement: sign + instead }]
  }
  const mark = /\s?[.!]*$/.exec(text)?.[0].length ?? 0
  return isPlain ? [opening] : [opening, { start: end - mark, end, replacement: sign }]
}

const apply = ({ text, start }: Sentence, edits: readonly Edit[]) =>
  edits.reduceRight(
    (words, edit) => words.slice(0, edit.start - start) + edit.replacement + words.slice(edit.end - start),
    text,
  )

const COURTESY =
  /\b(?:please|pls|kindly|thank\w*|thx|appreciate|grateful|could|would|sorry|hi|hello|hey|dear|glad|happy|welcome|hope|good (?:morning|afternoon|evening)|regards|feel free|hesitate)\b/i
const BARE_REQUEST =
  /(?<=^(?:(?:so|and|also|then|but|anyway),? )*|[,:-] )(?:just )?(?:let (?:me|us) know|call me|see me|(?:take|have) a look|e-?mail me|check with|stop by)\b/i

/** Finds the first request of a message without any word of courtesy. In a chat, nobody expects one. */
export function findCurtness({ communicationType }: MessageRequest, message: MessageText): RuleMatch[] {
  if (communicationType === 'chat' || COURTESY.test(message.text)) return []
  const sentence = message.sentences.find(
    ({ part, text, isQuestion }) => part === 'body' && !isQuestion && BARE_REQUEST.test(text),
  )
  const match = sentence && BARE_REQUEST.exec(sentence.text)
  if (!match) return []
  const start = sentence.start + match.index
  const words = `please ${match[0].toLowerCase().replace(/^just /, '')}`
  return [makeMatch(message, 'curt', { start, end: start + match[0].length }, words)]
}

/** Finds commands to the reader and writes them as requests: in an invitation, which goes to many, with “please”. */
export function findCommands({ communicationType }: MessageRequest, message: MessageText): RuleMatch[] {
  if (TO_LISTS.test(message.text)) return []
  const commands = message.sentences.filter(isCommand)
  if (commands.length > MOST_COMMANDS) return []
  return commands.map((command, at): RuleMatch => {
    const edits = writeRequest(command, at === 0 && communicationType !== 'meeting_invite')
    const { start, end } = command
    return edits.length > 0
      ? { rule: 'demand', start, end, replacement: apply(command, edits), edits }
      : { rule: 'demand', start, end, replacement: null }
  })
}
