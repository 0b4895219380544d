import type { Meeting, MeetingReflection as Reflection } from '@lodestar/contract/meetings'
import { useRef, useState } from 'react'
import { useNamedPart } from '../../lib/named-part.ts'
import { rehearseHref } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { deriveStatus } from './derive-status.ts'
import { describeDay, describeTimes } from './describe-time.ts'
import { MeetingBrief } from './meeting-brief.tsx'
import { MeetingPlace } from './meeting-place.tsx'
import { MeetingReflection } from './meeting-reflection.tsx'
import { IMPORTANCE_WORDS, StatusBadge, TYPE_WORDS } from './meeting-words.tsx'
import { PrepareButton } from './prepare-button.tsx'

type Props = {
  meeting: Meeting
  reflection: Reflection | undefined
  now: number
  onEdit: () => void
  onDelete: () => void
}

/** One meeting of the list: when, what, and what can be done with it. */
export function MeetingRow({ meeting, reflection, now, onEdit, onDelete }: Props) {
  const status = deriveStatus(meeting, now)
  const ref = useRef<HTMLLIElement>(null)
  useNamedPart('meeting', meeting.id, ref)
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className="grid gap-x-8 gap-y-2 border-b border-line py-5 first:pt-0 last:border-b-0 md:grid-cols-[13rem_1fr]"
    >
      <p className="text-sm text-ink-soft tabular-nums max-md:flex max-md:flex-wrap max-md:gap-x-2">
        <span className="font-medium text-ink md:block md:text-base">{describeDay(meeting, now)}</span>
        <span>{describeTimes(meeting)}</span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="min-w-0 font-serif text-lg leading-snug font-medium">{meeting.title}</h3>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {TYPE_WORDS[meeting.meetingType]} · <Importance meeting={meeting} />
          {meeting.location ? (
            <>
              {' '}
              · <MeetingPlace location={meeting.location} />
            </>
          ) : null}
        </p>
        {meeting.description ? <Notes text={meeting.description} /> : null}
        {status === 'completed' ? null : <MeetingBrief meetingId={meeting.id} />}
        {status === 'completed' ? <MeetingReflection meeting={meeting} reflection={reflection} /> : null}
        <div className="mt-3 flex flex-wrap items-center gap-x-1">
          <PrepareButton meeting={meeting} now={now} />
          {status === 'completed' ? null : (
            <ButtonLink href={rehearseHref({ meeting: meeting.id })} variant="quiet" size="sm">
              Rehearse<span className="sr-only">: {meeting.title}</span>
            </ButtonLink>
          )}
          <Button variant="quiet" size="sm" aria-label={`Edit ${meeting.title}`} onClick={onEdit}>
            Edit
          </Button>
          {status === 'completed' ? null : (
            <ButtonLink
              href={`/api/meetings/${encodeURIComponent(meeting.id)}.ics`}
              variant="quiet"
              size="sm"
            >
              Add to calendar<span className="sr-only">: {meeting.title}</span>
            </ButtonLink>
          )}
          <Button variant="quiet" size="sm" aria-label={`Delete ${meeting.title}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  )
}

/** What much hangs on stands out a little. */
function Importance({ meeting: { importance } }: { meeting: Meeting }) {
  const isHigh = importance === 'high' || importance === 'critical'
  return (
    <span className={isHigh ? 'font-medium text-ink' : undefined}>
      {IMPORTANCE_WORDS[importance]} importance
    </span>
  )
}

/** About what three lines hold. */
const SHORT_CHARACTERS = 200
const SHORT_LINES = 3

/** The description; a long one begins with three lines. */
function Notes({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > SHORT_CHARACTERS || text.split('\n').length > SHORT_LINES
  return (
    <div className="mt-2 max-w-text">
      <p className={`whitespace-pre-line ${isLong && !isWhole ? 'line-clamp-3' : ''}`}>{text}</p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="text-link min-h-6 text-sm pointer-coarse:min-h-11"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      ) : null}
    </div>
  )
}
