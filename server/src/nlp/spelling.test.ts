import { describe, expect, it } from 'vitest'
import { chooseSpelling, measureSlip, spell } from './spelling.ts'

const choose = (word: string, suggestions: readonly string[], before = '', after = '') =>
  chooseSpelling({ word, before, after, suggestions })?.word ?? null

describe('a misspelled word', () => {
  it('becomes the frequent word before the rare one, whichever was suggested first', () => {
    expect(choose('palce', ['pace', 'palace', 'pale'])).toBe('place')
    expect(choose('probles', ['probes', 'proles', 'problems'])).toMatch(/^problems?$/)
  })

  it('is read with the words beside it', () => {
    expect(choose('thn', [], 'more', 'the')).toBe('than')
    expect(choose('thn', [], 'and', 'i')).toBe('the')
  })

  it('stays as it is where nothing is near', () => {
    expect(choose('weatherrealted', ['weather-beaten'])).toBeNull()
    expect(choose('xqzvkjw', [])).toBeNull()
  })

  it('is never looked for beyond the suggestions where there is no time', () => {
    expect(chooseSpelling({ word: 'palce', before: '', after: '', suggestions: [] }, false)).toBeNull()
  })

  it('is surely one word only where that is common, near and alone', () => {
    const guess = (word: string) => chooseSpelling({ word, before: '', after: '', suggestions: [] })
    expect(guess('goverment')).toEqual({ word: 'government', isSure: true })
    expect(guess('chir')?.isSure ?? false).toBe(false)
    expect(guess('gracias')?.isSure ?? false).toBe(false)
    expect(guess('mins')?.isSure ?? false).toBe(false)
  })

  it('is never taken for its opposite', () => {
    expect(choose('ispossible', ['impossible', 'possible'])).not.toBe('impossible')
    expect(choose('imposible', ['impossible'])).toBe('impossible')
  })

  it('is further away the less likely its slip is', () => {
    expect(measureSlip('recieve', 'receive')).toBeLessThan(measureSlip('relieve', 'receive'))
    expect(measureSlip('comming', 'coming')).toBeLessThan(measureSlip('combing', 'coming'))
    expect(measureSlip('plan', 'plan')).toBe(0)
    expect(measureSlip('', 'ab')).toBe(measureSlip('ab', ''))
  })
})

const options = { isThorough: true, dialect: null } as const
const spellIn = (text: string, word: string, suggestions: string[] = []) =>
  spell(text, { start: text.indexOf(word), end: text.indexOf(word) + word.length }, suggestions, options)

describe('a word that the checker does not know', () => {
  it.each([
    'helpdesk',
    'workstream',
    'timesheet',
    'reprioritise',
    'upsell',
    'lakh',
    'maths',
    'enrolment',
    'specced',
    'empanadas',
    'soundpost',
  ])('is right where a list has it, or it is made of words that are: %s', (word) => {
    expect(spellIn(`We have the ${word} today.`, word, ['lake', 'speed', 'math', 'help desk'])).toBeNull()
  })

  it('gets the capital it is known with, and is never another word for that', () => {
    expect(spellIn('See you in june.', 'june', ['June', 'junk'])).toMatchObject({
      word: 'June',
      isSure: true,
    })
  })

  it('is spelled as the writer has chosen, where they have', () => {
    const spelled = (dialect: 'british' | 'american') =>
      spell('The color is right.', { start: 4, end: 9 }, ['colour'], { isThorough: true, dialect })
    expect(spelled('british')).toMatchObject({ word: 'colour', isSure: true })
    expect(spelled('american')).toBeNull()
  })
})

describe('a capitalized word that no dictionary knows', () => {
  it('is a name inside a sentence, and at its start where it is like no opening word', () => {
    expect(spellIn('We met Becaus on Friday.', 'Becaus')).toBeNull()
    expect(spellIn('Tshilidzi will call.', 'Tshilidzi', ['Chilies'])).toBeNull()
    expect(spellIn('Petter will call.', 'Petter', ['Better', 'Peter'])).toBeNull()
  })

  it('is a slip at the start of a sentence where it is like one', () => {
    expect(spellIn('It rained. Becouse of that we stayed.', 'Becouse')).toMatchObject({
      word: 'Because',
      isOpening: true,
    })
  })
})
