import { FACT_KINDS, PRONOUNS } from '@lodestar/contract/case'
import * as z from 'zod/mini'
import { type Boundary, CONCERN_KINDS } from '../screen/screen.ts'

const [firstKind, ...otherKinds] = CONCERN_KINDS
const Concern = z.object({
  kind: z.enum([firstKind ?? 'self-harm', ...otherKinds] as [Boundary['kind'], ...Boundary['kind'][]]),
  quote: z.string(),
})
const Day = z.nullable(z.string())
const Matter = z.object({ is: z.enum(['same', 'new', 'back']), title: z.string() })
const Promised = z.object({ quote: z.string(), text: z.string(), day: Day })
const Done = z.object({ quote: z.string(), promise: z.string() })
const Fact = z.object({ quote: z.string(), kind: z.enum(FACT_KINDS), about: z.string() })
const Person = z.object({ name: z.string(), pronoun: z.nullable(z.enum(PRONOUNS)), quote: z.string() })
const Words = z.object({ to: z.string(), text: z.string() })
const Basis = z.object({ says: z.string(), from: z.array(z.string()) })
const Step = z.object({ text: z.string(), day: Day })

/**
 * The form a model's server is asked to hold it to: the same for every turn. Every field is required and no length is bound,
 * because that is all that every provider's grammar can do.
 */
export const LEAD_FORM = z.object({
  message: z.string(),
  state: z.object({
    matter: Matter,
    promises: z.array(Promised),
    done: z.array(Done),
    dropped: z.array(Done),
    facts: z.array(Fact),
    people: z.array(Person),
    used: z.array(z.string()),
    research: z.array(z.string()),
    basis: z.array(Basis),
    ends: z.boolean(),
    concern: z.nullable(Concern),
    words: z.array(Words),
    step: z.nullable(Step),
  }),
})

/** What a model notes beside its message. What it has left out is undefined. */
export interface LeadState {
  readonly matter: z.infer<typeof Matter> | undefined
  readonly promises: readonly z.infer<typeof Promised>[] | undefined
  readonly done: readonly z.infer<typeof Done>[] | undefined
  /** Promises that are taken back. */
  readonly dropped: readonly z.infer<typeof Done>[] | undefined
  readonly facts: readonly Pick<z.infer<typeof Fact>, 'quote' | 'kind'>[] | undefined
  readonly people: readonly z.infer<typeof Person>[] | undefined
  readonly used: readonly string[] | undefined
  readonly research: readonly string[] | undefined
  /** Stretches of the message that say what was told in other words, or what was worked out of it, with the leader's words they come from. */
  readonly basis: readonly z.infer<typeof Basis>[] | undefined
  readonly ends: boolean | undefined
  readonly concern: z.infer<typeof Concern> | undefined
  readonly words: readonly z.infer<typeof Words>[] | undefined
  readonly step: z.infer<typeof Step> | undefined
}

/** A model's answer to one turn, as far as it can be read. */
export interface LeadAnswer {
  /** Markdown. */
  readonly message: string
  readonly state: LeadState
}

const FENCE = /^\s*```\w*\s*|\s*```\s*$/g

/**
 * Reads an answer as forgivingly as it can be: entries of the state that are wrong in form are not there, and prose without
 * any form is the message.
 *
 * @param found the JSON value of the answer; undefined where there is none.
 * @param text the whole answer.
 * @returns null where there is nothing to show.
 */
export function readAnswer(found: unknown, text: string): LeadAnswer | null {
  const fields = asFields(found)
  if (typeof fields['message'] === 'string')
    return { message: fields['message'], state: readState(asFields(fields['state'])) }
  const prose = beforeForm(text).replace(FENCE, '').trim()
  if (!/\p{L}/u.test(prose)) return null
  return { message: prose, state: readState(asFields(fields['state'] ?? fields)) }
}

/** Prose with the state behind it: the prose. */
function beforeForm(text: string): string {
  const at = text.search(/(?:```\w*\s*)?\{\s*"/)
  return at < 0 ? text : text.slice(0, at)
}

const asFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}

function readOne<One>(value: unknown, form: z.ZodMiniType<One>): One | undefined {
  const parsed = form.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

function readList<One>(value: unknown, form: z.ZodMiniType<One>, defaults: object = {}): One[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((entry) => {
    const one = readOne(typeof entry === 'string' ? entry : { ...defaults, ...asFields(entry) }, form)
    return one === undefined ? [] : [one]
  })
}

const readState = (state: Readonly<Record<string, unknown>>): LeadState => ({
  matter: readOne({ title: '', ...asFields(state['matter']) }, Matter),
  promises: readList(state['promises'], Promised, { day: null, text: '' }),
  done: readList(state['done'], Done, { promise: '' }),
  dropped: readList(state['dropped'], Done, { promise: '' }),
  facts: readList(state['facts'], Fact, { about: '' }),
  people: readList(state['people'], Person, { pronoun: null, quote: '' }),
  used: readList(state['used'], z.string()),
  research: readList(state['research'], z.string()),
  basis: readList(state['basis'], Basis),
  ends: readOne(state['ends'], z.boolean()),
  concern: readOne(state['concern'], Concern),
  words: readList(state['words'], Words, { to: '' }),
  step: readOne({ day: null, ...asFields(state['step']) }, Step),
})

/** The state of a text beside which nothing is noted. */
export const NOTHING_NOTED: LeadState = readState({})
