import { CENTERS, ENNEAGRAM_MEANINGS, ENNEAGRAM_TYPES, type EnneagramType } from './enneagram.data.ts'
import { findTypeScores, type TypeScores } from './enneagram-scores.ts'
import { asType, findType, isNeighbor, TEST, type TypeMention } from './enneagram-type.ts'
import { type Finding, foundNothing, type Outcome, weighEvidence } from './finding.ts'

/** The two highest closer than this share of the highest are a near tie. */
const NEAR_TIE = 0.1

/**
 * Reads an Enneagram result: a type with or without wing ("8w7", "Type 3", "an Enneagram six"), the scores of the nine
 * types, or both. "Type 2" alone is also an illness and an error, so it needs the test's name, a wing, a nickname or scores.
 *
 * @param isChosen the person said that it is the Enneagram, so a bare type may be the whole text.
 */
export function parseEnneagram(text: string, isChosen: boolean): Outcome {
  const scores = findTypeScores(text)
  const mention = findType(text, isChosen, scores !== null)
  const leaders = scores ? rank(scores) : []
  const type = mention?.type ?? leaders[0]?.type
  if (type === undefined)
    return foundNothing(
      TEST.test(text) ? 'It speaks of the Enneagram but holds neither a type nor scores.' : null,
    )
  const wing = mention?.wing ?? null
  const isWing = wing !== null && isNeighbor(type, wing)
  const clashes = !isNearTie(leaders) && leaders.length > 0 && leaders[0]?.type !== type
  const extras = readExtras(text)
  const confidence = weighEvidence(
    [
      [mention !== null, mention?.isBare ? 0.35 : 0.45],
      [isWing, 0.35],
      [mention?.hasNickname === true, 0.2],
      [scores !== null, 0.65],
      [TEST.test(text), 0.2],
      ...extras.map(() => [true, 0.1] as const),
    ],
    [
      [isNearTie(leaders) && mention === null, 0.15],
      [clashes, 0.25],
      [wing !== null && !isWing, 0.2],
    ],
  )
  const warnings = [...warnOfMention(type, mention), ...warnOfScores(leaders, type, clashes)]
  return { finding: describe({ type, wing: isWing ? wing : null, scores, extras, confidence, warnings }) }
}

interface Evidence {
  type: EnneagramType
  wing: EnneagramType | null
  scores: TypeScores | null
  extras: readonly string[]
  confidence: number
  warnings: string[]
}

function describe({ type, wing, scores, extras, confidence, warnings }: Evidence): Finding {
  const meaning = ENNEAGRAM_MEANINGS[type]
  const center = CENTERS.find(({ types }) => types.includes(type))?.name
  return {
    assessmentType: 'enneagram',
    primaryProfile: `Type ${type}${wing ? `w${wing}` : ''}`,
    leadershipStyle: meaning.startsFrom,
    motivators: [...meaning.motivators, ...(wing ? [ENNEAGRAM_MEANINGS[wing].motivators[0]] : [])],
    summary: meaning.summary,
    details: [
      ...(wing ? [`Wing: ${wing}`] : []),
      `Center: ${center}`,
      ...extras,
      ...(scores ? [`Scores: ${[...scores].map(([one, value]) => `type ${one} ${value}`).join(', ')}`] : []),
    ],
    scores: scores ? [{ label: 'Nine types', values: scale(scores) }] : [],
    confidence,
    warnings,
  }
}

/** Against the highest, or out of 100 where that cannot be told apart from a percentage. */
function scale(scores: TypeScores): { name: string; share: number }[] {
  const values = [...scores.values()]
  const whole = Math.max(...values) > 50 ? 100 : Math.max(...values, 1)
  return ENNEAGRAM_TYPES.flatMap((type) => {
    const value = scores.get(type)
    if (value === undefined) return []
    return [
      { name: `Type ${type}`, share: Math.round(Math.min(Math.max(value / whole, 0), 1) * 1000) / 1000 },
    ]
  })
}

type Ranked = readonly { type: EnneagramType; value: number }[]

const rank = (scores: TypeScores): Ranked =>
  [...scores].map(([type, value]) => ({ type, value })).toSorted((one, other) => other.value - one.value)

function isNearTie([first, second]: Ranked): boolean {
  return first !== undefined && second !== undefined && first.value - second.value <= first.value * NEAR_TIE
}

function warnOfScores(leaders: Ranked, type: EnneagramType, clashes: boolean): string[] {
  const [first, second] = leaders
  if (!first || !second) return []
  const warnings: string[] = []
  if (clashes)
    warnings.push(
      `The scores are highest for type ${first.type}, but the text states type ${type}. The stated type was kept.`,
    )
  if (isNearTie(leaders))
    warnings.push(
      `Types ${first.type} and ${second.type} score nearly the same (${first.value} and ${second.value}): read about both.`,
    )
  if (leaders.length < ENNEAGRAM_TYPES.length)
    warnings.push(`Scores were found for ${leaders.length} of the nine types.`)
  return warnings
}

function warnOfMention(type: EnneagramType, mention: TypeMention | null): string[] {
  const wing = mention?.wing ?? null
  const warnings: string[] = []
  if (wing !== null && !isNeighbor(type, wing))
    warnings.push(
      `A wing stands next to its type, so ${type}w${wing} cannot be: only type ${type} was taken.`,
    )
  if (mention?.rivals) warnings.push(`More than one type is named; ${type} was taken because it comes first.`)
  return warnings
}

const TRITYPE =
  /\btritype\W*([1-9])\W?([1-9])\W?([1-9])\b|\b[1-9]w[1-9]\b[^\n]{0,200}?\b([1-9])([1-9])([1-9])\b/i
const INSTINCTS = /\b(s[pox])(?:\s?\/\s?(s[pox]))?\b/i

/** Tritype (one type of each center) and instincts, where the text gives them. */
function readExtras(text: string): string[] {
  const types = (TRITYPE.exec(text) ?? []).slice(1).flatMap((digit) => asType(digit) ?? [])
  const isTritype = CENTERS.every(({ types: own }) => types.filter((one) => own.includes(one)).length === 1)
  const [, first, second] = INSTINCTS.exec(text) ?? []
  return [
    ...(isTritype ? [`Tritype: ${types.join('-')}`] : []),
    // "so" alone is a word.
    ...(first && (second || first.toLowerCase() !== 'so')
      ? [`Instincts: ${[first, second].filter(Boolean).join('/').toLowerCase()}`]
      : []),
  ]
}
