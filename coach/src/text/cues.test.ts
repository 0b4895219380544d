import { describe, expect, it } from 'vitest'
import { asCueRun, hasCue, isCue, readCue } from './cues.ts'
import { readSentences } from './nlp.ts'

const finds = (cue: string, text: string) =>
  readSentences(text).some(({ tokens }) => hasCue(asCueRun(tokens), readCue(cue)))

describe('a cue', () => {
  it.each([
    ['say yes ... again', 'She said yes and then it happened again.'],
    ['what if ... cry|tear', 'But what if he suddenly cries?'],
    ['^should i', 'Should I tell them?'],
    ['not say', "He didn't say a word."],
    ['not say', 'he didnt say a word'],
    ['did not', 'He didnt.'],
    ['say no', 'I asked her and she said no.'],
  ])('“%s” is found in “%s”', (cue, text) => {
    expect(finds(cue, text)).toBe(true)
  })

  it.each([
    ['say yes ... again', 'She said no and then it happened again.'],
    ['say ... again', 'She said that on the first Monday of the month it would happen again.'],
    ['^should i', 'What should I tell them?'],
    ['tear', 'She told a story.'],
  ])('“%s” is not found in “%s”', (cue, text) => {
    expect(finds(cue, text)).toBe(false)
  })

  it('is small words, choices and gaps, and nothing else', () => {
    for (const cue of ['shrug', 'what if ... cry|tear', "^he's gone"]) expect(isCue(cue)).toBe(true)
    for (const cue of ['', 'He shrugs', 'cry|', 'what if (he)', 'a  b', '.. a'])
      expect(isCue(cue)).toBe(false)
  })
})
