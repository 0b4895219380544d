import type { Case } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { minuteOf } from '../../text/clock.ts'
import { type Moment, sayMoment } from '../../text/dates.ts'
import { quoteData } from '../../text/quote-data.ts'
import type { TurnInput } from '../answer-turn.ts'
import { type CalendarDay, listCalendar } from '../facts/days-ahead.ts'
import type { Found, Source } from '../say/say.ts'
import { isSure, tellPassages } from '../say/say.ts'
import type { Boundary } from '../screen/screen.ts'
import { withoutStruck } from '../session/case.ts'
import { HANDED_OVER } from '../session/state.ts'
import { NO_SURROUNDINGS } from '../session/surroundings.ts'
import { listSentences } from './answer-texts.ts'
import { INSTRUCTIONS } from './brief-rules.data.ts'
import {
  describeLastSession,
  describeLeader,
  describeNotes,
  describeOutcomes,
  describeWishes,
  leaveOutEmpty,
  mentionable,
} from './describe.ts'
import { isForeign } from './names.ts'
import { listUnanswered } from './unanswered.ts'

/** One message of a conversation as a language model is sent it. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** What an answer may build on; all of it stands in the brief. */
export interface Grounds extends Moment {
  /** What the leader has written, this message last; nothing that belongs in other hands. */
  readonly told: readonly string[]
  /** What is noted of the leader: the case, the session before, goals, meetings. */
  readonly noted: readonly string[]
  /** Everything else the brief tells, but for calendar and wishes. */
  readonly known: readonly string[]
  /** What they have promised in this session and the last one, and everything they have written. */
  readonly promised: readonly string[]
  /** What they promised in the last session and have noted no outcome of. */
  readonly openBefore: readonly string[]
  /** What they promised in this session and have told to be done since. */
  readonly kept: readonly string[]
  /** The sentences the coach has said; none of them may be said again. */
  readonly said: readonly string[]
  /** Today and the days after it. */
  readonly calendar: readonly CalendarDay[]
  readonly found: Found
  /** Whether what the built-in coach takes the matter for is sure. */
  readonly isSure: boolean
  /** True where nothing is to be asked: the leader is leaving, or nobody answers. */
  readonly isEnding: boolean
  /** What the built-in coach suspects in the message, short of handing it over. */
  readonly suspected: Boundary['kind'] | null
  /** The case as it stood before the message. */
  readonly case: Case | null
}

/** All that a language model is sent to lead one turn, and what its answer is held against. */
export interface LeadBrief {
  /** The same for every turn of every leader. */
  readonly instructions: string
  /** The conversation; the last message holds the material and what the leader wrote. */
  readonly messages: readonly ChatMessage[]
  readonly grounds: Grounds
}

/** Characters of the conversation, and lines of a list, that are sent; the newest are kept. */
const MOST = { conversation: 24_000, lines: 3 } as const

/** Makes the brief of a turn. `input` is what the turn was composed from as `source`. */
export function briefTurn(source: Source, input: TurnInput): LeadBrief {
  const known = input.case ?? null
  const talk = clean(withoutHandOvers(input.history), known)
  const found = tellPassages(source)
  const kept = input.history.flatMap(({ metadata }) => metadata.turn?.done ?? [])
  const unanswered = mentionable(listUnanswered(talk).slice(-MOST.lines))
  const about = {
    leader: describeLeader(input),
    goals: mentionable(input.surroundings.goals.slice(0, MOST.lines), ({ title }) => title),
    meetings: mentionable(input.surroundings.meetings.slice(0, MOST.lines), ({ title }) => title).map(
      ({ title, startTime }) => ({ title, when: sayMoment(startTime, input) }),
    ),
    lastSession: describeLastSession(input),
    outcomes: describeOutcomes(input.surroundings.outcomes),
    session: describeNotes(input.sessionTitle, known, kept, countExcess(talk) <= 0),
    perhapsUnanswered: unanswered,
  }
  // A message that was handed over by mistake is answered now that this is taken back; one that was not read is as it stands.
  const isAsItStands = source.heard.text === input.message || source.heard.text === ''
  const message = isAsItStands ? input.message : `${source.heard.text}\n\n${input.message}`
  const isEnding = source.plan.move === 'goodbye'
  const before = input.lastSession?.promises ?? []
  const promised = [...before, ...(known?.promises ?? [])].map(({ text }) => text)
  const openBefore = before.flatMap(({ text, outcome }) => (outcome === 'open' ? [text] : []))
  return makeBrief(source, { about, found, talk, message, case: known, isEnding, promised, openBefore, kept })
}

