import { AssessmentResponse, STYLES, type Style, StyleProfile } from '@lodestar/contract/assessment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerAll } from './answer-all.ts'
import { listQuestions } from './questionnaire.ts'
import { findResponseProblem, scoreAssessment } from './score-assessment.ts'
import { SITUATIONS } from './situations.data.ts'

const anyStyles = fc.array(fc.constantFrom(...STYLES), { minLength: 16, maxLength: 16 })
const answer = (styles: readonly (Style | undefined)[]) => answerAll((_, at) => styles[at] ?? 'Directive')
const repeat = (counts: Partial<Record<Style, number>>) =>
  STYLES.flatMap((style) => Array.from({ length: counts[style] ?? 0 }, () => style))
const countOf = (styles: readonly Style[], style: Style) => styles.filter((each) => each === style).length

describe('scoring', () => {
  it('takes any complete set of the options shown and answers a whole profile [R3-12]', () => {
    const anyPicks = fc.array(fc.nat(3), { minLength: 16, maxLength: 16 })
    fc.assert(
      fc.property(fc.string(), anyPicks, (seed, picks) => {
        const responses = listQuestions(seed).map(({ id, options }, at) =>
          AssessmentResponse.parse({
            questionId: id,
            selectedOptionId: options[picks[at] ?? 0]?.id,
          }),
        )
        expect(findResponseProblem(responses)).toBeNull()
        const profile = scoreAssessment(responses)
        expect(StyleProfile.parse(profile)).toEqual(profile)
      }),
    )
  })

  it('gives each style its share of the answers, all together 1', () => {
    fc.assert(
      fc.property(anyStyles, (styles) => {
        const { shares } = scoreAssessment(answer(styles))
        for (const style of STYLES) expect(shares[style]).toBe(countOf(styles, style) / 16)
        expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(1)
      }),
    )
  })

  it('does not depend on the order of the answers', () => {
    const shuffled = anyStyles.chain((styles) =>
      fc.tuple(fc.constant(styles), fc.shuffledSubarray(answer(styles), { minLength: 16 })),
    )
    fc.assert(
      fc.property(shuffled, ([styles, responses]) => {
        expect(scoreAssessment(responses)).toEqual(scoreAssessment(answer(styles)))
      }),
    )
  })

  it.each(STYLES)(
    'finds %s, no second style, no flexibility and a fit of .25 in 16 such answers [R9-26]',
    (style) => {
      expect(scoreAssessment(answerAll(() => style))).toMatchObject({
        primary: style,
        secondary: null,
        isBlend: false,
        flexibility: 0,
        fit: 0.25,
      })
    },
  )

  it('finds a fit of 1 and a flexibility of 1 where every move suits, and a fit of 0 where none does', () => {
    expect(scoreAssessment(answerAll(({ bestFit }) => bestFit))).toMatchObject({ fit: 1, flexibility: 1 })
    const worst = scoreAssessment(
      answerAll(({ bestFit }) => (bestFit === 'Directive' ? 'Delegating' : 'Directive')),
    )
    expect(worst.fit).toBe(0)
  })

  it.each([
    [{ Directive: 7, Coaching: 5, Supportive: 4 }, true],
    [{ Directive: 7, Coaching: 4, Supportive: 4, Delegating: 1 }, false],
    [{ Directive: 8, Delegating: 8 }, true],
    [{ Directive: 9, Delegating: 7 }, true],
    [{ Supportive: 10, Delegating: 6 }, false],
    [{ Coaching: 6, Delegating: 3, Directive: 4, Supportive: 3 }, true],
  ])('calls %j a blend: %s, for a lead of three answers is clear', (counts, isBlend) => {
    expect(scoreAssessment(answer(repeat(counts))).isBlend).toBe(isBlend)
  })

  it('ranks by answers, and calls a blend exactly when fewer than three answers part first and second', () => {
    fc.assert(
      fc.property(anyStyles, (styles) => {
        const { primary, secondary, isBlend } = scoreAssessment(answer(styles))
        const counts = STYLES.map((style) => countOf(styles, style)).toSorted((one, other) => other - one)
        expect(countOf(styles, primary)).toBe(counts[0])
        expect(secondary ? countOf(styles, secondary) : 0).toBe(counts[1])
        expect(secondary).not.toBe(primary)
        expect(isBlend).toBe((counts[0] ?? 0) - (counts[1] ?? 0) < 3)
      }),
    )
  })

  it('breaks a tie for the style that suited more often, then in the order of the styles', () => {
    const { primary, secondary, shares } = scoreAssessment(
      answerAll(({ bestFit }) =>
        bestFit === 'Delegating' || bestFit === 'Directive' ? 'Delegating' : 'Directive',
      ),
    )
    expect(shares.Delegating).toBe(shares.Directive)
    expect([primary, secondary]).toEqual(['Delegating', 'Directive'])
    expect(scoreAssessment(answerAll(({ bestFit }) => bestFit))).toMatchObject({
      primary: 'Directive',
      secondary: 'Coaching',
    })
  })

  it.each([
    [{ Coaching: 10, Directive: 2, Supportive: 2, Delegating: 2 }, 0.5],
    [{ Coaching: 8, Directive: 8 }, 1 / 3],
    [{ Coaching: 15, Directive: 1 }, 1 / 12],
    [{ Coaching: 5, Directive: 4, Supportive: 4, Delegating: 3 }, 11 / 12],
  ])('gives %j the flexibility %d', (counts, flexibility) => {
    expect(scoreAssessment(answer(repeat(counts))).flexibility).toBeCloseTo(flexibility, 12)
  })

  it('gives a guesser a fit of about .25', () => {
    const fits = fc
      .sample(anyStyles, { numRuns: 2000, seed: 7 })
      .map((styles) => scoreAssessment(answer(styles)).fit)
    const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length
    expect(mean).toBeGreaterThan(0.24)
    expect(mean).toBeLessThan(0.26)
  })
})

