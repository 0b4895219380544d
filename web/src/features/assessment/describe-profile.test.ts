import { submitAssessment } from '@lodestar/contract/assessment'
import { describe, expect, it } from 'vitest'
import { describeFlexibility, describeShares, rankShares } from './describe-profile.ts'

const { profile } = submitAssessment.example

describe('the words for a profile', () => {
  it('list the styles from the largest share to the smallest', () => {
    expect(rankShares(profile).map(({ label }) => label)).toEqual([
      'Coaching',
      'Directive',
      'Supportive',
      'Delegating',
    ])
  })

  it('name the first and the second style with their shares', () => {
    expect(describeShares(profile)).toBe(
      'Coaching (50% of your answers) came clearly first, then Directive (19%).',
    )
  })

  it('say of a blend that neither style leads', () => {
    expect(describeShares({ ...profile, isBlend: true })).toBe(
      'Coaching (50% of your answers) and Directive (19%) lie too close to call one of them yours: you blend the two.',
    )
  })

  it('say when there is no second style', () => {
    expect(describeShares({ ...profile, secondary: null })).toBe('Every one of your answers was Coaching.')
  })

  it('tell one style, a few and all four apart', () => {
    const words = [0, 0.3, 0.5, 0.7, 1].map(describeFlexibility)
    expect(words[0]).toBe(words[1])
    expect(words[3]).toBe(words[4])
    expect(new Set(words).size).toBe(3)
  })
})
