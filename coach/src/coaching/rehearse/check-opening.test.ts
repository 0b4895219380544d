import type { Scene } from '@lodestar/contract/rehearsals'
import { describe, expect, it } from 'vitest'
import { applyChanges } from '../../communication/rewrite/rewrite-message.ts'
import { OPENINGS } from '../../testing/openings.data.ts'
import { checkOpening } from './check-opening.ts'

const SCENE: Scene = { person: 'Marco', title: '', words: '', expected: [], told: [] }

describe.each(OPENINGS)('%s: %s', (finding, opening) => {
  const check = checkOpening(opening, SCENE)

  it('is what the coach names', () => {
    expect(check.finding).toBe(finding)
  })
  it('is quoted exactly, changed as the changes say, and with nothing that was not there', () => {
    if (check.quote !== null) expect(opening).toContain(check.quote)
    expect(applyChanges(opening, check.changes)).toBe(check.changed ?? opening)
    const numbers = (text: string) => text.match(/\d+/g) ?? []
    for (const number of numbers(check.changed ?? '')) expect(numbers(opening)).toContain(number)
  })
  it('is heard, where it is not good, and then no longer found in the changed version', () => {
    expect(check.hears).toMatch(/^\p{Lu}.*[.]$/u)
    if (finding === 'good') expect(check.changed).toBeNull()
    else if (finding !== 'blank') {
      expect(check.changed).toMatch(/^[\p{Lu}[].*[^,;:]$/u)
      expect(checkOpening(check.changed ?? '', SCENE).finding).not.toBe(finding)
    }
  })
})
