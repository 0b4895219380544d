import { expect, it } from 'vitest'
import { measureTranscripts } from './measure-transcripts.ts'

it('the figures of 22 transcripts are those counted by hand', () => {
  const { files, agreements } = measureTranscripts()
  expect(files).toBe(22)
  expect(agreements.flatMap((one) => one.misses)).toEqual([])
})
