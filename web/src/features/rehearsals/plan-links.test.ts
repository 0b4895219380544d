import { startRehearsal } from '@lodestar/contract/rehearsals'
import { describe, expect, it } from 'vitest'
import { listPlanLinks } from './plan-links.ts'

const PLAN = {
  person: 'Marco',
  day: '2026-05-07',
  time: '23:45',
  place: 'Room 2 & 3',
  words: 'You interrupted Ana.',
  ifThey: 'he laughs',
  thenI: 'I wait',
}
const links = (plan: typeof PLAN) =>
  Object.fromEntries(
    listPlanLinks(startRehearsal.example, plan).map(({ label, href }) => [
      label,
      new URL(href, 'https://lodestar.example'),
    ]),
  )

describe('a planned conversation', () => {
  it('goes to Google and Outlook by the clock where the leader is, over midnight too', () => {
    const { 'Google Calendar': google, Outlook: outlook } = links(PLAN)
    expect(google?.searchParams.get('dates')).toBe('20260507T234500/20260508T001500')
    expect(google?.searchParams.get('location')).toBe('Room 2 & 3')
    expect(google?.searchParams.get('details')).toBe(
      'First words: “You interrupted Ana.”\nIf he laughs, then I wait.',
    )
    expect(outlook?.searchParams.get('startdt')).toBe('2026-05-07T23:45:00')
    expect(outlook?.searchParams.get('allday')).toBeNull()
  })

  it('without a time takes the whole day', () => {
    const { 'Google Calendar': google, Outlook: outlook } = links({ ...PLAN, time: '' })
    expect(google?.searchParams.get('dates')).toBe('20260507/20260508')
    expect(outlook?.searchParams.get('allday')).toBe('true')
  })
})
