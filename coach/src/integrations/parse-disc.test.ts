import { describe, expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { parseDisc } from './parse-disc.ts'

function read(text: string, isChosen = true): Finding {
  const { finding } = parseDisc(text, isChosen)
  if (!finding) throw new Error(`nothing found in ${text}`)
  return finding
}
const refuses = (text: string, isChosen = true) => expect(parseDisc(text, isChosen).finding).toBeNull()
const sharesOf = (text: string, set = 0) => read(text).scores[set]?.values.map(({ share }) => share)

describe('a DISC result', () => {
  it.each([
    ['Your DISC style: Di   |  D 78  I 61  S 22  C 35', 'DI'],
    ['Dominance 34%, Influence 28%, Steadiness 21%, Compliance 17%', 'DI'],
    ['Dominance (D): 20\nInducement (I): 90\nSubmission\nSteadiness (S): 55\nCaution (C): 10', 'IS'],
    ['78% Dominance, 20% Influence, 31% Steadiness, 66% Conformity', 'DC'],
    ['D7 I4 S1 C5', 'DC'],
    ['DISC: D/I/S/C 12/30/88/71', 'SC'],
    ['1. Dominance 20\n2. Influence 30\n3. Steadiness 40\n4. Conscientiousness 90', 'C'],
  ])('is read from the scores: %s', (text, profile) => {
    expect(read(text, false).primaryProfile).toBe(profile)
  })

  it.each([
    ['Everything DiSC says I am an iD', 'ID'],
    ['I came out as an iS on the DISC', 'IS'],
    ['DISC profile: CS', 'CS'],
    ['My DISC profile is D', 'D'],
    ['DISC. Primary style: Steadiness. Secondary style: Conscientiousness.', 'SC'],
    ['DISC: high C, medium D, low S, low I', 'CD'],
  ])('is read from the style: %s', (text, profile) => {
    expect(read(text, false).primaryProfile).toBe(profile)
  })

  it('has one letter when only one stands above the mean of the four', () => {
    expect(read('D 90 I 30 S 20 C 25').primaryProfile).toBe('D')
  })

  it.each([
    ['a pronoun and grades', 'I got a C in algebra and a D in history. 85 percent attendance.'],
    ['vitamins', 'Vitamin D 34, C 60, I (iodine) 110, S (sulfate) 12'],
    ['words that are no style', 'The disc is in the drive and the id is 4. DISC is fine.'],
    ['a spine', 'A slipped disc: type D pain, style as before.'],
    ['three of four', 'DISC: D 70, S 20, C 10'],
  ])('is not seen in %s', (_, text) => refuses(text, false))

  it('is not guessed from some of the scores, and says how many there are', () => {
    expect(parseDisc('Dominance: 85%\nInfluence: 60%', true)).toEqual({
      finding: null,
      reason: 'Only 2 of the four DISC scores were found, so it cannot be told which one leads.',
    })
  })

  it('is not made of four equal scores', () => {
    expect(parseDisc('DISC D 50 I 50 S 50 C 50', true)).toEqual({
      finding: null,
      reason: 'All four DISC scores are the same, so no style stands out.',
    })
  })

  it('takes a lone letter only from somebody who chose DISC and pasted nothing else', () => {
    expect(read('Di').primaryProfile).toBe('DI')
    refuses('Di', false)
    refuses('Is')
    refuses('C for the essay')
  })
})

describe('the scale of DISC scores', () => {
  it('is 100 for percentages, for shares of a whole and for scores above 28', () => {
    expect(sharesOf('D 80% I 20% S 30% C 40%')).toEqual([0.8, 0.2, 0.3, 0.4])
    expect(sharesOf('D 34 I 28 S 21 C 17')).toEqual([0.34, 0.28, 0.21, 0.17])
    expect(sharesOf('D 78 I 61 S 22 C 35')).toEqual([0.78, 0.61, 0.22, 0.35])
    expect(read('D 78 I 61 S 22 C 35').warnings).toEqual([])
  })

  it('is 1 for fractions and what the text says after a slash', () => {
    expect(sharesOf('D 0.8 I 0.2 S 0.3 C 0.4')).toEqual([0.8, 0.2, 0.3, 0.4])
    expect(sharesOf('D 14/28 I 7/28 S 21/28 C 0/28')).toEqual([0.5, 0.25, 0.75, 0])
  })

  it('is the highest of the four where it is unknown, and a warning says so', () => {
    for (const text of ['D 7 I 4 S 1 C 5', 'D 28 I 14 S 7 C 21', 'D -7 I -7 S 7 C 5']) {
      expect(Math.max(...(sharesOf(text) ?? []))).toBe(1)
      expect(read(text).warnings).toContain(
        'The scale is not stated, so the scores were read against the highest of the four.',
      )
    }
    expect(sharesOf('D -7 I 0 S 7 C 5')).toEqual([0, 0.5, 1, 0.857])
  })
})

describe('several rows of DISC scores', () => {
  it('are decided by the natural one, and all are kept', () => {
    const text = 'Adapted: D=48 I=76 S=52 C=37\nNatural: D=62 I=41 S=40 C=25'
    expect(read(text).primaryProfile).toBe('D')
    expect(read(text).details).toEqual([
      'Natural style: D 62, I 41, S 40, C 25',
      'Adapted style: D 48, I 76, S 52, C 37',
    ])
    expect(read(text).scores.map(({ label }) => label)).toEqual(['Natural style', 'Adapted style'])
  })

  it('are decided by the difference of most and least chosen, never by least', () => {
    const text = '\tD\tI\tS\tC\nMost\t4\t3\t9\t8\nLeast\t11\t10\t2\t3\nDifference\t-7\t-7\t7\t5'
    expect(read(text, false).primaryProfile).toBe('SC')
    refuses('\tD\tI\tS\tC\nLeast\t11\t10\t2\t3')
  })

  it('say so when there are only adapted ones', () => {
    expect(read('Adapted style: D 48 I 66 S 52 C 37').warnings[0]).toMatch(/^Only the adapted scores/)
  })
})

describe('doubts about a DISC result', () => {
  it('name a near tie', () => {
    expect(read('D 71 I 70 S 22 C 35').warnings).toEqual([
      'D and I are nearly level: which one leads may change on a retest.',
    ])
  })

  it('name a reported style that the scores do not bear out, and keep it', () => {
    const found = read('DISC style: S. D 78 I 61 S 22 C 35')
    expect(found.primaryProfile).toBe('S')
    expect(found.warnings[0]).toMatch(/^The reported style S does not lead in the scores, where D is highest/)
    expect(found.confidence).toBeLessThan(read('DISC style: D. D 78 I 61 S 22 C 35').confidence)
  })

  it('shrink as evidence grows: full scores over letters over one mention', () => {
    const [mention, scores, both] = ['D', 'D 78 I 61 S 22 C 35', 'DISC style: Di, D 78 I 61 S 22 C 35'].map(
      (text) => read(text).confidence,
    )
    expect(mention).toBeLessThan(0.5)
    expect(scores).toBeGreaterThan(mention ?? 1)
    expect(both).toBeGreaterThan(scores ?? 1)
  })
})

it('gives a DISC profile up to four motivators, the leading letter first', () => {
  expect(read('DISC style: SC').motivators).toEqual([
    'Being of help',
    'Getting it right',
    'A calm and steady pace',
    'Time to think it through',
  ])
  expect(read('DISC style: S').motivators).toHaveLength(3)
})
