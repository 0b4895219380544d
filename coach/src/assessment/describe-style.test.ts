import { AssessmentResult, STYLES, type Style } from '@lodestar/contract/assessment'
import { describe, expect, it } from 'vitest'
import { answerAll } from './answer-all.ts'
import { CONTRADICTIONS } from './contradictions.data.ts'
import { describeResult } from './describe-style.ts'
import { SBI_EXPLANATION } from './sbi-explanation.data.ts'
import { scoreAssessment } from './score-assessment.ts'
import { SITUATIONS } from './situations.data.ts'
import { SHARP_AIM_STRENGTH, STYLE_BLENDS, STYLE_PAIRS } from './style-mixes.data.ts'
import { STYLE_PORTRAITS } from './style-profiles.data.ts'

type Counts = Record<Style, number>

/** Every way 16 answers can fall on four styles: 969. */
const ALL_COUNTS: Counts[] = [...Array(17).keys()].flatMap((Directive) =>
  [...Array(17 - Directive).keys()].flatMap((Coaching) =>
    [...Array(17 - Directive - Coaching).keys()].map((Supportive) => ({
      Directive,
      Coaching,
      Supportive,
      Delegating: 16 - Directive - Coaching - Supportive,
    })),
  ),
)

const BY_FIT = STYLES.flatMap((style) => SITUATIONS.filter(({ bestFit }) => bestFit === style))

/** The counts laid over the situations sorted by best fit, moved on by `turn`: each turn gives another fit. */
function scoreCounts(counts: Counts, turn = 0) {
  const styles = STYLES.flatMap((style) => Array.from({ length: counts[style] }, () => style))
  return scoreAssessment(
    answerAll((situation) => styles[(BY_FIT.indexOf(situation) + turn) % 16] ?? 'Directive'),
  )
}

const scorePure = (style: Style) => scoreAssessment(answerAll(() => style))
const REACHABLE = ALL_COUNTS.flatMap((counts) => [0, 4, 8, 12].map((turn) => scoreCounts(counts, turn)))
const RESULTS = REACHABLE.map((profile) => ({ profile, ...describeResult(profile) }))
const splitSentences = (text: string) => text.split(/(?<=[.?!])\s+/)
const listTexts = (result: Omit<AssessmentResult, 'profile' | 'completedAt'>) =>
  Object.values(result).flatMap((value) => (typeof value === 'string' ? splitSentences(value) : value))
const collectStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? splitSentences(value)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => (key === 'path' ? [] : collectStrings(part)))
      : []

