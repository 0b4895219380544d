import { expect, it } from 'vitest'
import { weighWording } from './wording.ts'

const UNITS = [
  { key: 'cries', heard: ['what if she cries', 'he will burst into tears', 'she cried at her review'] },
  { key: 'laughs', heard: ['what if he laughs', 'she will giggle and wave it off', 'he laughed last time'] },
]

it('a text is worded most like the unit whose lines share its rare words', () => {
  const { units: weighed } = weighWording(UNITS, 'and if Amina cries again?')
  expect(weighed.get('cries')).toBeGreaterThan(weighed.get('laughs') ?? 0)
})

it('a text that shares no word with any line speaks for none more than for another', () => {
  const { units: weighed } = weighWording(UNITS, 'Zebras gallop')
  expect(weighed.get('cries')).toBe(weighed.get('laughs'))
})
