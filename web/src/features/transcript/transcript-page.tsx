import type { TranscriptReading } from '@lodestar/contract/transcript'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { KeepReading } from './keep-reading.tsx'
import { PasteForm } from './paste-form.tsx'
import { ReadingView } from './reading-view.tsx'
import { transcriptsQuery, useDeleteTranscript, useReadTranscript } from './transcript.queries.ts'

/** Where a leader pastes a meeting's transcript and reads what it looked like. */
export function TranscriptPage() {
  const [text, setText] = useState('')
  const [reading, setReading] = useState<TranscriptReading | null>(null)
  return (
    <Page
      title="Meeting transcript"
      width="text"
      lead="Paste what was said. You get who talked how much, what was asked, who was cut short, and who does what, each with its lines."
      back={{ href: PATHS.meetings, label: 'Back to your meetings' }}
    >
      {reading ? (
        <Read
          text={text}
          reading={reading}
          onRead={setReading}
          onAgain={() => {
            setReading(null)
            setText('')
          }}
        />
      ) : (
        <PasteForm text={text} onType={setText} onRead={setReading} />
      )}
      <Kept />
    </Page>
  )
}

type ReadProps = {
  text: string
  reading: TranscriptReading
  onRead: (reading: TranscriptReading) => void
  onAgain: () => void
}

function Read({ text, reading, onRead, onAgain }: ReadProps) {
  const { mutate, isPending, isError } = useReadTranscript()
  return (
    <>
      <ReadingView
        reading={reading}
        isBusy={isPending}
        onChooseMe={(me) => mutate({ text, me }, { onSuccess: onRead })}
      />
      {isError ? (
        <p role="alert" className="mt-3 text-sm text-danger">
          That could not be read just now. Choose again to try once more.
        </p>
      ) : null}
      <KeepReading text={text} me={reading.me} onDone={onAgain} />
    </>
  )
}

/** What was kept before. */
function Kept() {
  const { data: kept = [] } = useQuery(transcriptsQuery)
  const remove = useDeleteTranscript()
  if (kept.length === 0) return null
  return (
    <Section title="Kept before">
      {kept.map(({ id, title, reading, createdAt }) => (
        <Expandable key={id} title={title} meta={formatDay(createdAt)}>
          <ReadingView reading={reading} isBusy={false} />
          <div className="mt-6 -ml-3.5">
            <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(id)}>
              Delete
            </Button>
          </div>
        </Expandable>
      ))}
    </Section>
  )
}
