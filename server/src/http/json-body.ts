import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Deeper than anything the contract knows; what walks a body may then call itself for each level. */
const DEEPEST = 32

/** Programs on Windows put it before a text; JSON that is sent must not have it (RFC 8259, section 8.1). */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Takes JSON as the only kind of body; a JSON request without a body is one without input, not a mistake.
 *
 * A body that is nested too deeply, or begins with a byte order mark, is refused before anything else looks at it.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') done(null, undefined)
    else if (text.startsWith(BYTE_ORDER_MARK)) done(refuse('Not valid JSON'))
    else if (isDeeperThan(text, DEEPEST)) done(refuse(`Nested more than ${DEEPEST} levels deep`))
    else void parse(request, text, done)
  })
}

const refuse = (problem: string) => new AppError('invalid_input', { fields: { body: problem } })

/** What a character outside a string does to the depth. */
const STEPS = new Map([
  ['{', 1],
  ['[', 1],
  ['}', -1],
  [']', -1],
])

/** Counts brackets outside strings, without parsing: what is too deep may be more than a parser stands. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (isInString && character === '\\') at += 1
    else if (character === '"') isInString = !isInString
    else if (!isInString) depth += STEPS.get(character) ?? 0
    if (depth > most) return true
  }
  return false
}
