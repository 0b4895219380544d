import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPlainAnswer } from './plain-answers.ts'
import { readAnswers } from './read-playbook.ts'

const FILE = join(import.meta.dirname, '../../answers/plain.yaml')
const answers = readAnswers(readFileSync(FILE, 'utf8'), 'plain.yaml')

describe('plain answers', () => {
  it('are said in 25 to 75 words and ask nothing back', () => {
    for (const { key, answer } of answers) {
      const words = answer.trim().split(/\s+/).length
      expect(words, key).toBeGreaterThanOrEqual(25)
      expect(words, key).toBeLessThanOrEqual(75)
      expect(answer, key).not.toContain('?')
    }
  })

  it('are asked for in many ways, none of which asks for two of them', () => {
    const asked = answers.flatMap((answer) => answer.asked)
    expect(new Set(asked).size).toBe(asked.length)
  })
})

describe('finding a plain answer', () => {
  const [first, second] = answers.filter(({ about }) => about === 'craft')
  const own = answers.find(({ about }) => about === 'coach')
  const one = Float32Array.of(1, 0)
  const other = Float32Array.of(0, 1)
  const signs = new Map([
    ...(first?.asked ?? []).map((text) => [text, one] as const),
    ...(second?.asked ?? []).map((text) => [text, other] as const),
    ...(own?.asked ?? []).map((text) => [text, one] as const),
  ])
  const library = { answers, signs }

  it('gives the one whose phrasings mean what is asked', () => {
    expect(findPlainAnswer(library, 'asks_fact', one)?.key).toBe(first?.key)
    expect(findPlainAnswer(library, 'asks_fact', other)?.key).toBe(second?.key)
  })

  it('answers what is asked of the coach about the coach alone', () => {
    expect(findPlainAnswer(library, 'asks_about_coach', one)?.key).toBe(own?.key)
  })

  it('gives none between two, and none where nothing is near', () => {
    expect(findPlainAnswer(library, 'asks_fact', Float32Array.of(0.7, 0.7))).toBeNull()
    expect(findPlainAnswer(library, 'asks_fact', Float32Array.of(-1, 0))).toBeNull()
    expect(findPlainAnswer(library, 'promises', one)).toBeNull()
  })
})
