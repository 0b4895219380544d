import { type Message, TurnEvent } from '@lodestar/contract/coaching'

/** Sends to a running product as somebody: a POST where there is a body. */
export type Send = (path: string, body?: object, headers?: Record<string, string>) => Promise<Response>

/** Sends with the `cookie` of an account. */
export const sendAs =
  (baseUrl: string, cookie: string): Send =>
  (path, body, headers = {}) =>
    fetch(baseUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', origin: baseUrl, cookie, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

/** Reads the body of a reply. */
export const readJson = async <Body>(reply: Response): Promise<Body> => (await reply.json()) as Body

/** One turn as its leader saw it, and the answer that the same key gave again. */
export interface Shown {
  status: number
  text: string
  id: string | null
  repeatedId: string | null
  resets: number
  tookMs: number
}

/** Holds a streamed turn as a browser does, and asks for it once more under its key. */
export async function holdTurn(send: Send, path: string, content: string): Promise<Shown> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const begunMs = performance.now()
  const reply = await send(path, { content }, { ...headers, accept: 'text/event-stream' })
  const events = (await reply.text())
    .split('\n\n')
    .filter(Boolean)
    .map((line) => TurnEvent.parse(JSON.parse(line.replace(/^data: /, ''))))
  const tookMs = performance.now() - begunMs
  let [text, resets] = ['', 0]
  let id: string | null = null
  for (const event of events) {
    if (event.type === 'delta') text += event.text
    if (event.type === 'reset') [text, resets] = ['', resets + 1]
    if (event.type === 'done') id = event.message.id
  }
  const again = await readJson<{ assistantMessage?: Message }>(await send(path, { content }, headers))
  return { status: reply.status, text, id, repeatedId: again.assistantMessage?.id ?? null, resets, tookMs }
}

/** What became of a model's answers to one task, as `/metrics` tells it: "written 3, too-slow 1". */
export const readOutcomes = (metrics: string, task: string): string =>
  metrics
    .split('\n')
    .flatMap((line) => {
      const [, outcome, count] =
        new RegExp(`^language_model_answers_total\\{task="${task}",outcome="([^"]+)"\\} (\\d+)$`).exec(
          line,
        ) ?? []
      return outcome ? [`${outcome} ${count}`] : []
    })
    .join(', ')
