import { articleFor } from '../../text/inflect.ts'
import { memoize } from '../../text/memoize.ts'
import { readSentences, type Token } from '../../text/nlp.ts'
import type { MessageText, Sentence } from '../message-text.ts'
import { makeMatch, type RuleMatch } from '../rule-match.ts'
import { findBareVerb, findMuch, findNumber, findOneOf } from './number-mistakes.ts'
import { type Detector, GROUP, is, isPlural, isSingular, MEASURE, type Slip, type Tokens } from './slips.ts'
import { COUNTED_NOUNS } from './word-lists.data.ts'

const PLURAL_VERBS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "doesn't": "don't",
}
const SINGULAR_VERBS: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' }
const MODAL =
  /^(?:can|could|will|would|should|must|might|may|did|didn't|don't|doesn't|cannot|can't|won't|wouldn't|shouldn't|couldn't)$/
const SINGULAR_START = /^(?:a|an|this|each|every)$/
const ONE = /^(?:one|each|every|a|an|this|that|no|neither|either|what|which|how|much)$/
/** Most words that are looked through for the noun they belong to. */
const MOST_BEFORE_NOUN = 12
const LEADS_TO_NOUN =
  /^(?:my|your|our|his|her|its|their|these|those|this|that|many|some|most|all|several|few)$/

/** Finds the noun that is the subject of a clause beginning here; -1 where the clause does not begin with a noun. */
function findHead(tokens: Tokens, from: number): number {
  const ahead = tokens
    .slice(from, from + MOST_BEFORE_NOUN)
    .findIndex(({ pos, lower }) => !/^(?:DET|ADJ|NUM)$/.test(pos) && !LEADS_TO_NOUN.test(lower))
  const at = ahead < 0 ? -1 : from + ahead
  if (tokens[at]?.pos !== 'NOUN') return -1
  return tokens[at + 1]?.pos === 'NOUN' ? at + 1 : at
}

/** True where what stands before may be one more subject: a noun, and no verb of its own clause. */
function isJoined(tokens: Tokens, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 7), at - 1)
  const hasNoun = before.some(({ pos }) => /^(?:NOUN|PROPN|PRON)$/.test(pos))
  const isClause = before.some(({ pos }) => pos === 'VERB') && tokens[at]?.pos === 'DET'
  return hasNoun && !isClause
}

/** True where a clause begins here, rather than one more subject of the clause before. */
function isClauseStart(tokens: Tokens, at: number): boolean {
  if (at === 0) return true
  if (is(tokens[at - 1], /^(?:because|if|when|since|while|where|although|though|think|believe|know|say)$/))
    return true
  return is(tokens[at - 1], /^(?:and|but|so|that|,|;)$/) && !isJoined(tokens, at)
}

/** Gives the right form of a verb that does not agree with its noun; undefined where it does. */
function agree(tokens: Tokens, from: number, at: number): string | undefined {
  const [first, head, verb, next] = [tokens[from], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!first || !head || !verb) return undefined
  const lead = tokens.slice(from, at)
  const isOne = from === 0 && SINGULAR_START.test(first.lower) && lead.length <= 2
  if (isOne) return isSingular(head) && !GROUP.test(head.lower) ? SINGULAR_VERBS[verb.lower] : undefined
  const isMeasure =
    MEASURE.test(head.lower) || /^\d/.test(first.lower) || is(next, /^(?:a|an|one|the|how|what|that|when)$/)
  return isPlural(head) && !isMeasure && !lead.some((token) => ONE.test(token.lower))
    ? PLURAL_VERBS[verb.lower]
    : undefined
}

/** "All that matters is …": a verb, though it looks like a noun. */
const isWhatMatters = (tokens: Tokens, from: number) =>
  is(tokens[from - 1], /^that$/) && is(tokens[from - 2], /^(?:all|what|thing|everything)$/)

