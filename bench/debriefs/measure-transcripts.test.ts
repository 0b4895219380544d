import { expect, it } from 'vitest'
import { measureTranscripts } from './measure-transcripts.ts'

it('the figures of 32 transcripts are those counted by hand, but one decision that no word tells', () => {
  const { files, agreements } = measureTranscripts()
  expect(files).toBe(32)
  expect(agreements.flatMap((one) => one.misses)).toEqual([
    '25-teams.vtt: only by hand: So the pallets go back',
  ])
})
