import { expect, it } from 'vitest'
import { findImpurities } from './check-purity.ts'

it.each([
  'const now = Date.now()',
  'const now = new Date()',
  'if (Math.random() < 0.5) return',
  'const id = crypto.randomUUID()',
  'const at = performance.now()',
])('finds that "%s" asks the clock or chance', (line) => {
  expect(findImpurities(`const one = 1\n${line}`)).toEqual([{ line: 2, text: line }])
})

it.each([
  "const then = new Date('2026-05-03')",
  'const then = new Date(now.getTime() + day)',
  '// Date.now() would make this another answer every time.',
  ' * Not Math.random: the same text gets the same answer.',
])('leaves "%s"', (line) => {
  expect(findImpurities(line)).toEqual([])
})
