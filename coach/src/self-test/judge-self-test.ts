import * as z from 'zod/mini'
import type { LeadAnswer, LedTurn, Refused } from '../coaching/lead/lead.ts'

/** One turn of the self-test: what a leader has said, and what a good answer to the last of it holds. */
const SelfTestTurn = z.strictObject({
  id: z.string(),
  /** The leader's messages; the last one is to be answered. */
  said: z.array(z.string()).check(z.minLength(1)),
  /** The coach's answers to those before it. */
  coach: z.optional(z.array(z.string())),
  expects: z.strictObject({
    matter: z.optional(z.enum(['same', 'new', 'back'])),
    /** Patterns for what was asked, all of which stand in an answer that leaves nothing open. */
    mentions: z.array(z.string()),
    /** True where words to say were asked for. */
    words: z.optional(z.boolean()),
    promises: z.optional(z.array(z.strictObject({ quote: z.string(), weekday: z.string() }))),
    ends: z.optional(z.boolean()),
  }),
})
export type SelfTestTurn = z.infer<typeof SelfTestTurn>

/** Reads the turns of the self-test. @throws where they are in another form. */
export const readSelfTest = (text: string): SelfTestTurn[] => z.array(SelfTestTurn).parse(JSON.parse(text))

/** What each turn is checked for. */
const SELF_TEST_CHECKS = ['form', 'matter', 'acts', 'quotes', 'invented'] as const
export type SelfTestCheck = (typeof SELF_TEST_CHECKS)[number]

/** What a model has given for one turn. */
export interface Given {
  /** The last answer as it was read; null where none came. */
  readonly answer: LeadAnswer | null
  /** What that answer came to. */
  readonly made: LedTurn | Refused | null
}

const INVENTIONS = new Set(['address', 'study', 'percentage', 'number', 'day', 'name', 'quote'])
const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })

/** Says which checks the answer to a turn passes; none where nothing of it could be shown. */
export function judgeTurn({ expects }: SelfTestTurn, { answer, made }: Given): SelfTestCheck[] {
  if (!answer || !made || 'refusal' in made) return []
  const { state } = answer
  const { turn, repairs, learned } = made
  const promised = [...learned.promises, ...learned.dated]
  const isPromised = ({ weekday }: { weekday: string }) =>
    promised.some(
      ({ dueOn }) => dueOn && WEEKDAY.format(new Date(`${dueOn}T12:00:00Z`)).toLowerCase() === weekday,
    )
  const passed: Record<SelfTestCheck, boolean> = {
    form: Object.entries(state).every(([name, field]) => field !== undefined || OPTIONAL.has(name)),
    matter: expects.matter === undefined || state.matter?.is === expects.matter,
    acts:
      expects.mentions.every((pattern) => new RegExp(pattern, 'i').test(turn.content)) &&
      (expects.words !== true ||
        (turn.metadata.structuredResponse?.sampleScripts[0]?.id ?? '').startsWith('own.')) &&
      (expects.ends !== true || !turn.content.trimEnd().endsWith('?')),
    quotes: repairs.every((repair) => repair !== 'note-quote') && (expects.promises ?? []).every(isPromised),
    invented: !repairs.some((repair) => INVENTIONS.has(repair)),
  }
  return SELF_TEST_CHECKS.filter((check) => passed[check])
}

/** What may be null in a state that is whole. */
const OPTIONAL = new Set(['concern', 'step'])

/** How many turns have passed each check. */
export type SelfTestCounts = Readonly<Record<SelfTestCheck, number>>

/** Of twenty turns so many may fail a check; one turn that goes wrong is chance. */
const LEAST_SHARE = 0.8

/** Sums the checks of all turns up. @returns whether whoever gave the answers may lead, and how often each check was passed. */
export function judgeSelfTest(turns: readonly (readonly SelfTestCheck[])[]): {
  isPassed: boolean
  counts: SelfTestCounts
} {
  const count = (check: SelfTestCheck) => turns.filter((passed) => passed.includes(check)).length
  const counts = {
    form: count('form'),
    matter: count('matter'),
    acts: count('acts'),
    quotes: count('quotes'),
    invented: count('invented'),
  }
  const isPassed =
    turns.length > 0 && Object.values(counts).every((each) => each >= LEAST_SHARE * turns.length)
  return { isPassed, counts }
}
