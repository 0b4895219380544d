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

function split({ tokens }: Sentence): Token[][] {
  const nextVerbs = listNextVerbs(tokens)
  const parts: Token[][] = [[]]
  let hasVerb = false
  tokens.forEach((token, at) => {
    const current = parts.at(-1)
    if (hasVerb && isBoundary(tokens, at) && hasVerbAfter(tokens, nextVerbs[at])) {
      parts.push([])
      hasVerb = false
    } else if (current && !(current.length === 0 && JOINTS.has(token.lower))) {
      current.push(token)
      hasVerb ||= isVerb(token)
    }
  })
  return parts
}

/** For each token the place of the next verb behind it; -1 where none follows. Found in one pass from the end. */
function listNextVerbs(tokens: readonly Token[]): number[] {
  let next = -1
  return tokens
    .toReversed()
    .map((token, fromEnd) => {
      const behind = next
      if (isVerb(token)) next = tokens.length - 1 - fromEnd
      return behind
    })
    .toReversed()
}

// "…and Marco to notice" goes on with the same clause: what follows has to have a finite verb of its own.
const hasVerbAfter = (tokens: readonly Token[], verbAt = -1) =>
  verbAt > 0 && tokens[verbAt - 1]?.lower !== 'to'

const trimMarks = (tokens: readonly Token[]) => {
  const isWord = ({ pos }: Token) => pos !== 'PUNCT'
  const start = tokens.findIndex(isWord)
  return start < 0 ? [] : tokens.slice(start, tokens.findLastIndex(isWord) + 1)
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
