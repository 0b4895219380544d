import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAnswers } from '../../playbooks/read-playbook.ts'

const FOLDER = join(import.meta.dirname, '../../../answers')
const answers = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => readAnswers(readFileSync(join(FOLDER, name), 'utf8'), name))

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
