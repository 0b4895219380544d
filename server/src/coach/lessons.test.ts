import { readFileSync } from 'node:fs'
import { judgeMeaning } from '@lodestar/coach/playbooks/meaning'
import { listLines } from '@lodestar/coach/playbooks/playbook'
import { describe, expect, it } from 'vitest'
import { LESSONS_FILE, packLessons, readLessons } from './lessons.ts'
import { learnLines, loadLibrary, loadPlaybooks } from './load-library.ts'

const playbooks = loadPlaybooks()
const lines = playbooks.flatMap(listLines)
const situations = playbooks.map(({ key }) => key)
const file = readFileSync(LESSONS_FILE, 'utf8')
const best = (scores: ReadonlyMap<string, number>) =>
  [...scores].toSorted(([, one], [, other]) => other - one)[0]?.[0]

describe('the lessons', () => {
  it('are those of today’s playbooks; after a change of their lines run `npm run train -- situations`', () => {
    const { missing } = readLessons(file, situations, lines)
    expect(missing).toEqual([])
    expect(file.trimEnd().split('\n').length - 1).toBe(lines.length)
    expect(file.split('\n')[0]?.split('\t').slice(1).toSorted()).toEqual(situations.toSorted())
  })

  it('are the same after they have been written down again', () => {
    const { meaning } = readLessons(file, situations, lines)
    const again = readLessons(packLessons(meaning), situations, lines).meaning
    for (const { vector } of meaning.lessons.slice(0, 20)) {
      const judged = judgeMeaning(meaning, vector)
      for (const [key, score] of judgeMeaning(again, vector))
        expect(score).toBeCloseTo(judged.get(key) ?? 0, 2)
    }
  })

  it('keep their places when a situation is added before others', () => {
    const { meaning } = readLessons(file, situations, lines)
    const shifted = readLessons(file, ['a-new-one', ...situations], lines).meaning
    const [lesson] = meaning.lessons
    const judged = lesson ? judgeMeaning(shifted, lesson.vector) : new Map()
    expect(best(judged)).toBe(lines[0]?.key)
    expect(judged.get('a-new-one')).toBe(0)
  })
})

it('a line that is written later counts without learning everything anew', () => {
  const { library } = loadLibrary()
  const odd = new Float32Array(512).fill(1 / Math.sqrt(512))
  const line = { key: 'delegation', text: 'A line nobody has written yet.' }
  const before = library.meaning && judgeMeaning(library.meaning, odd)
  const taught = learnLines(library, [line], new Map([[line.text, odd]])).meaning
  const after = taught && judgeMeaning(taught, odd)
  expect(after && best(after)).toBe('delegation')
  expect(after?.get('delegation')).toBeGreaterThan((before?.get('delegation') ?? 0) + 0.4)
})
