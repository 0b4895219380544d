import type { Case } from '@lodestar/contract/case'
import type { CoachingSession, Message } from '@lodestar/contract/coaching'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { MEASURE } from '../coaching-answer/part.tsx'
import type { SendTap } from '../coaching-answer/spoken-words.tsx'
import { Composer, type ComposerHandle } from '../coaching-turns/composer.tsx'
import { MessageList } from '../coaching-turns/message-list.tsx'
import { pendingTurnQuery } from './coaching.queries.ts'
import { SessionHeader } from './session-header.tsx'
import { SessionOutcome } from './session-outcome.tsx'

type Props = {
  session: CoachingSession
  messages: readonly Message[]
  case: Case
  opening?: string | undefined
}

/** An open session: what it is about, what was said, what came of it, and where to write. */
export function Conversation({ session, messages, case: understood, opening }: Props) {
  const { data: pending } = useQuery(pendingTurnQuery(session.id))
  const composer = useRef<ComposerHandle>(null)
  const ask = useCallback((question: string) => composer.current?.takeUp(question), [])
  const say: SendTap = useCallback((content, tap) => composer.current?.say(content, tap), [])
  const isActive = session.status === 'active'
  const isEmpty = messages.length === 0 && pending?.status !== 'sending'
  useTitle(session.title)
  return (
    <div className="flex grow flex-col gap-x-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SessionHeader session={session} messages={messages} understood={understood} />
      <div className={joinClasses('flex min-w-0 grow flex-col', !isActive && 'pb-24')}>
        {isActive ? null : <SessionOutcome session={session} />}
        {opening ? <LastTime text={opening} /> : null}
        {isEmpty && isActive ? <Opening /> : null}
        <MessageList
          messages={messages}
          pending={pending}
          onAsk={isActive ? ask : null}
          onSay={isActive ? say : null}
        />
        {isActive ? (
          <Composer ref={composer} sessionId={session.id} messages={messages} understood={understood} />
        ) : null}
      </div>
    </div>
  )
}

/** What was told of the last conversation: the session begins where that one ended. */
const LastTime = ({ text }: { text: string }) => (
  <p className={`mb-8 border-l-2 border-growth pl-5 prose-read wrap-anywhere ${MEASURE}`}>{text}</p>
)

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
