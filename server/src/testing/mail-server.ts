import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail as it arrived. */
export interface ReceivedMail {
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
  const say = (line: string) => socket.write(`${line}\r\n`)
  let to = ''
  let text: string[] | null = null
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (text && line === '.') {
        received.push({ to, text: text.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=') })
        text = null
        say('250 kept')
      } else if (text) text.push(line)
      else if (line === 'DATA') {
        text = []
        say('354 go on')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else {
        to = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? to
        say('250 ok')
      }
    }
  })
  say('220 ready')
}
