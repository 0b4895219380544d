const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Countries by which people are called, too. */
const ALSO_PEOPLE = new Set(['chad', 'georgia', 'india', 'israel', 'jordan', 'kenya'])
/** Peoples whose name is not that of their language, and languages without a short code. */
const PEOPLES =
  /^(?:bisaya|dane|swede|finn|pole|turk|scot|spaniard|filipino|(?:brit|ir|jew|scott)ish|(?:austral|austr|belg|brazil|canad|egypt|ind|iran|asia|europe|colomb|argentin)[iea]*n|(?:americ|afric|mexic|moroc)[ca]*an|dutch|swiss|arab|latin|republic)s?$/

let known: ReadonlySet<string> | undefined
/** The names of all countries and languages that are one word, in small letters. */
function listNames(): ReadonlySet<string> {
  const names = (['region', 'language'] as const).flatMap((type) => {
    const namer = new Intl.DisplayNames('en', { type, fallback: 'none' })
    return LETTERS.flatMap((first) =>
      LETTERS.map((second) => {
        const code = first + second
        return namer.of(type === 'region' ? code : code.toLowerCase())?.toLowerCase() ?? ''
      }),
    )
  })
  return new Set(names.filter((name) => /^\p{L}+$/u.test(name) && !ALSO_PEOPLE.has(name)))
}

/** Says whether a word in small letters names a country, a people or a language, and so nobody: "danish", "brits". */
export function isPeople(word: string): boolean {
  known ??= listNames()
  return known.has(word) || known.has(word.replace(/s$/, '')) || PEOPLES.test(word)
}
