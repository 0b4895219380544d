import { Agent, request } from 'node:http'

/** A request as it goes over the wire. */
export interface Wire {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer | null
}

/** What came back; status 0 where nothing did. */
export interface Sent {
  status: number
  type: string
  text: string
  tookMs: number
  /** Why nothing came back. */
  failure: string | null
}

const PATIENCE_MS = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends a request as it is: nothing is made better on the way. */
export function send(baseUrl: string, { method, path, headers, body }: Wire): Promise<Sent> {
  const begunMs = performance.now()
  return new Promise((done) => {
    const end = (status: number, type: string, text: string, failure: string | null) =>
      done({ status, type, text, tookMs: performance.now() - begunMs, failure })
    const length = body ? { 'content-length': String(body.length) } : {}
    const outgoing = request(
      baseUrl,
      { method, path, headers: { ...headers, ...length }, agent, timeout: PATIENCE_MS },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', (error) => end(0, '', '', error.message))
        reply.on('end', () =>
          end(
            reply.statusCode ?? 0,
            reply.headers['content-type'] ?? '',
            Buffer.concat(chunks).toString(),
            null,
          ),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 30 s')))
    outgoing.on('error', (error) => end(0, '', '', error.message))
    outgoing.end(body ?? undefined)
  })
}

/** A network address of its own: what is limited is limited for each. */
export const anAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')

/** Writes a request as a command for a terminal. */
export function writeCurl(baseUrl: string, { method, path, headers, body }: Wire): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  const text = body?.toString() ?? ''
  const shown =
    text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)` : text
  const data = body ? [`--data-binary ${quote(shown)}`] : []
  return [`curl --path-as-is -X ${method} ${quote(baseUrl + path)}`, ...lines, ...data].join(' ')
}

const LONGEST_SHOWN = 2_000
