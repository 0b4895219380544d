import type { IncomingMessage } from 'node:http'
import type { Ids } from '../lib/ids.ts'
import type { IsTrusted } from './trusted-proxies.ts'

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/
/** W3C Trace Context: version, trace, parent, flags. The trace is what all its requests share; zeros are none. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

/**
 * Makes the function that names a request: as the trusted proxy did that hands it on, in `x-request-id` or else
 * `traceparent`, so that the logs of both can be joined; anew for everybody else.
 */
export function createRequestIds(ids: Ids, isTrusted: IsTrusted): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    if (!isTrusted(socket.remoteAddress)) return ids()
    const given = headers['x-request-id']
    if (typeof given === 'string' && REQUEST_ID.test(given)) return given
    return TRACE.exec(String(headers['traceparent']))?.[1] ?? ids()
  }
}
