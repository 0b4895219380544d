import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to the database of the tests that can be broken. */
export interface DatabaseRelay {
  /** Leads to the same database, through the relay. */
  url: string
  /** Lets nothing through any more and tells nobody, as a frozen PostgreSQL or a broken network does. */
  freeze: () => void
  /** Lets through what was held up, and everything from now on. */
  thaw: () => void
  /** Leads to another database from now on; open connections are ended. */
  pointTo: (url: string) => void
  /** Ends every connection and refuses new ones, as a PostgreSQL that was stopped does. */
  close: () => Promise<void>
}

/** Opens a relay to a database; it is closed after the test, or when `later` says. */
export async function openDatabaseRelay(
  url: string,
  later: (close: () => Promise<void>) => void = onTestFinished,
): Promise<DatabaseRelay> {
  let to = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    const database = connect(Number(to.port || 5432), to.hostname)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('data', (bytes) => other.write(bytes))
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (isFrozen) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(typeof address === 'object' && address ? address.port : 0)
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  later(close)
  return {
    url: through.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    pointTo: (other) => {
      to = new URL(other)
      for (const socket of sockets) socket.destroy()
    },
    close,
  }
}
