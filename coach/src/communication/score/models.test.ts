import { describe, expect, it } from 'vitest'
import { rateFormality } from './formality.ts'
import { ratePoliteness } from './politeness.ts'

describe('the politeness model', () => {
  it.each([
    ['Could you please send me the file? Thank you!', 'Send me the file.'],
    ['Thank you for your help. Would you mind looking at this?', 'Why did you do this?'],
    ['I am sorry to trouble you, could you help me with the report?', 'What is wrong with you?'],
  ])('finds “%s” more polite than “%s”', (more, less) => {
    expect(ratePoliteness(more)).toBeGreaterThan(ratePoliteness(less) + 0.5)
  })
})

describe('the formality model', () => {
  it.each([
    ['We regret to inform you that the application has been declined.', "nope, didn't get it lol"],
    ['Please find the requested documents attached.', 'hey, stuff is attached!!'],
  ])('finds “%s” more formal than “%s”', (more, less) => {
    expect(rateFormality(more)).toBeGreaterThan(rateFormality(less) + 1)
  })
})
