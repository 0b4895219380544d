import { expect, it } from 'vitest'
import { z } from 'zod'
import { learned, parseTable, readWeightsWith } from './read-weights.ts'

it('a model is read from its file when it is first asked for, and only then', () => {
  const read: string[] = []
  readWeightsWith((path) => {
    read.push(path)
    return '3'
  })
  const three = learned('a/weights/number.json', Number)
  expect(read).toEqual([])
  expect([three(), three()]).toEqual([3, 3])
  expect(read).toEqual(['a/weights/number.json'])
})

it('a table has a head and a row for each name, whatever marks the name has', () => {
  const { head, rows } = parseTable('{"unit":2}\n!\t1\n"a b"\t-3,,4\n', z.object({ unit: z.number() }))
  expect(head.unit).toBe(2)
  expect(rows).toEqual([
    ['!', '1'],
    ['"a b"', '-3,,4'],
  ])
  expect(() => parseTable('{}\na\t1', z.object({ unit: z.number() }))).toThrow()
})