describe('a result', () => {
  it('fills every field for every reachable profile, with the promised number of lines [R1-09, R1-10, R1-11, R1-12, R1-13, R3-13]', () => {
    for (const { profile, ...result } of RESULTS) {
      AssessmentResult.parse({ ...result, profile, completedAt: null })
      expect(result.strengths).toHaveLength(4)
      expect([3, 4]).toContain(result.developmentAreas.length)
      expect([4, 5]).toContain(result.recommendedActions.length)
      expect(result.awarenessGaps).toHaveLength(3)
      expect(result.stressPatterns).toHaveLength(3)
      expect(result.generationalTips).toHaveLength(3)
      const sentences = splitSentences(result.styleDescription)
      expect(sentences.length).toBeGreaterThanOrEqual(4)
      expect(sentences.length).toBeLessThanOrEqual(6)
      const texts = listTexts(result)
      expect(texts.every((text) => text.trim().length > 0)).toBe(true)
      expect(new Set(texts).size).toBe(texts.length)
      expect(JSON.stringify(result)).not.toMatch(/[{][a-z]+[}]|undefined|null|NaN/)
    }
  })

  it.each(STYLES)('of only %s answers is called %s [R9-26]', (style) => {
    expect(describeResult(scorePure(style)).leadershipStyle).toBe(style)
  })

  it('names a blend by both styles and anything else by one', () => {
    for (const { profile, leadershipStyle } of RESULTS)
      expect(leadershipStyle).toBe(
        profile.isBlend ? `${profile.primary} / ${profile.secondary}` : profile.primary,
      )
  })

  it('says what Coaching means wherever the name contains it, and nowhere else', () => {
    const note = STYLE_PORTRAITS.Coaching.note ?? ''
    expect(note).toMatch(/direction and close support/)
    for (const { leadershipStyle, styleDescription } of RESULTS)
      expect(styleDescription.includes(note)).toBe(leadershipStyle.includes('Coaching'))
  })

  it('has one action that mentions SBI and at least two that do not, each due within a week', () => {
    const isDated =
      /\b(by|before) (Monday|Tuesday|Wednesday|Thursday|Friday)\b|\bthis week\b|^Tomorrow\b|\bwithin (the week|(two|three|five) days)\b/i
    for (const { recommendedActions } of RESULTS) {
      expect(recommendedActions.filter((action) => action.includes('SBI'))).toHaveLength(1)
      for (const action of recommendedActions) expect(action).toMatch(isDated)
    }
  })

  it('names no development area that contradicts one of the strengths beside it', () => {
    const areas: string[] = STYLES.flatMap((style) => STYLE_PORTRAITS[style].areas.map(({ text }) => text))
    const strengths: string[] = STYLES.flatMap((style) => STYLE_PORTRAITS[style].strengths)
    for (const [area, strength] of Object.entries(CONTRADICTIONS)) {
      expect(areas).toContain(area)
      expect(strengths).toContain(strength)
      for (const result of RESULTS)
        if (result.developmentAreas.includes(area)) expect(result.strengths).not.toContain(strength)
    }
  })

  it('keeps development areas short enough for a button', () => {
    for (const { developmentAreas } of RESULTS)
      for (const area of developmentAreas) expect(area.length).toBeLessThanOrEqual(50)
  })

  it('never speaks of generations, norms, accuracy or percentiles', () => {
    const banned =
      /\bgen[- ]?(x|y|z|alpha)\b|millennial|boomer|generation|percentile|accura|on average|most leaders|typical leader/i
    for (const result of RESULTS) expect(listTexts(result).join(' ')).not.toMatch(banned)
  })

  it('of one style shares no sentence with that of another, but for what SBI means', () => {
    const texts = STYLES.flatMap((style) => {
      const { sbiExplanation: _same, ...own } = describeResult(scorePure(style))
      return [...new Set(listTexts({ ...own, sbiExplanation: '' }))].filter(Boolean)
    })
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('is written from texts that occur once', () => {
    const texts = collectStrings([STYLE_PORTRAITS, STYLE_PAIRS, STYLE_BLENDS])
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(150)
  })

  it('has a text for each pair of different styles and each blend', () => {
    for (const style of STYLES)
      expect(Object.keys(STYLE_PAIRS[style]).toSorted()).toEqual(
        STYLES.filter((other) => other !== style).toSorted(),
      )
    const pairs = STYLES.flatMap((one, at) => STYLES.slice(at + 1).map((other) => `${one} / ${other}`))
    expect(Object.keys(STYLE_BLENDS).toSorted()).toEqual(pairs.toSorted())
  })

  it('reads differently for another second style, a missing style, and variety that misses the person', () => {
    const read = (counts: Counts, turn = 0) => describeResult(scoreCounts(counts, turn))
    const withSupport = read({ Directive: 8, Coaching: 2, Supportive: 5, Delegating: 1 })
    const withTrust = read({ Directive: 8, Coaching: 2, Supportive: 1, Delegating: 5 })
    for (const field of [
      'styleDescription',
      'strengths',
      'developmentAreas',
      'recommendedActions',
      'awarenessGaps',
      'stressPatterns',
      'generationalTips',
    ] as const)
      expect(withSupport[field]).not.toEqual(withTrust[field])
    expect(withSupport.developmentAreas).toContain('Handing over a whole piece of work')
    expect(withTrust.developmentAreas).not.toContain('Handing over a whole piece of work')
    const aimed = read({ Directive: 4, Coaching: 7, Supportive: 3, Delegating: 2 })
    const missed = read({ Directive: 4, Coaching: 7, Supportive: 3, Delegating: 2 }, 8)
    expect(missed.leadershipStyle).toBe(aimed.leadershipStyle)
    expect(missed.developmentAreas[0]).toBe('Reading skill and will before you act')
    expect(aimed.developmentAreas).not.toContain('Reading skill and will before you act')
    expect(missed.styleDescription).not.toBe(aimed.styleDescription)
  })

  it('tells somebody who never lets able people run how often, and gives them a hand-over to make', () => {
    const result = describeResult(
      scoreAssessment(answerAll(({ bestFit }) => (bestFit === 'Supportive' ? 'Supportive' : 'Coaching'))),
    )
    expect(result.styleDescription).toContain('In 12 of 16 situations')
    expect(result.styleDescription).toContain('at least 8 of those')
    expect(result.developmentAreas).toContain('Trusting able people with the how')
    expect(result.awarenessGaps[0]).toMatch(/could go ahead/)
  })

  it('calls the aim close from .7 of what the mix allows, and missed up to .4', () => {
    const profile = scoreCounts({ Directive: 4, Coaching: 7, Supportive: 3, Delegating: 2 })
    const read = (hits: number) => describeResult({ ...profile, fit: hits / 16 })
    const { sharp, off } = STYLE_PORTRAITS.Coaching
    const verdicts = [5, 6, 9, 10].map((hits) =>
      [sharp, off].filter((sentence) => read(hits).styleDescription.includes(sentence)),
    )
    expect(verdicts).toEqual([[off], [], [], [sharp]])
    expect(read(10).strengths).toContain(SHARP_AIM_STRENGTH)
    expect(read(9).strengths).not.toContain(SHARP_AIM_STRENGTH)
  })

  it('does not praise the aim of somebody who hardly varies', () => {
    for (const style of STYLES)
      expect(describeResult(scorePure(style)).strengths).toEqual(STYLE_PORTRAITS[style].strengths)
  })

  it('has many more faces than four', () => {
    const faces = new Set(RESULTS.map(({ profile: _, ...result }) => JSON.stringify(result)))
    expect(faces.size).toBeGreaterThan(300)
  })
})

describe('the explanation of SBI', () => {
  it('names Situation, Behavior and Impact, works an example and is honest about the evidence [R1-14]', () => {
    expect(SBI_EXPLANATION).toMatch(/Situation, Behavior, Impact/)
    expect(SBI_EXPLANATION).toMatch(/\(situation\).*\(behavior\).*\(impact\)/)
    expect(SBI_EXPLANATION).toMatch(/widely taught.*scarce/)
    expect(SBI_EXPLANATION.split('\n\n')).toHaveLength(3)
  })
})
