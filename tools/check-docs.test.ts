import { describe, expect, it } from 'vitest'
import { findUndocumented } from './check-docs.ts'

describe('the docstring check', () => {
  it.each([
    ['a function', 'export function bare() {}', ['bare']],
    ['a component', 'export const Bare = () => <p />', ['Bare']],
    ['an interface', 'export interface Bare {}', ['Bare']],
    [
      'a list and the type read off it',
      'export const A = [1] as const\nexport type B = (typeof A)[number]',
      ['A', 'B'],
    ],
    ['the second of two', '/** Says it. */\nexport const one = 1\nexport const two = 2', ['two']],
    ['one below an ordinary comment', '// Says it.\nexport const one = 1', ['one']],
  ])('finds %s without one', (_, source, names) => {
    expect(findUndocumented(source)).toEqual(names)
  })

  it.each([
    ['what is not exported', 'const inside = 1\nfunction alsoInside() {}'],
    ['what has one', '/** Adds. */\nexport function add() {}'],
    [
      'a type beside its schema',
      '/** A goal. */\nexport const Goal = z.object({})\nexport type Goal = z.infer<typeof Goal>',
    ],
    [
      'a type read off its list',
      '/** Every style. */\nexport const STYLES = [1] as const\nexport type Style = (typeof STYLES)[number]',
    ],
    [
      'an endpoint, whose summary is one',
      "export const listGoals = endpoint({ summary: 'List the goals.' })",
    ],
  ])('leaves %s', (_, source) => {
    expect(findUndocumented(source)).toEqual([])
  })
})
