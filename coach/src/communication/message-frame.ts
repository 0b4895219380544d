/** A sentence or a line as it stands, with its place in the line. */
export interface Piece {
  readonly text: string
  readonly isLineStart: boolean
  readonly isLineEnd: boolean
  /** True behind an empty line. */
  readonly isApart: boolean
  /** True for an item of a list. */
  readonly isItem: boolean
}

/** What stands around the body of a message: pieces before `body` greet, those from `closing` on close and sign. */
export interface Frame {
  readonly body: number
  readonly closing: number
  /** Where the words of parting stand, and where the name; -1 where there is none. */
  readonly parting: number
  readonly name: number
}

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|to (?:whom it may concern|all|everyone|everybody)|guys|team|all|everyone)\b(?:[^.?!\n]|\b(?:mr|ms|mrs|dr|prof)\.){0,45}[,:!.]?$/i
/** Who is called by name or as a group, alone in the first line. */
const CALLED = /^(?=\p{Lu})(?:\b(?:Mr|Ms|Mrs|Dr|Prof)\.|[^.?!,\n\d]|, (?=\p{Lu})){1,45},$/u
/** A word with which a sentence begins and that calls nobody. */
const NO_CALL =
  /^(?:\p{L}+ly|However|Also|Moreover|Besides|Today|Tomorrow|Yesterday|Then|Still|Anyway|Sorry|Thanks|Yes|No|Ok|Okay|Well|So|Please|Next|Later|Meanwhile|Again|Indeed|Instead|Otherwise|Overall|Now|Wow|Oh|And|But|First|Second|Third|\p{L}+day|January|February|March|April|May|June|July|August|September|October|November|December|In|On|At|For|If|When|As|With|After|Before|Since|Because|While|Although|Once|Nothing|Everything|Something|Here|There|Therefore|Perhaps|Maybe)$/u
const PARTING =
  /^(?:(?:with|many|my|our|very|again|the|yours|most|a) )*(?:(?:kind|kindest|best|warm|warmest|cordial|sincere|friendly|good|many|respectful|heartfelt) )*(?:thanks|thank you|thx|ta|best|regards|rgds|br|wishes|greetings|salutes|salutations|cheers|ciao|bye|later|peace|xoxo|sincerely|cordially|respectfully|faithfully|truly|yours|all the best|talk soon|take care|have a (?:good|great|nice) \w+)\b[^.?!\n]{0,25}[,.!]?$/i
