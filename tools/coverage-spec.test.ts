import { describe, expect, it } from 'vitest'
import { countAreas, readCitedIds, readRows } from './coverage-spec.ts'

describe('the rows a test cites', () => {
  it.each([
    ["it('a goal at 100 cannot grow [R4-44]', () => {})", ['R4-44']],
    ['it("two rows [R2.7-03, R9-01]", () => {})', ['R2.7-03', 'R9-01']],
    ['it.each(cases)(`a decision for $name [D36]`, () => {})', ['D36']],
    ["it('a range [R4-08..R4-11]', () => {})", ['R4-08', 'R4-09', 'R4-10', 'R4-11']],
    ["it('mixed [R1-01, R2.11-42..R2.11-43]', () => {})", ['R1-01', 'R2.11-42', 'R2.11-43']],
    ["it('[R4-44] stands first', () => {})", []],
    ["const rows = list['R4-44'] // [R4-44]", []],
  ])('of %s are %j', (source, ids) => {
    expect(readCitedIds(source)).toEqual(ids)
  })

  it.each(['R4-11..R4-08', 'R4-01..R9-02', 'R4-01..', 'R4-01..R4-02..R4-03'])(
    'are not widened by %s, which is no range',
    (range) => {
      expect(readCitedIds(`it('x [${range}]'`)).toEqual([range])
    },
  )

  it('are counted by area, largest area first', () => {
    const rows = readRows(
      'id\tsection\tarea\trequirement\tcheck\nR1-01\t1\ta\tx\ty\nR1-02\t1\tb\tx\ty\nR1-03\t1\tb\tx\ty\n',
    )
    expect(countAreas(rows, new Map([['R1-03', ['some.test.ts']]]))).toEqual([
      { area: 'b', total: 2, proved: 1 },
      { area: 'a', total: 1, proved: 0 },
    ])
  })
})
