import * as fc from 'fast-check'
import { ACTIVITY_KINDS, type Activity } from '../activities/activity.ts'

/** Zones whose clocks do something unusual: half hours, half-hour daylight saving, a day left out, none at all. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Africa/Cairo',
] as const

/** Any of the zones. */
export const anyZone = fc.constantFrom(...ZONES)

/** The end of every generated history: a leap year's end, so that leap days, years and both clock changes lie before. */
export const END = new Date('2024-12-31T23:59:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

const DETAILS: Partial<Record<Activity['kind'], readonly string[]>> = {
  goal_set: ['delegation', 'communication', 'team_building'],
  goal_completed: ['delegation', 'communication', 'team_building'],
  profile_imported: ['disc', 'enneagram'],
  session_rated: ['with text', 'without'],
}

/** Any deed within some days before the end, to one of a few subjects, so that deeds meet on days and subjects. */
export const anyActivity = (days: number): fc.Arbitrary<Activity> =>
  fc
    .record({
      kind: fc.constantFrom(...ACTIVITY_KINDS),
      ago: fc.integer({ min: 0, max: days * DAY_MS }),
      subjectId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      value: fc.constantFrom(null, 10, 50, 100),
      detail: fc.nat(),
    })
    .map(({ kind, ago, detail, ...rest }) => {
      const details = DETAILS[kind]
      const at = new Date(END.getTime() - ago).toISOString()
      return { ...rest, kind, at, detail: details?.[detail % details.length] ?? null }
    })

/** Any history within so many days before the end, dense when the days are few. */
export const anyHistory = fc
  .constantFrom(10, 60, 800)
  .chain((days) => fc.array(anyActivity(days), { maxLength: 120 }))

/** Checks that a property holds, on so many generated cases; a failure names the smallest case found. */
export function holds<Case>(property: fc.IProperty<Case>, cases = 100): void {
  // A property without promises is checked at once.
  void fc.assert(property, { numRuns: cases })
}

/** A deed as a table of cases writes it. */
export const deedAt = (kind: Activity['kind'], at: string, given: Partial<Activity> = {}): Activity => ({
  kind,
  at,
  subjectId: 's1',
  value: null,
  detail: null,
  ...given,
})
