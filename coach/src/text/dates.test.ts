import { describe, expect, it } from 'vitest'
import { findDays, findDueDay, sayDay, sayMoment } from './dates.ts'

const on = (day: string) => ({ now: new Date(`${day}T09:00:00Z`), timeZone: 'Europe/Berlin' })
// A Saturday.
const MOMENT = on('2026-11-21')

describe('a day of the plan', () => {
  it.each([
    ['My boss told me today that I have to give him two names by Friday.', ['2026-11-27']],
    ['On Thursday we have the inspection.', ['2026-11-26']],
    ['The report is due tomorrow.', ['2026-11-22']],
    ['I have to decide by the end of the month.', ['2026-11-30']],
    ['I have to tell her today.', ['2026-11-21']],
    ['The owner wants an answer before Christmas.', ['2026-12-24']],
    ['On Friday I explain our cost overrun to the ministry.', ['2026-11-27']],
    ['He thinks the meeting on Thursday is about his future.', ['2026-11-26']],
    ['We talked on Tuesday, it went badly, and on Friday we talk again.', ['2026-11-27']],
  ])('lies ahead in “%s”', (text, days) => {
    expect(findDays(text, MOMENT).map((day) => day.on)).toEqual(days)
  })

  it.each([
    'my boss told me today that he wants to cut two people',
    'He shouted at me this morning in front of the crew.',
    'On Monday he told me he would quit.',
    'Since Monday I am the team lead.',
    'Every Friday he leaves at two.',
    'The deadline was Friday.',
    "It's Friday. This is the third time.",
    'Our Monday meeting takes two hours.',
    'Three of our starters left before Christmas.',
    'I will talk to him about Monday’s shouting.',
  ])('is none in “%s”', (text) => {
    expect(findDays(text, MOMENT)).toEqual([])
  })
})

describe('the day something promised is for', () => {
  it.each([
    ['send him a list friday', '2026-11-27'],
    ['call her tmrw', '2026-11-22'],
    ['speak to both next wed', '2026-11-25'],
    ['raise it in two weeks', '2026-12-05'],
    ['do Jonas first, 9:00 his time on the 9th, and the team call at 3pm', '2026-12-09'],
    ['see the chef first thing Monday', '2026-11-23'],
    ['do it next week', '2026-11-27'],
    ['do it before the weekend', '2026-11-27'],
    ['ask on the 31st', '2026-12-31'],
  ])('of “%s” is %s', (text, day) => {
    expect(findDueDay(text, MOMENT)).toBe(day)
  })

  it('is the coming one, never today for a weekday said on that day', () => {
    expect(findDueDay('talk to her on Monday', on('2026-11-23'))).toBe('2026-11-30')
    expect(findDueDay('call her on the 5th', on('2026-12-28'))).toBe('2027-01-05')
  })

  it.each([
    'ask Sun about it',
    'wed the two plans together',
    'take the 2nd shift',
    'skip the Christmas dinner',
  ])('is not found in “%s”', (text) => {
    expect(findDueDay(text, MOMENT)).toBeNull()
  })
})

it.each([
  [undefined, 'Friday, December 18', 'tomorrow at 2:30 PM'],
  ['de-DE', 'Friday 18 December', 'tomorrow at 14:30'],
])('says a day and a time as they are written where the leader is: %s', (locale, day, time) => {
  const moment = { now: new Date('2026-11-23T09:00:00Z'), timeZone: 'UTC', locale }
  expect(sayDay('2026-12-18', moment).replace(/, (?=\d)/, ' ')).toBe(day)
  expect(sayMoment('2026-11-24T14:30:00Z', moment).replace('\u202f', ' ')).toBe(time)
})
