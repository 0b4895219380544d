import { TONGUE } from '../coaching/thresholds.ts'
import { foldIn, foldText, isInSigns, type Language, readLanguage, TONGUES, type Tongue } from './language.ts'
import { TONGUE_KINDS, type TongueKind, weighPassage } from './likeness.ts'
import de from './rules/de.json' with { type: 'json' }
import es from './rules/es.json' with { type: 'json' }
import fr from './rules/fr.json' with { type: 'json' }
import it from './rules/it.json' with { type: 'json' }
import ja from './rules/ja.json' with { type: 'json' }
import nl from './rules/nl.json' with { type: 'json' }
import pl from './rules/pl.json' with { type: 'json' }
import pt from './rules/pt.json' with { type: 'json' }
import tr from './rules/tr.json' with { type: 'json' }
import zh from './rules/zh.json' with { type: 'json' }
import { splitSentences } from './split-sentences.ts'
import { type Find, readPattern } from './tongue-pattern.ts'

/** Danger told in another language than English. */
export interface TongueDanger {
  readonly tongue: Tongue
  readonly kind: TongueKind
  readonly subject: 'self' | 'other'
  /** The sentence that tells it. */
  readonly evidence: string
  /** Whether a rule knows it; else it is only like what others told. */
  readonly isRuled: boolean
  /** Whether it is sure enough to be handed over; else it is asked about. */
  readonly isHard: boolean
}

/** The patterns of one language, in the notation of `readPattern`. */
interface Rules {
  readonly lists: Readonly<Record<string, string>>
  /** Figures of speech: taken out before anything else is read. */
  readonly idioms: readonly string[]
  /** Words that deny what stands beside them. */
  readonly denying: string
  /** A sentence about any of these tells a story, a game, an animal. */
  readonly fiction: string
  /** `!` where a denial is part of what is told, ` & ` between what stands in one sentence in any order, and behind ` - ` what speaks against it in the same sentence. */
  readonly danger: Readonly<Record<TongueKind, Readonly<Record<'self' | 'other', readonly string[]>>>>
  /** Says that somebody is safe, or in hands that can help. */
  readonly safe: readonly string[]
  /** Says that it was never meant. */
  readonly meant: readonly string[]
}

const RULES: Readonly<Record<Tongue, Rules>> = { es, pt, fr, de, it, nl, pl, tr, zh, ja }

interface Rule {
  readonly find: Find
  /** What stands elsewhere in the same sentence, in any order. */
  readonly beside: readonly Find[]
  readonly unless: Find | null
  readonly isReadDenied: boolean
}
interface Book {
  readonly idioms: readonly Find[]
  readonly isDenied: (sentence: string, found: { start: number; end: number }) => boolean
  readonly fiction: Find
  readonly danger: readonly { kind: TongueKind; subject: 'self' | 'other'; rule: Rule }[]
  readonly safe: readonly Rule[]
  readonly meant: readonly Rule[]
}

function openBook(tongue: Tongue): Book {
  const { lists, idioms, denying, fiction, danger, safe, meant } = RULES[tongue]
  const script = isInSigns(tongue) ? 'signs' : 'words'
  const read = (notation: string) => readPattern(notation, script, lists)
  const readRule = (notation: string): Rule => {
    const [needed = '', unwanted] = notation.replace(/^!/, '').split(' - ')
    const [first = '', ...beside] = needed.split(' & ')
    return {
      find: read(first.trim()),
      beside: beside.map((notation) => read(notation.trim())),
      unless: unwanted === undefined ? null : read(`(${unwanted.trim()})`),
      isReadDenied: notation.startsWith('!'),
    }
  }
  return {
    idioms: idioms.map(read),
    isDenied: script === 'words' ? readDenial(denying) : readDenialInSigns(denying, tongue),
    fiction: read(`(${fiction})`),
    danger: TONGUE_KINDS.flatMap((kind) =>
      (['self', 'other'] as const).flatMap((subject) =>
        danger[kind][subject].map((notation) => ({ kind, subject, rule: readRule(notation) })),
      ),
    ),
    safe: safe.map(readRule),
    meant: meant.map(readRule),
  }
}

const books = new Map<Tongue, Book>()
function bookOf(tongue: Tongue): Book {
  const book = books.get(tongue) ?? openBook(tongue)
  books.set(tongue, book)
  return book
}

/** A denial counts in what was found, and up to three words before it in the same clause. */
function readDenial(denying: string) {
  const words = new Set(foldText(denying).split('|'))
  const hasOne = (text: string) => (text.match(/\p{L}+/gu) ?? []).some((word) => words.has(word))
  return (sentence: string, { start, end }: { start: number; end: number }) => {
    const clause =
      sentence
        .slice(0, start)
        .split(/[,:–—]/)
        .at(-1) ?? ''
    const before = (clause.match(/\p{L}+/gu) ?? []).slice(-3).join(' ')
    return hasOne(sentence.slice(start, end)) || hasOne(before)
  }
}

