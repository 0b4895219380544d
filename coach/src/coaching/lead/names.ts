import { CLOSED_CLASS, readSentences, type Token } from '../../text/nlp.ts'
import { countOrdinary } from '../../text/ordinary-words.ts'
import { NOT_NAMES, QUALITIES, ROLES, TITLES } from '../../text/people.data.ts'
import { isCountry, isPeople } from '../../text/peoples.ts'

/** A word seen so often in small letters is one, also with a capital in the middle of a sentence. */
const COMMON_TIMES = 20
/** Common words by which people are called. */
const ALSO_NAMES = new Set(
  'grace will max mark hope rose joy bill frank jack rich art dawn faith penny ray rob sue pat drew gene dean miles chase'.split(
    ' ',
  ),
)
/** What only somebody does: "Grace told you", and not "Grace is what he needs". */
const DOES =
  /^(?:told|tells|said|says|asked|asks|knew|knows|thinks|thought|wrote|writes|called|calls|saw|heard|wants|wanted|likes|works|worked|promised|refused|complained|apologi[sz]ed|cried|sent|resigned|quit)$/
/** Endings of words that are no names: "Silence", "Coaching", "Fairness". */
const NO_NAME_END = /(?:ing|ness|ment|tion|sion|ence|ance|ship|ity|ly|ed|ful|less|ous|able|ible|ers|ies)$/
/** Marks after which a word has its capital because a sentence begins there. */
const OPENS = new Set([
  '"',
  '“',
  '„',
  '«',
  "'",
  '‘',
  ':',
  '—',
  '–',
  '-',
  '(',
  '*',
  '**',
  '•',
  '.',
  '?',
  '!',
  '…',
  '>',
  '_',
  '/',
])

const isCapital = (word: string) => /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(word)
const bare = (lower: string) => lower.replace(/['’]s?$/, '')

const isInitial = (tokens: readonly Token[], at: number) => at === 0 || OPENS.has(tokens[at - 1]?.text ?? '')

/** "Christmas Eve", "Boxing Day". */
const isOfFeast = (tokens: readonly Token[], at: number): boolean =>
  /^(?:day|eve|week)$/.test(tokens[at]?.lower ?? '') && isCapital(tokens[at - 1]?.text ?? '')

/** Towns and firms that are too well known to be taken for somebody's name. */
const WELL_KNOWN = new Set(['google', 'microsoft', 'london', 'berlin', 'paris', 'york'])
/** "Google", "her office in Ghana"; "in Danish", "the Czech side" and "In Belgium that is so" name none. */
const isPlace = (tokens: readonly Token[], at: number): boolean => {
  const word = bare(tokens[at]?.lower ?? '')
  return (
    WELL_KNOWN.has(word) ||
    (isCountry(word) && !isInitial(tokens, at - 1) && /^(?:in|from|to)$/.test(tokens[at - 1]?.lower ?? ''))
  )
}

function isEnglishName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !isCapital(token.text)) return false
  const word = bare(token.lower)
  if (isPlace(tokens, at) || (!isInitial(tokens, at) && ALSO_NAMES.has(word))) return true
  if (
    isOfFeast(tokens, at) ||
    NOT_NAMES.has(word.replace(/s$/, '')) ||
    NOT_NAMES.has(word) ||
    isPeople(word) ||
    ROLES.has(word) ||
    TITLES.has(word) ||
    CLOSED_CLASS.has(token.pos)
  )
    return false
  if (isInitial(tokens, at)) return isInitialName(token, tokens[at + 1])
  return countOrdinary(word) < COMMON_TIMES || ALSO_NAMES.has(word)
}

/** At the start of a sentence every word has a capital: there only a word that nobody writes otherwise is a name. */
const isOrdinary = (word: string): boolean =>
  NO_NAME_END.test(word) ||
  QUALITIES.has(word) ||
  [word, word.replace(/e?s$/, '')].some((form) => countOrdinary(form) > 0)

/** Whether the first word of a sentence, which has its capital anyway, is a name: only what something is said of tells it from a call ("Crikey.", "Och, he") or a dialect's "Dinnae let". */
function isInitialName(token: Token, next: Token | undefined): boolean {
  const word = bare(token.lower)
  if (ALSO_NAMES.has(word)) return DOES.test(next?.lower ?? '')
  // "Nerves are normal": many of something.
  if (word.endsWith('s') && /^(?:are|were|have|do)$/.test(next?.lower ?? '')) return false
  return (
    token.pos === 'PROPN' &&
    !isOrdinary(word) &&
    (isSubject(next) || /^(?:from|next)$/.test(next?.lower ?? ''))
  )
}

/** What follows on a name of which something is said; what follows on "Reserve" is an object. */
const isSubject = (next: Token | undefined) =>
  next !== undefined &&
  (['AUX', 'CCONJ', 'PROPN', 'PART'].includes(next.pos) ||
    (next.pos === 'VERB' && next.lower !== next.lemma.toLowerCase()) ||
    // What somebody has done is now and then taken for what they are like: "Priya humiliated her".
    (next.pos === 'ADJ' && next.lower.endsWith('ed')))

