import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail as it arrived. */
interface ReceivedMail {
  to: string
  text: string
}

/** A mail server on this machine that accepts everything and keeps it. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  stop: () => void
}

/** Starts a mail server that speaks just enough SMTP (RFC 5321) to be sent to. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = createServer((socket) => converse(socket, received))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return { url: `smtp://127.0.0.1:${address.port}`, received, stop: () => server.close() }
}

function converse(socket: Socket, received: ReceivedMail[]): void {
  const hear = createListener(received)
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const answer = hear(line)
      if (answer) socket.write(`${answer}\r\n`)
    }
  })
  socket.write('220 ready\r\n')
}

/** Answers one line after the other; null while the text of a mail is coming in. */
function createListener(received: ReceivedMail[]): (line: string) => string | null {
  let to = ''
  let text: string[] | null = null
  return (line) => {
    if (text && line !== '.') {
      text.push(line)
      return null
    }
    if (text) {
      received.push({ to, text: text.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=') })
      text = null
      return '250 kept'
    }
    if (line === 'QUIT') return '221 bye'
    if (line !== 'DATA') {
      to = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? to
      return '250 ok'
    }
    text = []
    return '354 go on'
  }
}
