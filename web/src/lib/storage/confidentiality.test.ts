import { describe, expect, it } from 'vitest'
import {
  acknowledgeNotice,
  forgetUnrecordedNotice,
  isNoticeDue,
  NOTICE_VERSION,
  readUnrecordedNotice,
} from './confidentiality.ts'

const KEY = 'confidentialityAcknowledgedAt'
const now = new Date('2026-05-03T12:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('the confidentiality notice', () => {
  it('is due when it was never acknowledged [R4-01]', () => {
    expect(isNoticeDue(now)).toBe(true)
  })

  it('is due again after 24 hours, not before [R4-02]', () => {
    acknowledgeNotice(hoursAgo(24))
    expect(isNoticeDue(now)).toBe(false)
    acknowledgeNotice(new Date(hoursAgo(24).getTime() - 1))
    expect(isNoticeDue(now)).toBe(true)
  })

  it('keeps the moment of the acknowledgment as an ISO instant [R4-03]', () => {
    acknowledgeNotice(now)
    expect(window.localStorage.getItem(KEY)).toBe('2026-05-03T12:00:00.000Z')
  })

  it('waits to be recorded until it is [D83]', () => {
    expect(readUnrecordedNotice()).toBeNull()
    acknowledgeNotice(now)
    expect(readUnrecordedNotice()).toBe(NOTICE_VERSION)
    forgetUnrecordedNotice()
    expect(readUnrecordedNotice()).toBeNull()
    expect(isNoticeDue(now)).toBe(false)
  })

  it.each(['', 'true', 'yesterday', '2027-01-01T00:00:00.000Z'])(
    'is due when %j is stored, which is no moment in the past [R4-01]',
    (stored) => {
      window.localStorage.setItem(KEY, stored)
      expect(isNoticeDue(now)).toBe(true)
    },
  )
})
