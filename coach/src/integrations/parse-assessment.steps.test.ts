import { expect, it } from 'vitest'
import { measureGrowth } from '../testing/count-steps.ts'
import { parseAssessment } from './parse-assessment.ts'
import { stripPersonal } from './strip-personal.ts'

const read = (text: string) => [
  ...(['disc', 'enneagram', 'strengthsfinder', 'myers_briggs'] as const).map((type) =>
    parseAssessment(text, type),
  ),
  stripPersonal(text),
]

it.each(['€5 ', '8w7 ', 'D 1 I 2 S 3 C 4 ', 'Type 4\n', 'Belief, ', 'high D '])(
  'reading an import grows with its length, of %j again and again',
  (unit) => {
    expect(measureGrowth(read, unit, 20_000)).toBeLessThan(2.3)
  },
)

// What a pattern tries again inside itself is no step: these would not end within the time of a test.
it.each([
  `Achiever ${'1'.repeat(60)}x Belief`,
  `Name ${'A'.repeat(58)}1`,
  `1${'\n'.repeat(200_000)}`,
  `primary${' '.repeat(20_000)}x`,
  `type${' '.repeat(200_000)}x`,
])('an import that once took minutes is read', (text) => {
  expect(parseAssessment(text, 'disc').confidence).toBe(0)
  expect(stripPersonal(text)).toContain(text.slice(0, 4))
})
