import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPlaybooks } from '../server/src/coach/load-library.ts'
import { measureRecognition, type RecognitionRow } from './recognition.ts'

const rows: RecognitionRow[] = JSON.parse(
  readFileSync(new URL('../models/situations/rows/heldout.json', import.meta.url), 'utf8'),
)

describe('messages that are no exemplars', () => {
  it('stand in no playbook, and there are eight or more of each situation that they tell', () => {
    const exemplars = new Set(loadPlaybooks().flatMap((playbook) => playbook.exemplars))
    expect(rows.filter(({ text }) => exemplars.has(text))).toEqual([])
    const counts = Map.groupBy(rows, ({ expected }) => expected)
    expect(counts.size).toBeGreaterThanOrEqual(27)
    for (const [, told] of counts) expect(told.length).toBeGreaterThanOrEqual(8)
  })

  it('are recognized: 70 % at once, 90 % among three, and by words alone not much worse', async () => {
    const { whole, words } = await measureRecognition(rows)
    expect(whole.top1).toBeGreaterThanOrEqual(0.7)
    expect(whole.top3).toBeGreaterThanOrEqual(0.9)
    expect(words.top1).toBeGreaterThanOrEqual(0.65)
    expect(words.top3).toBeGreaterThanOrEqual(0.85)
  }, 120_000)
})
