import { type Finding, foundNothing, type Outcome, weighEvidence } from './finding.ts'
import { DOMAIN_MEANINGS, DOMAINS, type Domain, THEMES } from './strengths.data.ts'
import { findThemes, type ThemeList } from './theme-list.ts'

const TEST =
  /\b(?:clifton\s?strengths?|strengths?\s?finder|gallup strengths?|top (?:5|five|10|ten) strengths|signature themes|34 themes)\b/i
/** How many themes a profile shows and a motivator is given for. */
const TOP = 5
const ALL = 34

/**
 * Reads a ranking of Strengths themes. Many themes are ordinary words, so they count only as a list (numbers, commas,
 * lines), with their trademark sign, or where the text names the test.
 *
 * @param isChosen the person said that it is Strengths, so two themes in a row are enough.
 */
export function parseStrengths(text: string, isChosen: boolean): Outcome {
  const hasTestName = TEST.test(text)
  const list = findThemes(text, { hasTestName, isChosen })
  if (list.themes.length === 0)
    return foundNothing(
      hasTestName || list.isForeign
        ? 'It reads like a Strengths result, but no theme names were found. They must be the English names.'
        : null,
    )
  const count = list.themes.length
  const confidence = weighEvidence(
    [
      [true, listWeight(count)],
      [list.isRanked, 0.3],
      [list.hasMarks, 0.2],
      [hasTestName, 0.25],
      [count === ALL || count === 2 * TOP, 0.3],
    ],
    [
      [list.isLoose, 0.3],
      [count < TOP, 0.1],
    ],
  )
  return { finding: describe(list, confidence) }
}

function listWeight(count: number): number {
  if (count >= TOP) return 0.65
  return count >= 3 ? 0.5 : 0.35
}

function describe(list: ThemeList, confidence: number): Finding {
  const top = list.themes.slice(0, TOP).flatMap((name) => THEMES.find((theme) => theme.name === name) ?? [])
  const domain = leadingDomain(top.map((theme) => theme.domain))
  const counts = DOMAINS.map((one) => `${one} ${top.filter((theme) => theme.domain === one).length}`)
  return {
    assessmentType: 'strengthsfinder',
    primaryProfile: top.map(({ name }) => name).join(', '),
    leadershipStyle: DOMAIN_MEANINGS[domain].startsFrom,
    motivators: top.map(({ motivator }) => motivator),
    summary: DOMAIN_MEANINGS[domain].summary,
    details: [
      `Domains of the first ${top.length}: ${counts.join(', ')}`,
      ...(list.themes.length > TOP ? [`After them: ${list.themes.slice(TOP).join(', ')}`] : []),
    ],
    scores: [],
    confidence,
    warnings: warnOf(list),
  }
}

/** Earlier themes weigh more; a tie goes to the domain of the earliest. */
function leadingDomain(domains: readonly Domain[]): Domain {
  const weigh = (domain: Domain) =>
    domains.reduce((sum, one, at) => sum + (one === domain ? domains.length - at : 0), 0)
  const inOrder = [...new Set(domains)]
  return inOrder.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? DOMAINS[0]
}

function warnOf({ themes, isRanked, isLoose, unknown }: ThemeList): string[] {
  const warnings: string[] = []
  if (themes.length < TOP)
    warnings.push(
      `Only ${themes.length} ${themes.length === 1 ? 'theme was' : 'themes were'} found; a result has at least five.`,
    )
  if (isLoose) warnings.push('The themes stand in running text, so their order may not be the ranking.')
  else if (!isRanked && themes.length > 1)
    warnings.push('The themes carry no numbers, so the order of the text was taken as the ranking.')
  if (unknown > 0)
    warnings.push(
      `The list has ${unknown} more ${unknown === 1 ? 'entry' : 'entries'} that are no theme under its English name.`,
    )
  return warnings
}
