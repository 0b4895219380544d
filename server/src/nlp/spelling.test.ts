import { describe, expect, it } from 'vitest'
import { chooseSpelling, measureSlip, spell } from './spelling.ts'

const choose = (word: string, suggestions: readonly string[], before = '', after = '') =>
  chooseSpelling({ word, before, after, suggestions })

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

  it('is further away the less likely its slip is', () => {
    expect(measureSlip('recieve', 'receive')).toBeLessThan(measureSlip('relieve', 'receive'))
    expect(measureSlip('comming', 'coming')).toBeLessThan(measureSlip('combing', 'coming'))
    expect(measureSlip('plan', 'plan')).toBe(0)
    expect(measureSlip('', 'ab')).toBe(measureSlip('ab', ''))
  })
})

describe('a capitalized word that no dictionary knows', () => {
  const spellIn = (text: string, word: string, suggestions: string[] = []) =>
    spell(text, { start: text.indexOf(word), end: text.indexOf(word) + word.length }, suggestions, true)

  it('is a name inside a sentence, and at its start where it is like no opening word', () => {
    expect(spellIn('We met Becaus on Friday.', 'Becaus')).toBeNull()
    expect(spellIn('Tshilidzi will call.', 'Tshilidzi', ['Chilies'])).toBeNull()
    expect(spellIn('Petter will call.', 'Petter', ['Better', 'Peter'])).toBeNull()
  })

  it('is a slip at the start of a sentence where it is like one', () => {
    expect(spellIn('It rained. Becouse of that we stayed.', 'Becouse')).toEqual({
      replacement: 'Because',
      isOpening: true,
    })
  })
})
