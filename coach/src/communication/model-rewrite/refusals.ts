import { isOnlyDeclining } from '../../language-model/decline.ts'
import { isTellingRules } from '../../language-model/telling-rules.ts'
import { CLOSED_CLASS, readSentences, type Token } from '../../text/nlp.ts'
import type { Analysis, Finding } from '../analysis.ts'
import { measureChange } from '../diff-words.ts'
import { isOverlapping, readMessage, type Span } from '../message-text.ts'
import { listDottedNames, listNumbers, listTimes } from './exact-facts.ts'
import { ORDINARY_WORDS } from './ordinary-words.data.ts'
import { REWRITE_RULES } from './rewrite-rules.data.ts'

/** Why a language model's version of a message is not shown. */
export type RewriteRefusal =
  | 'empty-part'
  | 'refused'
  | 'too-short'
  | 'too-long'
  | 'markup'
  | 'remark'
  | 'rules-told'
  | 'number-changed'
  | 'date-changed'
  | 'quotation-changed'
  | 'name-lost'
  | 'name-invented'
  | 'matter-lost'
  | 'matter-invented'
  | 'good-text-changed'

/** A message that scores as high as this is a good one. */
export const GOOD_SCORE = 0.8

/** Tags, links, code, bold type, headings and lists. */
const MARKUP = /<\/?[a-z!]|\]\(|```|\*\*|__|\\u003c|^#{1,6} |^\s*[-*•] /im
/** What models say about their answer, before it or instead of it. */
const REMARK =
  /^\W*(?:subject:|(?:sure|certainly|of course)[,!.]|here(?: is|'s|’s) (?:the|an?|your|my)\b[^.\n]{0,60}:|(?:improved|rewritten|revised) (?:version|message)\b|as an ai\b)|^(?:note|changes(?: made)?|explanation):/im

/** Lengths in words, as a share of the message and some words more. */
const SHORTEST = 0.3
const LONGEST = { share: 1.4, more: 14 } as const

/** How much of a good message may change, as a share of its words. */
const FREE_CHANGE = 0.15
/** How much more where all of its sentences have findings. Above 1, because the sentences beside a rewritten one change too. */
const PER_MARKED = 1.2
/** How much more for each point it scores below a good one: its faults may be some that no rule finds. */
const PER_SHORTFALL = 2

/** How many of the nouns must come back, and how many nouns or content words may be new: a share, or a few in any case. */
const KEPT_NOUNS = 0.6
const NEW_NOUNS = { share: 0.2, free: 1 } as const
const NEW_WORDS = { share: 0.4, free: 3 } as const

/** A text read so that it can be compared with another: its quotations and its own words with their parts of speech. */
export interface ComparedText {
  readonly text: string
  readonly guarded: readonly string[]
  readonly tokens: readonly (Token & { isInitial: boolean })[]
  readonly words: number
}

/** Reads a text for comparison. */
export function readForComparison(given: string): ComparedText {
  const { text, guarded, sentences, words } = readMessage(given)
  const tokens = sentences.flatMap(({ start, text: sentence }) =>
    readSentences(sentence)
      .flatMap((part) => part.tokens)
      .map((token, at) => ({
        ...token,
        start: start + token.start,
        end: start + token.end,
        isInitial: at === 0,
      })),
  )
  const own = tokens.filter((token) => !guarded.some((span) => isOverlapping(span, token)))
  return { text, guarded: guarded.map(({ start, end }) => text.slice(start, end)), tokens: own, words }
}

/** Refuses a version that declines, is far too short or long, has markup, or talks about itself or its rules. */
export function refuseForm(message: ComparedText, written: ComparedText): RewriteRefusal | null {
  // Checked before the length: a refusal is often too short as well, but "refused" says more.
  if (isOnlyDeclining(written.text) && !isOnlyDeclining(message.text)) return 'refused'
  if (written.words < SHORTEST * message.words) return 'too-short'
  if (written.words > LONGEST.share * message.words + LONGEST.more) return 'too-long'
  if (MARKUP.test(written.text) && !MARKUP.test(message.text)) return 'markup'
  if (REMARK.test(written.text) && !REMARK.test(message.text)) return 'remark'
  return isTellingRules(written.text, REWRITE_RULES) ? 'rules-told' : null
}

/** Refuses a version in which a number, date, quotation, link, address or question in brackets has changed. */
export function refuseFacts(
  message: ComparedText,
  builtIn: ComparedText,
  written: ComparedText,
): RewriteRefusal | null {
  if (!isSameList(listNumbers(message.text), listNumbers(written.text))) return 'number-changed'
  const times = listTimes(written.text)
  // The built-in version may have corrected a misspelled day.
  if (![message, builtIn].some(({ text }) => isSameList(listTimes(text), times))) return 'date-changed'
  if (!isSameList(listDottedNames(message.text), listDottedNames(written.text))) return 'quotation-changed'
  // The built-in version keeps every quotation and adds the questions that only the writer can answer.
  return isSameList(builtIn.guarded.toSorted(), written.guarded.toSorted()) ? null : 'quotation-changed'
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const isNamed = ({ text, pos, lemma, isInitial }: ComparedText['tokens'][number]) =>
  isCapital(text) &&
  (isInitial ? pos === 'PROPN' : !CLOSED_CLASS.has(pos) && pos !== 'ADV') &&
  !ORDINARY_WORDS.has(lemma)

const inFinding = (token: Span, findings: readonly Finding[], rules: ReadonlySet<string>) =>
  findings.some((finding) => rules.has(finding.rule) && isOverlapping(finding, token))
/** Rules of how a word is written and how a sentence is built. */
const WRITING_RULES = [
  'chat-spelling',
  'grammar',
  'agreement',
  'spelling',
  'capitalization',
  'punctuation',
] as const
/** Rules whose words may be deleted or are misspelled, so they do not show what the message is about. */
const NOT_CONTENT: ReadonlySet<string> = new Set([
  'insult',
  'anger',
  'hearsay',
  'sarcasm',
  'dismissal',
  'passive-aggression',
  'profanity',
  'threat',
  ...WRITING_RULES,
])
/** Rules whose words are no names even where they have capitals. */
const NO_NAMES: ReadonlySet<string> = new Set(['shouting', 'profanity', ...WRITING_RULES])

/** Refuses a version that has lost or added a name. */
export function refuseNames(
  message: ComparedText,
  builtIn: ComparedText,
  written: ComparedText,
  findings: readonly Finding[],
): RewriteRefusal | null {
  const found = new Set(written.tokens.map(({ text }) => text))
  const foundLower = new Set(written.tokens.map(({ lower }) => lower))
  // The built-in version keeps all names, so what it leaves out is none.
  const kept = new Set(builtIn.tokens.map(({ lower }) => lower))
  const isLost = (token: ComparedText['tokens'][number]) =>
    isNamed(token) &&
    kept.has(token.lower) &&
    !inFinding(token, findings, NO_NAMES) &&
    !found.has(token.text) &&
    !((token.isInitial || token.text === token.text.toUpperCase()) && foundLower.has(token.lower))
  if (message.tokens.some(isLost)) return 'name-lost'
  const known = new Set([...message.tokens, ...builtIn.tokens].map(({ lower }) => lower))
  const isNew = (token: ComparedText['tokens'][number]) => isNamed(token) && !known.has(token.lower)
  return written.tokens.some(isNew) ? 'name-invented' : null
}

/** Words of negation. */
const NEGATION = /\b(?:not|cannot|no|never|none|nobody|nothing|without|unable|neither|nor)\b|n't\b/gi
const listNegations = (text: string): Span[] =>
  [...text.matchAll(NEGATION)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

const NOUNS = new Set(['NOUN', 'PROPN'])
const CONTENT_WORDS = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ'])

/** Lists the lemmas of content words, each once, without those that any polite message may contain. */
const listContentLemmas = (tokens: readonly Token[], kinds: ReadonlySet<string>) =>
  new Set(
    tokens.filter(({ pos, lemma }) => kinds.has(pos) && !ORDINARY_WORDS.has(lemma)).map(({ lemma }) => lemma),
  )

/** Refuses a version that has lost much of what the message is about, or says much that is new. */
export function refuseContent(
  message: ComparedText,
  builtIn: ComparedText,
  written: ComparedText,
  findings: readonly Finding[],
): RewriteRefusal | null {
  const lemmas = new Set(written.tokens.map(({ lemma }) => lemma))
  const matter = message.tokens.filter((token) => !inFinding(token, findings, NOT_CONTENT))
  const nouns = [...listContentLemmas(matter, NOUNS)]
  if (nouns.filter((noun) => lemmas.has(noun)).length < KEPT_NOUNS * nouns.length) return 'matter-lost'
  const isNegated = listNegations(message.text).some(
    (negation) => !findings.some((finding) => isOverlapping(finding, negation)),
  )
  if (isNegated && listNegations(written.text).length === 0) return 'matter-lost'
  const known = new Set([...message.tokens, ...builtIn.tokens].map(({ lemma }) => lemma))
  const isTooNew = (kinds: ReadonlySet<string>, { share, free }: { share: number; free: number }) => {
    const told = [...listContentLemmas(written.tokens, kinds)]
    return told.filter((word) => !known.has(word)).length > Math.max(free, share * told.length)
  }
  return isTooNew(NOUNS, NEW_NOUNS) || isTooNew(CONTENT_WORDS, NEW_WORDS) ? 'matter-invented' : null
}

/** Refuses a version that changes more of the message than its findings and its score give reason for. */
export function refuseExtent(
  messageText: string,
  { findings, overallScore }: Analysis,
  version: string,
): RewriteRefusal | null {
  const { sentences } = readMessage(messageText)
  const length = (spans: readonly Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0)
  const marked = sentences.filter((sentence) => findings.some((finding) => isOverlapping(finding, sentence)))
  const share = length(marked) / Math.max(1, length(sentences))
  const shortfall = Math.max(0, GOOD_SCORE - overallScore)
  const most = FREE_CHANGE + PER_MARKED * share + PER_SHORTFALL * shortfall
  return measureChange(messageText, version) > most ? 'good-text-changed' : null
}
