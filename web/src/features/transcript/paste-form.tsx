import { PastedTranscript, type TranscriptReading } from '@lodestar/contract/transcript'
import { type FormEvent, useId, useState } from 'react'
import { checkBy, readProblems } from '../../lib/problems.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL_STYLE, Field, useFieldWiring } from '../../ui/form/field.tsx'
import { useReadTranscript } from './transcript.queries.ts'

type Props = { text: string; onType: (text: string) => void; onRead: (reading: TranscriptReading) => void }

/** The box for the transcript, or a file of it. What is pasted stays on this page until it is read. */
export function PasteForm({ text, onType, onRead }: Props) {
  const id = useId()
  const [problem, setProblem] = useState<string | undefined>()
  const { mutate, isPending } = useReadTranscript()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const checked = checkBy(PastedTranscript, { text })
    if (!('body' in checked)) return setProblem(checked.problems['text'])
    setProblem(undefined)
    mutate(checked.body, {
      onSuccess: onRead,
      onError: (error) =>
        setProblem(
          readProblems(error)['text'] ?? 'It could not be read just now. It is still here; try again.',
        ),
    })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Transcript" className="grid gap-5">
      <Field
        id={id}
        label="The transcript"
        hint="Lines such as “Ana: …”, with or without times; VTT and SRT files; what Zoom, Teams, Meet, Webex and Otter export."
        error={problem}
      >
        <Box text={text} onType={onType} />
      </Field>
      <p className="max-w-text text-sm text-ink-soft">
        It is read on this server, goes to nobody else and to no language model, and is not stored. Others
        spoke in that meeting too: paste it only if they know that it was recorded.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          Read it
        </Button>
        <FileChoice onRead={onType} />
      </div>
    </form>
  )
}

/** As high as it is: a transcript is pasted and not read here. */
const Box = ({ text, onType }: { text: string; onType: (text: string) => void }) => (
  <textarea
    {...useFieldWiring()}
    rows={10}
    value={text}
    spellCheck={false}
    onChange={(event) => onType(event.target.value)}
    className={`${CONTROL_STYLE} resize-y py-2.5`}
  />
)

function FileChoice({ onRead }: { onRead: (text: string) => void }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 cursor-pointer items-center rounded-md px-3 font-medium text-accent hover:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      Choose a file
      <input
        id={id}
        type="file"
        accept=".vtt,.srt,.txt,.md,.tsv,text/plain,text/vtt"
        className="sr-only"
        onChange={(event) => void event.target.files?.[0]?.text().then(onRead)}
      />
    </label>
  )
}
