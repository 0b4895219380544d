import { expect, it } from 'vitest'
import { draftFromPoints } from './draft-from-points.ts'

it('makes a message of points: thanks first, what is wanted last, in their own words', () => {
  const points =
    '- to Ana\n- the audit is on 3 June\n- send the figures by Friday\n• budget: 5,000 €\n- thanks for the quick answer'
  expect(draftFromPoints('email', points)).toBe(
    'Hello Ana,\n\nThank you for the quick answer.\n\nThe audit is on 3 June.\n\n- Budget: 5,000 €\n\nPlease send the figures by Friday.\n\nKind regards,',
  )
})

it('asks for the name that nobody gave, and adds no fact', () => {
  expect(draftFromPoints('formal_letter', 'I need two more weeks')).toBe(
    'Dear [name?],\n\nI would like two more weeks.\n\nYours sincerely,',
  )
  expect(draftFromPoints('chat', 'can we meet at ten?')).toBe('Hi [name?],\n\nCan we meet at ten?\n\nThanks!')
})
