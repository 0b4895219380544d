import type { Message } from '@lodestar/contract/coaching'
import { Fragment, memo, useId, useRef, useState } from 'react'
import { formatDayAndTime } from '../../lib/format.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { WhatWasSent } from '../../ui/what-was-sent.tsx'
import { sentQuery } from '../coaching/sent.queries.ts'
import { MEASURE } from '../coaching-answer/part.tsx'
import type { SendTap } from '../coaching-answer/spoken-words.tsx'
import { CoachTurn } from './coach-turn.tsx'
import type { PendingTurn } from './pending-turn.ts'
import { useReadingPlace } from './use-reading-place.ts'

type Props = {
  messages: readonly Message[]
  pending: PendingTurn | null
  /** Takes a question up in the box; null where nothing can be said any more. */
  onAsk: ((question: string) => void) | null
  /** Says something at once; null where nothing can be said any more. */
  onSay: SendTap | null
  /** Opens where a single exchange begins too, and not at the top of the page. */
  opensAtFirst?: boolean
}
/** A message, or one that is on its way, with the id of the one before it. */
type Said = Pick<Message, 'role' | 'content' | 'createdAt'> & {
  /** Missing while it is on its way. */
  id?: string
  metadata: Parameters<typeof CoachTurn>[0]['metadata']
  isComing: boolean
  follows: string
}

/** The conversation, exchange by exchange: what the person said and what the coach answered. */
export function MessageList({ messages, pending, onAsk, onSay, opensAtFirst = false }: Props) {
  const isWaiting = pending?.status === 'sending'
  const exchanges = groupExchanges(listSaid(messages, pending))
  // What is said during this visit starts at the top of the window, so that the answer has room to arrive in.
  const [seenId] = useState(messages.at(-1)?.id)
  const last = messages.at(-1)
  const isNew = isWaiting || last?.id !== seenId
  const lastRef = useRef<HTMLDivElement>(null)
  useReadingPlace(lastRef, {
    opensThere: onAsk !== null && (opensAtFirst || exchanges.length > 1),
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
                <Fragment key={said.follows}>
                  <CoachTurn {...said} onAsk={onAsk} onSay={isLast && !isWaiting ? onSay : null} />
                  <WrittenBy {...said} />
                </Fragment>
              ),
            )}
          </div>
        )
      })}
      <p aria-live="polite" lang={last?.metadata.language} className="sr-only">
        {last?.role === 'assistant' && last.id !== seenId ? announce(last) : ''}
      </p>
    </section>
  )
}

/** Opens what a language model was sent for its answer. */
const WrittenBy = ({ id, metadata }: Said) =>
  id && metadata.sentTo ? <WhatWasSent query={sentQuery(id)} model={metadata.sentTo} /> : null

/** What a screen reader says of a turn; one in another language is said in that voice. */
const announce = ({ content, metadata: { inEnglish = '' } }: Message): string =>
  `The coach: ${content.replaceAll('**', '')} ${inEnglish}`.trimEnd()

const UserTurn = memo(function UserTurn({ content, createdAt }: Said) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className={`border-l-2 border-accent pl-4 ${MEASURE}`}>
      <h3 id={titleId} className="text-sm font-normal text-ink-faint">
        You · <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
      </h3>
      <p className="mt-1 whitespace-pre-line">{content}</p>
    </article>
  )
})

/**
 * Lists what was said with what is on its way. Each turn is keyed by the message before it, which stays the same
 * when the server's copy takes its place, so what somebody has opened in it stays open.
 */
function listSaid(messages: readonly Message[], pending: PendingTurn | null): Said[] {
  const said = messages.map((message, place) => ({
    ...message,
    isComing: false,
    follows: messages[place - 1]?.id ?? 'start',
  }))
  const lastId = messages.at(-1)?.id ?? 'start'
  return pending?.status === 'sending' ? [...said, ...listComing(pending, lastId)] : said
}

function listComing(pending: PendingTurn, lastId: string): Said[] {
  const { key, content, sentAt: createdAt, isStored, isOffline, retryAt, answer, parts } = pending
  const metadata = Object.keys(parts).length > 0 ? { structuredResponse: parts } : {}
  const coming = { role: 'assistant', content: answer, metadata, createdAt, isComing: true } as const
  if (isStored) return [{ ...coming, follows: lastId }]
  const own = { role: 'user', content, metadata: {}, createdAt, isComing: false, follows: lastId } as const
  // As long as the server cannot take the message, nobody is writing.
  return retryAt === null && !isOffline ? [own, { ...coming, follows: key }] : [own]
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
