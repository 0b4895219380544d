import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addHeardLines, readAnswers, readHappenings } from '../../playbooks/read-playbook.ts'

function readAll<Unit>(folder: string, read: (text: string, name: string) => Unit[]): Unit[] {
  const path = join(import.meta.dirname, '../../..', folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => read(readFileSync(join(path, name), 'utf8'), name))
}
const answers = readAll('answers', readAnswers)

describe('plain answers', () => {
  it('are said in 25 to 75 words and ask nothing back', () => {
    for (const { key, answer } of answers) {
      const words = answer.trim().split(/\s+/).length
      expect(words, key).toBeGreaterThanOrEqual(25)
      expect(words, key).toBeLessThanOrEqual(75)
      // Words to say may ask; the answer itself does not.
      expect(answer.replace(/["“][^"”]*["”]/g, ''), key).not.toContain('?')
    }
  })

  it('are asked for in many ways, none of which asks for two of them', () => {
    const asked = answers.flatMap((answer) => answer.asked)
    expect(new Set(asked).size).toBe(asked.length)
  })
})

describe.each(['stories', 'twists', 'feared'])('what is said of %s', (folder) => {
  const units = readAll(folder, readHappenings)

  it('is said in 25 to 95 words, and asks at most once', () => {
    for (const { key, answer, ask } of units) {
      const words = answer.trim().split(/\s+/).length
      expect(words, key).toBeGreaterThanOrEqual(25)
      expect(words, key).toBeLessThanOrEqual(95)
      expect(ask?.split('?').length ?? 2, key).toBe(2)
    }
  })

  it('has lines of its own, none of which stands for two of them', () => {
    const lines = units.flatMap(({ heard }) => heard)
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })
})

it('what can be said of a story or twist is two to five sentences, with blanks that say what belongs there', () => {
  for (const { key, say } of ['stories', 'twists'].flatMap((folder) => readAll(folder, readHappenings))) {
    if (!say) continue
    const { words } = say
    expect(words.split(/(?<=[.!?]['"]?) (?=\S)/).length, key).toBeLessThanOrEqual(6)
    expect(words.split(/\s+/).length, key).toBeLessThanOrEqual(70)
    expect(words.replace(/\[[^\][]+\]/g, ''), key).not.toMatch(/[{}[\]]/)
  }
})

it('two units of one key are refused by name', () => {
  const [unit] = answers
  expect(unit && (() => addHeardLines([unit, unit], '', 'heard.jsonl'))).toThrow(
    `heard.jsonl: two units beside it have the key "${unit?.key}"`,
  )
})
