import { compare } from '@lodestar/coach/text/meanings'
import { expect, it } from 'vitest'
import { packSigns, readSigns } from './signs.ts'

it('what a sign means is read back as it was written, and a sign that was changed is missing', () => {
  const meant = Float32Array.from([0.6, -0.8, 0])
  const read = readSigns(['late again', 'late again!'], packSigns(new Map([['late again', meant]])))
  expect([...read.keys()]).toEqual(['late again'])
  expect(compare(read.get('late again') ?? meant.fill(0), Float32Array.from([0.6, -0.8, 0]))).toBeCloseTo(
    1,
    4,
  )
})