const findAgreement: Detector = (tokens) =>
  tokens.flatMap((_, from): Slip[] => {
    if (!isClauseStart(tokens, from) || isWhatMatters(tokens, from)) return []
    const at = findHead(tokens, from)
    const replacement = agree(tokens, from, at)
    const verb = tokens[at + 1]
    return verb && replacement ? [{ token: verb, replacement, rule: 'agreement' }] : []
  })

/** "There is also cars." */
const findExistence: Detector = (tokens) =>
  tokens.flatMap((token, from): Slip[] => {
    const verb = tokens[from + 1]
    if (token.lower !== 'there' || !verb || !/^(?:is|was)$/.test(verb.lower)) return []
    let at = from + 2
    while (
      is(tokens[at], /^(?:also|many|some|several|few|two|three|four|so|other|more|these|only|always|often)$/)
    )
      at += 1
    if (tokens[at]?.pos === 'ADJ') at += 1
    const noun = tokens[at]
    if (!noun || !isPlural(noun) || is(tokens[at + 1], /^(?:'s|'|and)$/) || tokens[at + 1]?.pos === 'NOUN')
      return []
    return [{ token: verb, replacement: PLURAL_VERBS[verb.lower] ?? verb.text, rule: 'agreement' }]
  })

/** "Can sources be added?": behind a modal without a subject before it stands the subject. */
const isModal = ({ lower, pos }: Token, before: Token | undefined) =>
  MODAL.test(lower) && /^(?:AUX|VERB)$/.test(pos) && /^(?:NOUN|PROPN|PRON)$/.test(before?.pos ?? '')

