import { submitAssessment } from '@lodestar/contract/assessment'
import { describe, expect, it } from 'vitest'
import { describeFit, describeFlexibility, describeShares, rankShares } from './describe-profile.ts'

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

  it('tell one style, two, three and all four apart, and say why all four need not be 100%', () => {
    const say = (
      flexibility: number,
      [Directive = 0, Coaching = 0, Supportive = 0, Delegating = 0]: number[],
    ) =>
      describeFlexibility({
        flexibility,
        shares: {
          Directive: Directive / 16,
          Coaching: Coaching / 16,
          Supportive: Supportive / 16,
          Delegating: Delegating / 16,
        },
      })
    expect(say(0.2, [14, 2])).toMatch(/^You reach for one style/)
    expect(say(0.5, [9, 6, 1])).toMatch(/^You move between two styles/)
    expect(say(0.7, [7, 5, 3, 1])).toMatch(/^You move between three styles/)
    expect(say(0.75, [7, 4, 3, 2])).toMatch(/all four styles, some more than others; 100% would be/)
    expect(say(1, [4, 4, 4, 4])).toMatch(/all four styles, equally often/)
  })

  it('says of the fit what always doing the same would reach, and grades nobody', () => {
    expect(describeFit({ fit: 0.25 })).toMatch(
      /^In 25% .* always making the same move reaches 25%\. .*practiced\.$/,
    )
    expect(describeFit({ fit: 0.5 })).toMatch(/follows the person in front of you\.$/)
  })
})
