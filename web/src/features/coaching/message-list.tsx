import type { Message } from '@lodestar/contract/coaching'
import { useId, useRef, useState } from 'react'
import { formatDayAndTime } from '../../lib/format.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { CoachTurn, ComingTurn } from './coach-turn.tsx'
import { MEASURE } from './part.tsx'
import type { PendingTurn } from './pending-turn.ts'
import { useReadingPlace } from './use-reading-place.ts'

type Props = {
  messages: readonly Message[]
  pending: PendingTurn | null
  /** Takes a question up in the box; null where nothing can be said any more. */
  onAsk: ((question: string) => void) | null
}
type Said = Pick<Message, 'role' | 'content' | 'metadata' | 'createdAt'> & { follows: string }

/** The conversation, exchange by exchange: what the person said and what the coach answered. */
export function MessageList({ messages, pending, onAsk }: Props) {
  const isWaiting = pending?.status === 'sending'
  const exchanges = groupExchanges(listSaid(messages, pending))
  // What is said during this visit starts at the top of the window, so that the answer has room to arrive in.
  const [seenId] = useState(messages.at(-1)?.id)
  const last = messages.at(-1)
  const isNew = isWaiting || last?.id !== seenId
  const lastRef = useRef<HTMLDivElement>(null)
  useReadingPlace(lastRef, {
    opensThere: onAsk !== null && exchanges.length > 1,
    sentAt: isWaiting ? pending.sentAt : null,
  })
  return (
    <section aria-label="Conversation">
      <h2 className="sr-only">Conversation</h2>
      {exchanges.map((exchange, place) => {
        const isLast = place === exchanges.length - 1
        return (
          <div
            key={exchange[0]?.follows}
            ref={isLast ? lastRef : undefined}
            className={joinClasses(
              'scroll-mt-5 pb-12',
              isLast && isNew && onAsk && 'min-h-[calc(100dvh-6rem)] md:min-h-[calc(100dvh-7.5rem)]',
            )}
          >
            {exchange.map((said) =>
              said.role === 'user' ? (
                <UserTurn key={said.follows} {...said} />
              ) : (
                <CoachTurn key={said.follows} {...said} onAsk={onAsk} />
              ),
            )}
            {isLast && isWaiting ? (
              <ComingTurn key={last?.id ?? 'start'} answer={pending.answer} parts={pending.parts} />
            ) : null}
          </div>
        )
      })}
      <p aria-live="polite" className="sr-only">
        {last?.role === 'assistant' && last.id !== seenId
          ? `The coach: ${last.content.replaceAll('**', '')}`
          : ''}
      </p>
    </section>
  )
}

function UserTurn({ content, createdAt }: Said) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className={`border-l-2 border-accent pl-4 ${MEASURE}`}>
      <h3 id={titleId} className="text-sm font-normal text-ink-faint">
        You · <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
      </h3>
      <p className="mt-1 whitespace-pre-line">{content}</p>
    </article>
  )
}

/** Each turn is keyed by the message before it, which stays the same when the server's copy replaces one on its way. */
function listSaid(messages: readonly Message[], pending: PendingTurn | null): Said[] {
  const isOnItsWay = pending?.status === 'sending' && !pending.isStored
  const said = isOnItsWay
    ? [
        ...messages,
        {
          id: pending.key,
          role: 'user' as const,
          content: pending.content,
          metadata: {},
          createdAt: pending.sentAt,
        },
      ]
    : messages
  return said.map((one, place) => ({ ...one, follows: said[place - 1]?.id ?? 'start' }))
}

function groupExchanges(said: readonly Said[]): Said[][] {
  const exchanges: Said[][] = []
  for (const one of said) {
    const open = exchanges.at(-1)
    if (open && one.role === 'assistant') open.push(one)
    else exchanges.push([one])
  }
  return exchanges
}
