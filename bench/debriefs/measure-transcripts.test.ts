import { expect, it } from 'vitest'
import { measureTranscripts } from './measure-transcripts.ts'

it('the figures of 22 transcripts are those counted by hand, but for decisions that are said without a word of deciding', () => {
  const { files, agreements } = measureTranscripts()
  expect(files).toBe(22)
  const misses = agreements.flatMap((one) => one.misses)
  expect(misses).toEqual([
    '11-times-after-names.txt: only by hand: From Monday it is like this',
    '17-cues-without-names.vtt: only by hand: We drop the Thursday meeting',
    '20-wrapped-lines.txt: only by hand: Then we apologize',
  ])
})
