import { LIMITS } from '@lodestar/contract/primitives'
import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useLocation } from 'wouter'
import { formatSoon } from '../../lib/format.ts'
import { PATHS, rehearseHref } from '../../lib/paths.ts'
import { keepDraft, useDraft } from '../../lib/storage/draft.ts'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Section } from '../../ui/section.tsx'
import { sessionQuery } from '../coaching/coaching.queries.ts'
import { meetingsQuery } from '../meetings/meetings.queries.ts'
import { LineForm } from './line-form.tsx'
import { lineDraft, rehearsalsQuery, useBeginRehearsal } from './rehearsals.queries.ts'

type Props = { sessionId: string | undefined; meetingId: string | undefined }

/** The first words, and whom they are for; they are checked on the next screen. */
export function BeginRehearsal({ sessionId, meetingId }: Props) {
  const id = useId()
  const [, navigate] = useLocation()
  const key = `rehearse:begin:${sessionId ?? meetingId ?? ''}`
  const [person, setPerson, clearPerson] = useDraft(`${key}:person`)
  const [text, setText, clearText] = useDraft(key)
  const begin = useBeginRehearsal((rehearsal, isSaid) => {
    if (!isSaid) keepDraft(lineDraft(rehearsal.id), text)
    clearPerson()
    clearText()
    navigate(rehearseHref({ rehearsal: rehearsal.id }), { replace: true })
  })
  return (
    <>
      <About sessionId={sessionId} meetingId={meetingId} />
      <div className="mb-6">
        <Field
          id={id}
          label="Who is it for?"
          hint={
            sessionId || meetingId ? 'Left empty, it is taken from there.' : 'A name, or who they are to you.'
          }
        >
          <TextInput
            value={person}
            maxLength={LIMITS.name}
            autoComplete="off"
            onChange={(event) => setPerson(event.target.value)}
          />
        </Field>
      </div>
      <LineForm
        label="Your first words"
        text={text}
        onChange={setText}
        action="Say it"
        isBusy={begin.isPending}
        onSay={() => begin.mutate({ sessionId, meetingId, person, text })}
      />
      <Earlier sessionId={sessionId} meetingId={meetingId} />
    </>
  )
}

/** What it is rehearsed from. */
function About({ sessionId = '', meetingId }: Props) {
  const { data: known } = useQuery({ ...sessionQuery(sessionId), enabled: sessionId !== '' })
  const { data: meetings } = useQuery({ ...meetingsQuery, enabled: meetingId !== undefined })
  const title = known?.session.title ?? meetings?.find((one) => one.id === meetingId)?.title
  return title ? <p className="mb-6 border-l-2 border-growth pl-4 prose-read">{title}</p> : null
}

const SHOWN = 12

/** Rehearsals from before, of the same matter where one is named. */
function Earlier({ sessionId, meetingId }: Props) {
  const { data: rehearsals = [] } = useQuery(rehearsalsQuery)
  const told = rehearsals
    .filter((one) =>
      sessionId ? one.sessionId === sessionId : meetingId ? one.meetingId === meetingId : true,
    )
    .filter(({ lines }) => lines.length > 0)
    .slice(0, SHOWN)
  if (told.length === 0) return null
  return (
    <Section title="Rehearsed before" aside={<Link href={PATHS.practice}>What comes back</Link>}>
      <ul>
        {told.map((one) => (
          <LinkRow
            key={one.id}
            href={rehearseHref({ rehearsal: one.id })}
            title={nameRehearsal(one)}
            text={`${formatSoon(one.createdAt)}${one.status === 'ended' ? '' : ' · goes on'}`}
          />
        ))}
      </ul>
    </Section>
  )
}

const nameRehearsal = ({ scene, lines }: Rehearsal): string => {
  const said = lines.find((line) => line.by === 'leader')
  return scene.person || scene.title || (said?.by === 'leader' ? said.text : 'A rehearsal')
}
