import type { MessageText, Sentence } from '../message-text.ts'
import type { Edit, RuleMatch } from '../rule-match.ts'

/** A paragraph of more words and sentences is broken up. */
const MOST = { words: 85, sentences: 3 } as const
/** A new paragraph has about so many words. */
const PARAGRAPH = 40
/** Fewer are not left alone at the end. */
const FEWEST = 12
/** Words with which people turn to something else. */
const TURNS =
  /^(?:also|another|as for|on another|separately|meanwhile|next|finally|last(?:ly)?|regarding|and one more|one more|oh,? and|in other news|ps|please|could you|can you)\b/i

/** The sentences of a message that stand in one paragraph, for each. */
const listParagraphs = ({ text, sentences }: MessageText): Sentence[][] =>
  sentences.reduce<Sentence[][]>((paragraphs, sentence) => {
    const before = paragraphs.at(-1)?.at(-1)
    if (before && !text.slice(before.end, sentence.start).includes('\n')) paragraphs.at(-1)?.push(sentence)
    else paragraphs.push([sentence])
    return paragraphs
  }, [])

const countWords = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0)

/** Where a paragraph is broken: before a turn, or where enough has been said. */
function breakUp(paragraph: readonly Sentence[]): Edit[] {
  const edits: Edit[] = []
  let words = 0
  for (const [at, sentence] of paragraph.entries()) {
    const before = paragraph[at - 1]
    const isTurn = TURNS.test(sentence.text) && words >= FEWEST
    const isLeftAlone = countWords(paragraph.slice(at)) < FEWEST
    // What begins with a number or a small letter may belong to the sentence before.
    const isOwn = /^["'(]?\p{Lu}/u.test(sentence.text)
    if (before && isOwn && (isTurn || words >= PARAGRAPH) && !isLeftAlone) {
      edits.push({ start: before.end, end: sentence.start, replacement: '\n\n' })
      words = 0
    }
    words += sentence.words
  }
  return edits
}

/** Finds paragraphs that nobody reads to their end, and breaks them up between sentences. */
export const findDenseText = (message: MessageText): RuleMatch[] =>
  listParagraphs(message).flatMap((paragraph) => {
    const [first, last] = [paragraph[0], paragraph.at(-1)]
    if (!first || !last || paragraph.length < MOST.sentences || countWords(paragraph) < MOST.words) return []
    const edits = breakUp(paragraph)
    if (edits.length === 0) return []
    return [{ rule: 'dense', start: first.start, end: last.end, replacement: null, edits }]
  })
