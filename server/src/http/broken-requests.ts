import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS } from '@lodestar/contract/error'
import type { ConnectionError } from 'fastify'
import type { Ids } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { AppError, writeProblem } from './errors.ts'

/** What Node says about a request that never became one; everything else was not HTTP. */
const REFUSALS: Record<string, () => AppError> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => new AppError('too_slow'),
  HPE_HEADER_OVERFLOW: () => new AppError('too_large'),
}

/**
 * Makes the function that answers a connection whose request did not arrive whole, or was none, and closes it.
 *
 * No route, hook or reply exists at that point, so the answer is written by hand.
 */
export function createBrokenRequestHandler(
  ids: Ids,
  log: Log,
): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const refusal = REFUSALS[error.code]?.() ?? new AppError('invalid_input')
    const { status } = ERRORS[refusal.code]
    const requestId = ids()
    log.info({ reqId: requestId, route: 'none', status }, 'request')
    const body = writeProblem(refusal, requestId)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      `x-request-id: ${requestId}`,
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }
}
