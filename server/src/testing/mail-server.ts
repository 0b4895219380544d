import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: `text` holds headers and body, with its line ends and soft breaks undone. */
interface ReceivedMail {
  to: string
  text: string
}

/** A mail server on this machine that accepts everything and keeps it. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Answers every mail with this SMTP code until told otherwise; null accepts. */
  refuseWith: (code: number | null) => void
  stop: () => void
}

/** Starts a mail server without encryption or passwords. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusal: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        if (refusal !== null) return done(Object.assign(new Error('not now'), { responseCode: refusal }))
        for (const { address } of envelope.rcptTo) received.push({ to: address, text: readable(raw) })
        done()
        // A sender that died in the middle of a mail has sent none.
      }, done)
    },
  })
  // A sender that dies in the middle of a mail is its own affair.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseWith: (code) => {
      refusal = code
    },
    stop: () => void server.close(),
  }
}

const readable = (raw: string): string =>
  raw
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    // A folded header is one line (RFC 5322, 2.2.3).
    .replaceAll(/\n[ \t]+/g, ' ')
    .replaceAll('=3D', '=')
