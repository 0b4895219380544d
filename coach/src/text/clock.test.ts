import { describe, expect, it } from 'vitest'
import { findTimeToday, findTimeTomorrow, sayTime } from './clock.ts'

/** Ten in the morning in Berlin. */
const MOMENT = { now: new Date('2026-11-24T09:00:00Z'), timeZone: 'Europe/Berlin' }
const said = (text: string) => {
  const at = findTimeToday(text, MOMENT)
  return at === null ? null : sayTime(at)
}

describe('a time of today', () => {
  it.each([
    ['I see him at two.', '2:00'],
    ['Meeting at 14:30 and no idea', '2:30'],
    ['in ten minutes I have to say sorry', '10:10'],
    ['Talk is in half an hour', '10:30'],
    ['Ive got about ten minutes. Craig promised it for Friday.', '10:10'],
    ["I don't know is this your kind of thing but I've twelve minutes before he's in", '10:12'],
    ['hey so ive got abt 20 mins', '10:20'],
    ['Ten minutes till the 14 goes', '10:10'],
    ['at 11.40 she has a class', '11:40'],
    ['We open at 12, she came late. Talk today at 2 when lunch is over.', '2:00'],
    ['Marco cut Ana off twice in Tuesday’s planning. I see him at two.', '2:00'],
  ])('is found in: %s', (text, time) => {
    expect(said(text)).toBe(time)
  })

  it('is found past midnight where minutes are named', () => {
    const at = findTimeToday('I talk to her in ten minutes.', {
      ...MOMENT,
      now: new Date('2026-11-24T22:55:00Z'),
    })
    expect(at === null ? null : sayTime(at)).toBe('0:05')
  })

  it("is said as the clock of the leader's browser says it", () => {
    expect([sayTime(825), sayTime(825, 'en-US'), sayTime(825, 'de-DE')]).toEqual(['1:45', '1:45', '13:45'])
  })

  it.each([
    'I see her tomorrow at two',
    'I approved it in four minutes',
    'I have five minutes with her tomorrow',
    'It takes eleven minutes before I get to the point',
    'He repaired it alone in 20 minutes',
    'He comes at 9 every morning',
    'on Thursday at 3',
    'at 8 it was over',
    'look at two people',
    'at least once',
  ])('is none in: %s', (text) => {
    expect(said(text)).toBeNull()
  })
})

describe('an hour that is over for today', () => {
  /** Five in the afternoon in Berlin. */
  const EVENING = { now: new Date('2026-11-24T16:00:00Z'), timeZone: 'Europe/Berlin' }

  it.each([
    ['Marco cut Ana off twice in Tuesday’s planning. I see him at two.', '2:00'],
    ['I talk to her at 11 am.', '11:00'],
  ])('is one of tomorrow where a talk is ahead: %s', (text, time) => {
    const at = findTimeTomorrow(text, EVENING)
    expect(at === null ? null : sayTime(at)).toBe(time)
    expect(findTimeToday(text, EVENING)).toBeNull()
  })

  it.each([
    'He called me at two.',
    'The shop opens at 9.',
    'I see him at seven.',
    'I see her on Friday at two',
  ])('is not where it is told of another time: %s', (text) => {
    expect(findTimeTomorrow(text, EVENING)).toBeNull()
  })
})
