import { expect, it } from 'vitest'
import { measureImports, printProse, printRows, readSamples } from './measure.ts'

const samples = readSamples('samples.json')
const rows = measureImports(samples)

it('are forty, at least eight of each test and some that are none', () => {
  expect(rows).toHaveLength(40)
  for (const type of ['disc', 'myers_briggs', 'enneagram', 'strengthsfinder'])
    expect(samples.filter(({ expected }) => expected?.type === type).length).toBeGreaterThanOrEqual(8)
  expect(samples.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(5)
})

it('are all read as they should be, and what is no result is refused', () => {
  expect(rows.filter(({ isRight }) => !isRight)).toEqual([])
})

it('are printed one a line, with the sums below', () => {
  const broken = measureImports([
    { id: 'x', shape: 'a wish', chosen: 'disc', text: 'none', expected: { type: 'disc', profile: 'DI' } },
  ])
  expect(printRows(broken)).toContain('| x | a wish | NO: disc DI | nothing | 0% | no |  |')
  expect(printRows(broken)).toContain('Results recognized: 0 of 1.')
})

it('say so when there is no prose to read', () => {
  expect(printProse(null)).toBe('Ordinary prose: skipped, no data.\n')
})
