/**
 * Makes an Idempotency-Key: a create that is sent again with the same one is done once.
 *
 * Browsers give `randomUUID` only to secure pages; an installation inside a company's network may not be one.
 */
export const createRequestKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')