/** Makes the brief of a word of coaching outside of any conversation; `task` says what it is to be. */
export const briefAlone = (source: Source, task: string, message: string): LeadBrief =>
  makeBrief(source, {
    about: {
      task,
      leader: describeLeader({ ...source, preferences: source.preferences, surroundings: NO_SURROUNDINGS }),
    },
    found: tellPassages(source),
    talk: [],
    message,
    case: null,
    isEnding: true,
    promised: [],
    openBefore: [],
    kept: [],
  })

interface Material {
  readonly about: Readonly<Record<string, unknown>>
  readonly found: Found
  readonly talk: readonly Message[]
  readonly message: string
  readonly case: Case | null
  /** True where nothing is to be asked. */
  readonly isEnding: boolean
  readonly promised: readonly string[]
  readonly openBefore: readonly string[]
  readonly kept: readonly string[]
}

function makeBrief(
  source: Source,
  { about, found, talk, message, case: known, isEnding, promised, openBefore, kept }: Material,
): LeadBrief {
  const told = [...talk.filter(({ role }) => role === 'user').map(({ content }) => content), message]
  const calendar = listCalendar(source)
  const [today, ...ahead] = calendar
  const material = {
    wishes: describeWishes(source.preferences),
    today: `${today?.said} (${today?.on}), ${sayClock(minuteOf(source))}, ${source.timeZone}`,
    ...(mattersWhen(message, talk) ? { daysAhead: ahead.map(({ said, on }) => `${said} (${on})`) } : {}),
    ...about,
    ...found,
  }
  const conversation = takeNewest(talk)
  return {
    instructions: INSTRUCTIONS,
    messages: [
      ...conversation,
      { role: 'user', content: `${quoteData('known', leaveOutEmpty(material))}\n\n${message}` },
    ],
    grounds: {
      now: source.now,
      timeZone: source.timeZone,
      told,
      promised: [...promised, ...told],
      openBefore,
      kept,
      noted: listStrings(about),
      known: [
        ...listStrings(found),
        ...conversation.filter(({ role }) => role === 'assistant').map(({ content }) => content),
      ],
      said: talk
        .filter(({ role }) => role === 'assistant')
        .flatMap(({ content, metadata }) => listSentences([content, metadata])),
      calendar,
      found,
      isSure: isSure(source),
      isEnding,
      suspected: source.plan.suspected,
      case: known,
    },
  }
}

/** The conversation without what was handed over, unless that was taken back: neither the disclosure nor the answer to it. */
export function withoutHandOvers(history: readonly Message[]): Message[] {
  const isHandOver = (message: Message | undefined) => HANDED_OVER.has(message?.metadata.turn?.move ?? '')
  const isTakenBack = (at: number) => history[at + 2]?.metadata.turn?.takesBack === true
  return history.filter((message, at) => {
    if (isHandOver(message)) return false
    return !isHandOver(history[at + 1]) || isTakenBack(at + 1)
  })
}

/** The conversation without what the leader has struck. */
export const clean = (talk: readonly Message[], known: Case | null): Message[] =>
  talk.map((message) =>
    known ? { ...message, content: withoutStruck([message.content], known)[0] ?? '' } : message,
  )

/** What there is no room for is left out in pieces of so many characters: between two of them a provider's cache finds the same beginning. */
const LEFT_OUT = 6_000

/** So many characters of a conversation find no room; below zero there is room left. */
const countExcess = (talk: readonly Message[]): number =>
  talk.reduce((length, { content }) => length + content.length, -MOST.conversation)

/** The newest messages that there is room for, from one of the leader's on, taking turns. */
export function takeNewest(talk: readonly Message[]): ChatMessage[] {
  let leave = Math.max(0, Math.ceil(countExcess(talk) / LEFT_OUT) * LEFT_OUT)
  const taken: ChatMessage[] = []
  for (const { role, content } of talk) {
    const isLeft = leave > 0
    leave -= content.length
    if (isLeft) continue
    const before = taken.at(-1)
    if (before?.role === role) taken[taken.length - 1] = { role, content: `${before.content}\n\n${content}` }
    else taken.push({ role, content })
  }
  const first = taken.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : taken.slice(first)
}

/** Names of days and months, spans and dates, as far as English has them. */
const WHEN =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|days?|weeks?|weekend|months?|fortnight|quarter|deadline|date|when|until|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[./]\d{1,2})\b/i
/** Whether what is answered, or what was said just before it, turns on a day. A day that nobody is asked about is named by nobody. */
const mattersWhen = (message: string, talk: readonly Message[]): boolean =>
  [message, talk.findLast(({ role }) => role === 'user')?.content ?? ''].some((text) => WHEN.test(text)) ||
  isForeign([message])

/** A time of the day with 24 hours: "09:05". */
const sayClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Every text and number inside a value, however deep, as texts. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}
