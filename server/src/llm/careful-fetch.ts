import { ModelFailure } from './model-failure.ts'

/** The most a model's server may send for one answer, in bytes: some 50 times the longest answer with its wrapping. */
const MOST_BYTES = 4_000_000

/**
 * Fetches as the browser's `fetch` does, with two walls: a redirect is not followed, because it would carry the key and
 * the conversation to an address nobody configured, and an answer that does not end is cut.
 *
 * @throws ModelFailure `redirected`; its stream fails with `oversize`.
 */
export async function fetchCarefully(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel()
    throw new ModelFailure('redirected', response.status)
  }
  if (!response.body) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) controller.error(new ModelFailure('oversize'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(limit), response)
}
