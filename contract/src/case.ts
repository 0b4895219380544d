import * as z from 'zod/mini'
import { Id, LIMITS, text } from './primitives.ts'

/** What a fact tells: what happened, what came of it, what somebody said, what was tried, wished, not possible, due, counted, felt. */
export const FACT_KINDS = [
  'happened',
  'effect',
  'said',
  'tried',
  'wish',
  'limit',
  'deadline',
  'number',
  'feeling',
] as const
/** How somebody is spoken of. */
export const PRONOUNS = ['he', 'she', 'they'] as const
/** How much time the leader has until they need it. */
export const TIMES = ['10-minutes', 'today', 'this-week'] as const

const line = {
  /** Stays the same for as long as the session does: `person-1`, `fact-3`. */
  id: z.string(),
  /** The leader's message it was taken from. */
  messageId: Id,
  /** True once the leader has struck it; it can be taken back. */
  struck: z.boolean(),
  /** True on a struck line of somebody the leader had forgotten: it is shown nowhere and cannot be taken back. */
  forgotten: z.optional(z.boolean()),
}

/** Somebody the leader writes about. */
export const CasePerson = z.object({
  ...line,
  /** As the coach first heard it: "Marco", "your deputy". */
  heard: z.string(),
  /** What to call them: the same, until the leader says otherwise. */
  label: z.string(),
  pronoun: z.nullable(z.enum(PRONOUNS)),
  /** The person they turned out to be, by its line; null for somebody of their own. */
  sameAs: z.nullable(z.string()),
})
export type CasePerson = z.infer<typeof CasePerson>

/** Something the leader has told, in their exact words. */
export const CaseFact = z.object({ ...line, kind: z.enum(FACT_KINDS), quote: z.string() })
export type CaseFact = z.infer<typeof CaseFact>

/** Something the leader said they will do; `dueOn` is the day, `YYYY-MM-DD`. */
export const CasePromise = z.object({ ...line, text: z.string(), dueOn: z.nullable(z.iso.date()) })
export type CasePromise = z.infer<typeof CasePromise>

/** A matter the leader has brought, under words of theirs. */
export const CaseMatter = z.object({
  ...line,
  title: z.string(),
  /** The playbooks it is worked on with, most likely first. */
  situations: z.array(z.string()),
})
export type CaseMatter = z.infer<typeof CaseMatter>

/** What the coach has understood in one session: built only from what the leader wrote, and corrected only by them. */
export const Case = z.object({
  matters: z.array(CaseMatter),
  /** The matter in hand, by its line; once that is struck, none is. */
  inHand: z.nullable(z.string()),
  people: z.array(CasePerson),
  facts: z.array(CaseFact),
  promises: z.array(CasePromise),
  /** Null until the leader says it, taps it, or starts from a meeting. */
  time: z.nullable(z.enum(TIMES)),
  /** What the leader has corrected since the coach's last turn, in the coach's words. */
  corrected: z.array(z.string()),
})
export type Case = z.infer<typeof Case>

/** A new session has understood nothing. */
export const EMPTY_CASE: Case = {
  matters: [],
  inHand: null,
  people: [],
  facts: [],
  promises: [],
  time: null,
  corrected: [],
}

/** What is understood of one message, as the examples of the API show it. */
export const EXAMPLE_CASE: Case = {
  matters: [
    {
      id: 'matter-1',
      messageId: 'message_1',
      struck: false,
      title: 'Marco keeps interrupting Ana',
      situations: ['giving-feedback'],
    },
  ],
  inHand: 'matter-1',
  people: [
    {
      id: 'person-1',
      messageId: 'message_1',
      struck: false,
      heard: 'Marco',
      label: 'Marco',
      pronoun: null,
      sameAs: null,
    },
  ],
  facts: [
    {
      id: 'fact-1',
      messageId: 'message_1',
      struck: false,
      kind: 'happened',
      quote: 'keeps interrupting Ana in our planning meeting',
    },
  ],
  promises: [],
  time: null,
  corrected: [],
}

const Line = text(LIMITS.title, 'Say which line')

/** One correction. Each is taken back by another of its kind that says what stood there before. */
export const CaseChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('strike'), line: Line, struck: z.boolean() }),
  z.object({ change: z.literal('rename'), line: Line, label: text(LIMITS.title, 'Say what to call them') }),
  z.object({ change: z.literal('pronoun'), line: Line, pronoun: z.nullable(z.enum(PRONOUNS)) }),
  z.object({ change: z.literal('merge'), line: Line, sameAs: z.nullable(Line) }),
  z.object({ change: z.literal('date'), line: Line, dueOn: z.nullable(z.iso.date('Say a day')) }),
  z.object({ change: z.literal('take-up'), line: Line }),
  z.object({ change: z.literal('time'), time: z.nullable(z.enum(TIMES)) }),
])
export type CaseChange = z.infer<typeof CaseChange>

/**
 * The change that takes another back.
 *
 * @param before the case as it stood before that one.
 * @returns null where there is nothing to go back to.
 */
export function invertChange(change: CaseChange, before: Case): CaseChange | null {
  if (change.change === 'time') return { change: 'time', time: before.time }
  if (change.change === 'take-up') return before.inHand === null ? null : { ...change, line: before.inHand }
  const { matters, people, facts, promises } = before
  const isIt = ({ id }: { id: string }) => id === change.line
  if (change.change === 'strike') {
    const line = [...matters, ...people, ...facts, ...promises].find(isIt)
    return line ? { ...change, struck: line.struck } : null
  }
  if (change.change === 'date') {
    const promise = promises.find(isIt)
    return promise ? { ...change, dueOn: promise.dueOn } : null
  }
  const person = people.find(isIt)
  return person ? invertForPerson(change, person) : null
}

type PersonChange = Extract<CaseChange, { change: 'rename' | 'pronoun' | 'merge' }>

function invertForPerson(change: PersonChange, { label, pronoun, sameAs }: CasePerson): CaseChange {
  if (change.change === 'rename') return { ...change, label }
  return change.change === 'merge' ? { ...change, sameAs } : { ...change, pronoun }
}
