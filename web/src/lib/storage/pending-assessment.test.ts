import { describe, expect, it } from 'vitest'
import { clearPendingAssessment, loadPendingAssessment, savePendingAssessment } from './pending-assessment.ts'

const answers = [{ questionId: 'q01', selectedOptionId: 'q01-b' }]

describe("a visitor's finished answers", () => {
  it('are kept until they are cleared', () => {
    expect(loadPendingAssessment()).toBeNull()
    savePendingAssessment(answers)
    expect(loadPendingAssessment()).toEqual(answers)
    clearPendingAssessment()
    expect(loadPendingAssessment()).toBeNull()
  })

  it.each(['{', '[]', '{"a":1}', '[{"questionId":7}]'])('count as none when %s is stored', (stored) => {
    window.localStorage.setItem('pendingAssessment', stored)
    expect(loadPendingAssessment()).toBeNull()
  })
})
