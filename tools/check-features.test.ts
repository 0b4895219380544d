import { describe, expect, it } from 'vitest'
import { findGaps } from './check-features.ts'

const WHOLE = [
  'server/src/features/goals/goals.routes.ts',
  'web/src/features/goals/goals-page.tsx',
  'e2e/goals.spec.ts',
]

describe('the feature check', () => {
  it('is content with a feature that has every layer', () => {
    expect(findGaps(['goals'], WHOLE, {})).toEqual([])
  })

  it('names each layer that is missing', () => {
    expect(findGaps(['goals'], ['server/src/features/goals/goals.store.ts'], {})).toEqual([
      'goals has no server/src/features/goals/goals.routes.ts',
      'goals has no web/src/features/goals/',
      'goals has no e2e/goals.spec.ts',
    ])
  })

  it('lets an awaited layer be missing, and says when it is there', () => {
    const [routes = '', page = ''] = WHOLE
    expect(findGaps(['goals'], [routes, page], { goals: ['e2e'] })).toEqual([])
    expect(findGaps(['goals'], WHOLE, { goals: ['e2e'] })).toEqual([
      'goals has e2e/goals.spec.ts now: take it off the list in tools/check-features.ts',
    ])
  })
})
