import * as z from 'zod/mini'

/**
 * Every way a call can be refused: the only table of codes, statuses and texts.
 *
 * `message` is what a person may read; `code` is what a program reads.
 */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Some of what was sent is missing or not valid.' },
  assessment_required: { status: 400, message: 'Please complete your leadership assessment first.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  second_factor_required: { status: 401, message: 'Enter the code of your authenticator app to go on.' },
  confirmation_required: { status: 403, message: 'Confirm that it is you, then try again.' },
  not_found: { status: 404, message: 'Not found.' },
  too_slow: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  session_completed: {
    status: 409,
    message: 'This coaching session is completed; start a new one to go on.',
  },
  already_set_up: { status: 409, message: 'An authenticator app is set up already.' },
  turn_in_progress: { status: 409, message: 'The coach is still answering your last message.' },
  pulse_open: {
    status: 409,
    message: 'One of your questions is still open. End it, or wait for its last day, then ask the next.',
  },
  rehearsal_moved_on: {
    status: 409,
    message: 'This rehearsal has gone on elsewhere. Look at where it stands, then go on from there.',
  },
  idempotency_mismatch: { status: 409, message: 'This Idempotency-Key was used for a different request.' },
  quota_reached: {
    status: 409,
    message:
      'You keep as many of these as one person may. Delete some that you no longer need, then try again.',
  },
  too_large: { status: 413, message: 'That is more than we can take in one request.' },
  unsupported_media_type: { status: 415, message: 'Send JSON with the content type application/json.' },
  nothing_recognized: {
    status: 422,
    message: 'No assessment result could be recognized in this text. Check what you pasted.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  overloaded: {
    status: 503,
    message: 'More people are asking than can be answered at this moment. Please try again shortly.',
  },
  unavailable: {
    status: 503,
    message: 'Lodestar cannot serve you at this moment. Please try again shortly.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** The body of every answer that is not OK. `fields` maps a place such as `body.title` to what is wrong there. */
export const Problem = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>

/** Codes any endpoint may answer without saying so in its own list. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'too_slow',
  // An address or headers without end, whatever the method.
  'too_large',
  'too_many_requests',
  'internal',
  'overloaded',
  'unavailable',
]
