import { describe, expect, it } from 'vitest'
import { type AppPath, newGoalHref, PATHS, resolvePath } from './paths.ts'

describe('a link of a screen', () => {
  it('leads a signed-in person where it says', () => {
    for (const path of Object.values(PATHS)) expect(resolvePath(path, false)).toBe(path)
  })

  it.each<[AppPath, AppPath]>([
    [PATHS.prompts, PATHS.demoPrompts],
    [PATHS.home, PATHS.demoDashboard],
    [PATHS.insights, PATHS.demoInsights],
    [PATHS.assessment, PATHS.assessment],
    [PATHS.demoDashboard, PATHS.demoDashboard],
    [PATHS.coaching, PATHS.login],
    [PATHS.goals, PATHS.login],
  ])('to %s leads a demo visitor to %s', (path, destination) => {
    expect(resolvePath(path, true)).toBe(destination)
  })
})

describe('the address of a new goal', () => {
  it('carries title and session, whatever is in them', () => {
    const { pathname, searchParams } = new URL(newGoalHref('Talk & listen: 50%?', 'a b'), 'http://localhost')
    expect([pathname, searchParams.get('new'), searchParams.get('session')]).toEqual([
      '/goals',
      'Talk & listen: 50%?',
      'a b',
    ])
    expect(newGoalHref('Talk', null)).toBe('/goals?new=Talk')
  })
})
