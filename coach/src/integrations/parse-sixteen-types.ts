import type { Style } from '@lodestar/contract/assessment'
import { type Finding, foundNothing, type Outcome, weighEvidence } from './finding.ts'
import { LETTER_MEANINGS, LETTER_PAIRS, STYLE_OF_PREFERENCES, type TypeLetter } from './sixteen-types.data.ts'
import { findPreferences, type Preference } from './type-preferences.ts'

const TEST =
  /\bMBTI\b|\bmyers[- ]briggs\b|\b16[- ]?personalit|\b16[- ]types?\b|\bsixteen types\b|\bjung(?:ian)? typ/i
/** One of the 16 codes, or one with an X for a tie; perhaps with the -A or -T of another model. Part numbers are none. */
const CODE = /(?<![\w-])([EIX])([SNX])([TFX])([JPX])(?:[- ]?([AT])(?![\w-])|(?!\s?-?\w*\d)(?![\w-]))/gi
const MOST_TIES = 2

/**
 * Reads a 16-type result: a code ("ENFJ", "INTJ-A"), the four pairs with percentages, clarity or counts, or both.
 * Percentages of the other pole are flipped; an X stands for a tie.
 */
export function parseSixteenTypes(text: string): Outcome {
  const codes = findCodes(text)
  const [code] = codes
  const preferences = findPreferences(text, code?.letters ?? null)
  const letters = code?.letters ?? toLetters(preferences)
  if (!letters) return foundNothing(explain(text, preferences))
  const hasAll = preferences.length === LETTER_PAIRS.length
  const rivals = codes.some((one) => one.letters !== letters)
  const confidence = weighEvidence(
    [
      [code !== undefined, 0.45],
      [hasAll, code ? 0.65 : 0.7],
      [!hasAll, 0.1 * preferences.length],
      [TEST.test(text), 0.2],
      [codes.length > 1 && !rivals, 0.1],
      [code?.isLabeled === true, 0.15],
    ],
    [
      ...preferences.map(({ isNear }) => [isNear, 0.05] as const),
      [rivals, 0.3],
      [hasClash(letters, preferences), 0.25],
    ],
  )
  const warnings = [
    ...(rivals ? [`More than one type is named; ${letters} was taken because it stands out most.`] : []),
    ...warnOfPreferences(letters, preferences),
    ...warnOfIdentity(code?.identity),
  ]
  return { finding: describe(letters, preferences, confidence, warnings) }
}

const explain = (text: string, preferences: readonly Preference[]): string | null =>
  TEST.test(text) || preferences.length > 1
    ? 'It reads like a 16-type result, but not all four pairs of letters were found.'
    : null

const warnOfIdentity = (identity: string | undefined): string[] =>
  identity
    ? [`The ending -${identity} belongs to a test with a model of its own; only the four letters were taken.`]
    : []

interface Code {
  letters: string
  identity: string | undefined
  isLabeled: boolean
}

/** The codes of a text, the one that stands out most first: labeled, then frequent, then early. */
function findCodes(text: string): Code[] {
  const found = [...text.matchAll(CODE)].flatMap((match): Code[] => {
    const [, ...parts] = match
    const four = parts.slice(0, 4).join('')
    const ties = [...four.toUpperCase()].filter((letter) => letter === 'X').length
    // With an X only capitals: small letters with an x are words and names.
    if (ties > MOST_TIES || (ties > 0 && four !== four.toUpperCase())) return []
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    const isLabeled = /\b(?:type|result|mbti|code|profile|personality)\W*(?:is|was)?\W*$/i.test(before)
    return [{ letters: four.toUpperCase(), identity: parts[4]?.toUpperCase(), isLabeled }]
  })
  const counts = Map.groupBy(found, ({ letters }) => letters)
  const weigh = ({ letters, isLabeled }: Code) => (counts.get(letters)?.length ?? 0) + (isLabeled ? 3 : 0)
  return found.toSorted((one, other) => weigh(other) - weigh(one))
}

const letterOf = (letters: string, at: number) => letters[at] as TypeLetter | 'X' | undefined

/** A code from all four pairs; null when one is missing: what was not said is not a tie. */
function toLetters(preferences: readonly Preference[]): string | null {
  if (preferences.length < 4) return null
  return preferences.map(({ letter }) => letter ?? 'X').join('')
}

const hasClash = (letters: string, preferences: readonly Preference[]): boolean =>
  preferences.some(
    ({ pair, letter, isNear }) => !isNear && letter !== null && letter !== letterOf(letters, pair),
  )

function warnOfPreferences(letters: string, preferences: readonly Preference[]): string[] {
  return preferences.flatMap(({ pair, letter, isNear, isFlipped, said }) => {
    const [one, other] = LETTER_PAIRS[pair] ?? LETTER_PAIRS[0]
    const warnings: string[] = []
    if (isFlipped)
      warnings.push(`${said} is less than half, so it was read as ${LETTER_MEANINGS[letter ?? one].name}.`)
    if (isNear)
      warnings.push(`${one} and ${other} are close to level (${said}): this letter may change on a retest.`)
    else if (letter && letter !== letterOf(letters, pair) && letterOf(letters, pair) !== 'X')
      warnings.push(
        `The figures point to ${letter} where the type says ${letterOf(letters, pair)}. The type was kept.`,
      )
    return warnings
  })
}

function describe(
  letters: string,
  preferences: readonly Preference[],
  confidence: number,
  warnings: string[],
): Finding {
  const meanings = LETTER_PAIRS.flatMap((_, at) => {
    const letter = letterOf(letters, at)
    return letter && letter !== 'X' ? [LETTER_MEANINGS[letter]] : []
  })
  const tends = meanings.map(({ tends }) => tends)
  const shared = preferences.filter(({ share }) => share !== null)
  return {
    assessmentType: 'myers_briggs',
    primaryProfile: letters,
    leadershipStyle: styleOf(letters),
    motivators: meanings.map(({ motivator }) => motivator).toReversed(),
    summary: `Tends to ${tends.slice(0, -1).join(', to ')} and to ${tends.at(-1)}.`,
    details: preferences.length > 0 ? [preferences.map(({ said }) => said).join(', ')] : [],
    scores:
      shared.length === 4
        ? [
            {
              label: 'Preferences',
              values: shared.map(({ pair, letter, share }) => ({
                name: LETTER_MEANINGS[letter ?? LETTER_PAIRS[pair]?.[0] ?? 'E'].name,
                share: share ?? 0.5,
              })),
            },
          ]
        : [],
    confidence,
    warnings,
  }
}

/** A tie is settled by the first letter: an outgoing person is taken to show more direction and more support. */
function styleOf(letters: string): Style {
  const isOutgoing = letters.startsWith('E')
  const direction = letters[3] === 'X' ? (isOutgoing ? 'J' : 'P') : letters[3] === 'J' ? 'J' : 'P'
  const support = letters[2] === 'X' ? (isOutgoing ? 'F' : 'T') : letters[2] === 'F' ? 'F' : 'T'
  return STYLE_OF_PREFERENCES[`${direction}${support}`]
}
