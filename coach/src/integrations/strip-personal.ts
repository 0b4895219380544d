import { readSentences, type Token } from '../text/nlp.ts'
import { NAME_LABELS, ORDINARY_WORDS } from './strip-personal.data.ts'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const YEAR = '(?:19|20)\\d{2}'
const TIME = '(?:[T,]? ?\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?: ?[ap]m\\b|Z)?)?'

/** What is recognized by its form, and what stands there instead. Repeats are bounded, so long texts stay cheap. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32}){1,4}/g, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S{1,500}/gi, '[link]'],
  [new RegExp(`\\b${YEAR}([./-])(?:0?[1-9]|1[0-2])\\1${DAY}(?!\\d)${TIME}`, 'g'), '[date]'],
  [new RegExp(`(?<![\\d/.-])${DAY}([./-])${DAY}\\1(?:${YEAR}|\\d{2})(?![\\d/-])${TIME}`, 'g'), '[date]'],
  [new RegExp(`\\b${MONTH} ${DAY}(?:st|nd|rd|th)?\\b(?:,? ${YEAR}\\b)?${TIME}`, 'gi'), '[date]'],
  [new RegExp(`\\b${DAY}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?:,? ${YEAR}\\b)?${TIME}`, 'gi'), '[date]'],
  [new RegExp(`\\b(?:${MONTH},? )?${YEAR}\\b`, 'gi'), '[date]'],
  [/\+\d[\d ().-]{7,16}\d\b/g, '[phone]'],
  [/(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, '[phone]'],
]

const LABEL = new RegExp(
  `\\b(${NAME_LABELS.join('|')})("?\\s?[:=][ \\t]*"?|[ \\t]+)([^\\n\\t,;|:=[\\]"]{1,60})`,
  'gi',
)
const GREETING =
  /\b(Dear|Hi|Hello|Thanks|Thank you|Regards|Best|Sincerely|Mr|Mrs|Ms|Dr|Prof)([.,!]?\s{1,3})(\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30})?)/gu

/**
 * Takes names, mail addresses, links, telephone numbers and dates out of a pasted text, so that what is stored
 * speaks of nobody but its owner. Placeholders such as `[name]` stand where something was.
 *
 * Names are found by what stands before them and by their capital; it rather takes a word too many. A name in small
 * letters in running text stays: it cannot be told from a word. Doing it twice changes nothing more.
 */
export function stripPersonal(text: string): string {
  const formed = FORMS.reduce((rest, [form, placeholder]) => rest.replace(form, placeholder), text)
  const labeled = formed
    .replace(LABEL, (whole, label: string, gap: string, value: string) =>
      isNameAfter(label, gap, value) ? `${label}${gap}[name]${/\s*$/.exec(value)?.[0] ?? ''}` : whole,
    )
    .replace(GREETING, (whole, greeting: string, gap: string, value: string) =>
      isOrdinary(value) ? whole : `${greeting}${gap}[name]`,
    )
  return replaceNames(labeled)
}

/** After a colon anything may be a name; without one only words with a capital. */
function isNameAfter(label: string, gap: string, value: string): boolean {
  if (value.trim() === '' || isOrdinary(value)) return false
  if (/[:=]/.test(gap)) return true
  return label !== label.toLowerCase() && /^(?:(?<![\p{L}.'-])\p{Lu}[\p{L}.'-]*\s*){1,4}$/u.test(value)
}

const isOrdinary = (words: string): boolean =>
  words
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || ORDINARY_WORDS.has(word.toLowerCase()) || isCode(word))

/** One of the 16 codes, a DISC style, a letter. */
const isCode = (word: string): boolean =>
  /^(?:[EIX][SNX][TFX][JPX]|[DISCi]{1,4}|\p{L}|[IVX]+|[A-Z]{2})$/u.test(word)

/** No name is that long, and the tagger takes the square of the time for a word of this length. */
const ENDLESS = /[^\s,;.|:"()[\]{}]{60,}/g

/** Replaces every run of words that look like a name by one placeholder. */
function replaceNames(text: string): string {
  let kept = ''
  let from = 0
  for (const { start, end } of findNames(text)) {
    kept += `${text.slice(from, start)}[name]`
    from = end
  }
  return kept + text.slice(from)
}

interface Span {
  start: number
  end: number
}

function findNames(text: string): Span[] {
  const readable = text.replace(ENDLESS, (run) => ' '.repeat(run.length))
  const candidates = readSentences(readable)
    .flatMap(({ tokens }) => tokens.map((token, at) => ({ token, isSure: looksSure(token, at === 0) })))
    .filter(({ token }) => isCandidate(text, token))
  const known = new Set(candidates.filter(({ isSure }) => isSure).map(({ token }) => token.text))
  const spans: Span[] = []
  candidates.forEach(({ token }, at) => {
    const [before, after] = [candidates[at - 1]?.token, candidates[at + 1]?.token]
    const isBeside = [before, after].some((one) => one && known.has(one.text) && areBeside(text, one, token))
    if (!known.has(token.text) && !isBeside) return
    const last = spans.at(-1)
    if (last && areBeside(text, last, token)) last.end = token.end
    else spans.push({ start: token.start - initialsBefore(text, token.start), end: token.end })
  })
  return spans
}

/** Two parts of one name have a space, a hyphen or an apostrophe between them. */
const areBeside = (text: string, one: Span, other: Span): boolean =>
  /^[ '.-]{0,3}$/.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))

/** How many characters right before a name are its initials: "J. R. Doe". A lone I is a pronoun. */
const initialsBefore = (text: string, start: number): number =>
  /(?:(?<![\w'])(?:[A-HJ-Z]\.?|I\.) ?){1,3}$/.exec(text.slice(Math.max(0, start - 9), start))?.[0].length ?? 0

function isCandidate(text: string, token: Token): boolean {
  const word = token.text.replace(/'(?:s|re|ve|ll|d|m)?$/i, '')
  // The word of a placeholder stands behind a bracket.
  return /^\p{Lu}[\p{L}'-]+$/u.test(word) && !isOrdinary(word) && text[token.start - 1] !== '['
}

const looksSure = (token: Token, isFirst: boolean): boolean =>
  token.pos === 'PROPN' || (!isFirst && token.pos === 'NOUN')
