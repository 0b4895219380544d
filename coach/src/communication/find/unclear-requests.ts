import type { MessageRequest } from '../analysis.ts'
import { asksFor, isRequest, saysWhen } from '../message-content.ts'
import type { MessageText, Span } from '../message-text.ts'
import { findPhrases, type PhraseRule } from '../phrase-rules.ts'
import { appendQuestion, type Edit, makeMatch, type RuleMatch } from '../rule-match.ts'

const DELIVERS =
  'send|finish|complete|update|review|fix|prepare|submit|provide|approve|redo|deliver|correct|revise|resend|draft|write|sign'
const DELIVERY = new RegExp(
  String.raw`\b(?:(?:can|could|would) you (?:please |kindly |also )?|please (?:also )?|^|i need you to )(?:${DELIVERS}) (?:me |us |back )*(?:the|your|a|an|my|our|this|these|those|all|both)\b`,
  'i',
)
const TO_SOMEONE: readonly PhraseRule[] = [
  {
    rule: 'no-owner',
    pattern:
      /\b(?:someone|somebody|anyone|anybody)(?= (?:please )?(?:should|needs? to|has to|must|look|take|send|update|fix|check|could do|can do|handle|do))/gi,
    write: '[who?]',
    unless:
      /\bin case (?:someone|somebody|anyone|anybody)\b|\bif (?:someone|somebody|anyone|anybody)\b|\b(?:is|are) (?:someone|anyone)\b/i,
  },
  {
    rule: 'no-owner',
    pattern: /\bit (?:was|has been|is) (?:decided|agreed) that\b/gi,
    write: '[who?] decided that',
  },
]
const FROM_SOMEONE: readonly PhraseRule[] = [
  {
    rule: 'no-owner',
    pattern: /(?<=\bneed (?:[^.!?]{2,50} )?from )(?:someone|somebody|anyone|anybody)\b/gi,
    write: '[who?]',
  },
]
const VAGUE: readonly PhraseRule[] = [
  {
    rule: 'vague-ask',
    pattern:
      /\b(?:do something about (?:it|this|that)|(?:look at|deal with|take care of|get back to me about|sort out) (?:the thing|things|stuff))\b/gi,
    unless: /\b(?:attached|draft|report|file|page|document|invoice|slides?|ticket|together)\b/i,
  },
  {
    rule: 'vague-ask',
    pattern:
      /\bit would be (?:good|nice|great|helpful) if (?:things|something|it|someone|somebody|people)\b/gi,
  },
  {
    rule: 'vague-ask',
    pattern:
      /\b(?:everyone|everybody|people|you all|we all) (?:needs?|should|must|has|have) (?:to )?(?:be (?:more )?(?:careful|proactive|responsible|mindful)|think|do better|try harder|step up|improve)\b/gi,
  },
  {
    rule: 'vague-ask',
    pattern:
      /\b(?<=\byou (?:\w+ ){1,3})be (?:more|a bit more) (?:proactive|careful|professional|responsible|engaged|strategic|visible)\b|(?<=\byou (?:[\w ]{1,40} )?)take more (?:ownership|initiative|responsibility)\b/gi,
  },
  {
    rule: 'vague-ask',
    pattern:
      /\byou (?:really |just )?(?:need to|have to|must|had better) change(?=[.!,;]|$| (?:or|now|fast|soon)\b)/gi,
    write: 'I need [what?] to change',
  },
  {
    rule: 'vague-ask',
    pattern: /\b(?:we need|need) to talk\b(?! (?:about|through|to|with|on|over))/gi,
    write: 'I would like to talk with you about [what?]',
  },
  { rule: 'vague-ask', pattern: /\bcheck in[^.?!]{0,25} (?:about|on) the (?:\w+ )?thing\b/gi },
  {
    rule: 'vagueness',
    pattern: /\b(?:the|that|this) (?:whole )?(?:\w+ )?thing\b(?! (?:is|i|we|you|that|to|about|for|was)\b)/gi,
    unless:
      /\b(?:the (?:only|first|last|same|best|right|main|important|next|real|other|one|hardest|good|key) thing)\b/i,
  },
  {
    rule: 'vagueness',
    pattern:
      /\b(?:and (?:stuff|things|so on and so forth)|talk about stuff|some issues|various (?:issues|things)|some stuff|the other things)\b/gi,
  },
]
const UNCLEAR = [...TO_SOMEONE, ...FROM_SOMEONE, ...VAGUE]
const LONG_MESSAGE = 70
const LATE = 0.6

