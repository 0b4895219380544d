import type { IfThen, Rehearsal } from '@lodestar/contract/rehearsals'

/** Minutes a conversation takes in a calendar where nobody has said how long. */
const MINUTES = 30

/** Addresses that put a planned conversation into a calendar: a file of this server's, Google's form, Outlook's form. */
export function listPlanLinks(
  { id }: Pick<Rehearsal, 'id'>,
  plan: IfThen,
): { label: string; href: string }[] {
  const [title, details] = [`Talk with ${plan.person}`, describePlan(plan)]
  const { start, end, isAllDay } = readTimes(plan)
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: [start, end].map((at) => compact(at)).join('/'),
    details,
    location: plan.place,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    body: details,
    location: plan.place,
    ...(isAllDay ? { allday: 'true' } : {}),
  })
  return [
    { label: 'Calendar file', href: `/api/rehearsals/${encodeURIComponent(id)}.ics` },
    { label: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
    { label: 'Outlook', href: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}` },
  ]
}

/** A plan in words: what is said first, and what is done if it turns out otherwise. */
const describePlan = ({ words, ifThey, thenI }: IfThen): string =>
  [`First words: “${words}”`, ifThey && thenI && `If ${ifThey}, then ${thenI}.`].filter(Boolean).join('\n')

/** Begin and end by the clock where the leader is, without a zone; of a whole day the end is the day after. */
function readTimes({ day, time }: IfThen): { start: string; end: string; isAllDay: boolean } {
  const isAllDay = time === ''
  const from = new Date(`${day}T${isAllDay ? '00:00' : time}:00Z`)
  const to = new Date(from.getTime() + (isAllDay ? 24 * 60 : MINUTES) * 60_000)
  const [start, end] = [from, to].map((at) => at.toISOString().slice(0, 19)) as [string, string]
  return isAllDay ? { start: start.slice(0, 10), end: end.slice(0, 10), isAllDay } : { start, end, isAllDay }
}

const compact = (at: string): string => at.replace(/[-:]/g, '')
