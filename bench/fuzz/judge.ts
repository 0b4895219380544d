import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Operation } from './cases.ts'
import type { Person } from './people.ts'
import type { Sent, Wire } from './send.ts'
import type { Schema } from './shaped-values.ts'

/** What an answer can do wrong. */
export const FAULTS = ['5xx', 'undocumented', 'off schema', 'leak', 'no answer'] as const
export type Fault = (typeof FAULTS)[number]

/** Something wrong with an answer, in words. */
export interface Finding {
  fault: Fault
  what: string
}

/** What no answer may hold unless it was sent: places in our code, of this machine, of the database. */
const INNER = [
  /\bat (?:async )?\S+ \(?(?:file:|node:|\/)\S+:\d+/,
  /\/?node_modules\//,
  /\b\w[\w-]*\.[cm]?[jt]s:\d+:\d+/,
  /(?:^|[\s"'(=])\/(?:home|root|tmp|usr|var|work|opt)\/\w+/,
  /\b(?:SQLSTATE|relation "|column "\w+" |syntax error at or near|duplicate key value|violates \w+(?: \w+)? constraint)/,
  /\b(?:kysely|better-auth|fastify|pg-boss|ajv|ZodError|\$ZodError|TypeError|ReferenceError|RangeError):/i,
  /\binsert into "?\w+"?|\bselect .{1,80} from "?(?:users|goals|auth_\w+)\b/i,
]

/** Says whether something is wrong with an answer. */
export type Judge = (operation: Operation, wire: Wire, sent: Sent, others: readonly Person[]) => Finding[]

/** Makes what judges answers by the document. */
export function createJudge(): Judge {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  const validators = new Map<Schema, ValidateFunction>()
  const check = (schema: Schema, value: unknown): string | null => {
    const validate = validators.get(schema) ?? ajv.compile(schema)
    validators.set(schema, validate)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }
  return (operation, wire, sent, others) => {
    if (sent.status === 0) return [{ fault: 'no answer', what: sent.failure ?? '' }]
    const leaked = findLeak(wire, sent, others)
    const findings: Finding[] = leaked ? [{ fault: 'leak', what: leaked }] : []
    if (sent.status >= 500) findings.push({ fault: '5xx', what: `${sent.status} ${sent.text.slice(0, 200)}` })
    const schema = operation.replies.get(sent.status)
    if (!schema)
      return [...findings, { fault: 'undocumented', what: `${sent.status} ${sent.text.slice(0, 200)}` }]
    const problem = checkBody(sent, (value) => check(schema, value))
    return problem ? [...findings, { fault: 'off schema', what: `${sent.status}: ${problem}` }] : findings
  }
}

function checkBody({ type, text, status }: Sent, check: (value: unknown) => string | null): string | null {
  if (type.startsWith('text/event-stream') && status === 200) return null
  if (!type.startsWith('application/json')) return `the type is ${type || 'missing'}`
  try {
    return check(JSON.parse(text))
  } catch {
    return 'this is no JSON'
  }
}

function findLeak(wire: Wire, { text }: Sent, others: readonly Person[]): string | null {
  if (others.some(({ mark }) => text.includes(mark))) return 'a text of somebody else'
  const body = wire.body?.toString() ?? ''
  const given = [wire.path, decode(wire.path), body, unquote(body), ...Object.values(wire.headers)].join('\n')
  for (const inner of INNER) {
    const found = inner.exec(unquote(text))?.[0]
    // What somebody sends may come back to them.
    if (found && !given.includes(found.trim())) return `“${found.slice(0, 100)}”`
  }
  return null
}

/** JSON writes marks and ends of lines in another way. */
const unquote = (text: string): string => text.replaceAll('\\"', '"').replaceAll('\\n', '\n')

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
