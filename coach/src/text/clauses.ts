import { readSentences, type Sentence, type Token, textOf } from './nlp.ts'

/** A part of a sentence that says one thing: it has a verb of its own. */
export interface Clause {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Which sentence of the text it belongs to, from 0. */
  readonly sentence: number
  readonly isQuestion: boolean
}

const isVerb = (token: Token) => token.pos === 'VERB' || token.pos === 'AUX'
const startsSubject = (token: Token | undefined) =>
  token !== undefined &&
  (['PRON', 'PROPN', 'DET', 'NOUN'].includes(token.pos) || token.lower === 'i' || token.lower === 'nobody')
const JOINTS = new Set([
  'and',
  'but',
  'so',
  'because',
  'although',
  'though',
  'while',
  'whereas',
  'yet',
  'then',
  'plus',
])
const MARKS = new Set([',', ';', ':', '—', '–', '-', '(', ')', '...', '…'])

/** True where a new clause begins after `at`: a mark or joining word followed by a subject. */
function isBoundary(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  const next = tokens[at + 1]
  if (MARKS.has(token.text)) return startsSubject(next) || JOINTS.has(next?.lower ?? '')
  return JOINTS.has(token.lower) && startsSubject(next)
}

function split(sentence: Sentence): Token[][] {
  const parts: Token[][] = [[]]
  sentence.tokens.forEach((token, at) => {
    const current = parts.at(-1)
    const closes =
      isBoundary(sentence.tokens, at) && current?.some(isVerb) && hasVerbAfter(sentence.tokens, at)
    if (closes) parts.push([])
    else if (current && !(current.length === 0 && JOINTS.has(token.lower))) current.push(token)
  })
  return parts
}

// "…and Marco to notice" goes on with the same clause: what follows has to have a finite verb of its own.
const hasVerbAfter = (tokens: readonly Token[], at: number) => {
  const verbAt = tokens.findIndex((token, index) => index > at && isVerb(token))
  return verbAt > 0 && tokens[verbAt - 1]?.lower !== 'to'
}

const trimMarks = (tokens: readonly Token[]) => {
  const kept = [...tokens]
  while (kept[0]?.pos === 'PUNCT') kept.shift()
  while (kept.at(-1)?.pos === 'PUNCT') kept.pop()
  return kept
}

/** Splits a text into clauses in their order; marks at both ends are left out. */
export function readClauses(text: string): Clause[] {
  return readSentences(text).flatMap((sentence, index) =>
    split(sentence)
      .map(trimMarks)
      .filter((tokens) => tokens.length > 0)
      .map((tokens) => ({
        text: textOf(tokens),
        tokens,
        sentence: index,
        isQuestion: sentence.text.trimEnd().endsWith('?'),
      })),
  )
}
