import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** One request as a model's server gets it. */
export interface ReceivedCall {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[]; [field: string]: unknown }
}

/** How the server treats a request. */
export type Behavior = (call: ReceivedCall, response: ServerResponse) => void | Promise<void>

/** A model's server on this machine. */
export interface FakeModelServer {
  /** The base URL to configure, with `/v1`. */
  url: string
  received: ReceivedCall[]
  behave: (behavior: Behavior) => void
  stop: () => Promise<void>
}

/** Starts a server that speaks the streaming half of the OpenAI chat API; by default it writes what it is asked for. */
export async function startFakeModelServer(behavior: Behavior = writeWell): Promise<FakeModelServer> {
  const received: ReceivedCall[] = []
  let current = behavior
  const server = createServer((request, response) => {
    response.on('error', () => {})
    void readCall(request).then((call) => {
      received.push(call)
      return current(call, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The model server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    received,
    behave: (next) => {
      current = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: text === '' ? { model: '', messages: [] } : JSON.parse(text),
  }
}

/** Opens a stream of server-sent events. */
export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** Sends one piece of the answer. */
export function sendPiece(response: ServerResponse, content: string): void {
  sendChunk(response, { choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })
}

/** What an answer took, as this API tells it: the cached tokens are some of the prompt's. */
export interface ToldUsage {
  prompt_tokens: number
  completion_tokens: number
  prompt_tokens_details?: { cached_tokens: number }
}

/** Ends the answer as a server does that has said everything. */
export function endStream(response: ServerResponse, reason = 'stop', usage?: ToldUsage): void {
  sendChunk(response, { choices: [{ index: 0, delta: {}, finish_reason: reason }] })
  if (usage) sendChunk(response, { choices: [], usage })
  response.end('data: [DONE]\n\n')
}

function sendChunk(response: ServerResponse, part: object): void {
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake' }
  response.write(`data: ${JSON.stringify({ ...chunk, ...part })}\n\n`)
}

/** A server that streams one text, in pieces of some characters. It tells what that took where it is given. */
export const saying =
  (textOf: string | ((call: ReceivedCall) => string), pieceLength = 40, usage?: ToldUsage): Behavior =>
  (call, response) => {
    const text = typeof textOf === 'string' ? textOf : textOf(call)
    openStream(response)
    for (let at = 0; at < text.length; at += pieceLength)
      sendPiece(response, text.slice(at, at + pieceLength))
    endStream(response, 'stop', usage)
  }

/** A server that answers with a status and nothing of use. */
export const refusing =
  (status: number, headers: Record<string, string> = {}): Behavior =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'error' } }))
  }

/** A server that keeps to the schema it was given and writes a new sentence wherever text belongs. */
export const writeWell: Behavior = (call, response) => saying(answerFor)(call, response)

interface Schema {
  type?: string
  enum?: string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
let sentences = 0
/** Words that count up in letters, so that no two sentences are the same and none states a number. */
function sentence(): string {
  const place = [...(sentences++).toString(26)].map((digit) => LETTERS[Number.parseInt(digit, 26)]).join(' ')
  return `What a model wrote for place ${place} stands here.`
}

/** A whole answer in the form a call asks for, whether by grammar or in words; it notes nothing. */
export function answerFor({ body }: ReceivedCall, given: Record<string, unknown> = {}): string {
  const format = body['response_format'] as { json_schema?: { schema: Schema } } | undefined
  const instructions = body.messages[0]?.content ?? ''
  const schema =
    format?.json_schema?.schema ?? JSON.parse(instructions.slice(instructions.lastIndexOf('\n{')))
  return JSON.stringify({ ...(fill(schema) as object), ...given })
}

function fill({ type, anyOf, properties, enum: choices }: Schema): unknown {
  if (choices) return choices[0]
  if (anyOf) return null
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type !== 'object') return sentence()
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, schema]) => [name, fill(schema)]))
}
