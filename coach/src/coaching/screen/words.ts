/** One word of a message as the boundary rules read it, with its place in the original text. */
export type Word = {
  /** Lower case, without accents, contractions written out ("can't" is two words that share one place). */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Counts up at full stops, question marks, line ends and the like. */
  readonly sentence: number
  /** True before a comma, a dash, a quotation mark or the end of a sentence. */
  readonly endsClause: boolean
}

const WORD = /[\p{L}\p{N}]+(?:['’‘ʼ`´][\p{L}]+)?/gu
const SENTENCE_END = /[.!?;…\n]/
const CLAUSE_END = /[,:"“”()–—]|\s-\s/
const MARKS = /\p{M}/gu
const QUOTES = /[’‘ʼ`´]/

const ENDINGS: Record<string, string> = {
  m: 'am',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  s: 's',
}

const SHORT_FORMS: Record<string, string> = {
  arent: 'are not',
  cannot: 'can not',
  cant: 'can not',
  couldnt: 'could not',
  didnt: 'did not',
  doesnt: 'does not',
  dont: 'do not',
  gonna: 'going to',
  gotta: 'got to',
  hadnt: 'had not',
  hasnt: 'has not',
  havent: 'have not',
  hes: 'he s',
  im: 'i am',
  isnt: 'is not',
  ive: 'i have',
  shes: 'she s',
  shouldnt: 'should not',
  thats: 'that s',
  theyll: 'they will',
  theyre: 'they are',
  theyve: 'they have',
  wanna: 'want to',
  wasnt: 'was not',
  werent: 'were not',
  whats: 'what s',
  wont: 'will not',
  wouldnt: 'would not',
}

/** Words that carry no meaning a rule needs; without them "he like really just hit me" reads as "he like hit me". */
const NOISE = new Set(
  'actually already also apparently basically certainly clearly completely currently damn definitely even freaking fucking honestly just kinda literally maybe obviously perhaps possibly probably quite really simply suddenly surely totally truly uh uhm um erm hmm very'.split(
    ' ',
  ),
)

/**
 * Cuts a message into the words that the boundary rules read.
 *
 * @param respell gives the right spelling of a word that may be mistyped, or the word itself.
 */
export function readWords(text: string, respell: (word: string) => string): Word[] {
  const words: Word[] = []
  let sentence = 0
  let after = 0
  for (const { 0: printed, index: start } of text.matchAll(WORD)) {
    const between = text.slice(after, start)
    after = start + printed.length
    if (SENTENCE_END.test(between)) sentence += 1
    if (SENTENCE_END.test(between) || CLAUSE_END.test(between)) closeClause(words)
    for (const part of spellOut(printed).filter((word) => !NOISE.has(word)))
      words.push({ text: respell(part), start, end: after, sentence, endsClause: false })
  }
  closeClause(words)
  return words
}

function closeClause(words: Word[]): void {
  const last = words.pop()
  if (last) words.push({ ...last, endsClause: true })
}

/** Writes one printed word as plain lower-case words: "Can’t" gives "can", "not". */
function spellOut(printed: string): string[] {
  const plain = printed.normalize('NFKD').replace(MARKS, '').toLowerCase()
  const [stem = '', ending] = plain.split(QUOTES.test(plain) ? QUOTES : "'")
  if (ending === undefined) return (SHORT_FORMS[plain] ?? plain).split(' ')
  if (ending === 't') return (SHORT_FORMS[`${stem}t`] ?? `${stem} not`).split(' ')
  return [stem, ENDINGS[ending] ?? ending]
}

/**
 * Makes a speller that knows the words whose misspelling would cost most.
 *
 * @param known correctly spelled words of at least seven letters.
 * @param lookalikes correct words that only look like one of them.
 */
export function createSpeller(
  known: readonly string[],
  lookalikes: readonly string[],
): (word: string) => string {
  const correct = new Set([...known, ...lookalikes])
  return (word) => {
    if (word.length < 6 || word.length > 20 || correct.has(word)) return word
    return known.find((candidate) => isMistyped(word, candidate)) ?? word
  }
}

/** Tells whether a word is a likely slip for another: same first letter, one edit, or two in a long word. */
function isMistyped(word: string, candidate: string): boolean {
  const most = candidate.length >= 10 ? 2 : 1
  if (word[0] !== candidate[0] || Math.abs(word.length - candidate.length) > most) return false
  return isWithinEdits(word, candidate, most)
}

/** Tells whether so many insertions, deletions, substitutions and swaps of neighbors make one word another. */
function isWithinEdits(word: string, other: string, edits: number): boolean {
  const same = countSharedStart(word, other)
  const [left, right] = [word.slice(same), other.slice(same)]
  if (left === right) return true
  if (edits === 0) return false
  const isSwap = left[0] === right[1] && left[1] === right[0]
  return (
    (isSwap && isWithinEdits(left.slice(2), right.slice(2), edits - 1)) ||
    isWithinEdits(left.slice(1), right, edits - 1) ||
    isWithinEdits(left, right.slice(1), edits - 1) ||
    isWithinEdits(left.slice(1), right.slice(1), edits - 1)
  )
}

function countSharedStart(word: string, other: string): number {
  let count = 0
  while (count < word.length && word[count] === other[count]) count += 1
  return count
}
