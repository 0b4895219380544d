import signs from './simplified.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

/** The languages besides English in which danger is understood and a few sentences can be said, by their BCP 47 codes. */
export const TONGUES = ['es', 'pt', 'fr', 'de', 'it', 'nl', 'pl', 'tr', 'zh', 'ja'] as const
export type Tongue = (typeof TONGUES)[number]

/** What a text is written in; `other` is surely none of these, `unknown` too little to tell. */
export type Language = 'en' | Tongue | 'other' | 'unknown'

/** Says whether a text is surely in another language than English: then nothing is read in it. */
export function readUnread(text: string): Tongue | 'other' | null {
  const language = readLanguage(text)
  return language === 'en' || language === 'unknown' ? null : language
}

const COMBINING = /[\u0300-\u036f]/g
const SINGLE: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  '’': "'",
  '‘': "'",
  '`': "'",
}

/** Writes a text as many type it: lower case, without accents; one spelling for what looks alike. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[ıłßœæø’‘`]/g, (letter) => SINGLE[letter] ?? letter)
    .normalize('NFD')
    .replace(COMBINING, '')
    .normalize('NFC')

/** Whether a language is written without blanks between words. */
export const isInSigns = (language: Language): boolean => language === 'zh' || language === 'ja'

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from(signs.traditional, (sign, at) => [sign, signs.simplified.charAt(at)]),
)

/** Writes a text of a language as many type it; Chinese in its simplified signs. */
export const foldIn = (language: Tongue | 'en', text: string): string =>
  language === 'zh'
    ? foldText(text).replace(/\p{Script=Han}/gu, (sign) => SIMPLIFIED.get(sign) ?? sign)
    : foldText(text)

const foldWords = (lines: readonly string[]) => new Set(lines.flatMap((line) => foldText(line).split(' ')))

const LATIN = TONGUES.filter((tongue) => tongue !== 'zh' && tongue !== 'ja')
type Latin = (typeof LATIN)[number]

const ENGLISH = foldWords(words.common.en)
const KNOWN_ENGLISH = foldWords(words.english)
const COMMON: ReadonlyMap<Latin, ReadonlySet<string>> = new Map(
  LATIN.map((tongue) => [tongue, foldWords(words.common[tongue])]),
)

/** Letters and endings that are frequent in one of the languages and rare in English; each counts a little. */
const LOOKS: Readonly<Record<Latin, { letters: RegExp; endings: RegExp }>> = {
  es: { letters: /[ñ¿¡áíóú]/g, endings: /(?:cion|ciones|ando|iendo|aron|ieron|mente|uelto|ero|ado|aba)$/ },
  pt: { letters: /[ãõçâê]/g, endings: /(?:cao|coes|oes|ndo|eira|eiro|ou|agem|inho|inha|ado|ava|lho|nho)$/ },
  fr: { letters: /[êèàùçœ]/g, endings: /(?:eau|eux|euse|ait|aient|ique|oir|ement|ette|elle|ais)$/ },
  de: { letters: /[ßäöü]/g, endings: /(?:ung|ungen|lich|isch|keit|heit|schaft|tzt|cht|chte|rn|eln)$/ },
  it: { letters: /[èòùì]/g, endings: /(?:zione|zioni|ato|ata|ito|uto|are|ere|ire|etto|cchi|ggi|gli)$/ },
  nl: { letters: /[ëï]|ij/g, endings: /(?:ij|ijk|ijke|lijk|aan|oor|eel|aal|oek|uur|uit|tje|jes|heid)$/ },
  pl: {
    letters: /[łśźżćńąęó]/g,
    endings: /(?:ego|emu|ach|ami|owi|owy|owa|osc|sci|iem|lem|lam|szy|cie|nie)$/,
  },
  tr: {
    letters: /[ğışçöüİ]/g,
    endings:
      /(?:yor|yorum|lar|ler|lari|leri|mak|mek|dim|dum|tim|tum|dan|den|daki|deki|inde|iyor|mis|acak|ecek)$/,
  },
}