/** Without blanks a denial stands in what was found, or shortly before it in Chinese, behind it in Japanese. */
function readDenialInSigns(denying: string, tongue: Tongue) {
  const signs = new RegExp(foldText(denying), 'u')
  const [before, behind] = tongue === 'zh' ? [3, 0] : [0, 6]
  return (sentence: string, { start, end }: { start: number; end: number }) =>
    signs.test(sentence.slice(Math.max(0, start - before), end + behind))
}

/** A place that an idiom has left; it stands for no word. */
const TAKEN_OUT = '·'

/** Takes figures of speech out of a folded sentence. */
function takeOut(sentence: string, idioms: readonly Find[]): string {
  return idioms.reduce((left, find) => {
    const found = find(left)
    return found ? `${left.slice(0, found.start)}${TAKEN_OUT}${left.slice(found.end)}` : left
  }, sentence)
}

function applies(sentence: string, rule: Rule, { isDenied }: Book): boolean {
  const { find, beside, unless, isReadDenied } = rule
  const found = find(sentence)
  if (!found || unless?.(sentence) || !beside.every((other) => other(sentence))) return false
  return isReadDenied || !isDenied(sentence, found)
}

/** Finds the most urgent danger a text tells in one language, by rules written for that language; null where it tells none. */
export function findTongueRule(tongue: Tongue, text: string): TongueDanger | null {
  const book = bookOf(tongue)
  const sentences = splitSentences(text)
    .map((sentence) => ({
      evidence: sentence.trim(),
      folded: takeOut(foldIn(tongue, sentence), book.idioms),
    }))
    .filter(({ folded }) => !book.fiction(folded))
  for (const { kind, subject, rule } of book.danger) {
    const told = sentences.find(({ folded }) => applies(folded, rule, book))
    if (told) return { tongue, kind, subject, evidence: told.evidence, isRuled: true, isHard: true }
  }
  return null
}

const says = (tongue: Tongue, text: string, part: 'safe' | 'meant'): boolean => {
  const book = bookOf(tongue)
  const sentences = splitSentences(text).map((sentence) => foldIn(tongue, sentence))
  return book[part].some((rule) => sentences.some((sentence) => applies(sentence, rule, book)))
}

/** A passage has up to so many sentences. */
const PASSAGE = 3

function cutPassages(text: string): string[] {
  const sentences = splitSentences(text)
  if (sentences.length <= PASSAGE) return [text]
  let from = 0
  const starts = sentences.map((sentence) => {
    const start = text.indexOf(sentence, from)
    from = start + sentence.length
    return start
  })
  return starts
    .slice(0, starts.length - PASSAGE + 1)
    .map((start, at) => text.slice(start, starts[at + PASSAGE] ?? text.length))
}

/** Finds what a text tells in one language: the rules know usual words, and a likeness learned from labeled messages weighs the rest. */
function findIn(tongue: Tongue, text: string): TongueDanger | null {
  const ruled = findTongueRule(tongue, text)
  if (!ruled && (says(tongue, text, 'safe') || says(tongue, text, 'meant'))) return null
  const weighSome = (parts: readonly string[]) =>
    parts
      .map((part) => ({ part: part.trim(), ...weighPassage(tongue, part, ruled !== null) }))
      .toSorted((one, other) => other.score - one.score)[0]
  const likest = weighSome(cutPassages(text))
  const isHard = likest !== undefined && likest.score > TONGUE.hard
  if (ruled) return { ...ruled, isHard }
  if (!likest || likest.score <= TONGUE.soft) return null
  const { kind, subject } = likest
  const evidence = weighSome(splitSentences(text))?.part ?? text
  return { tongue, kind, subject, evidence, isRuled: false, isHard }
}

/** Sentences and quotations: in an English message one of them may be in another language. */
const PIECE = /["“”„«»「」『』]/

const isTongue = (language: Language): language is Tongue =>
  (TONGUES as readonly Language[]).includes(language)

/**
 * Finds danger that is told in another language than English, in a message of that language or in one sentence of an English one;
 * what is not wholly in one language is left to the rules.
 */
export function findTongueDanger(text: string): TongueDanger | null {
  const language = readLanguage(text)
  if (isTongue(language)) return findIn(language, text)
  if (language === 'en') {
    const pieces = splitSentences(text).flatMap((sentence) => sentence.split(PIECE))
    return pieces.map(findInPiece).find((found) => found !== null) ?? null
  }
  return findInPiece(text) ?? findInAny(text)
}

function findInPiece(piece: string): TongueDanger | null {
  const language = readLanguage(piece)
  return isTongue(language) ? findTongueRule(language, piece) : null
}

/** In a text too short to tell its language, or in a language near one of these. */
const findInAny = (text: string): TongueDanger | null =>
  TONGUES.map((tongue) => findTongueRule(tongue, text)).find((found) => found !== null) ?? null

/** Says whether a text tells in a language that somebody is safe, or in hands that can help. */
export const tellsSafety = (tongue: Tongue, text: string): boolean => says(tongue, text, 'safe')

/** Says whether a text takes back in a language what it seemed to tell. */
export const takesBackIn = (tongue: Tongue, text: string): boolean => says(tongue, text, 'meant')
