import type { CoachingSession } from '@lodestar/contract/coaching'
import type { IfThen } from '@lodestar/contract/rehearsals'
import type { Step } from '@lodestar/contract/step'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Clock, MessagesSquare, Printer, Send } from 'lucide-react'
import { useId } from 'react'
import { announceCopy, refuseCopy } from '../../lib/announce-copy.ts'
import { formatSoonDay } from '../../lib/format.ts'
import { planHref, rehearseHref } from '../../lib/paths.ts'
import { findSentence, speakable } from '../../lib/quoted-words.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx'
import { Mark } from '../../ui/wordmark.tsx'
import { sessionQuery } from '../coaching/coaching.queries.ts'
import { useUndoEnd } from '../coaching/end-session.queries.ts'
import { findKept, rehearsalsQuery } from '../rehearsals/rehearsals.queries.ts'

type Props = { session: CoachingSession }

/** What one takes along from a session: the sentence to say, the step and its day, on one card that prints as an A5 page. */
export function TakeAway({ session }: Props) {
  const titleId = useId()
  const { data } = useQuery(sessionQuery(session.id))
  const { data: rehearsals = [] } = useQuery(rehearsalsQuery)
  const kept = findKept(rehearsals, session.id)
  const sentence = kept?.keptSentence ?? findSentence(data?.messages ?? [])
  const plan = kept?.plan ?? null
  const step = session.steps.find(({ origin }) => origin === 'leader') ?? session.steps[0]
  const when = step ? sayStepDay(step) : null
  if (!sentence && !step && !plan) return <UndoEnd session={session} />
  return (
    <section
      aria-labelledby={titleId}
      data-print-card
      className="rounded-md border border-line bg-raised p-5 sm:p-8"
    >
      <h2 id={titleId} className="flex items-center gap-2 text-sm text-ink-soft">
        <Mark className="size-4 text-accent" />
        To take with you
      </h2>
      <p className="sr-only print:not-sr-only">{session.title}</p>
      {sentence ? <Sentence isStarred={Boolean(kept?.keptSentence)}>{sentence}</Sentence> : null}
      {plan ? <Planned plan={plan} /> : null}
      {step ? <NextStep step={step} when={when} /> : null}
      <Acts
        session={session}
        sentence={sentence}
        text={writeTakeAway(session, sentence, step?.text, when, plan)}
        hasDay={Boolean(step?.dueOn)}
        hasPlan={plan !== null}
      />
      <UndoEnd session={session} />
    </section>
  )
}

const sayStepDay = ({ dueOn, timeframe }: Step): string | null =>
  dueOn ? formatSoonDay(dueOn) : (timeframe ?? null)

/** The sentence to say; one that was kept in a rehearsal carries the star. */
const Sentence = ({ isStarred, children }: { isStarred: boolean; children: string }) => (
  <blockquote className="mt-3 font-serif text-2xl text-pretty">
    {isStarred ? <Mark className="mr-2 inline size-5 text-growth" /> : null}“{children}”
  </blockquote>
)

const NextStep = ({ step, when }: { step: Step; when: string | null }) => (
  <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
    <div>
      <dt className="text-sm text-ink-soft">
        {step.origin === 'leader' ? 'What you will do' : 'What the coach suggests'}
      </dt>
      <dd className="prose-read">{step.text}</dd>
    </div>
    {when ? (
      <div>
        <dt className="text-sm text-ink-soft">When</dt>
        <dd className="prose-read">{when}</dd>
      </div>
    ) : null}
  </dl>
)

/** When and where it will be said, and what to do if it turns out otherwise. */
const Planned = ({ plan }: { plan: IfThen }) => (
  <div className="mt-4 prose-read">
    <p>{sayPlanned(plan)}</p>
    {plan.ifThey && plan.thenI ? <p>{`If ${plan.ifThey}, then ${plan.thenI}.`}</p> : null}
  </div>
)

const sayPlanned = ({ person, day, time, place }: IfThen): string =>
  [`With ${person}`, formatSoonDay(day), time, place].filter(Boolean).join(', ')

type ActsProps = Props & { sentence: string | null; text: string; hasDay: boolean; hasPlan: boolean }

function Acts({ session, sentence, text, hasDay, hasPlan }: ActsProps) {
  return (
    <div className="mt-5 -ml-3.5 flex flex-wrap gap-x-1 print:hidden">
      <CopyButton text={text} onCopied={announceCopy} onFailed={refuseCopy} />
      {sentence ? <ReadAloudButton text={speakable(sentence)} /> : null}
      <ButtonLink href={rehearseHref({ session: session.id })} variant="quiet" size="sm">
        <MessagesSquare aria-hidden="true" className="size-4" />
        Rehearse
      </ButtonLink>
      {hasPlan ? null : (
        <ButtonLink href={planHref(session.id)} variant="quiet" size="sm">
          <Clock aria-hidden="true" className="size-4" />
          When and how
        </ButtonLink>
      )}
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
      {hasDay ? (
        <ButtonLink
          href={`/api/coaching/sessions/${encodeURIComponent(session.id)}.ics`}
          variant="quiet"
          size="sm"
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
        </ButtonLink>
      ) : null}
      <SendToSelf title={session.title} text={text} />
    </div>
  )
}

/** By what the device shares with, where the browser offers that; else by a mail to the own address. */
function SendToSelf({ title, text }: { title: string; text: string }) {
  const { user } = useSession()
  const icon = <Send aria-hidden="true" className="size-4" />
  if ('share' in navigator)
    return (
      // Closing what opens is an answer too.
      <Button
        variant="quiet"
        size="sm"
        onClick={() => void navigator.share({ title, text }).catch(() => undefined)}
      >
        {icon}
        Send to myself
      </Button>
    )
  const query = new URLSearchParams({ subject: title, body: text }).toString().replaceAll('+', '%20')
  return (
    <ButtonLink href={`mailto:${encodeURIComponent(user?.email ?? '')}?${query}`} variant="quiet" size="sm">
      {icon}
      Send to myself
    </ButtonLink>
  )
}

/** Offers to take the end of the session back, as long as that can be a slip of the hand. */
function UndoEnd({ session }: Props) {
  const { canUndo, undo, isUndoing } = useUndoEnd(session.id)
  if (!canUndo) return null
  return (
    <p role="status" className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-soft print:hidden">
      The session has just ended.
      <Button size="sm" busy={isUndoing} onClick={undo}>
        Undo
      </Button>
    </p>
  )
}

const writeTakeAway = (
  { title }: CoachingSession,
  sentence: string | null,
  step: string | undefined,
  when: string | null,
  plan: IfThen | null,
): string =>
  [
    title,
    sentence && `“${sentence}”`,
    plan && sayPlanned(plan),
    step && `What I will do: ${step}`,
    when && `When: ${when}`,
  ]
    .filter(Boolean)
    .join('\n\n')
