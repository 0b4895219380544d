import { EXAMPLE_CASE } from '@lodestar/contract/case'
import { sendMessage, type TurnEvent } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import { readTurn } from './stream-turn.ts'

const { userMessage, assistantMessage } = sendMessage.example
const EVENTS: TurnEvent[] = [
  { type: 'user', message: userMessage },
  { type: 'delta', text: 'You say Marco “keeps interrupting” Zoë.\n\nWhat have you ' },
  { type: 'delta', text: 'said to him so far? 🌱' },
  { type: 'part', structuredResponse: { diagnosis: 'It has not been said yet.' } },
  { type: 'done', case: EXAMPLE_CASE, message: assistantMessage },
]

const write = (events: readonly object[], lineEnd = '\n') =>
  new TextEncoder().encode(
    events.map((event) => `data: ${JSON.stringify(event)}${lineEnd}${lineEnd}`).join(''),
  )

function stream(chunks: readonly Uint8Array[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

async function readAll(response: Response): Promise<TurnEvent[]> {
  const events: TurnEvent[] = []
  for await (const event of readTurn(response)) events.push(event)
  return events
}

describe('a streamed turn', () => {
  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
  ])('reads the same wherever the network cuts it, between lines that end in %s', async (_, lineEnd) => {
    const bytes = write(EVENTS, lineEnd)
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const events = await readAll(stream([bytes.slice(0, cut), bytes.slice(cut)]))
      expect(events, `cut after ${cut} bytes`).toEqual(EVENTS)
    }
  })

  it('reads the same when every byte arrives alone', async () => {
    const bytes = write(EVENTS)
    const chunks = Array.from(bytes, (byte) => Uint8Array.of(byte))
    expect(await readAll(stream(chunks))).toEqual(EVENTS)
  })

  it('skips comments, other fields and events it does not know', async () => {
    const text = `: still here\n\nevent: turn\nid: 7\ndata:${JSON.stringify(EVENTS[1])}\n\ndata: {"type":"thought"}\n\ndata: {broken\n\n`
    expect(await readAll(stream([new TextEncoder().encode(text)]))).toEqual([EVENTS[1]])
  })

  it('reads an event written over several lines', async () => {
    const text = 'data: {"type":"delta",\ndata: "text":"Hm."}\n\n'
    expect(await readAll(stream([new TextEncoder().encode(text)]))).toEqual([{ type: 'delta', text: 'Hm.' }])
  })

  it('ends with what had arrived when the connection breaks off', async () => {
    const bytes = write(EVENTS.slice(0, 2))
    expect(await readAll(stream([bytes.slice(0, -3)]))).toEqual(EVENTS.slice(0, 1))
  })
})

describe('a turn answered whole, as JSON', () => {
  it('reads as its two messages', async () => {
    expect(await readAll(Response.json(sendMessage.example, { status: 201 }))).toEqual([
      { type: 'user', message: userMessage },
      { type: 'done', case: EXAMPLE_CASE, message: assistantMessage },
    ])
  })

  it('reads as nothing when it is not a turn', async () => {
    expect(await readAll(new Response('<html>'))).toEqual([])
  })
})
