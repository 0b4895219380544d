import { AssessmentQuestion, STYLES, type Style } from '@lodestar/contract/assessment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listQuestions, OPTION_STYLES } from './questionnaire.ts'
import { SITUATIONS } from './situations.data.ts'

const countWords = (text: string) => text.trim().split(/\s+/).length
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const anySeed = fc.oneof(fc.string(), fc.integer())
const stylesAt = (seed: string | number, position: number) =>
  listQuestions(seed).map(({ id, options }) => OPTION_STYLES.get(id)?.get(options[position]?.id ?? ''))
const countEach = (styles: readonly (Style | undefined)[]) =>
  STYLES.map((style) => styles.filter((each) => each === style).length)

describe('the situations', () => {
  it('are four for each best fit, in no order that repeats', () => {
    const fits = SITUATIONS.map(({ bestFit }) => bestFit)
    expect(countEach(fits)).toEqual([4, 4, 4, 4])
    for (const period of [1, 2, 4, 8])
      expect(fits.every((fit, at) => fit === fits[(at + period) % fits.length])).toBe(false)
  })

  it.each(SITUATIONS)('$id takes 35 to 60 words and its reason is one sentence', ({ text, why }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(35)
    expect(countWords(text)).toBeLessThanOrEqual(60)
    expect(why).toMatch(/^[A-Z][^.?!]*\.$/)
  })

  it.each(SITUATIONS)('$id has four options within a quarter of each other in length', ({ options }) => {
    const lengths = Object.values(options).map((option) => option.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1.25 * Math.min(...lengths))
  })

  it('give no style longer options than another, so length is no hint', () => {
    const lengths = STYLES.map((style) => mean(SITUATIONS.map(({ options }) => options[style].length)))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1.05 * Math.min(...lengths))
  })

  it('never name a style', () => {
    for (const { text, options } of SITUATIONS)
      for (const shown of [text, ...Object.values(options)])
        expect(shown).not.toMatch(/\b(direct|coach|support|delegat)/i)
  })

  it('name each place and each text once', () => {
    const shown = SITUATIONS.flatMap(({ place, text, why, options }) => [
      place,
      text,
      why,
      ...Object.values(options),
    ])
    expect(new Set(shown).size).toBe(SITUATIONS.length * 7)
  })
})

describe('the questionnaire', () => {
  it('asks 16 questions of the contract shape, each ending in the same question [R3-11, R9-27]', () => {
    const questions = listQuestions('a visitor')
    expect(questions).toHaveLength(16)
    for (const question of questions) {
      expect(AssessmentQuestion.parse(question)).toEqual(question)
      expect(question.question).toMatch(/ What would you most likely do first\?$/)
      expect(new Set(question.options.map(({ id }) => id)).size).toBe(4)
    }
  })

  it('is the same for the same seed, and the same but for the order of options for any other', () => {
    const sorted = (seed: string | number) =>
      listQuestions(seed).map(({ options, ...rest }) => ({
        ...rest,
        options: options.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      }))
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(listQuestions(seed)).toEqual(listQuestions(seed))
        expect(sorted(seed)).toEqual(sorted('a visitor'))
      }),
    )
  })

  it('shows different orders to different seeds', () => {
    const orders = Array.from({ length: 200 }, (_, seed) =>
      JSON.stringify(listQuestions(seed).map(({ options }) => options.map(({ id }) => id))),
    )
    expect(new Set(orders).size).toBe(200)
  })

  it('gives somebody who always picks the same position four answers of each style, for any seed', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(3), (seed, position) => {
        expect(countEach(stylesAt(seed, position))).toEqual([4, 4, 4, 4])
      }),
    )
  })

  it('puts each style about equally often in each position of each question', () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => stylesAt(seed, 0))
    for (const at of SITUATIONS.keys())
      for (const count of countEach(firsts.map((styles) => styles[at]))) {
        expect(count).toBeGreaterThan(400)
        expect(count).toBeLessThan(600)
      }
  })

  it('has opaque option ids: unlike the question, unlike the style, in no order of styles', () => {
    const rows = SITUATIONS.map(({ id }) => [...(OPTION_STYLES.get(id) ?? [])])
    const ids = rows.flat().map(([optionId]) => optionId)
    expect(new Set(ids).size).toBe(64)
    for (const optionId of ids) expect(optionId).toMatch(/^[0-9a-z]{7}$/)
    for (const column of [0, 1, 2, 3]) {
      const styles = rows.map((row) => row.toSorted(([one], [other]) => (one < other ? -1 : 1))[column]?.[1])
      expect(Math.max(...countEach(styles))).toBeLessThanOrEqual(8)
    }
  })
})
