import { expect, it } from 'vitest'
import { findWhatWorked } from './find-what-worked.ts'
import type { PastOutcome } from './history.ts'

const tell = (count: number, came: PastOutcome['came'], line = ''): PastOutcome[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${came}-${at}`,
    atMs: 10 - at,
    kind: 'one-on-one',
    came,
    line,
  }))

it('four conversations of a kind show nothing, five are counted as they were told', () => {
  expect(findWhatWorked({ outcomes: [...tell(3, 'well'), ...tell(1, 'mixed')] })).toBeNull()
  const found = findWhatWorked({ outcomes: [...tell(3, 'well', 'I asked first.'), ...tell(2, 'mixed')] })
  expect(found).toMatchObject({ title: 'One-on-ones: how they went', quote: 'I asked first.' })
  expect(found?.description).toContain('Five of them you told about: three went well, two mixed.')
})

it('what was not held, and what is of no kind, counts for nothing', () => {
  expect(
    findWhatWorked({ outcomes: [...tell(4, 'well'), ...tell(3, 'not-held'), ...tell(3, 'dropped')] }),
  ).toBeNull()
  expect(findWhatWorked({ outcomes: tell(9, 'well').map((one) => ({ ...one, kind: null })) })).toBeNull()
})
