import { useRef } from 'react'
import { createRequestKey } from './request-key.ts'

interface Attempt<Body> {
  body: Body
  headers: { 'idempotency-key': string }
}

/**
 * Recognizes what is sent again after an answer was lost on the way, so that it is done once.
 *
 * @returns `begin`, which answers what to send: the first attempt's body and key as long as the content stays the same,
 * where `content` is what makes two bodies the same; and `end`, after which the same content is another request.
 */
export function useAttempt<Body>() {
  const attempt = useRef<(Attempt<Body> & { content: string }) | null>(null)
  return {
    begin: (body: Body, content: unknown = body): Attempt<Body> => {
      const sent = JSON.stringify(content)
      if (attempt.current?.content !== sent)
        attempt.current = { content: sent, body, headers: { 'idempotency-key': createRequestKey() } }
      return { body: attempt.current.body, headers: attempt.current.headers }
    },
    end: () => {
      attempt.current = null
    },
  }
}