const HONORIFIC = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Prof|Ing|Rev|Sister|Brother|Sir|Dame|Capt|Col)\.? )*`
const WORD = String.raw`\p{Lu}[\p{L}'’-]*`
const NAME_WORDS = String.raw`(?:\p{Lu}\. ?){0,3}${WORD}(?: (?:\p{Lu}\. ?|(?:de|da|di|del|van|von|der|den|la|le|bin|al|el|ter) ){0,2}${WORD}){0,3}`
/** A name alone, with a title before it, a task behind it or a kiss, or initials. */
const NAME = new RegExp(
  String.raw`^[-–]?\s?(?:${HONORIFIC}${NAME_WORDS}(?:, \p{L}[\p{L} &-]{1,40}| x{1,3})?|(?:\p{Lu}\.){2,3})$`,
  'u',
)
/** A parting and a name in one line: "Ta, Bev". */
const PARTED = new RegExp(`^(.{2,30},) ${NAME_WORDS}$`, 'u')
/** What may stand below a name: what somebody is, where, and how to reach them. */
const BELOW_NAME =
  /^(?:\p{Lu}[^!?;:]{0,58}[^!?;:.,]|\p{Lu}\p{L}{1,4}\.|.{0,12}[\d+(][\d ()/+-]{5,24}|\S+@\S+)$/u
const SAYS =
  /\b(?:is|are|was|were|am|has|have|had|will|would|can|could|must|should|do|does|did|not|please|need|needs|i|you|we|they|it)\b/i
/** A name has at most so many pieces below it. */
const MOST_BELOW = 5
/** A parting has at most so many words. */
const LONGEST_PARTING = 8

const isAlone = ({ isLineStart, isLineEnd }: Piece) => isLineStart && isLineEnd
const isName = ({ text, isItem }: Piece) => !isItem && NAME.test(text) && !SAYS.test(text)
const isBelowName = ({ text, isItem }: Piece) =>
  !isItem && text.length <= 60 && (BELOW_NAME.test(text) || NAME.test(text)) && !SAYS.test(text)

/** True for a name that has its line to itself, with nothing but what belongs to it, or ends the message. */
const isSigned = (piece: Piece, isLast: boolean): boolean =>
  isName(piece) && (isLast || (piece.isLineStart && (piece.isLineEnd || piece.text.endsWith('.'))))

/** Finds the name that signs: the first of the lines at the end that nothing but titles and addresses follow. */
function findName(pieces: readonly Piece[]): number {
  const last = pieces.length - 1
  const from = Math.max(1, last - MOST_BELOW)
  const other = pieces.findLastIndex((piece, at) => at >= from && !isBelowName(piece))
  const apart = pieces.findLastIndex(({ isApart }, at) => at >= from && at <= last && isApart)
  const start = Math.max(from, other + 1, apart)
  return pieces.findIndex((piece, at) => at >= start && isSigned(piece, at === last))
}

/** True for a line that parts: by words of custom, or by some of one's own before a comma. */
export const isParting = (text: string): boolean =>
  PARTING.test(text) || PARTED.test(text) || /^[^.!?\n]{3,60},$/.test(text)

/** Finds the words of parting: above the name, or at the end where no name stands. */
function findParting(pieces: readonly Piece[], name: number): number {
  const at = name >= 0 ? name - 1 : pieces.length - 1
  const piece = pieces[at]
  if (!piece || at < 1) return -1
  if (PARTING.test(piece.text)) return at
  const words = piece.text.split(/\s+/).length
  return name >= 0 && isAlone(piece) && piece.text.endsWith(',') && words <= LONGEST_PARTING ? at : -1
}

const isGreeting = (piece: Piece | undefined, count: number): boolean =>
  piece !== undefined &&
  count > 1 &&
  (GREETING.test(piece.text) ||
    (isAlone(piece) && CALLED.test(piece.text) && !NO_CALL.test(piece.text.slice(0, -1))))

/** Finds what greets, parts and signs in a message, the one place where that is decided. */
export function findFrame(pieces: readonly Piece[]): Frame {
  const body = isGreeting(pieces[0], pieces.length) ? 1 : 0
  const last = pieces.at(-1)
  const parted = last && pieces.length > 1 ? PARTED.exec(last.text) : null
  if (parted && PARTING.test(parted[1] ?? '')) {
    const at = pieces.length - 1
    return { body, closing: at, parting: at, name: at }
  }
  const name = findName(pieces)
  const parting = findParting(pieces, name)
  const earlier = pieces.findLastIndex(
    ({ text }, at) => at > 0 && at >= pieces.length - 3 && PARTING.test(text),
  )
  const found = parting >= 0 ? parting : earlier
  const places = [name, found].filter((at) => at > 0)
  const closing = places.length > 0 ? Math.min(...places) : pieces.length
  return { body: Math.min(body, closing), closing, parting: found, name }
}

const CALL =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!?\n]{0,45}?(?:[,!:.]|(?= so\b))|(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}[\p{L}'’-]+,|(\p{Lu}[\p{L}'’-]+),(?= \p{Ll}| I\b)|(?:wow|thanks|sorry|ok) \p{Lu}\p{L}+,)/iu

/** The words with which a sentence calls whom it is for, before it says something; empty where it calls nobody. */
export function findCall(text: string): string {
  const found = CALL.exec(text)
  if (!found) return ''
  const [call, name] = found
  return name !== undefined && (NO_CALL.test(name) || !/^\p{Lu}/u.test(name)) ? '' : call
}