/**
 * Finds the words of a text that are names of somebody or something, in small letters.
 *
 * @param foreign whether it is written in another language than English.
 */
export function listNames(text: string, foreign: boolean): string[] {
  const plain = text.replace(/[*_]+/g, ' ')
  const isName = foreign ? isForeignName : isEnglishName
  return readSentences(plain).flatMap(({ tokens }) =>
    tokens.flatMap((token, at) => (isName(tokens, at) ? [bare(wholeWord(plain, token))] : [])),
  )
}

/** Whoever is called at the beginning of words to say: "Sam, can I have a word?", "Good morning Sam – have you a minute?". */
const CALLED =
  /^\W*(?:(?:hi|hey|hello|dear|(?:good )?(?:morning|afternoon|evening)|right|so|ok|okay|listen|look),? )?(\p{Lu}\p{Ll}+)(?:,| –| —)/iu
/** Calls of another kind. */
const CALLS =
  /^(?:och|ach|aye|oi|ay|ta|yo|eh|ah|oh|wheesht|crikey|blimey|righto|alright|cheers|mates?|pal|hen|lads?|lass|guys|folks|boss|sir|madam|chef|skip|doc)$/i
/** Finds who is called by name at the beginning of words to say, in small letters. */
export function listCalled(words: string): string[] {
  const [, called = ''] = CALLED.exec(words.replace(/[*_>]+/g, '')) ?? []
  const word = called.toLowerCase()
  const isName =
    isCapital(called) &&
    !CALLS.test(word) &&
    !isOrdinary(word) &&
    ![NOT_NAMES, ROLES, TITLES].some((known) => known.has(word))
  return isName ? [word] : []
}

/** Of so many words it can be said whether they are English. */
const TELLING_WORDS = 3
/**
 * Says whether most words in small letters are none that English has.
 *
 * @param texts a text, and what it stands in, narrow to wide: few words do not tell.
 */
export function isForeign([text, ...around]: readonly string[]): boolean {
  if (text === undefined) return false
  const words = text.match(/(?<![\p{L}’'-])\p{Ll}[\p{L}’'-]+/gu) ?? []
  if (words.length < TELLING_WORDS) return isForeign(around)
  return words.filter((word) => !isOrdinary(bare(word))).length > words.length / 2
}

/** Polite words that some languages write with a capital. */
const POLITE = /^(?:v(?:y|ás|ám|ámi|áš|aše|aši|ašeho|ašemu)|sie|ihnen|ihre?[mnrs]?|lei|la|le|usted)$/
/** What the tagger makes of another language says nothing: there, only a capital inside of a sentence tells. */
const isForeignName = (tokens: readonly Token[], at: number): boolean =>
  isCapital(tokens[at]?.text ?? '') &&
  !isInitial(tokens, at) &&
  !POLITE.test(tokens[at]?.lower ?? '') &&
  !NOT_NAMES.has(tokens[at]?.lower ?? '') &&
  !isPeople(bare(tokens[at]?.lower ?? ''))

/** A shorter name has too many that are like it. */
const SHORTEST_FORM = 4
const ENDING = 2
/** Says whether a name is another form of one that is known: "Raghu" of Raghunathan, "Dvořáku" of Dvořák, "Oksano" of Oksana. */
export const isFormOf = (name: string, known: string): boolean =>
  Math.min(name.length, known.length) >= SHORTEST_FORM &&
  (known.startsWith(name) ||
    (name.startsWith(known) && name.length - known.length <= ENDING) ||
    (name.length === known.length && name.slice(0, -1) === known.slice(0, -1)))

/** The word that a token is a part of, in small letters: "Jean-Luc". */
const wholeWord = (text: string, { start, end }: Token): string =>
  `${/[\p{L}\p{M}'’-]*$/u.exec(text.slice(0, start))?.[0] ?? ''}${text.slice(start, end)}${/^[\p{L}\p{M}'’-]*/u.exec(text.slice(end))?.[0] ?? ''}`.toLowerCase()

/** Words that stand in every English text, and marks of languages that write nouns with capitals. */
const ENGLISH =
  /\b(?:the|and|you|to|of|that|it|is|in|for|what|your|a|with|this|not|her|him|them|they|she|he)\b/gi
const GERMAN = /\b(?:und|nicht|der|die|das|ist|ich|sie|mit|ein|eine|dass)\b/gi
const GERMAN_SHARE = 0.1

/** Says whether names can be told from other words by their capital letters. */
export function writesNamesLarge(text: string): boolean {
  const words = text.split(/\s+/).length
  const [english, german] = [ENGLISH, GERMAN].map((pattern) => (text.match(pattern) ?? []).length / words)
  return (german ?? 0) < GERMAN_SHARE || (english ?? 0) > (german ?? 0)
}
