import { MOST_EXCHANGES, type RehearsalLine } from '@lodestar/contract/rehearsal-line'
import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { ReaderNote } from '../../ui/reader-note.tsx'
import { TypingDots } from '../../ui/typing-dots.tsx'
import { LineForm } from './line-form.tsx'
import { RESISTANCE_CHOICES } from './rehearsal-words.data.ts'
import { lineDraft, useEndRehearsal, useHearReaction, useSayLine } from './rehearsals.queries.ts'

type Props = { rehearsal: Rehearsal; current: readonly RehearsalLine[]; person: string }

/** What comes next: the first words, their reaction, an answer, or the end. */
export function NextLine({ rehearsal, current, person }: Props) {
  const last = current.at(-1)
  const heard = current.filter(({ by }) => by === 'other').length
  if (!last) return <Say id={rehearsal.id} label="Your first words" canEnd={false} />
  if (last.by === 'other') return <Say id={rehearsal.id} label="Your answer" canEnd />
  if (last.handedOver || heard >= MOST_EXCHANGES) return <End id={rehearsal.id} />
  return <React id={rehearsal.id} person={person} isAgain={heard > 0} />
}

function Say({ id, label, canEnd }: { id: string; label: string; canEnd: boolean }) {
  const [text, setText, clear] = useDraft(lineDraft(id))
  const say = useSayLine(id, clear)
  const end = useEndRehearsal(id)
  return (
    <>
      <LineForm
        label={label}
        text={text}
        onChange={setText}
        action="Say it"
        isBusy={say.isPending}
        onSay={() => say.mutate({ text })}
      >
        {canEnd ? (
          <Button variant="quiet" busy={end.isPending} onClick={() => end.mutate()}>
            Stop here
          </Button>
        ) : null}
      </LineForm>
      <ReaderNote>It plays the other person and words what they hear; both are checked.</ReaderNote>
    </>
  )
}

function React({ id, person, isAgain }: { id: string; person: string; isAgain: boolean }) {
  const hear = useHearReaction(id)
  const end = useEndRehearsal(id)
  if (hear.isPending) return <TypingDots />
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">
        {isAgain ? `How does ${nameInText(person)} take that?` : `How does ${nameInText(person)} take it?`}
      </legend>
      <div className="mt-3 grid gap-2 sm:grid-cols-3">
        {RESISTANCE_CHOICES.map(({ resistance, label, hint }) => (
          <button
            key={resistance}
            type="button"
            onClick={() => hear.mutate(resistance)}
            className="min-h-11 rounded-md border border-edge bg-raised px-4 py-2.5 text-left transition-colors hover:border-accent hover:text-accent-strong"
          >
            <span className="block font-medium">{label}</span>
            <span className="block text-sm text-ink-soft">{hint}</span>
          </button>
        ))}
      </div>
      <div className="mt-3 -ml-3.5">
        <Button variant="quiet" size="sm" busy={end.isPending} onClick={() => end.mutate()}>
          That is enough
        </Button>
      </div>
    </fieldset>
  )
}

const nameInText = (person: string): string => (person === 'The other person' ? 'the other person' : person)

function End({ id }: { id: string }) {
  const end = useEndRehearsal(id)
  return (
    <Button variant="primary" busy={end.isPending} onClick={() => end.mutate()}>
      See what it came to
    </Button>
  )
}
