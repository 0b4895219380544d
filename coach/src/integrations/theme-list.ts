import { THEMES } from './strengths.data.ts'

/** The themes of a text in the order of their ranking. */
export interface ThemeList {
  readonly themes: readonly string[]
  /** Numbers say the order. */
  readonly isRanked: boolean
  /** At least one theme carries its trademark sign. */
  readonly hasMarks: boolean
  /** The themes stand in running text. */
  readonly isLoose: boolean
  /** Numbered entries that are no English theme. */
  readonly unknown: number
  /** A numbered list of single words without one English theme. */
  readonly isForeign: boolean
}

interface Mention {
  name: string
  at: number
  end: number
  /** Written with a capital. */
  isCapital: boolean
  isMarked: boolean
  /** The number before it ("1. Learner"), or after it in a table ("Learner 1"). */
  before: number | null
  after: number | null
}

const NAMES = new Map(THEMES.map(({ name }) => [name.toLowerCase(), name]))
const THEME = new RegExp(
  String.raw`(?:(?<![\w.,])#?(\d{1,2})\s*(?:[.):|,-]\s*)?)?\b(${[...NAMES.keys()].map((name) => name.replace('-', '[- ]')).join('|')})\b(®)?(?:[ \t|,:;-]+(\d{1,2})\b(?![.)\w]))?`,
  'gi',
)
/** Domain names would read as themes: "Strategic Thinking". */
const DOMAIN = /\bstrategic thinking\b|\brelationship building\b|\bexecuting\b|\binfluencing\b/gi
/** What may stand between two entries of a list, besides their numbers. */
const BETWEEN = /^(?:[\s,;|/•*·>+&:()[\]"'–—-]|\d[.]?|\band\b|\bthen\b|\btheme\b|\bname\b|®)*$/i
const FEWEST = 3

/** Finds the themes of a text that stand there as a result, not as ordinary words. */
export function findThemes(text: string, known: Known): ThemeList {
  const plain = text.replace(DOMAIN, (name) => '|'.padEnd(name.length))
  const mentions = [...plain.matchAll(THEME)].map(readMention)
  const listed = chooseMentions(plain, mentions, known)
  const { themes, isRanked } = order(listed.mentions)
  const numbered = countNumbered(plain)
  return {
    themes,
    isRanked,
    hasMarks: listed.mentions.some(({ isMarked }) => isMarked),
    isLoose: listed.isLoose,
    unknown: isRanked && themes.length >= 2 ? Math.max(0, Math.min(numbered, 34) - themes.length) : 0,
    isForeign: known.isChosen && themes.length === 0 && numbered >= FEWEST,
  }
}

function readMention(match: RegExpExecArray): Mention {
  const [whole, before, written = '', mark, after] = match
  const at = match.index + whole.toLowerCase().indexOf(written.toLowerCase())
  return {
    name: NAMES.get(written.toLowerCase().replace(' ', '-')) ?? NAMES.get(written.toLowerCase()) ?? written,
    at,
    end: at + written.length + (mark?.length ?? 0),
    isCapital: /^[A-Z]/.test(written),
    isMarked: mark !== undefined,
    before: before ? Number(before) : null,
    after: after ? Number(after) : null,
  }
}

interface Known {
  readonly hasTestName: boolean
  readonly isChosen: boolean
}

/** The longest list; else entries with a number or a sign of their own; else, where the test is named, what is capitalized. */
function chooseMentions(text: string, mentions: readonly Mention[], known: Known) {
  const longest = findRuns(text, mentions).toSorted((one, other) => other.length - one.length)[0] ?? []
  const single = mentions.filter((one) => one.isMarked || (one.before !== null && isLineStart(text, one)))
  const lists = [longest, single, mentions.length === 1 ? mentions : []]
  const listed = lists.toSorted((one, other) => other.length - one.length)[0] ?? []
  const fewest = known.hasTestName ? 2 : FEWEST
  if (listed.length >= fewest || (known.isChosen && isMostOf(text, listed)))
    return { mentions: listed, isLoose: false }
  const capital = mentions.filter((one) => one.isCapital && !isSentenceStart(text, one.at))
  const names = new Set(capital.map(({ name }) => name)).size
  const isEnough = known.hasTestName ? names > 0 : known.isChosen && names >= FEWEST
  return { mentions: isEnough ? capital : [], isLoose: isEnough }
}

/** One or two themes are a result only when hardly anything else was pasted. */
function isMostOf(text: string, listed: readonly Mention[]): boolean {
  const written = listed.reduce((sum, { at, end }) => sum + end - at, 0)
  return written > 0 && written * 2 >= text.trim().length
}

/** Neighbors with nothing but separators between them. In running text a list of small letters is none. */
function findRuns(text: string, mentions: readonly Mention[]): Mention[][] {
  const runs: Mention[][] = []
  let last: Mention | undefined
  for (const one of mentions) {
    const isNext = last !== undefined && one.at - last.end < 80 && BETWEEN.test(text.slice(last.end, one.at))
    if (isNext) runs.at(-1)?.push(one)
    else runs.push([one])
    last = one
  }
  return runs.filter((run) => run.length > 1 || run.some(({ isMarked }) => isMarked))
}

const isLineStart = (text: string, { at }: Mention): boolean =>
  /(?:^|\n)[\s•*|#-]*\d{1,2}[\s.):|-]*$/.test(text.slice(Math.max(0, at - 12), at))
const isSentenceStart = (text: string, at: number): boolean =>
  /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(Math.max(0, at - 4), at))

/** By the numbers when they are a ranking (different ones, from 1 on), else in the order of the text; each theme once. */
function order(mentions: readonly Mention[]): { themes: string[]; isRanked: boolean } {
  const once = [...Map.groupBy(mentions, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
  for (const side of ['before', 'after'] as const) {
    const ranks = once.map((one) => one[side])
    const isRanking = ranks.every((rank) => rank !== null && rank >= 1 && rank <= THEMES.length)
    if (once.length > 1 && isRanking && new Set(ranks).size === ranks.length) {
      const sorted = once.toSorted((one, other) => (one[side] ?? 0) - (other[side] ?? 0))
      return { themes: sorted.map(({ name }) => name), isRanked: true }
    }
  }
  return { themes: once.map(({ name }) => name), isRanked: false }
}

/** Lines such as "3. Wissbegier". */
const countNumbered = (text: string): number =>
  [...text.matchAll(/^[ \t]*\d{1,2}[.)][ \t]*[\p{L}-]+®?[ \t]*$/gmu)].length
