import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '@lodestar/coach/text/story'
import { expect, it } from 'vitest'
import { loadPhrased } from './load-library.ts'
import { openStoryModel } from './story-model.ts'

const model = await openStoryModel()

it('knows the kinds and the purposes by the names that the coach has for them', async () => {
  const labels = join(import.meta.dirname, '../../../models/story/labels.json')
  expect(JSON.parse(readFileSync(labels, 'utf8')).kinds).toEqual([...KINDS])
  const { purposes, kinds } = await model.read([], 'He was late again.')
  expect(new Set(purposes.keys())).toEqual(new Set(loadPhrased().purposes.map(({ key }) => key)))
  expect(kinds).toHaveLength(KINDS.length + 1)
})

it('gives chances that come to one, and reads each word where it stands', async () => {
  const text = 'I never told him, and now he is late every day.'
  const { purposes, kinds, words } = await model.read(['One of my cooks comes late.'], text)
  const sum = (values: Iterable<number>) => [...values].reduce((total, each) => total + each, 0)
  expect(sum(purposes.values())).toBeCloseTo(1, 3)
  expect(sum(kinds)).toBeCloseTo(1, 3)
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(' '))
})

it('reads a long message from both ends, and what was told before it', async () => {
  const long = `${'She said it again and again. '.repeat(60)}What do I say to her?`
  const { words } = await model.read([], long)
  expect(long.slice(words.at(-1)?.start)).toBe('her?')
  expect(words.length).toBeLessThanOrEqual(100)
  const asked = 'What do I say?'
  const [late, praised] = [
    await model.read(['He comes late to every shift and the others wait for him.'], asked),
    await model.read(['She has done the work of two for a month and nobody has thanked her.'], asked),
  ]
  const best = ({ purposes }: typeof late) =>
    [...purposes].toSorted((one, other) => other[1] - one[1])[0]?.[0]
  expect(best(late)).not.toBe(best(praised))
})
