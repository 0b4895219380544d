import { ModelFailure } from './model-failure.ts'

/** The most a model's server may send for one answer, in bytes: some 50 times the longest answer with its wrapping. */
const MOST_BYTES = 4_000_000

/** What no stream of events begins with: a page, or JSON in one piece. */
const NO_STREAM = /^\uFEFF?\s*[<{[]/

/**
 * Fetches as the browser's `fetch` does, with three walls: a redirect is not followed, because it would carry the key and
 * the conversation to an address nobody configured; an answer that does not end is cut; and a good answer that is no stream
 * of events is none, whatever it calls itself.
 *
 * @throws ModelFailure `redirected`; its stream fails with `oversize` or `not-a-stream`.
 */
export async function fetchCarefully(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel()
    throw new ModelFailure('redirected', response.status)
  }
  if (!response.body) return response
  let bytes = 0
  let isBegun = !response.ok
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      const isStream = isBegun || !NO_STREAM.test(new TextDecoder().decode(chunk.subarray(0, 200)))
      isBegun = true
      if (!isStream) controller.error(new ModelFailure('not-a-stream'))
      else if (bytes > MOST_BYTES) controller.error(new ModelFailure('oversize'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(limit), response)
}
