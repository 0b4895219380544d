import { expect, it } from 'vitest'
import { drillRestore } from './restore-drill.ts'

it('a backup made under load brings back everything acknowledged before it, on another machine', async () => {
  expect(await drillRestore(['--short'])).toBe(true)
}, 300_000)