const WEIGHT = { word: 1, shared: 0.5, known: 0.5, look: 0.4, mostLooks: 2 } as const
/** How much must speak for a language, against English, and on each word, before a text is taken to be in it. */
const ENOUGH = { score: 1.6, againstEnglish: 1.4, perWord: 0.2, few: 1.4 } as const
/** The longest text that may be told by a little, where nothing in it is English. */
const FEW_WORDS = 6
/** A text of so many words without a common word of any language here is in none of them. */
const MANY_WORDS = 8

/**
 * Says what a text is written in, by its script and its most common words.
 *
 * English has the benefit of the doubt: a learner's English, foreign names, a word or a quotation in another language stay English.
 */
export function readLanguage(text: string): Language {
  const plain = text.normalize('NFKC')
  const byScript = readScript(plain)
  if (byScript) return byScript
  const read = foldText(plain).match(/\p{L}+(?:'\p{L}+)*/gu) ?? []
  const pieces = new Set(read.flatMap(splitElision))
  const english = weighEnglish(pieces)
  const ranked = LATIN.map((tongue) => weighTongue(tongue, pieces, plain)).toSorted(
    (one, other) => other.score - one.score,
  )
  const [first] = ranked
  if (first && isEnough(first, english, pieces.size)) return first.tongue
  if (english > 0) return 'en'
  return pieces.size >= MANY_WORDS ? 'other' : 'unknown'
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function readScript(text: string): Language | null {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const east = kana + count(text, /\p{Script=Han}/gu)
  const latin = count(text, /\p{Script=Latin}+/gu)
  if (east >= 2 && east >= 2 * latin) return kana >= east / 10 ? 'ja' : 'zh'
  const letters = count(text, /\p{L}/gu)
  const others = letters - east - count(text, /\p{Script=Latin}/gu)
  return others >= 4 && others > letters / 2 ? 'other' : null
}

/** "l'équipe" is two words, "don't" is one. */
const splitElision = (word: string): string[] => {
  if (ENGLISH.has(word) || !word.includes("'")) return [word]
  const parts = word.split("'")
  return [word, ...parts.map((part, at) => (at < parts.length - 1 ? `${part}'` : part))]
}

const isShared = (word: string) => LATIN.some((tongue) => COMMON.get(tongue)?.has(word))

function weighEnglish(pieces: ReadonlySet<string>): number {
  let score = 0
  for (const word of pieces)
    if (ENGLISH.has(word)) score += isShared(word) ? WEIGHT.shared : WEIGHT.word
    else if (KNOWN_ENGLISH.has(word) && !isShared(word)) score += WEIGHT.known
  return score
}

interface Weighed {
  readonly tongue: Latin
  readonly score: number
  /** Words that are common in it and no English. */
  readonly own: number
  readonly looks: number
}

function weighTongue(tongue: Latin, pieces: ReadonlySet<string>, plain: string): Weighed {
  const common = COMMON.get(tongue)
  const { letters, endings } = LOOKS[tongue]
  const isEnglish = (word: string) => ENGLISH.has(word) || KNOWN_ENGLISH.has(word)
  const known = [...pieces].filter((word) => common?.has(word))
  const own = known.filter((word) => !isEnglish(word)).length
  const ending = [...pieces].filter((word) => word.length > 4 && !isEnglish(word) && endings.test(word))
  const looks = Math.min(
    WEIGHT.mostLooks,
    WEIGHT.look * (ending.length + count(plain.toLowerCase(), letters)),
  )
  return { tongue, score: own + WEIGHT.shared * (known.length - own) + looks, own, looks }
}

function isEnough({ score, own, looks }: Weighed, english: number, size: number): boolean {
  if (size >= 2 && size <= FEW_WORDS) {
    if (english === 0) return own >= 1 || looks >= 2 * WEIGHT.look
    if (english <= WEIGHT.shared) return own >= 1 && score >= ENOUGH.few
  }
  const isPlain = score >= ENOUGH.score && score >= ENOUGH.perWord * size && own >= 1
  return isPlain && score >= ENOUGH.againstEnglish * english
}
