import type { Felt, PracticeItem } from '@lodestar/contract/practice'
import { LONGEST_LINE } from '@lodestar/contract/rehearsal-line'
import { useId, useState } from 'react'
import { rehearseHref } from '../../lib/paths.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useDictationParts } from '../../ui/dictation.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { practiceDraft, usePractice, useSetAside } from './practice.queries.ts'

type Props = { item: PracticeItem; onDone?: () => void }

/** One thing to say again: what it is about, room to say it, then one's own words, then how it felt. */
export function PracticeCard({ item, onDone }: Props) {
  const [said, setSaid, clear] = useDraft(practiceDraft(item))
  const [isSaid, setIsSaid] = useState(false)
  const aside = useSetAside()
  return (
    <section aria-label={asks(item)} className="border-l-2 border-growth pl-5">
      {item.about ? <p className="text-sm text-ink-soft">{item.about}</p> : null}
      <p className="mt-1 prose-read">{asks(item)}</p>
      {item.prompt ? (
        <blockquote className="mt-2 font-serif text-xl text-pretty">“{item.prompt}”</blockquote>
      ) : null}
      {isSaid ? (
        <Compare
          item={item}
          said={said}
          onDone={() => {
            clear()
            onDone?.()
          }}
        />
      ) : (
        <SayIt said={said} onType={setSaid} onSaid={() => setIsSaid(true)} />
      )}
      <div className="mt-2 -ml-3.5 flex flex-wrap">
        <ButtonLink size="sm" variant="quiet" href={rehearseHref({ rehearsal: item.rehearsalId })}>
          Open the rehearsal
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          busy={aside.isPending}
          onClick={() => aside.mutate({ rehearsalId: item.rehearsalId, item: item.item })}
        >
          Not this one any more
        </Button>
      </div>
    </section>
  )
}

type SayProps = { said: string; onType: (said: string) => void; onSaid: () => void }

/** Saying it aloud leaves the box empty, and that is all right. */
function SayIt({ said, onType, onSaid }: SayProps) {
  const dictation = useDictationParts(said, onType)
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSaid()
      }}
    >
      {dictation.line}
      <Field id={useId()} label="I’d say …" hint="Say it aloud, or type it. The box may stay empty.">
        <div className="relative">
          <TextArea
            rows={2}
            value={said}
            maxLength={LONGEST_LINE}
            onChange={(event) => onType(event.target.value)}
            className={dictation.button ? 'prose-read pr-14' : 'prose-read'}
          />
          {dictation.button}
        </div>
      </Field>
      <div>
        <Button type="submit">I’ve said it</Button>
      </div>
    </form>
  )
}

/** How it felt, from not at all to at once. */
const FELT_WORDS: readonly [Felt, string][] = [
  ['again', 'It was not there'],
  ['hard', 'With effort'],
  ['good', 'Well'],
  ['easy', 'At once'],
]

function Compare({ item, said, onDone }: { item: PracticeItem; said: string; onDone: () => void }) {
  const { mutate, isPending } = usePractice(onDone)
  const { rehearsalId, own } = item
  return (
    <div className="mt-4 grid gap-4">
      {said.trim() ? <Words label="You said now" text={said} /> : null}
      {own ? (
        <Words label={item.kind === 'sentence' ? 'Your sentence' : 'What you answered then'} text={own} />
      ) : null}
      {item.said ? <Words label="The last time" text={item.said} /> : null}
      <fieldset>
        <legend className="font-medium">How did it feel?</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {FELT_WORDS.map(([felt, words]) => (
            <Button
              key={felt}
              size="sm"
              busy={isPending}
              onClick={() => mutate({ rehearsalId, item: item.item, said, felt })}
            >
              {words}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

const Words = ({ label, text }: { label: string; text: string }) => (
  <div>
    <p className="text-sm text-ink-soft">{label}</p>
    <p className="prose-read">{text}</p>
  </div>
)

/** What the card asks for. */
const asks = ({ kind, person }: PracticeItem): string =>
  kind === 'sentence'
    ? `How would you say it${person ? ` to ${person}` : ''} today?`
    : `${person || 'The other person'} says this. What do you answer?`
