import { listCommitments } from './commitments.ts'
import { findWhatWorked } from './find-what-worked.ts'
import type { History, PastSession } from './history.ts'
import type { Finding, InsightDraft } from './insight-draft.ts'
import { SITUATION_WORDS } from './situation-words.data.ts'
import { type Sayer, sayCount, sayNumber, sayShare, shorten, startWith } from './wording.ts'

/** A pattern is looked for in this many of the newest sessions in which something was said. */
const LOOKED_AT = 12
const NEED = 3
/** Weekdays and hours coincide easily, so they ask for more. */
const NEED_OF_TIMES = 6
const PLENTY = 5
const LATE_FROM = 22
const LATE_UNTIL = 5
const NEED_DROPPED = 3

const OF_LAST = 'of your last'
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Finds what comes back: a subject, a person, a time of the week, steps that are set aside, how conversations of a kind go. */
export function findPatterns({ sessions, outcomes }: History, sayer: Sayer): Finding {
  const told = sessions.filter(({ messages }) => messages > 0).slice(0, LOOKED_AT)
  const drafts = [
    findSubject(told),
    findPerson(told),
    findWeekday(told, sayer),
    findLateHours(told, sayer),
    findDropped(sessions),
    findWhatWorked({ outcomes: outcomes ?? [] }),
  ]
  return {
    type: 'pattern_recognition',
    drafts: drafts.filter((draft) => draft !== null),
    have: told.length,
    need: NEED,
    noun: 'session in which you described a situation',
    nouns: 'sessions in which you described a situation',
    quiet: 'Your latest sessions were about different matters and people: nothing repeats itself so far.',
  }
}

const toPieces = (sessions: readonly PastSession[]) =>
  sessions.map(({ id, startedAtMs }) => ({ id, atMs: startedAtMs }))

/** The value that most sessions share, with those sessions; the newest decides a draw. */
function findMostShared(
  sessions: readonly PastSession[],
  read: (session: PastSession) => string | null,
): [string, PastSession[]] | null {
  const groups = Map.groupBy(
    sessions.filter((session) => read(session) !== null),
    (session) => read(session) ?? '',
  )
  const [first] = [...groups].sort(([, one], [, other]) => other.length - one.length)
  return first && first[1].length >= NEED ? first : null
}

function findSubject(told: readonly PastSession[]): InsightDraft | null {
  const found = findMostShared(told, ({ situation }) =>
    situation !== null && situation in SITUATION_WORDS ? situation : null,
  )
  const words = found && SITUATION_WORDS[found[0]]
  if (!found || !words) return null
  const [key, own] = found
  const { topic, question } = words
  return {
    type: 'pattern_recognition',
    subject: `situation.${key}`,
    title: `A recurring subject: ${topic}`,
    description: `${sayShare(own.length, told.length, OF_LAST)} sessions came to ${topic}. What returns is seldom about knowing what to do; something in it has not been said or settled yet. ${question}`,
    priority: own.length >= PLENTY ? 1 : 2,
    pieces: toPieces(own),
    noun: 'session',
  }
}

function findPerson(told: readonly PastSession[]): InsightDraft | null {
  const found = findMostShared(told, ({ person }) => person)
  if (!found) return null
  const [person, own] = found
  const [newest, oldest] = [own[0], own.at(-1)]
  const span =
    newest && oldest && newest.title !== oldest.title
      ? ` from “${shorten(oldest.title)}” to “${shorten(newest.title)}”.`
      : '.'
  return {
    type: 'pattern_recognition',
    subject: `person.${toKey(person)}`,
    title: `${startWith(person)} is often on your mind`,
    description: `${sayShare(own.length, told.length, OF_LAST)} sessions turned on ${person},${span === '.' ? ' again and again under the same heading.' : span} Each prepared one occasion. Is there one conversation underneath that would make the next preparation unnecessary?`,
    priority: own.length >= PLENTY ? 1 : 2,
    pieces: toPieces(own),
    noun: 'session',
  }
}

function findWeekday(told: readonly PastSession[], sayer: Sayer): InsightDraft | null {
  if (told.length < NEED_OF_TIMES) return null
  const found = findMostShared(told, ({ startedAtMs }) => String(sayer.place(startedAtMs).weekday))
  // Half of them on one of seven days: chance alone does that to at most one leader in eight.
  if (!found || found[1].length * 2 < told.length || found[1].length < NEED + 1) return null
  const [weekday, own] = found
  const day = WEEKDAYS[Number(weekday)] ?? ''
  const isFree = day === 'Sunday' || day === 'Saturday'
  return {
    type: 'pattern_recognition',
    subject: `weekday.${weekday}`,
    title: `Your sessions gather on ${day}s`,
    description: isFree
      ? `${sayShare(own.length, told.length, OF_LAST)} sessions began on a ${day}. The week seems to reach you before it begins. Twenty minutes on Friday afternoon, while people can still be asked, may give you the ${day} back.`
      : `${sayShare(own.length, told.length, OF_LAST)} sessions began on a ${day}. Something in that day brings you here. If it is a meeting, the preparation may do more good a day earlier, when there is still time to change the plan.`,
    priority: 3,
    pieces: toPieces(own),
    noun: 'session',
  }
}

function findLateHours(told: readonly PastSession[], sayer: Sayer): InsightDraft | null {
  const late = told.filter(({ startedAtMs }) => {
    const { hour } = sayer.place(startedAtMs)
    return hour >= LATE_FROM || hour < LATE_UNTIL
  })
  if (told.length < NEED_OF_TIMES || late.length < NEED || late.length * 2.5 < told.length) return null
  return {
    type: 'pattern_recognition',
    subject: 'late-hours',
    title: 'You bring it here late at night',
    description: `${sayShare(late.length, told.length, OF_LAST)} sessions began after ten in the evening. Matters look larger then and options fewer. Write the one sentence that keeps you awake into a new session’s title, and open it in the morning.`,
    priority: 2,
    pieces: toPieces(late),
    noun: 'session',
  }
}

function findDropped(sessions: readonly PastSession[]): InsightDraft | null {
  const settled = listCommitments(sessions).filter(({ outcome }) => outcome !== 'open')
  const dropped = settled.filter(({ outcome }) => outcome === 'dropped')
  const [newest] = dropped
  if (!newest || dropped.length < NEED_DROPPED || dropped.length * 2 < settled.length) return null
  return {
    type: 'pattern_recognition',
    subject: 'steps-set-aside',
    title: 'Many steps are set aside',
    description: `Of ${sayCount(settled.length, 'step')} whose outcome you noted, ${sayNumber(dropped.length)} were dropped. That says more about the steps than about you: they may be too large, or somebody else’s idea. Before you end the next session, cut the step in half and name the day.`,
    priority: 2,
    pieces: dropped.map(({ id, notedAtMs, atMs }) => ({ id, atMs: notedAtMs ?? atMs })),
    noun: 'step',
    quote: newest.text,
  }
}

/** A person's name as part of an id; two names that give the same key are the same to a reader as well. */
const toKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 32)
