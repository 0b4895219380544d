import { describe, expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { parseSixteenTypes } from './parse-sixteen-types.ts'

function read(text: string): Finding {
  const { finding } = parseSixteenTypes(text)
  if (!finding) throw new Error(`nothing found in ${text}`)
  return finding
}

describe('a 16-type result', () => {
  it.each([
    ['I am an INTJ', 'INTJ'],
    ['Reported type: ENFJ   E clear (19)  N slight (3)  F moderate (11)  J clear (17)', 'ENFJ'],
    ['mbti: infp-t', 'INFP'],
    ['INTJ-A  Introverted 72%  Intuitive 64%  Thinking 58%  Judging 81%', 'INTJ'],
    ['61% Extraverted\nEnergy\n74% Intuitive\nNature\n51% Feeling\nTactics\n66% Prospecting', 'ENFP'],
    ['I - 63%\nS - 81%\nF - 55%\nP - 70%', 'ISFP'],
    [
      'Extraversion 18 | Introversion 12\nSensing 4 | Intuition 26\nThinking 10 | Feeling 20\nJudging 9 | Perceiving 21',
      'ENFP',
    ],
  ])('is read: %s', (text, type) => {
    expect(read(text).primaryProfile).toBe(type)
  })

  it.each([
    ['part numbers', 'Order ENTP-4471 and ISTJ-9920, box INTJ7.'],
    ['letters inside words', 'The disenfjord lists testj and minfpx.'],
    ['another test', 'Openness 82%  Agreeableness 64%  Neuroticism 31%  Extraversion 47%'],
    ['a pronoun and numbers', 'I 63 and then S 81 left.'],
    ['three of four pairs', 'Introverted 72%, Intuitive 64%, Thinking 58%'],
    ['nothing but ties', 'XXXX'],
  ])('is not seen in %s', (_, text) => {
    expect(parseSixteenTypes(text).finding).toBeNull()
  })

  it('says what is missing where it speaks of the test without a type', () => {
    expect(parseSixteenTypes('My MBTI was interesting')).toMatchObject({
      reason: 'It reads like a 16-type result, but not all four pairs of letters were found.',
    })
  })
})

describe('the figures of a 16-type result', () => {
  it('are flipped where they are of the other pole, and a warning says so', () => {
    const found = read('Extraversion 35%, Sensing 30%, Thinking 62%, Judging 20%')
    expect(found.primaryProfile).toBe('INTP')
    expect(found.scores[0]?.values).toEqual([
      { name: 'Introversion', share: 0.65 },
      { name: 'Intuition', share: 0.7 },
      { name: 'Thinking', share: 0.62 },
      { name: 'Perceiving', share: 0.8 },
    ])
    expect(found.warnings).toContain('Extraversion 35% is less than half, so it was read as Introversion.')
  })

  it('from 45 to 55 percent are a near tie, with a warning', () => {
    const isNear = (percent: number) =>
      read(`INTJ Introverted ${percent}% Intuitive 80% Thinking 70% Judging 90%`).warnings.some((one) =>
        one.startsWith('E and I are close to level'),
      )
    expect([44, 45, 50, 55, 56].map(isNear)).toEqual([false, true, true, true, false])
  })

  it('that are exactly level give an X, as does a code with one', () => {
    expect(read('Introverted 50%, Intuitive 64%, Thinking 58%, Judging 81%').primaryProfile).toBe('XNTJ')
    expect(read('Best fit: XNTP').primaryProfile).toBe('XNTP')
  })

  it('that tell clarity are not flipped; a slight one is a near tie', () => {
    const found = read('ENFJ E clear (19)  N slight (3)  F moderate (11)  J clear (17)')
    expect(found.warnings).toEqual([
      'S and N are close to level (Intuition 3): this letter may change on a retest.',
    ])
    expect(found.scores).toEqual([])
    expect(found.details).toEqual(['Extraversion 19, Intuition 3, Feeling 11, Judging 17'])
  })

  it('that tell how strong the stated letters are, are not flipped', () => {
    const found = read('ENTJ\nExtravert(12%)  iNtuitive(34%)  Thinking(47%)  Judging(18%)')
    expect(found.primaryProfile).toBe('ENTJ')
    expect(found.warnings).toEqual([])
  })

  it('that point the other way are named, and the stated type is kept', () => {
    const found = read('INTJ: Introverted 72%, Intuitive 64%, Feeling 68%, Judging 81%')
    expect(found.primaryProfile).toBe('INTJ')
    expect(found.warnings).toEqual(['The figures point to F where the type says T. The type was kept.'])
  })
})

it('notes that the ending -A or -T belongs to another test', () => {
  expect(read('INTJ-T').warnings).toEqual([
    'The ending -T belongs to a test with a model of its own; only the four letters were taken.',
  ])
})

it('takes the type that stands out when several are named, and says so', () => {
  const found = read('Unlike ESTP or ISFJ people, my type: INFJ')
  expect(found.primaryProfile).toBe('INFJ')
  expect(found.warnings[0]).toMatch(/^More than one type is named/)
  expect(found.confidence).toBeLessThan(read('my type: INFJ').confidence)
})

it('is surer of a type with the test named and figures than of a code alone', () => {
  const [code, named, full] = [
    'INTJ',
    'MBTI: INTJ',
    'MBTI: INTJ Introverted 72% Intuitive 64% Thinking 58% Judging 81%',
  ].map((text) => read(text).confidence)
  expect(named).toBeGreaterThan(code ?? 1)
  expect(full).toBeGreaterThan(named ?? 1)
})

it.each([
  ['ESTJ', 'Directive'],
  ['INFJ', 'Coaching'],
  ['ISFP', 'Supportive'],
  ['ENTP', 'Delegating'],
  ['ENXX', 'Coaching'],
  ['INXX', 'Delegating'],
])('%s often starts from a %s style', (type, style) => {
  expect(read(type).leadershipStyle).toBe(style)
})

it('describes only the letters that are known', () => {
  expect(read('XNTP').summary).toBe(
    'Tends to look for patterns and what could be, to decide by reasons and to like to keep options open.',
  )
  expect(read('XNTP').motivators).toHaveLength(3)
})
