import { ASSESSMENT_TYPES, type AssessmentType, ProcessedResults } from '@lodestar/contract/integrations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectAssessment, parseAssessment } from './parse-assessment.ts'

const profileOf = (text: unknown, chosen: AssessmentType = 'disc') => {
  const { finding } = parseAssessment(typeof text === 'string' ? text : JSON.stringify(text), chosen)
  return finding && `${finding.assessmentType} ${finding.primaryProfile}`
}
const NINE = Object.fromEntries([40, 61, 83, 35, 30, 45, 58, 66, 28].map((score, at) => [at + 1, score]))
const JUNK = [
  'We need more focus this quarter and better input from sales.',
  'He was diagnosed with type 2 diabetes last spring.',
  'I got a C in algebra and a D in history.',
  '2 eggs\n1 bread\n3 S hooks\nmilk 1.5%',
  '{"id":17,"type":"invoice","scores":[3,5],"total":"118.20"}',
  '{}',
  '[]',
  'null',
  '42',
  '....',
]

describe('JSON results', () => {
  it.each([
    ['letters', { D: 80, I: 20, S: 30, C: 40 }, 'disc D'],
    ['small letters below a name', { disc: { d: 20, i: 71, s: 60, c: 10 } }, 'disc IS'],
    [
      'long names, any case',
      { Dominance: 55, INFLUENCE: 12, steadiness: 29, conscientiousness: 83 },
      'disc CD',
    ],
    [
      'a style with scores and a date',
      {
        disc_type: 'SC',
        scores: { D: 12, I: 31, S: 77, C: 64 },
        raw_scores: { D: 9, I: 1, S: 2, C: 3 },
        assessment_date: '2023-11-02',
      },
      'disc SC',
    ],
    [
      'primary and secondary',
      { primaryType: 'D', secondaryType: 'I', scores: { D: 85, I: 70, S: 30, C: 40 } },
      'disc DI',
    ],
    [
      'a list of traits',
      [
        { trait: 'Dominance', score: 14 },
        { trait: 'Influence', score: 9 },
        { trait: 'Steadiness', score: 22 },
        { trait: 'Caution', score: 20 },
      ],
      'disc SC',
    ],
    [
      'a type with a breakdown',
      {
        type: 'ISTJ',
        confidence: 0.82,
        breakdown: { EI: { E: 31, I: 69 }, SN: { S: 77, N: 23 }, TF: { T: 64, F: 36 }, JP: { J: 58, P: 42 } },
      },
      'myers_briggs ISTJ',
    ],
    ['a key that names the test', { mbti: 'infp-t' }, 'myers_briggs INFP'],
    ['a type, a wing and nine scores', { primaryType: 3, wing: 2, scores: NINE }, 'enneagram Type 3w2'],
    [
      'a list of types',
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((type) => ({ type, score: type === 6 ? 90 : 40 + type })),
      'enneagram Type 6',
    ],
    ['a short code', { type: '9w1', tritype: '946' }, 'enneagram Type 9w1'],
    [
      'themes with rank and domain',
      [
        { name: 'Focus', rank: 2, domain: 'Executing' },
        { name: 'Learner', rank: 1, domain: 'Strategic Thinking' },
        { name: 'Woo', rank: 3, domain: 'Influencing' },
      ],
      'strengthsfinder Learner, Focus, Woo',
    ],
    [
      'a format and themes',
      { format: 'top5', themes: ['Command', 'Self-Assurance', 'Competition', 'Focus', 'Woo'] },
      'strengthsfinder Command, Self-Assurance, Competition, Focus, Woo',
    ],
    [
      'numbered keys',
      { strength1: 'Relator', strength2: 'Learner', strength3: 'Achiever' },
      'strengthsfinder Relator, Learner, Achiever',
    ],
  ])('are read: %s', (_, value, profile) => {
    const chosen = ASSESSMENT_TYPES.find((type) => profile.startsWith(type)) ?? 'disc'
    expect(profileOf(value, chosen)).toBe(profile)
    expect(
      parseAssessment(JSON.stringify(value), chosen).finding && detectAssessment(JSON.stringify(value)).type,
    ).toBe(chosen)
  })

  it('are found out when the format is auto, and must be valid when it is JSON', () => {
    const text = '{"D":80,"I":20,"S":30,"C":40}'
    expect(parseAssessment(text, 'disc', 'auto')).toMatchObject({ inputFormat: 'json' })
    expect(parseAssessment(text, 'disc', 'json')).toMatchObject({ inputFormat: 'json' })
    expect(parseAssessment(text, 'disc', 'text')).toMatchObject({ inputFormat: 'text' })
    expect(parseAssessment('D 80 I 20 S 30 C 40', 'disc', 'json')).toEqual({
      finding: null,
      confidence: 0,
      reason: 'This is not valid JSON. Check the brackets and quotes, or choose the text format.',
    })
  })

  it('that are broken are read as text, and a warning says so', () => {
    const { finding } = parseAssessment('{"D":80,"I":20,"S":30,"C":40', 'disc')
    expect(finding?.primaryProfile).toBe('D')
    expect(finding?.warnings[0]).toBe(
      'This opens like JSON but is not valid JSON, so it was read as plain text.',
    )
  })
})