/** "Will stimulated". */
const findModal: Detector = (tokens) =>
  tokens.flatMap((token, from): Slip[] => {
    if (!isModal(token, tokens[from - 1])) return []
    let at = from + 1
    while (is(tokens[at], /^(?:not|n't|also|never|only|easily|really|always)$/)) at += 1
    const verb = tokens[at]
    if (verb?.pos !== 'VERB' || verb.lower === verb.lemma || !/^[a-z]{4,}(?:[^s]s|ed)$/.test(verb.text))
      return []
    if (!/^[a-z]+$/.test(verb.lemma) || /^(?:need|used|supposed|based)/.test(verb.lower)) return []
    return [{ token: verb, replacement: verb.lemma, rule: 'grammar' }]
  })

const TAKER =
  /^(?:have|has|had|need|needs|want|wants|buy|bought|buying|get|got|find|become|becomes|became|is|was|having|finding|getting|owning|make|made|send|sent|write|wrote|sign|signed|booked|attend|attended|rent|rented|use|used|order|ordered)$/
const UNARTICLED =
  /^(?:other|own|more|most|many|much|such|same|enough|little|less|few|first|second|third|fourth|last|next|only|several|all|both|best|better|no|some|any|every|each|worth|able|due|proper|common|sure|part|top|half|full|high|home|open|free|particular|clear|final|original|chief|main|vice|senior|assistant|head)$/

/** Finds the noun that lacks an article; -1 where none is lacking. */
function findBareNoun(tokens: Tokens, from: number): number {
  const [taker, first] = [tokens[from], tokens[from + 1]]
  if (!taker || !first || is(tokens[from - 1], /^(?:'s|what|which|how|whose|that|in)$/)) return -1
  // "The signed contract".
  if (
    /^(?:DET|ADJ|NUM)$/.test(tokens[from - 1]?.pos ?? '') ||
    is(tokens[from - 1], /^(?:my|our|your|his|her|its|their)$/)
  )
    return -1
  const hasAdjective = first.pos === 'ADJ' && !UNARTICLED.test(first.lower)
  const at = from + (hasAdjective ? 2 : 1)
  const noun = tokens[at]
  const isCounted = noun?.pos === 'NOUN' && noun.text === noun.lower && COUNTED_NOUNS.has(noun.lower)
  return isCounted && (hasAdjective || !/^(?:is|was)$/.test(taker.lower)) ? at : -1
}

/** "She needs car." */
const findMissingArticle: Detector = (tokens) =>
  tokens.flatMap((token, from): Slip[] => {
    const first = tokens[from + 1]
    if (!TAKER.test(token.lower) || !first) return []
    const at = findBareNoun(tokens, from)
    const isEnd =
      at > 0 &&
      is(tokens[at + 1], /^(?:[.,;!?]|and|or|but|because|when|if|who|to|in|for|with|so|at|from|on)$/)
    return isEnd
      ? [{ token: first, replacement: `${articleFor(first.lower)} ${first.text}`, rule: 'grammar' }]
      : []
  })

const findEnd: Detector = (tokens, { text, words, part }) => {
  const last = tokens.at(-1)
  const isWhole = words >= 6 && part === 'body' && /^[A-Za-z][^:\n]*[a-z]$/.test(text)
  const isSaid =
    tokens.some(({ pos }) => /^(?:VERB|AUX)$/.test(pos)) && tokens.some(({ pos }) => pos === 'PRON')
  return last && isWhole && isSaid ? [{ token: last, replacement: `${last.text}.`, rule: 'punctuation' }] : []
}

const findSmallStart: Detector = (tokens, { words }) => {
  const [first] = tokens
  if (!first || words < 4 || !/^[a-z]+$/.test(first.text)) return []
  const replacement = first.text.replace(/^./, (letter) => letter.toUpperCase())
  return [{ token: first, replacement, rule: 'capitalization' }]
}

const DETECTORS = [
  findAgreement,
  findExistence,
  findNumber,
  findModal,
  findMissingArticle,
  findMuch,
  findOneOf,
  findBareVerb,
]
const MARKS = [findEnd, findSmallStart]

const readTokens = memoize((text) => readSentences(text).flatMap(({ tokens }) => tokens))

/** True where a sentence begins the text or a paragraph, or follows a full stop that cannot be that of an abbreviation. */
function isStart({ text }: MessageText, { start }: Sentence): boolean {
  // Looks only at the gap and the word before it; otherwise the whole text would be read once for each sentence.
  const before = text.slice(0, start)
  const kept = before.trimEnd()
  const gap = before.slice(kept.length)
  return kept === '' || /\n\s*\n/.test(gap) || (gap !== '' && /[a-z]{4}\.$/.test(kept.slice(-5)))
}

/** True for the last sentence of a paragraph. */
const isLast = ({ text }: MessageText, { end }: Sentence) => /^\s*(?:$|\n\s*\n)/.test(text.slice(end))

/**
 * Finds mistakes by the parts of speech in a sentence: number, agreement, the form of a verb behind a modal, missing
 * articles; and, where `isStrict`, missing punctuation and capitals.
 */
export function findPartOfSpeechMistakes(message: MessageText, isStrict: boolean): RuleMatch[] {
  return message.sentences.flatMap((sentence) => {
    const tokens = readTokens(sentence.text)
    const marks = MARKS.filter(
      (find) =>
        (find !== findEnd || isLast(message, sentence)) &&
        (find !== findSmallStart || isStart(message, sentence)),
    )
    return [...DETECTORS, ...(isStrict ? marks : [])]
      .flatMap((find) => find(tokens, sentence))
      .map((slip) => toMatch(message, sentence, slip))
  })
}

/** A word that only gets something before or behind it stays out of the edit, so that it can be corrected as well. */
function toMatch(message: MessageText, sentence: Sentence, { token, replacement, rule }: Slip): RuleMatch {
  const span = { start: sentence.start + token.start, end: sentence.start + token.end }
  const match = makeMatch(message, rule, span, replacement)
  const [lead = '', tail = ''] = replacement.split(token.text)
  if (replacement === token.text || !replacement.includes(token.text)) return match
  const at = lead === '' ? span.end : span.start
  return { ...match, edits: [{ start: at, end: at, replacement: lead || tail }] }
}
