import { isTellingRules } from '../../coaching/lead/answer-texts.ts'
import { isOnlyDeclining } from '../../coaching/lead/decline.ts'
import { readSentences, type Token } from '../../text/nlp.ts'
import type { Analysis, Finding } from '../analysis.ts'
import { isOverlapping, readMessage, type Span } from '../message-text.ts'
import { measureChange } from './diff-words.ts'
import { listDotted, listNumbers, listTimes } from './exact-facts.ts'
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
/** What models say about their answer instead of giving it. */
const REMARK =
  /^\W*(?:subject:|(?:sure|certainly|of course)[,!.]|here(?: is|'s|’s) (?:the|an?|your|my)\b[^.\n]{0,60}:|(?:improved|rewritten|revised) (?:version|message)\b|as an ai\b)|^(?:note|changes(?: made)?|explanation):/im

/** Lengths in words, as a share of the message and some words more. */
const SHORTEST = 0.3
const LONGEST = { share: 1.4, more: 14 } as const

/** How much of a good message may change, as a share of its words. */
const FREE_CHANGE = 0.15
/** How much more where all of its sentences have findings; a sentence rewritten pulls at its neighbors. */
const PER_MARKED = 1.2
/** How much more for each point it scores below a good one: what costs it may be what no rule finds. */
const PER_SHORTFALL = 2

/** How much of what a message is about must come back, and how much may be new, as shares of its nouns or of all words that tell something. */
const KEPT_NOUNS = 0.6
const NEW_NOUNS = { share: 0.2, free: 1 } as const
const NEW_WORDS = { share: 0.4, free: 3 } as const

/** What a message says, as far as it can be told from its words. */
interface Matter {
  readonly text: string
  readonly guarded: readonly string[]
  readonly tokens: readonly (Token & { isInitial: boolean })[]
  readonly words: number
}

function readMatter(given: string): Matter {
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

/**
 * Says why a version of a message may not stand for it; null where nothing speaks against it.
 *
 * What must come through unchanged: numbers in their order, days and times, whatever is quoted, linked or addressed,
 * names, the questions in brackets that the built-in version asks. What a message is about must come back, little may be
 * new, and the fewer findings it has the less may change.
 */
export function refuseRewrite(
  messageText: string,
  analysis: Analysis,
  version: string,
): RewriteRefusal | null {
  const { findings, improvedVersion } = analysis
  if (version.trim() === '') return 'empty-part'
  const [message, builtIn, written] = [messageText, improvedVersion, version].map(readMatter)
  if (!message || !builtIn || !written) return 'empty-part'
  return (
    refuseForm(message, written) ??
    refuseFacts(message, builtIn, written) ??
    refuseNames(message, builtIn, written, findings) ??
    refuseMatter(message, builtIn, written, findings) ??
    refuseExtent(messageText, analysis, version)
  )
}

function refuseForm(message: Matter, written: Matter): RewriteRefusal | null {
  // Before its length: a refusal is often too short as well, and that says less.
  if (isOnlyDeclining(written.text) && !isOnlyDeclining(message.text)) return 'refused'
  if (written.words < SHORTEST * message.words) return 'too-short'
  if (written.words > LONGEST.share * message.words + LONGEST.more) return 'too-long'
  if (MARKUP.test(written.text) && !MARKUP.test(message.text)) return 'markup'
  if (REMARK.test(written.text) && !REMARK.test(message.text)) return 'remark'
  return isTellingRules(written.text, REWRITE_RULES) ? 'rules-told' : null
}

function refuseFacts(message: Matter, builtIn: Matter, written: Matter): RewriteRefusal | null {
  if (!isSameList(listNumbers(message.text), listNumbers(written.text))) return 'number-changed'
  const times = listTimes(written.text)
  // The built-in version mends a misspelled day.
  if (![message, builtIn].some(({ text }) => isSameList(listTimes(text), times))) return 'date-changed'
  if (!isSameList(listDotted(message.text), listDotted(written.text))) return 'quotation-changed'
  // The built-in version keeps every quotation and adds the questions that only the writer can answer.
  return isSameList(builtIn.guarded.toSorted(), written.guarded.toSorted()) ? null : 'quotation-changed'
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
/** Nobody is called so, wherever it has a capital. */
const CLOSED = new Set([
  'PRON',
  'DET',
  'AUX',
  'ADP',
  'CCONJ',
  'SCONJ',
  'PART',
  'INTJ',
  'PUNCT',
  'NUM',
  'ADV',
  'SYM',
])
const isNamed = ({ text, pos, lemma, isInitial }: Matter['tokens'][number]) =>
  isCapital(text) && (isInitial ? pos === 'PROPN' : !CLOSED.has(pos)) && !ORDINARY_WORDS.has(lemma)

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
/** Rules whose words may go, or are misspelled: what the message is about does not show in them. */
const NO_MATTER: ReadonlySet<string> = new Set([
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
/** Rules whose words name nobody, for all their capitals. */
const NO_NAMES: ReadonlySet<string> = new Set(['shouting', 'profanity', ...WRITING_RULES])

function refuseNames(
  message: Matter,
  builtIn: Matter,
  written: Matter,
  findings: readonly Finding[],
): RewriteRefusal | null {
  const found = new Set(written.tokens.map(({ text }) => text))
  const foundLower = new Set(written.tokens.map(({ lower }) => lower))
  // What the built-in version leaves out is no name: it keeps them all.
  const kept = new Set(builtIn.tokens.map(({ lower }) => lower))
  const isLost = (token: Matter['tokens'][number]) =>
    isNamed(token) &&
    kept.has(token.lower) &&
    !inFinding(token, findings, NO_NAMES) &&
    !found.has(token.text) &&
    !((token.isInitial || token.text === token.text.toUpperCase()) && foundLower.has(token.lower))
  if (message.tokens.some(isLost)) return 'name-lost'
  const known = new Set([...message.tokens, ...builtIn.tokens].map(({ lower }) => lower))
  const isNew = (token: Matter['tokens'][number]) => isNamed(token) && !known.has(token.lower)
  return written.tokens.some(isNew) ? 'name-invented' : null
}

/** Words that deny. */
const DENIAL = /\b(?:not|cannot|no|never|none|nobody|nothing|without|unable|neither|nor)\b|n't\b/gi
const listDenials = (text: string): Span[] =>
  [...text.matchAll(DENIAL)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

const NOUNS = new Set(['NOUN', 'PROPN'])
const TELLING = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ'])

/** Words that tell something, each once; what every polite message is made of is none. */
const listTelling = (tokens: readonly Token[], kinds: ReadonlySet<string>) =>
  new Set(
    tokens.filter(({ pos, lemma }) => kinds.has(pos) && !ORDINARY_WORDS.has(lemma)).map(({ lemma }) => lemma),
  )

function refuseMatter(
  message: Matter,
  builtIn: Matter,
  written: Matter,
  findings: readonly Finding[],
): RewriteRefusal | null {
  const lemmas = new Set(written.tokens.map(({ lemma }) => lemma))
  const matter = message.tokens.filter((token) => !inFinding(token, findings, NO_MATTER))
  const nouns = [...listTelling(matter, NOUNS)]
  if (nouns.filter((noun) => lemmas.has(noun)).length < KEPT_NOUNS * nouns.length) return 'matter-lost'
  const isDenied = listDenials(message.text).some(
    (denial) => !findings.some((finding) => isOverlapping(finding, denial)),
  )
  if (isDenied && listDenials(written.text).length === 0) return 'matter-lost'
  const known = new Set([...message.tokens, ...builtIn.tokens].map(({ lemma }) => lemma))
  const isTooNew = (kinds: ReadonlySet<string>, { share, free }: { share: number; free: number }) => {
    const told = [...listTelling(written.tokens, kinds)]
    return told.filter((word) => !known.has(word)).length > Math.max(free, share * told.length)
  }
  return isTooNew(NOUNS, NEW_NOUNS) || isTooNew(TELLING, NEW_WORDS) ? 'matter-invented' : null
}

function refuseExtent(
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