describe('the test a text looks like', () => {
  it.each([
    ['My DISC profile is DI', 'disc'],
    ['I am an INTJ', 'myers_briggs'],
    ['Enneagram Type 3', 'enneagram'],
    ['Achiever, Learner, Strategic', 'strengthsfinder'],
  ] as const)('%s is %s, with some confidence', (text, type) => {
    const detection = detectAssessment(text)
    expect(detection.type).toBe(type)
    expect(detection.confidence).toBeGreaterThan(0.4)
  })

  it('is none for what holds no result', () => {
    for (const text of JUNK) expect(detectAssessment(text)).toEqual({ type: null, confidence: 0 })
  })

  it('is stored instead of the chosen one when it is clearly that, and a warning says so', () => {
    const { finding } = parseAssessment('Type 8w7 (Challenger), sx/so, tritype 8-5-3', 'disc')
    expect(finding?.assessmentType).toBe('enneagram')
    expect(finding?.warnings[0]).toBe(
      'This reads like an Enneagram result, so it was stored as that and not as DISC.',
    )
  })

  it('does not overrule a choice that the text bears out', () => {
    const both =
      'DISC style: Di, D 78 I 61 S 22 C 35. MBTI: ENTJ, Extraverted 60% Intuitive 64% Thinking 58% Judging 81%'
    for (const type of ['disc', 'myers_briggs'] as const)
      expect(parseAssessment(both, type).finding?.assessmentType).toBe(type)
  })
})

describe('what holds no result', () => {
  it('gives confidence 0, a reason and no profile, whatever was chosen', () => {
    for (const text of JUNK)
      for (const type of ASSESSMENT_TYPES) {
        const parsed = parseAssessment(text, type)
        expect(parsed).toMatchObject({ finding: null, confidence: 0 })
        expect(parsed.finding === null && parsed.reason.length).toBeGreaterThan(20)
      }
  })

  it('never becomes a profile by chance: words, numbers and marks', () => {
    const words = fc.constantFrom(
      ...'focus input context learner we the team type style score of and a in 3 12 85% 2024 I C, D. disc-shaped belief strategic'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), fc.constantFrom(...ASSESSMENT_TYPES), (list, type) => {
        const text = `We met on Monday and ${list.join(' and then the ')} went on for a while after that`
        const { finding, confidence } = parseAssessment(text, type)
        expect(finding === null).toBe(confidence === 0)
        if (finding) expect(finding.confidence).toBeLessThan(0.6)
      }),
    )
  })
})

it('answers any text with shares and confidence in range, the same each time', () => {
  const pieces = fc.constantFrom(
    'D 78',
    'I -7',
    'S 22%',
    'C 9/28',
    'Dominance',
    'INTJ-A',
    'Feeling 51%',
    'Type 3: 21',
    '8w7',
    'The Helper 74%',
    '1. Learner®',
    'Woo,',
    'Natural:',
    'DISC',
    '\n',
    '{',
    '"',
    '0',
    '999',
    'Enneagram',
    'E clear (19)',
    '/',
    'X',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), fc.constantFrom(...ASSESSMENT_TYPES), (list, type) => {
      const text = list.join(' ')
      const parsed = parseAssessment(text, type)
      expect(parseAssessment(text, type)).toEqual(parsed)
      if (!parsed.finding) return
      expect(ProcessedResults.safeParse(parsed.finding).error).toBeUndefined()
      expect(parsed.confidence).toBeLessThanOrEqual(0.95)
      expect(parsed.finding.motivators.length).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

it('says when there was little to go on', () => {
  expect(parseAssessment('I am an INTJ', 'myers_briggs').finding?.warnings).toEqual([
    'There was little to go on. With the scores, or more of the report, the reading gets surer.',
  ])
})

it('reads forms that only look different: wide letters, other dashes and spaces', () => {
  expect(profileOf('Ｄ 78\u00a0Ｉ 61 Ｓ 22 Ｃ 35')).toBe('disc DI')
  expect(profileOf('INTJ\u2011A', 'myers_briggs')).toBe('myers_briggs INTJ')
})
