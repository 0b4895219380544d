import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItemSentence, type ItemToken } from 'wink-nlp'

/** One word or mark of a text. `start` and `end` are character offsets into the original. */
export interface Token {
  readonly text: string
  readonly lower: string
  readonly lemma: string
  /** Universal part of speech: NOUN, PROPN, VERB, AUX, PRON, ADJ, ADV, ADP, DET, CCONJ, SCONJ, NUM, PART, PUNCT … */
  readonly pos: string
  readonly start: number
  readonly end: number
}

/** Parts of speech of which no word is ever a name, even with a capital: the closed classes of words, and marks. */
export const CLOSED_CLASS: ReadonlySet<string> = new Set(
  'PRON DET AUX ADP CCONJ SCONJ PART INTJ PUNCT NUM SYM SPACE'.split(' '),
)

/** A sentence as it stood, with its words. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
}

// The model takes a fifth of a second to load, so it loads with the first text rather than with the first import.
let tagger: ReturnType<typeof winkNLP> | undefined
const nlp = () => {
  tagger ??= winkNLP(model, ['sbd', 'pos'])
  return tagger
}

// Typographic apostrophes would split "don’t" into three unknown words.
const plainQuotes = (text: string) =>
  text.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d]/g, '"')

/** Letters that are no other letter with a mark on it. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  œ: 'o',
  Œ: 'O',
}
/** The tagger ends a word where its alphabet ends: "Dvořák" would be "Dvo". It is given letters that it knows, each in its place. */
const plainLetters = (text: string) =>
  text.replace(/[\u0100-\u024f\u1e00-\u1eff]/g, (letter) => {
    const [plain = letter] = letter.normalize('NFD')
    return PLAIN_LETTERS[letter] ?? plain
  })

/** The tagger takes the square of the time for a run of characters without a space, and the cube where it looks like a link. */
const LONGEST_RUN = 150
const ENDLESS = new RegExp(`\\S{${LONGEST_RUN}}(?=\\S)`, 'g')
/** The text as the tagger is given it: words are found again in the text itself, so that a space more does no harm. */
const breakRuns = (text: string) => text.replace(ENDLESS, '$& ')

/** What goes on for longer without a full stop is read in pieces: rules that look from each word at all others stay quick. */
const MOST_TOKENS = 250

/** So many texts are remembered: one turn looks at the same few from many sides. */
const REMEMBERED = 64
const known = new Map<string, readonly Sentence[]>()

/** Splits a text into sentences and tagged words. The empty text has none. */
export function readSentences(text: string): readonly Sentence[] {
  const sentences = known.get(text) ?? tagSentences(text)
  // The one that has not been asked for the longest stands first, and goes.
  known.delete(text)
  known.set(text, sentences)
  const [oldest] = known.keys()
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  return sentences
}

function tagSentences(text: string): Sentence[] {
  const written = plainQuotes(text)
  const plain = plainLetters(written)
  const reader = nlp()
  const { its } = reader
  const sentences: Sentence[] = []
  let offset = 0
  reader
    .readDoc(breakRuns(plain))
    .sentences()
    .each((sentence: ItemSentence) => {
      const tokens: Token[] = []
      sentence.tokens().each((token: ItemToken) => {
        const word = token.out()
        // The tagger reports words, not places: each is found again from where the last one ended.
        const found = plain.indexOf(word, offset)
        // A word that the tagger wrote otherwise stands nowhere; looking on from the start would take ever longer.
        const start = found < 0 ? offset : found
        offset = start + word.length
        const own = found < 0 ? word : written.slice(start, offset)
        tokens.push({
          text: own,
          lower: own.toLowerCase(),
          // The tagger knows none for "didnt" before a mark.
          lemma: token.out(its.lemma as never) ?? word.toLowerCase(),
          pos: token.out(its.pos) as string,
          start,
          end: offset,
        })
      })
      for (let from = 0; from < tokens.length; from += MOST_TOKENS)
        sentences.push(asSentence(written, tokens.slice(from, from + MOST_TOKENS)))
    })
  return sentences
}

const asSentence = (text: string, tokens: readonly Token[]): Sentence => ({
  text: text.slice(tokens[0]?.start, tokens.at(-1)?.end),
  tokens,
})

/** A run of tokens as it stood in the text, spaces included. */
export function textOf(tokens: readonly Token[]): string {
  let written = ''
  let end = tokens[0]?.start ?? 0
  for (const token of tokens) {
    written += (token.start > end ? ' ' : '') + token.text
    end = token.end
  }
  return written
}
