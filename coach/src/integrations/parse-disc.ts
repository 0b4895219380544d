import { DISC_LETTERS, DISC_MEANINGS, type DiscLetter } from './disc.data.ts'
import { chooseSet, countDiscScores, type DiscSet, findDiscSets, scaleSet } from './disc-scores.ts'
import { findDiscStyle } from './disc-style.ts'
import { type Finding, foundNothing, type Outcome, weighEvidence } from './finding.ts'

/** The name of the test, whatever the vendor's spelling. */
const TEST = /\bD[iI]SC\b|\b[Dd]isc[ _-]?(?:profile|style|type|test|assessment|results?)\b/
/** Closer than this share of the scale, first and second are too close to call. */
const NEAR_TIE = 0.05
/** What rounding alone may make of four equal scores. */
const LEVEL = 0.002

/**
 * Reads a DISC result: a reported style ("Di"), four scores on any scale, or both.
 *
 * @param isChosen the person said that it is DISC, so a lone letter is enough.
 */
export function parseDisc(text: string, isChosen: boolean): Outcome {
  const isNamed = TEST.test(text)
  const sets = findDiscSets(text, isNamed || isChosen)
  const set = chooseSet(sets)
  // "High C, low S" would read as a reported C.
  const reported = set?.kind === 'words' ? null : findDiscStyle(text, isNamed, isChosen)
  const ranked = set ? rank(set) : []
  const style = reported ?? styleOf(ranked)
  const [first, second] = style
  if (!first) return foundNothing(explain(text, set, isNamed))
  const confidence = weighEvidence(
    [
      [set !== null, 0.75],
      [reported !== null, 0.35],
      [isNamed, 0.3],
      [isChosen, 0.1],
    ],
    [
      [isNearTie(ranked), 0.1],
      [set !== null && scaleSet(set).isGuessed, 0.05],
      [disagrees(reported, ranked), 0.25],
    ],
  )
  const warnings = [...warnOfScores(set, ranked), ...warnOfStyle(reported, ranked)]
  return { finding: describe(first, second, { sets, set, reported, confidence, warnings }) }
}

function explain(text: string, set: DiscSet | null, isNamed: boolean): string | null {
  if (set) return 'All four DISC scores are the same, so no style stands out.'
  const count = countDiscScores(text)
  if (count > 1)
    return `Only ${count} of the four DISC scores were found, so it cannot be told which one leads.`
  return isNamed ? 'It speaks of DISC but holds neither a style nor scores.' : null
}

interface Evidence {
  sets: readonly DiscSet[]
  set: DiscSet | null
  reported: readonly DiscLetter[] | null
  confidence: number
  warnings: string[]
}

function describe(first: DiscLetter, second: DiscLetter | undefined, evidence: Evidence): Finding {
  const { sets, set, reported, confidence, warnings } = evidence
  const [lead, support] = [DISC_MEANINGS[first], second && DISC_MEANINGS[second]]
  const ordered = set ? [set, ...sets.filter((one) => one !== set)] : []
  return {
    assessmentType: 'disc',
    primaryProfile: `${first}${second ?? ''}`,
    leadershipStyle: lead.startsFrom,
    motivators: support
      ? [lead.motivators[0], support.motivators[0], lead.motivators[1], support.motivators[1]]
      : [...lead.motivators],
    summary: support ? `${lead.summary.slice(0, -1)}, ${support.second}.` : lead.summary,
    details: [
      ...(reported ? [`Reported style: ${reported.join('')}`] : []),
      ...ordered.map(
        (one) => `${one.label}: ${DISC_LETTERS.map((key) => `${key} ${one.values[key]}`).join(', ')}`,
      ),
    ],
    scores: ordered.map((one) => {
      const { shares } = scaleSet(one)
      return {
        label: one.label,
        values: DISC_LETTERS.map((key) => ({ name: DISC_MEANINGS[key].name, share: shares[key] })),
      }
    }),
    confidence,
    warnings,
  }
}

type Ranked = readonly { letter: DiscLetter; share: number }[]

function rank(set: DiscSet): Ranked {
  const { shares } = scaleSet(set)
  return DISC_LETTERS.map((letter) => ({ letter, share: shares[letter] })).toSorted(
    (one, other) => other.share - one.share,
  )
}

const gap = (ranked: Ranked, at: number): number => (ranked[at]?.share ?? 0) - (ranked[at + 1]?.share ?? 0)
const isNearTie = (ranked: Ranked): boolean => ranked.length > 0 && gap(ranked, 0) < NEAR_TIE

/** The highest, and the next one when it too stands above the mean of the four. */
function styleOf(ranked: Ranked): DiscLetter[] {
  const mean = ranked.reduce((sum, { share }) => sum + share, 0) / 4
  return ranked
    .slice(0, 2)
    .filter(({ share }) => share > mean + LEVEL)
    .map(({ letter }) => letter)
}

function warnOfScores(set: DiscSet | null, ranked: Ranked): string[] {
  const [first, second] = ranked
  if (!set || !first || !second) return []
  const warnings: string[] = []
  if (scaleSet(set).isGuessed)
    warnings.push('The scale is not stated, so the scores were read against the highest of the four.')
  if (isNearTie(ranked))
    warnings.push(
      `${first.letter} and ${second.letter} are nearly level: which one leads may change on a retest.`,
    )
  if (set.kind === 'adapted')
    warnings.push(
      'Only the adapted scores were found: they show how you adjust at work, not how you naturally start.',
    )
  return warnings
}

const disagrees = (reported: readonly DiscLetter[] | null, ranked: Ranked): boolean =>
  reported !== null && ranked.length > 0 && !isNearTie(ranked) && reported[0] !== ranked[0]?.letter

function warnOfStyle(reported: readonly DiscLetter[] | null, ranked: Ranked): string[] {
  if (!reported) return []
  return disagrees(reported, ranked)
    ? [
        `The reported style ${reported.join('')} does not lead in the scores, where ${ranked[0]?.letter} is highest. The reported style was kept.`,
      ]
    : []
}
