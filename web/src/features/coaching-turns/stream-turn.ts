import { sendMessage, TurnEvent } from '@lodestar/contract/coaching'

/**
 * Reads the answer to a sent message as turn events, whether it streams or arrives whole as JSON.
 *
 * Events this version does not know are skipped. The last one is `done` or `failed`, unless the connection broke.
 */
export async function* readTurn(response: Response): AsyncGenerator<TurnEvent> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream && response.body) yield* readEvents(response.body)
  else yield* readWhole(await response.text())
}

function* readWhole(text: string): Generator<TurnEvent> {
  const turn = sendMessage.reply.safeParse(parseJson(text))
  if (!turn.success) return
  yield { type: 'user', message: turn.data.userMessage }
  yield { type: 'done', message: turn.data.assistantMessage, case: turn.data.case }
}

/** Server-sent events are blocks of lines with an empty line after each; the network may cut them anywhere. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<TurnEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      unread += decoder.decode(value, { stream: !done })
      const blocks = unread.split(BLOCK_END)
      unread = done ? '' : (blocks.pop() ?? '')
      for (const event of blocks.flatMap((block) => [...readBlock(block)])) {
        isOver = event.type === 'done' || event.type === 'failed'
        yield event
      }
      if (done) return
    }
  } finally {
    // Nothing comes after the last event but the end; to cancel before it would count as a failed request.
    ;(isOver ? readToEnd(reader) : reader.cancel()).catch(() => undefined)
  }
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

function* readBlock(block: string): Generator<TurnEvent> {
  const data = block
    .split(LINE_END)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length))
    .join('\n')
  const event = TurnEvent.safeParse(parseJson(data))
  if (event.success) yield event.data
}

const BLOCK_END = /\r\n\r\n|\n\n|\r\r/
const LINE_END = /\r\n|\n|\r/

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
