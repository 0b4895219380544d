import { ASSESSMENT_TYPES, type AssessmentType, type INPUT_FORMATS } from '@lodestar/contract/integrations'
import type { Finding, Outcome } from './finding.ts'
import { parseDisc } from './parse-disc.ts'
import { parseEnneagram } from './parse-enneagram.ts'
import { parseSixteenTypes } from './parse-sixteen-types.ts'
import { parseStrengths } from './parse-strengths.ts'
import { readSource } from './read-source.ts'

/** Which test a text looks like. */
export interface Detection {
  /** Null when it looks like none. */
  readonly type: AssessmentType | null
  /** Fraction; 0 without a type. */
  readonly confidence: number
}

/** What became of a pasted text. Without a finding the confidence is 0 and `reason` says why. */
export type ParsedAssessment =
  | { readonly finding: Finding; readonly inputFormat: 'text' | 'json'; readonly confidence: number }
  | { readonly finding: null; readonly confidence: 0; readonly reason: string }

const TEST_NAMES: Record<AssessmentType, string> = {
  disc: 'DISC',
  myers_briggs: '16-type',
  enneagram: 'Enneagram',
  strengthsfinder: 'Strengths',
}
const READERS: Record<AssessmentType, (text: string, isChosen: boolean) => Outcome> = {
  disc: parseDisc,
  myers_briggs: parseSixteenTypes,
  enneagram: parseEnneagram,
  strengthsfinder: parseStrengths,
}
/** A reading this sure may overrule the person's choice, if it is clearly surer than the reading of the chosen test. */
const SURE = 0.6
const CLEARLY = 0.25
/** Where the chosen test has no reading at all, this is enough; below, it is only named as a guess. */
const PLAUSIBLE = 0.4

/** Below this the person is told that little was found. */
const FAIR = 0.5

/** Says which test a pasted text looks like, without anybody's choice. Text and JSON alike. */
export function detectAssessment(text: string): Detection {
  const source = readSource(text, 'auto')
  const [best] = source ? rank(source.text, null) : []
  return best ? { type: best.assessmentType, confidence: best.confidence } : { type: null, confidence: 0 }
}

/**
 * Reads a pasted result.
 *
 * The chosen test is read first; another test is taken instead only when the text is clearly that one. What holds no
 * result gives no profile, never a default one. Pure, and linear in the length of the text.
 *
 * @see docs/coaching/imports.md
 */
export function parseAssessment(
  text: string,
  chosenType: AssessmentType,
  format: (typeof INPUT_FORMATS)[number] = 'auto',
): ParsedAssessment {
  const source = readSource(text, format)
  if (!source)
    return fail('This is not valid JSON. Check the brackets and quotes, or choose the text format.')
  const chosen = READERS[chosenType](source.text, true)
  const [best] = rank(source.text, chosenType)
  const finding = decide(chosen.finding, best)
  if (!finding) return fail(explain(chosen, best))
  const isOther = finding.assessmentType !== chosenType
  const warnings = [
    ...source.warnings,
    ...(isOther
      ? [
          `This reads like ${article(finding.assessmentType)} result, so it was stored as that and not as ${TEST_NAMES[chosenType]}.`,
        ]
      : []),
    ...(finding.confidence < FAIR
      ? ['There was little to go on. With the scores, or more of the report, the reading gets surer.']
      : []),
    ...finding.warnings,
  ]
  return { finding: { ...finding, warnings }, inputFormat: source.format, confidence: finding.confidence }
}

const fail = (reason: string): ParsedAssessment => ({ finding: null, confidence: 0, reason })

/** What each test makes of a text, surest first. */
function rank(text: string, except: AssessmentType | null): Finding[] {
  return ASSESSMENT_TYPES.filter((type) => type !== except)
    .flatMap((type) => READERS[type](text, false).finding ?? [])
    .toSorted((one, other) => other.confidence - one.confidence)
}

function decide(chosen: Finding | null, other: Finding | undefined): Finding | null {
  if (!other) return chosen
  if (!chosen) return other.confidence >= PLAUSIBLE ? other : null
  return other.confidence >= SURE && other.confidence - chosen.confidence >= CLEARLY ? other : chosen
}

function explain(chosen: Outcome, other: Finding | undefined): string {
  if (other)
    return `No result of the chosen kind was found. It looks a little like ${article(other.assessmentType)} result.`
  return (
    (chosen.finding === null ? chosen.reason : null) ??
    'No style, type, theme or score was found in this text. Paste the part of the report that names them.'
  )
}

const article = (type: AssessmentType): string => `${type === 'enneagram' ? 'an' : 'a'} ${TEST_NAMES[type]}`
