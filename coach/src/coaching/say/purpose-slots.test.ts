import { expect, it } from 'vitest'
import { fillPurposeLine } from './purpose-slots.ts'

const LINE = 'You were late {often}, and {other} waited. | You were late {often}. | You were late.'

it('says the first version of a line for which all is known', () => {
  expect(fillPurposeLine(LINE, { often: 'twice', other: 'Ana' })).toBe('You were late twice, and Ana waited.')
  expect(fillPurposeLine(LINE, { often: 'twice' })).toBe('You were late twice.')
  expect(fillPurposeLine(LINE, {})).toBe('You were late.')
})

it('leaves a line out where nothing fills its slot and no other version stands there', () => {
  expect(fillPurposeLine("It's about {topic}.", {})).toBeUndefined()
})
