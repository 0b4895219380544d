import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { describe, expect, it } from 'vitest'
import { findProblems, startDraft, toChange } from './preferences-draft.ts'

describe('the preferences draft', () => {
  it('holds each level as a list of one number, and gives it back as a number [R5-30]', () => {
    const draft = { ...startDraft(null), directnessLevel: [5] as [number] }
    expect(draft).toMatchObject({ directnessLevel: [5], empathyLevel: [4], challengeLevel: [3] })
    expect(toChange(draft)).toMatchObject({ directnessLevel: 5, empathyLevel: 4, challengeLevel: 3 })
  })

  it('starts from what was saved when something was', () => {
    const saved = {
      userId: 'user_ada',
      ...DEFAULT_PREFERENCES,
      currentPosition: 'Head of nursing',
      empathyLevel: 2,
    }
    expect(startDraft(saved)).toMatchObject({ currentPosition: 'Head of nursing', empathyLevel: [2] })
  })

  it('needs a position that is more than spaces, and a meeting frequency [R5-28, R5-29]', () => {
    expect(findProblems({ ...startDraft(null), currentPosition: '  ', meetingFrequency: '' })).toEqual({
      currentPosition: 'Please enter your current position',
      meetingFrequency: 'Please select your preferred meeting frequency',
    })
    expect(findProblems({ ...startDraft(null), currentPosition: 'Team lead' })).toEqual({})
  })
})
