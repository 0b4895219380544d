import { ApiError } from '../../lib/api.ts'

/** Reads the `message` out of a refusal's body, whatever else the body holds (decision D31); null without one. */
export function readServerMessage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  try {
    const body: unknown = JSON.parse(error.message.slice(error.message.indexOf(':') + 1))
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
    return typeof message === 'string' && message.trim() !== '' ? message : null
  } catch {
    return null
  }
}