function findMissingDate(message: MessageText): RuleMatch[] {
  if (saysWhen(message.sentences.map(({ text }) => text).join('\n'))) return []
  const request = message.sentences.find(({ part, text }) => part === 'body' && DELIVERY.test(text))
  if (!request) return []
  const marks = /\s*[.?!]*$/.exec(request.text)?.[0].length ?? 0
  const end = request.end - marks
  const start = message.text.lastIndexOf(' ', end - 1) + 1
  if (start <= request.start) return []
  return [makeMatch(message, 'no-date', { start, end }, `${message.text.slice(start, end)} [by when?]`)]
}

/** Requests that may come last: for whatever is thought of it, or to meet about it. */
const NO_MATTER =
  /\b(?:any questions|hesitate|what you think|your thoughts|don't worry)\b|^(?:shall|should) we (?:meet|talk|sit down|speak|have a (?:call|chat))\b/i

function findBuriedRequest(message: MessageText): RuleMatch[] {
  const body = message.sentences.filter(({ part }) => part === 'body')
  const words = body.reduce((sum, sentence) => sum + sentence.words, 0)
  if (words < LONG_MESSAGE) return []
  const at = body.findIndex((sentence) => isRequest(sentence) && !NO_MATTER.test(sentence.text))
  const before = body.slice(0, Math.max(at, 0)).reduce((sum, sentence) => sum + sentence.words, 0)
  const first = body[at]
  if (!first || before <= LATE * words) return []
  const match = { rule: 'buried-ask', start: first.start, end: first.end, replacement: null } as const
  const top = body[0]
  return [top && standsAlone(first.text) ? { ...match, edits: moveUp(message.text, first, top) } : match]
}

/** True for a request that is understood without what stands before it. */
const standsAlone = (text: string): boolean =>
  !/^(?:and|but|so|also|then|or|if|because|in that|otherwise)\b/i.test(text) &&
  !/\b(?:it|its|that|this|these|those|them|they|their|he|him|his|she|her|one|there|then|same|above)\b/i.test(
    text,
  )

/** Takes a sentence from its place, with the space before it, and puts it first in a paragraph of its own. */
function moveUp(text: string, { start, end }: Span, top: Span): Edit[] {
  const lead = /\s*$/.exec(text.slice(0, start))?.[0] ?? ''
  const isLine = lead.includes('\n') && /^\s*(?:\n|$)/.test(text.slice(end))
  const gap = isLine || !lead.includes('\n') ? lead.length : 0
  const after = gap === 0 ? (/^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0) : 0
  return [
    { start: top.start, end: top.start, replacement: `${text.slice(start, end)}\n\n` },
    { start: start - gap, end: end + after, replacement: '' },
  ]
}

const PURPOSE =
  /\b(?:goal|purpose|agenda|decide|decision|agree|to (?:discuss|review|plan|align|go over|finalize|share|present|prepare)|discuss|review|outcome|so that we|topics?)\b/i
const NO_PURPOSE = /\bstuff\b|\bcatch up\b|\bdiscussion about your\b/i

function findMissingPurpose({ communicationType }: MessageRequest, message: MessageText): RuleMatch[] {
  const first = message.sentences.find(({ part }) => part === 'body')
  if (communicationType !== 'meeting_invite' || !first) return []
  if (PURPOSE.test(message.text) && !NO_PURPOSE.test(message.text)) return []
  return [appendQuestion('no-purpose', first, '[What should be decided or known afterwards?]')]
}

/** Finds requests that do not say clearly what, who or when, and those that come too late in the message. */
export function findUnclearRequests(request: MessageRequest, message: MessageText): RuleMatch[] {
  const { communicationType } = request
  const isShort = communicationType === 'chat' || communicationType === 'meeting_invite'
  const isFeedback = communicationType === 'feedback'
  return [
    ...findPhrases(message, UNCLEAR),
    ...(isShort || isFeedback ? [] : findMissingDate(message)),
    ...(isFeedback || asksFor(request.subject ?? '') ? [] : findBuriedRequest(message)),
    ...findMissingPurpose(request, message),
  ]
}
