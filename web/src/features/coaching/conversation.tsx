import type { CoachingSession, Message } from '@lodestar/contract/coaching'
import { type RefObject, useEffect, useRef } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { MEASURE } from './part.tsx'
import { SessionHeader } from './session-header.tsx'
import { SessionOutcome } from './session-outcome.tsx'
import { trimQuestionMark } from './turn-ending.tsx'
import { type Turn, useTurn } from './use-turn.ts'

type Props = { session: CoachingSession; messages: readonly Message[] }

/** An open session: what it is about, what was said, what came of it, and where to write. */
export function Conversation({ session, messages }: Props) {
  const turn = useTurn(session.id, messages)
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const isActive = session.status === 'active'
  useTitle(session.title)
  useFocus(boxRef, isActive && messages.length === 0)
  const isEmpty = messages.length === 0 && turn.pending?.status !== 'sending'
  return (
    <div className="flex grow flex-col gap-x-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SessionHeader session={session} messages={messages} />
      <div className={joinClasses('flex min-w-0 grow flex-col', !isActive && 'pb-24')}>
        {isActive ? null : <SessionOutcome session={session} />}
        {isEmpty && isActive ? <Opening /> : null}
        <MessageList messages={messages} pending={turn.pending} onAsk={isActive ? ask : null} />
        {isActive ? (
          <Composer
            turn={turn}
            boxRef={boxRef}
            placeholder={isEmpty ? 'What happened?' : 'Write to the coach'}
          />
        ) : null}
      </div>
    </div>
  )

  function ask(question: string) {
    takeUp(turn, question, messages)
    // The box shows the new text only after this; the caret belongs behind it.
    requestAnimationFrame(() => {
      const box = boxRef.current
      box?.focus({ preventScroll: true })
      box?.setSelectionRange(box.value.length, box.value.length)
    })
  }
}

/** Puts a question into the box: in place of another one that was put there, else behind what is written. */
function takeUp({ text, setText }: Turn, question: string, messages: readonly Message[]): void {
  const asked = trimQuestionMark(question)
  const isOffered = messages.some(({ metadata }) =>
    metadata.followUpQuestions?.some((one) => trimQuestionMark(one) === text.trim()),
  )
  setText(text.trim() && !isOffered ? `${text.trimEnd()}\n\n${asked}` : asked)
}

const Opening = () => (
  <div className={`my-auto pb-10 ${MEASURE}`}>
    <h2 className="font-serif text-2xl">What is on your mind?</h2>
    <p className="mt-3 prose-read text-ink-soft">
      Tell it as you would tell a colleague you trust: what happened, who is involved, and by when you need to
      act.
    </p>
  </div>
)

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Lodestar`
  }, [title])
}

/** In a new session the first thing to do is to write. */
function useFocus(boxRef: RefObject<HTMLTextAreaElement | null>, isNew: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the session opened counts.
  useEffect(() => {
    if (isNew) boxRef.current?.focus({ preventScroll: true })
  }, [])
}
