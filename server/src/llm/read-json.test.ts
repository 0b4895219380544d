import { describe, expect, it } from 'vitest'
import { findJsonObject } from './read-json.ts'

describe('the object in what a model says', () => {
  it.each([
    ['{"a":1}', '{"a":1}'],
    ['```json\n{"a":1}\n```', '{"a":1}'],
    ['Sure, here it is: {"a":1} Anything else?', '{"a":1}'],
    ['{"a":{"b":"}"}} {"c":2}', '{"a":{"b":"}"}}'],
    ['{"a":"say \\"hi}\\" to {him}"} done', '{"a":"say \\"hi}\\" to {him}"}'],
    ['<think>maybe {"x":0}</think>\n{"a":1}', '{"a":1}'],
    ['<think>maybe {"x":0}', ''],
    ['{"a":"cut } in a tex', '{"a":"cut } in a tex'],
    ['{"a":"cut at a mark\\', '{"a":"cut at a mark\\'],
    ['nothing here', ''],
    ['[1, 2]', ''],
    ['', ''],
  ])('of %j is %j', (said, found) => {
    expect(findJsonObject(said)).toBe(found)
  })
})
