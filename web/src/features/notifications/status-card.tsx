import type { NotificationChannels, NotificationPreferences } from '@lodestar/contract/notifications'
import { type ReactNode, useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

interface Props {
  settings: NotificationPreferences
  /** Undefined while they are being looked up, null when that failed. */
  channels: NotificationChannels | null | undefined
}

/** What holds at the moment, in one look. */
export function StatusCard({ settings, channels }: Props) {
  const titleId = useId()
  const { coachingRemindersEnabled, reminderFrequency, meetingRemindersEnabled } = settings
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="font-serif text-xl">
          Status
        </h2>
        <dl className="mt-5 grid gap-5">
          <Line label="Coaching reminders" isOn={coachingRemindersEnabled}>
            {coachingRemindersEnabled
              ? `${FREQUENCY_WORDS[reminderFrequency]}, at the hour you are usually here, unless you had a session meanwhile.`
              : 'Only one that you schedule yourself.'}
          </Line>
          <Line label="Meeting reminders" isOn={meetingRemindersEnabled}>
            {meetingRemindersEnabled ? describeMeetings(settings) : 'None come.'}
          </Line>
          <Line label="Mail" isOn={channels?.email != null && settings.emailEnabled}>
            {describeMail(settings, channels)}
          </Line>
        </dl>
        <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
          Mail and browser notifications do not come between 9 PM and 7 AM by your clock: they wait for the
          morning. Before a meeting that could not wait they come the evening before, or at once.
        </p>
      </Card>
    </section>
  )
}

const Line = ({ label, isOn, children }: { label: string; isOn: boolean; children: ReactNode }) => (
  <div>
    <dt className="flex items-baseline justify-between gap-4 font-medium">
      {label}
      <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
    </dt>
    <dd className="mt-0.5 text-sm text-ink-soft">{children}</dd>
  </div>
)

export const FREQUENCY_WORDS: Record<NotificationPreferences['reminderFrequency'], string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  monthly: 'Monthly',
}

const describeMeetings = ({
  preMeetingReminderHours,
  postMeetingReminderHours,
}: NotificationPreferences): string =>
  `${countHours(preMeetingReminderHours)} before the start; ${countHours(postMeetingReminderHours)} after the end, with one question.`

const countHours = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'}`

function describeMail({ emailEnabled }: NotificationPreferences, channels: Props['channels']): string {
  if (channels === undefined) return 'Being looked up.'
  if (channels === null) return 'It could not be looked up where mail goes.'
  if (channels.email === null) return 'This site sends no mail.'
  return emailEnabled ? `Goes to ${channels.email}.` : 'Reminders stay on this site.'
}
