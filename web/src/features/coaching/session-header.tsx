import type { Case } from '@lodestar/contract/case'
import type { CoachingSession, Message } from '@lodestar/contract/coaching'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Link, useLocation } from 'wouter'
import { formatDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { findSentence } from '../../lib/quoted-words.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Mark } from '../../ui/wordmark.tsx'
import { CASE_TITLE, CasePanel } from '../coaching-case/case-panel.tsx'
import { CaseSheet } from '../coaching-case/case-sheet.tsx'
import { describeTime, StatusBadge } from '../coaching-sessions/session-status.tsx'
import { pendingTurnQuery, sessionHref, sessionsQuery } from './coaching.queries.ts'
import { useEndSession, useUndoEnd } from './end-session.queries.ts'

type Props = { session: CoachingSession; messages: readonly Message[]; understood: Case }

/** How many other sessions stand beside the conversation. */
const OTHERS_SHOWN = 5
const FEEDBACK_DELAY_MS = 2_000

/**
 * What the session is, what was agreed and understood in it, and its end; on wide screens it stays beside the conversation, and
 * scrolls by itself where it is long.
 */
export function SessionHeader({ session, messages, understood }: Props) {
  const titleId = useId()
  const isActive = session.status === 'active'
  const panel = { sessionId: session.id, understood, isOpen: isActive }
  return (
    <header className="mb-10 lg:sticky lg:top-0 lg:-mx-2 lg:-mt-8 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:px-2 lg:pt-8 lg:pb-8">
      <Link
        href={PATHS.coaching}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-accent-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Sessions
      </Link>
      <h1 className="mt-1 font-serif text-2xl lg:mt-3 lg:text-xl lg:text-pretty">{session.title}</h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:block">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <StatusBadge status={session.status} />
          <p className="text-sm text-ink-soft tabular-nums">{describeTime(session)}</p>
        </div>
        <EndSession session={session} />
      </div>
      {isActive ? null : (
        <div className="mt-4">
          <CaseSheet {...panel} />
        </div>
      )}
      <TakeAwaySoFar messages={messages} promises={understood.promises} isActive={isActive} />
      <section aria-labelledby={titleId} className="mt-8 rule pt-4 max-lg:hidden">
        <h2 id={titleId} className="font-serif text-lg font-medium">
          {CASE_TITLE}
        </h2>
        <CasePanel {...panel} />
      </section>
      <OtherSessions id={session.id} />
    </header>
  )
}

/** Ends the session, and leads on to the take-away and the feedback a moment later unless the person has gone elsewhere or takes it back. */
function EndSession({ session }: { session: CoachingSession }) {
  const ending = useEndSession(session.id)
  const { canUndo, undo, isUndoing } = useUndoEnd(session.id)
  const { data: pending } = useQuery(pendingTurnQuery(session.id))
  const [, navigate] = useLocation()
  const hasEnded = ending.isSuccess && session.status !== 'active' && !isUndoing
  useEffect(() => {
    if (!hasEnded) return
    window.scrollTo(0, 0)
    const arrive = () => navigate(`${PATHS.feedback}?session=${encodeURIComponent(session.id)}`)
    const timer = setTimeout(arrive, FEEDBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasEnded, session.id, navigate])
  if (session.status !== 'active')
    return canUndo ? (
      <Button size="sm" busy={isUndoing} onClick={undo} className="lg:mt-5">
        Undo
      </Button>
    ) : null
  return (
    <Button
      size="sm"
      busy={ending.isPending}
      // What is being answered belongs in the summary: a commitment counts once the coach has heard it.
      disabled={pending?.status === 'sending'}
      onClick={() => ending.mutate()}
      className="lg:mt-5"
    >
      End Session
    </Button>
  )
}

type TakeAwayProps = Pick<Props, 'messages'> & Pick<Case, 'promises'> & { isActive: boolean }

/** What one will take along, filling while one talks: the sentence to say, what one said one will do, and when. */
function TakeAwaySoFar({ messages, promises, isActive }: TakeAwayProps) {
  const sentence = findSentence(messages)
  const said = messages.findLast(({ metadata }) => metadata.turn?.commitment)?.metadata.turn?.commitment
  // Sessions from before promises were kept have it in their messages alone.
  const commitment = promises.length > 0 ? promises.findLast(({ struck }) => !struck) : said
  if (!sentence && !commitment) return null
  // On a phone the words stand in the conversation, a thumb away, as long as it goes on.
  const besideOnly = isActive && 'max-lg:hidden'
  return (
    <section
      aria-label="To take with you"
      className={joinClasses(
        'mt-5 rounded-md border border-line bg-raised p-4 text-sm lg:mt-6',
        !commitment && besideOnly,
      )}
    >
      <h2 className="flex items-center gap-2 text-ink-soft">
        <Mark className="size-3.5 text-accent" />
        To take with you
      </h2>
      {sentence ? (
        <blockquote className={joinClasses('mt-2 font-serif text-read leading-snug text-pretty', besideOnly)}>
          “{sentence}”
        </blockquote>
      ) : null}
      {commitment ? (
        <div className="mt-3">
          <p className="text-ink-soft">What you will do</p>
          <p className="mt-0.5 font-medium">{commitment.text}</p>
          {commitment.dueOn ? (
            // Noon, because a day alone would be read as midnight in UTC, the day before in the Americas.
            <p className="mt-0.5 text-growth">{formatDay(`${commitment.dueOn}T12:00:00`)}</p>
          ) : null}
        </div>
      ) : (
        <p className="mt-3 text-ink-soft">What you will do, and when: once you say it.</p>
      )}
    </section>
  )
}

function OtherSessions({ id }: { id: string }) {
  const { data: sessions = [] } = useQuery(sessionsQuery)
  const others = sessions.filter((one) => one.id !== id).slice(0, OTHERS_SHOWN)
  if (others.length === 0) return null
  return (
    <nav aria-label="Other sessions" className="mt-10 hidden border-t border-line pt-4 text-sm lg:block">
      <p className="text-ink-faint">Other sessions</p>
      <ul className="mt-1">
        {others.map((other) => (
          <li key={other.id} className="py-1.5">
            <Link
              href={sessionHref(other.id)}
              className="line-clamp-2 leading-snug text-ink-soft hover:text-accent-strong"
            >
              {other.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