describe('the fit notes', () => {
  const namesOf = (note: string) => SITUATIONS.find(({ place }) => note.startsWith(`${place}, `))

  it('are three to five, each one sentence, all but the first about a different situation', () => {
    fc.assert(
      fc.property(anyStyles, (styles) => {
        const [count, ...named] = scoreAssessment(answer(styles)).fitNotes
        expect(count).toMatch(/^Your first move suited \d+ of the 16 situations/)
        expect(named.length).toBeGreaterThanOrEqual(2)
        expect(named.length).toBeLessThanOrEqual(4)
        expect(new Set(named.map((note) => namesOf(note)?.id)).size).toBe(named.length)
        for (const note of named) expect(note).toMatch(/^[A-Z][^.?!]*\.$/)
      }),
    )
  })

  it('say of each named situation what was chosen, and of what better only where it did not suit', () => {
    const isMissed = /suits better|would help more|would have gone further/
    fc.assert(
      fc.property(anyStyles, (styles) => {
        const [, ...named] = scoreAssessment(answer(styles)).fitNotes
        const hits = SITUATIONS.filter(({ bestFit }, at) => bestFit === styles[at]).length
        for (const note of named) {
          const situation = namesOf(note)
          const chosen = styles[SITUATIONS.findIndex(({ id }) => id === situation?.id)]
          expect(isMissed.test(note)).toBe(situation?.bestFit !== chosen)
          expect(note).toContain(situation?.why)
        }
        expect(named.some((note) => !isMissed.test(note))).toBe(hits > 0)
        expect(named.some((note) => isMissed.test(note))).toBe(hits < 16)
      }),
    )
  })

  it('count each kind of situation apart', () => {
    const [count] = scoreAssessment(
      answerAll(({ bestFit }) => (bestFit === 'Delegating' ? 'Coaching' : bestFit)),
    ).fitNotes
    expect(count).toContain('suited 12 of the 16')
    expect(count).toContain('4 of 4 where people were new')
    expect(count).toContain('0 of 4 where they were able and already under way')
  })
})

describe('answers that cannot be scored', () => {
  const complete = answerAll(() => 'Coaching')
  const [first, second, ...rest] = complete
  const broken: [string, unknown[], { field: string; message: RegExp }][] = [
    ['none at all', [], { field: 'responses', message: /every question.*q01.*q16/ }],
    ['one missing', complete.slice(1), { field: 'responses', message: /still open: q01\./ }],
    [
      'one twice',
      [first, second, first, ...rest],
      { field: 'responses.2.questionId', message: /"q01" is answered more than once/ },
    ],
    [
      'an unknown question',
      [{ ...first, questionId: '__proto__' }, second, ...rest],
      { field: 'responses.0.questionId', message: /no question "__proto__"/ },
    ],
    [
      "another question's option",
      [first, { ...second, selectedOptionId: first?.selectedOptionId }, ...rest],
      { field: 'responses.1.selectedOptionId', message: /"q02" has no option/ },
    ],
  ]

  it.each(broken)('name the field: %s', (_, responses, { field, message }) => {
    const problem = findResponseProblem(responses as AssessmentResponse[])
    expect(problem?.field).toBe(field)
    expect(problem?.message).toMatch(message)
    expect(() => scoreAssessment(responses as AssessmentResponse[])).toThrow(RangeError)
  })
})
