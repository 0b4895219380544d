const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Countries by which people are called, too. */
const ALSO_PEOPLE = new Set(['chad', 'georgia', 'india', 'israel', 'jordan', 'kenya'])
/** Peoples whose name is not that of their language, and languages without a short code. */
const PEOPLES =
  /^(?:bisaya|dane|swede|finn|pole|turk|scot|spaniard|filipino|(?:brit|ir|jew|scott)ish|(?:austral|austr|belg|brazil|canad|egypt|ind|iran|asia|europe|colomb|argentin)[iea]*n|(?:americ|afric|mexic|moroc)[ca]*an|dutch|swiss|arab|latin|republic)s?$/

type Kind = 'region' | 'language'
const known = new Map<Kind, ReadonlySet<string>>()

/** The names of all countries, or of all languages, that are one word, in small letters. */
function listNames(type: Kind): ReadonlySet<string> {
  const listed = known.get(type)
  if (listed) return listed
  const namer = new Intl.DisplayNames('en', { type, fallback: 'none' })
  const names = LETTERS.flatMap((first) =>
    LETTERS.map((second) => {
      const code = first + second
      return namer.of(type === 'region' ? code : code.toLowerCase())?.toLowerCase() ?? ''
    }),
  )
  const found = new Set(names.filter((name) => /^\p{L}+$/u.test(name) && !ALSO_PEOPLE.has(name)))
  known.set(type, found)
  return found
}

/** Says whether a word in small letters names a country, a people or a language, and so nobody: "danish", "brits". */
export const isPeople = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((one) => isCountry(one) || listNames('language').has(one)) ||
  PEOPLES.test(word)

/** Says whether a word in small letters names a country. */
export const isCountry = (word: string): boolean => listNames('region').has(word)
