import type { AssessmentType } from '@lodestar/contract/integrations'

const THEMES =
  'achiever activator adaptability analytical arranger belief command communication competition connectedness consistency ' +
  'context deliberative developer discipline empathy focus futuristic harmony ideation includer individualization input ' +
  'intellection learner maximizer positivity relator responsibility restorative self-assurance significance strategic woo'
const THEME = new RegExp(`\\b(?:${THEMES.replaceAll(' ', '|')})\\b`, 'gi')
/** Fewer of these ordinary words are just words. */
const FEWEST_THEMES = 3

/** What gives a test away, the surest signs first: its name, then what only its results hold. */
const SIGNS: readonly (readonly [AssessmentType, (text: string) => boolean])[] = [
  ['disc', (text) => /\bD[iI]SC\b|\bdisc (?:profile|style|type|test|assessment)\b/.test(text)],
  ['myers_briggs', (text) => /\bMBTI\b|\bmyers[- ]briggs\b/i.test(text)],
  ['enneagram', (text) => /\benneagram\b/i.test(text)],
  ['strengthsfinder', (text) => /\bstrengths ?finder\b|\bclifton ?strengths\b/i.test(text)],
  ['myers_briggs', (text) => /(?<![\w-])[EI][SN][TF][JP](?:-[AT])?(?![\w-])/i.test(text)],
  [
    'enneagram',
    (text) => /\btype ?[1-9](?:w[1-9])?\b(?! (?:diabetes|error))|(?<![\w-])[1-9]w[1-9](?![\w-])/i.test(text),
  ],
  ['disc', holdsDiscScores],
  ['strengthsfinder', (text) => new Set(text.toLowerCase().match(THEME)).size >= FEWEST_THEMES],
]

function holdsDiscScores(text: string): boolean {
  const isScored = (name: string) => new RegExp(`\\b(?:${name})\\b["']?\\s*[:=]?\\s*-?\\d`).test(text)
  return [
    'D|[Dd]ominance',
    'I|i|[Ii]nfluence',
    'S|[Ss]teadiness',
    'C|[Cc]onscientiousness|[Cc]ompliance',
  ].every(isScored)
}

/**
 * Guesses by keyword which test a pasted text is of, while it is being typed. The server reads it properly.
 *
 * @returns null when nothing gives one away.
 */
export const detectType = (text: string): AssessmentType | null =>
  SIGNS.find(([, isGiven]) => isGiven(text))?.[0] ?? null
