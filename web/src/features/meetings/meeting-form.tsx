import { IMPORTANCES, MEETING_TYPES, type Meeting, type MeetingFields } from '@lodestar/contract/meetings'
import { LIMITS } from '@lodestar/contract/primitives'
import { type ReactNode, useId } from 'react'
import { getTimeZone } from '../../lib/time-zone.ts'
import type { useForm } from '../../lib/use-form.ts'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { describeLength } from './describe-time.ts'
import { findClockChange, toInstant } from './local-time.ts'
import { completeEntry, type MeetingEntry } from './meeting-entry.ts'
import { IMPORTANCE_WORDS, TYPE_WORDS } from './meeting-words.tsx'

type Props = {
  id: string
  form: ReturnType<typeof useForm<MeetingEntry, MeetingFields, unknown>>
  /** The meeting that is being changed; null for a new one. */
  kept: Meeting | null
}

/** The fields of a meeting. */
export function MeetingForm({ id, form, kept }: Props) {
  const { formRef, values: entry, problems, submit } = form
  // Whole, because a change of one time can right the other.
  const change = (part: Partial<MeetingEntry>) => form.change({ ...entry, ...part })
  const fieldId = useId()
  const wire = (name: 'title' | 'startTime' | 'endTime' | 'location' | 'description') => ({
    name,
    value: entry[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <form ref={formRef} id={id} onSubmit={submit} noValidate className="grid gap-5">
      <Field id={`${fieldId}-title`} label="Title" isNeeded error={problems.title}>
        <TextInput {...wire('title')} maxLength={LIMITS.title} autoComplete="off" />
      </Field>
      <div>
        <Pair>
          <Field id={`${fieldId}-start`} label="Start time" isNeeded error={problems.startTime}>
            <TextInput {...wire('startTime')} type="datetime-local" {...RANGE} />
          </Field>
          <Field id={`${fieldId}-end`} label="End time" isNeeded error={problems.endTime}>
            <TextInput {...wire('endTime')} type="datetime-local" {...RANGE} />
          </Field>
        </Pair>
        <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
          {describeEntry(entry, kept)}
        </p>
      </div>
      <Field id={`${fieldId}-location`} label="Location (optional)">
        <TextInput {...wire('location')} maxLength={LIMITS.title} autoComplete="off" />
      </Field>
      <Pair>
        <Select
          label="Meeting type"
          value={entry.meetingType}
          options={TYPES}
          onChange={(value) => change({ meetingType: value as Meeting['meetingType'] })}
        />
        <Select
          label="Importance"
          value={entry.importance}
          options={LEVELS}
          onChange={(value) => change({ importance: value as Meeting['importance'] })}
        />
      </Pair>
      <Field
        id={`${fieldId}-description`}
        label="Description (optional)"
        hint="What it is about, and what you want to come out of it"
      >
        <TextArea {...wire('description')} rows={3} maxLength={LIMITS.text} />
      </Field>
    </form>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
)

/** With it a browser takes no more than four digits as a year. */
const RANGE = { min: '1970-01-01T00:00', max: '9998-12-31T23:59' }

const TYPES = MEETING_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))
const LEVELS = IMPORTANCES.map((value) => ({ value, label: IMPORTANCE_WORDS[value] }))

/** Says how the times are read: how long that is, in which zone, and what the clocks do on that night. */
function describeEntry(entry: MeetingEntry, kept: Meeting | null): string {
  const { startTime, endTime } = entry
  const complete = completeEntry({ ...entry, title: 'any' }, kept)
  const length = 'kind' in complete ? '' : `Takes ${describeLength(complete)}. `
  const isKept = (text: string, instant?: string) =>
    text !== '' && instant !== undefined && toInstant(text, instant) === instant
  const changes = [
    isKept(startTime, kept?.startTime) ? null : findClockChange(startTime),
    isKept(endTime, kept?.endTime) ? null : findClockChange(endTime),
  ]
  const skipped = changes.includes('skipped')
    ? ' Clocks go forward then, so a time that is skipped counts from the new hour.'
    : ''
  const twice = changes.includes('twice')
    ? ' Clocks go back then, so that hour comes twice; the first one is meant.'
    : ''
  return `${length}Your time zone is ${getTimeZone().replaceAll('_', ' ')}.${skipped}${twice}`
}
