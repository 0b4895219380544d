import { sendMessage, type TurnEvent } from '@lodestar/contract/coaching'
import { request } from '../../lib/api.ts'
import type { PendingTurn } from './pending-turn.ts'
import { readTurn } from './stream-turn.ts'

/** A stream that says nothing for this long, in milliseconds, is taken for broken. */
const SILENCE_LIMIT_MS = 90_000

/**
 * Sends a message and hands on each event of its answer, `done` last.
 *
 * @throws ApiError when the message was refused or the server not reached, Error when the answer failed or broke off.
 */
export async function followTurn(
  sessionId: string,
  { content, key, tap }: Pick<PendingTurn, 'content' | 'key' | 'tap'>,
  onEvent: (event: TurnEvent) => void,
): Promise<void> {
  const silence = watchSilence()
  try {
    const response = await request(sendMessage, {
      params: { id: sessionId },
      body: { content, tap },
      headers: { accept: 'text/event-stream', 'idempotency-key': key },
      signal: silence.signal,
    })
    for await (const event of readTurn(response)) {
      silence.restart()
      if (event.type === 'failed') throw new Error(event.message)
      onEvent(event)
      if (event.type === 'done') return
    }
    throw new Error('The answer broke off')
  } finally {
    silence.stop()
  }
}

function watchSilence() {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), SILENCE_LIMIT_MS)
  let timer = start()
  return {
    signal: controller.signal,
    stop: () => clearTimeout(timer),
    restart: () => {
      clearTimeout(timer)
      timer = start()
    },
  }
}
