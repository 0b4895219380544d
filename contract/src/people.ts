import * as z from 'zod/mini'
import { FACT_KINDS } from './case.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, LIMITS, Success, text } from './primitives.ts'
import { TALK_OUTCOMES } from './talk-outcome.ts'

const LONGEST_KEY = 60

/** What a person is known by: their name in lower case without signs; two sessions that name them alike mean the same one. */
export const keyOfName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_KEY)

/** What a leader has decided about people: kept as one value, read and written together. */
export interface PeopleBook {
  /** What to call a person, by their key. */
  labels: Record<string, string>
  /** Whom a name means, where that is another key: a name (`marco`), or the one of one session (`marco@<session>`). */
  same: Record<string, string>
  /** Others' promises that are settled, as `<session>/<line of the case>`. */
  settled: string[]
}

/** More decisions than these nobody makes by hand. */
export const MOST_DECISIONS = 2000

/** Somebody the leader talks about, as the list shows them. */
export const KnownPerson = z.object({
  /** Their key; the address of their page. */
  id: z.string(),
  name: z.string(),
  /** How many sessions they appear in, and when the newest of them began. */
  sessions: z.int(),
  lastAt: Instant,
})
export type KnownPerson = z.infer<typeof KnownPerson>

const where = { sessionId: Id, sessionTitle: z.string(), at: Instant }

/** One person's page. Everything on it is the leader's own: their words, exactly, and what they tapped. */
export const PersonPage = z.object({
  ...KnownPerson.shape,
  /** Every name the leader used, with its key where it can be taken apart again. */
  names: z.array(z.object({ name: z.string(), key: z.string() })),
  said: z.array(z.object({ ...where, kind: z.enum(FACT_KINDS), quote: z.string() })),
  /** What the leader said they will do, and has not said what became of. */
  youPromised: z.array(
    z.object({ ...where, id: z.string(), text: z.string(), dueOn: z.nullable(z.iso.date()) }),
  ),
  /** What the leader told that this person has promised, unless it is settled. */
  theyPromised: z.array(z.object({ ...where, id: z.string(), text: z.string() })),
  talks: z.array(z.object({ id: Id, title: z.string(), at: Instant })),
  /** What came of conversations with them. */
  outcomes: z.array(
    z.object({ day: z.iso.date(), came: z.enum(TALK_OUTCOMES), line: z.string(), words: z.string() }),
  ),
})
export type PersonPage = z.infer<typeof PersonPage>

const known: KnownPerson = { id: 'marco', name: 'Marco', sessions: 2, lastAt: '2026-05-03T09:50:00.000Z' }
const place = {
  sessionId: 'session_1',
  sessionTitle: 'Feedback for Marco before Thursday',
  at: '2026-05-03T09:51:00.000Z',
}
const page: PersonPage = {
  ...known,
  names: [{ name: 'Marco', key: 'marco' }],
  said: [{ ...place, kind: 'happened', quote: 'keeps interrupting Ana in our planning meeting' }],
  youPromised: [
    { ...place, id: 'session_1/promise-1', text: 'Speak with Marco before the meeting', dueOn: '2026-05-07' },
  ],
  theyPromised: [{ ...place, id: 'session_1/fact-2', text: 'he promised to let her finish' }],
  talks: [{ id: 'session_1', title: place.sessionTitle, at: '2026-05-03T09:50:00.000Z' }],
  outcomes: [{ day: '2026-05-07', came: 'well', line: 'He listened.', words: '' }],
}

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'List the people the leader talks about, newest first; none while that is switched off.',
  reply: z.object({ isOn: z.boolean(), people: z.array(KnownPerson) }),
  example: { isOn: true, people: [known] },
})
export const switchPeople = endpoint({
  method: 'PUT',
  path: '/api/people/switch',
  summary: 'Switch the pages of people on or off. What was decided about them stays.',
  body: z.object({ isOn: z.boolean('Say true or false') }),
  reply: z.object({ isOn: z.boolean() }),
  example: { isOn: false },
})
export const getPerson = endpoint({
  method: 'GET',
  path: '/api/people/:id',
  summary: "Get one person's page, by their key or any name of theirs.",
  reply: PersonPage,
  errors: ['not_found'],
  example: page,
})

const Key = text(100, 'Say who')
/** One decision about a person. `apart` takes back a merge, or says that the one of a session is somebody else. */
export const PersonChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('rename'), name: text(LIMITS.name, 'Say what to call them') }),
  z.object({ change: z.literal('merge'), into: Key }),
  z.object({ change: z.literal('apart'), name: Key }),
  z.object({ change: z.literal('apart-in-session'), sessionId: Id }),
  z.object({ change: z.literal('settle'), promise: Key, isSettled: z.boolean() }),
])
export type PersonChange = z.infer<typeof PersonChange>

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/people/:id',
  summary: 'Rename a person, merge two, take two apart, or settle what somebody has promised.',
  body: PersonChange,
  reply: PersonPage,
  errors: ['not_found', 'quota_reached'],
  example: page,
})
export const forgetPerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:id',
  summary:
    'Forget a person: they are taken out of every case and do not come back from what is written already.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
