import {
  type NotificationPreferences,
  POST_MEETING_HOURS,
  PRE_MEETING_HOURS,
  REMINDER_FREQUENCIES,
} from '@lodestar/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HoursField } from './hours-field.tsx'
import {
  channelsQuery,
  notificationPreferencesQuery,
  useScheduleReminder,
  useUpdateNotificationPreferences,
} from './notifications.queries.ts'
import { PushChoice } from './push-choice.tsx'
import { FREQUENCY_WORDS, StatusCard } from './status-card.tsx'
import { SwitchRow } from './switch-row.tsx'

/** What a leader is reminded of, when, and where it reaches them. Each control saves its own field. */
export function NotificationsPage() {
  const { data: saved, isError, refetch } = useQuery(notificationPreferencesQuery)
  const { data: channels, isError: isUnknown } = useQuery(channelsQuery)
  const update = useUpdateNotificationPreferences()
  // Chosen and not yet answered. It is kept here because a checkbox has to change within its own click.
  const [chosen, setChosen] = useState<Partial<NotificationPreferences>>({})
  const change = (part: Partial<NotificationPreferences>) => {
    setChosen((before) => ({ ...before, ...part }))
    // Only the last change calls back, so what came before it stays until all are answered.
    update.mutate(part, { onSettled: () => setChosen({}) })
  }
  if (isError) return <PageError onRetry={() => void refetch()} />
  const settings = saved && { ...saved, ...chosen }
  return (
    <Page
      title="Notification Settings"
      lead="What you are reminded of, and when. Changes are saved as you make them."
    >
      {settings ? (
        <div className="grid gap-y-12 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:gap-x-20">
          <div>
            <CoachingReminders settings={settings} onChange={change} />
            <MeetingReminders settings={settings} onChange={change} />
            <Section title="Where they reach you">
              <div className="grid gap-3">
                <p className="mb-2 text-ink-soft">
                  Every reminder stands under the bell. It says there what it is about; outside this site it
                  names no meeting and nothing you wrote.
                </p>
                {channels && channels.email !== null ? (
                  <SwitchRow
                    label="By mail"
                    hint={`To ${channels.email}. Every mail has a link that ends them.`}
                    isOn={settings.emailEnabled}
                    onChange={(emailEnabled) => change({ emailEnabled })}
                  />
                ) : null}
                {channels ? <PushChoice pushKey={channels.pushKey} /> : null}
              </div>
            </Section>
          </div>
          <div className="max-lg:order-first">
            <StatusCard settings={settings} channels={isUnknown ? null : channels} />
          </div>
        </div>
      ) : (
        <Skeleton lines={12} label="Loading your settings" />
      )}
    </Page>
  )
}

interface PartProps {
  settings: NotificationPreferences
  onChange: (change: Partial<NotificationPreferences>) => void
}

function CoachingReminders({ settings, onChange }: PartProps) {
  const schedule = useScheduleReminder()
  return (
    <Section title="Coaching reminders">
      <div className="grid gap-6">
        <SwitchRow
          label="Remind me to be coached"
          hint="At the hour you are usually here, else at nine. Not when you had a session meanwhile."
          isOn={settings.coachingRemindersEnabled}
          onChange={(coachingRemindersEnabled) => onChange({ coachingRemindersEnabled })}
        />
        <ChoiceSelect
          label="How often"
          value={settings.reminderFrequency}
          options={REMINDER_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_WORDS[value] }))}
          onChange={(reminderFrequency) => onChange({ reminderFrequency })}
        />
        <div>
          <Button busy={schedule.isPending} onClick={() => schedule.mutate()}>
            Schedule Reminder
          </Button>
          <p className="mt-2 text-sm text-ink-soft">
            One reminder, {AHEAD[settings.reminderFrequency]} from now.
          </p>
        </div>
      </div>
    </Section>
  )
}

const AHEAD: Record<NotificationPreferences['reminderFrequency'], string> = {
  daily: 'a day',
  weekly: 'a week',
  biweekly: 'two weeks',
  monthly: 'a month',
}

const MeetingReminders = ({ settings, onChange }: PartProps) => (
  <Section title="Meeting reminders">
    <div className="grid gap-6">
      <SwitchRow
        label="Remind me of meetings"
        hint="Before each one, to prepare; and after it, with one question: what did you do, and what happened?"
        isOn={settings.meetingRemindersEnabled}
        onChange={(meetingRemindersEnabled) => onChange({ meetingRemindersEnabled })}
      />
      <HoursField
        label="Hours before a meeting"
        hint={`From ${PRE_MEETING_HOURS.least} to ${PRE_MEETING_HOURS.most}. It starts with meetings further away than that.`}
        range={PRE_MEETING_HOURS}
        saved={settings.preMeetingReminderHours}
        isDisabled={!settings.meetingRemindersEnabled}
        onSave={(preMeetingReminderHours) => onChange({ preMeetingReminderHours })}
      />
      <HoursField
        label="Hours after a meeting"
        hint={`From ${POST_MEETING_HOURS.least} to ${POST_MEETING_HOURS.most}.`}
        range={POST_MEETING_HOURS}
        saved={settings.postMeetingReminderHours}
        isDisabled={!settings.meetingRemindersEnabled}
        onSave={(postMeetingReminderHours) => onChange({ postMeetingReminderHours })}
      />
    </div>
  </Section>
)
